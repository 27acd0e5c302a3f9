import { createServer } from 'node:net'
import { Refusal } from './refusal.mjs'

/**
 * The port named by the environment variable PORT, or `fallback`.
 * @param {string | undefined} text
 * @param {number} fallback
 */
export function readPort(text, fallback) {
  if (text === undefined || text.trim() === '') return fallback
  const port = Number(text)
  if (/^\d+$/.test(text.trim()) && port <= 65535) return port
  throw new Refusal(`PORT is "${text}", which is no port: give a whole number up to 65535, for example PORT=8001.`)
}

/**
 * Throws a refusal when another program listens on the port. To be called before any other work.
 * @param {number} port
 */
export async function checkPort(port) {
  // A program may use the port on only one of these addresses. For a browser the port is taken then too.
  for (const host of ['::', '0.0.0.0', '::1', '127.0.0.1']) {
    const code = await tryListening(port, host)
    if (code === 'EADDRINUSE') {
      throw new Refusal(
        `Port ${port} is in use by another program: stop it, or choose a free port, for example PORT=${port + 1}.`,
      )
    }
    if (code === 'EACCES') {
      throw new Refusal(`Port ${port} may not be used by this account: choose one above 1023, for example PORT=8000.`)
    }
  }
}

/**
 * The error code, or undefined when listening works. On a machine without IPv6 the code is another one, which does no
 * harm.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>}
 */
function tryListening(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code))
    server.listen({ port, host }, () => server.close(() => resolve(undefined)))
  })
}

import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { checkPort, readPort } from './check-port.mjs'

test('PORT is a number, and nothing means the usual port', () => {
  expect(readPort('8123', 8000)).toBe(8123)
  expect(readPort(undefined, 8000)).toBe(8000)
  expect(readPort(' ', 8000)).toBe(8000)
})

test.each(['abc', '80a', '-1', '65536', '1e3', '80.5'])('PORT=%s is refused with a sentence', (text) => {
  expect(() => readPort(text, 8000)).toThrow(
    `PORT is "${text}", which is no port: give a whole number up to 65535, for example PORT=8001.`,
  )
})

test.each(['0.0.0.0', '127.0.0.1'])(
  'a port taken on %s is refused with a sentence, a free one is not',
  async (host) => {
    const server = createServer()
    await new Promise((resolve) => server.listen({ port: 0, host }, () => resolve(undefined)))
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
    await expect(checkPort(port)).rejects.toThrow(
      `Port ${port} is in use by another program: stop it, or choose a free port, for example PORT=${port + 1}.`,
    )
    await new Promise((resolve) => server.close(resolve))
    await expect(checkPort(port)).resolves.toBeUndefined()
  },
)

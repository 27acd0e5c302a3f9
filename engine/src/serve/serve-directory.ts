import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { findAnswer, type Canonical, type Place } from './find-answer.ts'
import { matchHeaderRules, parseHeaderRules, type HeaderRule } from './parse-header-rules.ts'
import { readAddress } from './read-address.ts'
import { sendFile } from './send-file.ts'

export interface ServeOptions {
  /** Absolute path of a built site. */
  directory: string
  /** Path the site is served under; starts and ends with a slash. Default `/`. */
  base?: string
  /** With 0 the system chooses a free port. */
  port: number
  /** Default `localhost`: the loopback addresses of both IP versions. */
  host?: string
  /** Leads other spellings to their page: `/Demo/Multiple/` to `/demo/multiple`. Addresses are without base. */
  canonical?: Canonical
}

export interface ServedDirectory {
  /** Address of the site, with the base: `http://localhost:8000/`. */
  url: string
  port: number
  /** Ends open connections too. */
  close(): Promise<void>
}

/**
 * Serves a built site like a static host: addresses without `.html`, 308 for other spellings, `404.html`, compressed
 * copies, and the headers of the site's `_headers` file. Rejects with a sentence when the port is taken.
 */
export async function serveDirectory(options: ServeOptions): Promise<ServedDirectory> {
  const { directory, base = '/', host = 'localhost', canonical = () => undefined } = options
  const place = { directory, base, canonical }
  const listener: RequestListener = (request, response) => {
    answer(request, response, place).catch(() => {
      // The client has gone away or the disk has failed. Nothing more can be sent.
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('The file could not be read.\n')
    })
  }
  const servers = await listen(listener, options.port, host)
  const port = portOf(servers[0])
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}${base}`,
    port,
    close: async () => {
      await Promise.all(servers.map(closeServer))
    },
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, place: Place): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' })
    response.end('This is a static site: only GET and HEAD are answered.\n')
    return
  }
  const target = request.url ?? '/'
  const rules = await readHeaderRules(place)
  // Hosts match their rules against the requested address, whatever the answer is.
  const headers = matchHeaderRules(rules, readAddress(target)?.pathname ?? '/')
  response.setHeader('Cache-Control', 'no-cache')
  for (const [name, value] of headers) response.setHeader(name, value)

  const found = await findAnswer(target, place)
  if (found.kind === 'file' && (await sendFile(request, response, found.path, 200))) return
  // A missing or moved page may exist here after the next deploy.
  response.setHeader('Cache-Control', 'no-cache')
  if (found.kind === 'redirect') {
    response.writeHead(308, { Location: found.location }).end()
    return
  }
  for (const file of listNotFoundPages(target, place)) if (await sendFile(request, response, file, 404)) return
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('PAGE NOT FOUND\n')
}

/** The not-found page of the address's first folder, which is its language, then that of the site. */
function listNotFoundPages(target: string, { directory, base }: Place): string[] {
  const { pathname = '' } = readAddress(target) ?? {}
  const [folder = ''] = pathname.startsWith(base) ? pathname.slice(base.length).split('/') : []
  return [...new Set([join(directory, folder, '404.html'), join(directory, '404.html')])]
}

/**
 * Without a `_headers` file, hashed files still get a long cache time. The file is read for each request, because a
 * deploy may change it.
 */
async function readHeaderRules({ directory, base }: Place): Promise<HeaderRule[]> {
  try {
    return parseHeaderRules(await readFile(join(directory, '_headers'), 'utf8'))
  } catch {
    return [{ pattern: `${base}assets/*`, headers: [['Cache-Control', 'public, max-age=31536000, immutable']] }]
  }
}

/** `localhost` means two addresses, and clients differ in which one they try first. */
async function listen(listener: RequestListener, port: number, host: string): Promise<[Server, ...Server[]]> {
  if (host !== 'localhost') return [await listenOn(listener, port, host)]
  const first = await listenOn(listener, port, '127.0.0.1')
  try {
    return [first, await listenOn(listener, portOf(first), '::1')]
  } catch (error) {
    if (isWithoutAddress(error)) return [first]
    await closeServer(first)
    throw error
  }
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}

function isWithoutAddress(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')
}

async function listenOn(listener: RequestListener, port: number, host: string): Promise<Server> {
  // Allows very long addresses. They get the not-found page; with the default limit the parser would answer 431.
  const server = createServer({ maxHeaderSize: 256 * 1024 }, listener)
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is in use by another program; choose a free one with the environment variable PORT.`
      reject(error.code === 'EADDRINUSE' ? new Error(taken, { cause: error }) : error)
    })
    server.listen(port, host, () => resolve(server))
  })
}

async function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

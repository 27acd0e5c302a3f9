import { createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serveDirectory } from 'vitrine/serve'
import { builtFolder } from '../support/site.ts'

/** What a host does wrong with an address: it sends half of the file, says that there is none, or lets one wait. */
type Fault = 'half' | 'missing' | 'waiting'

/** A host that can be stopped, started again at the same address, deployed to, and that makes mistakes. */
export interface Host {
  /** Address of the site, without a slash at the end. */
  url: string
  /** Paths without base that were asked for, each time. */
  asked: string[]
  deploy: (build: 'root' | 'second') => void
  /** The first faulty answer that waits, or fails, has been asked for. */
  spoil: (path: RegExp, fault: Fault) => Promise<void>
  /** Everything is right again; what waits is answered. */
  mend: () => void
  stop: () => Promise<void>
  start: () => Promise<void>
  close: () => Promise<void>
}

/** Serves the first build, or the one made for `/sub/`, until another one is deployed. */
export async function startHost(base: '/' | '/sub/' = '/'): Promise<Host> {
  const names = base === '/' ? (['root', 'second'] as const) : (['sub'] as const)
  const sources = await Promise.all(
    names.map(async (name) => [name, await serveDirectory({ directory: builtFolder(name), base, port: 0 })] as const),
  )
  const urls = new Map<string, string>(sources.map(([name, { port }]) => [name, `http://127.0.0.1:${port}`]))
  const asked: string[] = []
  let deployed: string = names[0]
  let fault: { path: RegExp; kind: Fault; meet: () => void } | undefined
  let waiting: (() => void)[] = []

  const listener: RequestListener = (request, response) => {
    const path = request.url ?? '/'
    asked.push(path)
    const found = fault?.path.test(path) === true ? fault : undefined
    found?.meet()
    const answer = async (): Promise<void> => {
      const source = await ask((urls.get(deployed) ?? '') + path)
      const chunks: Buffer[] = []
      for await (const chunk of source) chunks.push(chunk as Buffer)
      const bytes = Buffer.concat(chunks)
      const told = ['content-type', 'location', 'cache-control']
      const headers = Object.fromEntries(Object.entries(source.headers).filter(([name]) => told.includes(name)))
      response.writeHead(found?.kind === 'missing' ? 404 : (source.statusCode ?? 500), headers)
      response.end(found?.kind === 'half' ? bytes.subarray(0, bytes.length / 2) : bytes)
    }
    // A test may end in the middle of an answer.
    const send = (): void => void answer().catch(() => response.destroy())
    if (found?.kind === 'waiting') waiting.push(send)
    else send()
  }
  let server: Server
  let port = 0
  const start = async (): Promise<void> => {
    server = createServer(listener)
    await new Promise<void>((resolve) => server.listen(port, resolve))
    port = (server.address() as AddressInfo).port
  }
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  await start()
  return {
    url: `http://localhost:${port}${base.slice(0, -1)}`,
    asked,
    deploy: (build) => {
      deployed = build
    },
    spoil: (path, kind) =>
      new Promise((meet) => {
        fault = { path, kind, meet }
      }),
    mend: () => {
      fault = undefined
      for (const go of waiting) go()
      waiting = []
    },
    stop,
    start,
    close: async () => {
      await stop()
      await Promise.all(sources.map(([, source]) => source.close()))
    },
  }
}

/** Each request has a connection of its own: one that is kept may be closed just when it is used again. */
function ask(url: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, resolve).once('error', reject)
  })
}

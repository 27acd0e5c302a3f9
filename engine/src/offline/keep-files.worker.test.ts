import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { OfflineManifest } from '../model/offline.ts'
import { dropOthers, keepFiles, type KeepOptions } from './keep-files.worker.ts'

const origin = 'https://docs.test'

/** A store that can be full. */
class TestStore {
  readonly entries = new Map<string, Response>()
  room = Infinity
  /** What the browser says of it, in bytes. */
  bytes = Infinity

  keys(): Promise<Request[]> {
    return Promise.resolve([...this.entries.keys()].map((key) => new Request(origin + key)))
  }
  match(key: RequestInfo | URL): Promise<Response | undefined> {
    return Promise.resolve(this.entries.get(toPath(key))?.clone())
  }
  put(key: RequestInfo | URL, response: Response): Promise<void> {
    if (this.entries.size >= this.room) return Promise.reject(new DOMException('No room', 'QuotaExceededError'))
    this.entries.set(toPath(key), response)
    return Promise.resolve()
  }
  delete(key: RequestInfo | URL): Promise<boolean> {
    return Promise.resolve(this.entries.delete(toPath(key)))
  }
}

function toPath(key: RequestInfo | URL): string {
  const url = new URL(key instanceof Request ? key.url : key.toString(), origin)
  return url.pathname + url.search
}

/** What a host answers, by address; a function gives another answer each time. */
type Host = Record<string, Response | (() => Response)>

const pages = { 'index.html': '<p>home</p>', 'demo/single.html': '<p>single</p>', 'assets/a.js': 'run()' }

function toManifest(texts: Readonly<Record<string, string>>, version: string): OfflineManifest {
  const files = Object.entries(texts).map(([path, text]) => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16)
    return [path, hash, Buffer.byteLength(text)] as const
  })
  const bytes = files.reduce((sum, [, , size]) => sum + size, 0)
  return { version, bytes, sent: bytes, files, addresses: [['/'], ['/demo/single']], words: {} }
}

function toHost(texts: Readonly<Record<string, string>>, version: string): Host {
  const toAddress = (path: string): string => `/${path.replace(/(^index)?\.html$/, '')}`
  const answers = Object.entries(texts).map(([path, text]) => [toAddress(path), () => new Response(text)])
  const manifest = () => Response.json(toManifest(texts, version))
  return { ...Object.fromEntries(answers), '/offline.json': manifest } as Host
}

let store: TestStore
let asked: string[]
let heard: string[]

beforeEach(() => {
  store = new TestStore()
  asked = []
  heard = []
})

function keep(host: Host, version = 'one', signal = new AbortController().signal): Promise<void> {
  const fetch: KeepOptions['fetch'] = (address, { cache }) => {
    asked.push(`${cache ?? ''} ${address}`)
    const answer = host[address]
    if (answer === undefined) return Promise.reject(new TypeError('Failed to fetch'))
    return Promise.resolve(typeof answer === 'function' ? answer() : answer)
  }
  const tell = (done: number, total: number): number => heard.push(`${done}/${total}`)
  const measureRoom = (): Promise<number> => Promise.resolve(store.bytes)
  return keepFiles({ base: '/', version, store, fetch, measureRoom, tell, signal })
}

const list = (): string[] => [...store.entries.keys()].map((key) => key.replace(/[\da-f]{16}$/, '#')).toSorted()

describe('keepFiles', () => {
  it('stores each file once it is whole, and the manifest last', async () => {
    await keep(toHost(pages, 'one'))
    expect(list()).toEqual(['/assets/a.js?#', '/demo/single.html?#', '/index.html?#', '/offline.json?one'])
    expect([...store.entries.keys()].at(-1)).toBe('/offline.json?one')
    // The files come side by side, so which of them is done first is not said.
    expect([heard[0], heard.at(-1), heard.length]).toEqual(['0/29', '29/29', 4])
    expect(heard).toEqual(heard.toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10)))
    // A page is asked for at its own address: many hosts redirect from that of its file.
    expect(asked).toEqual(['no-store /offline.json', 'no-cache /', 'no-cache /demo/single', 'no-cache /assets/a.js'])
  })

  it('keeps the headers that speak of the file, and none that speak of its way', async () => {
    const headers = { 'content-type': 'text/html', 'x-content-type-options': 'nosniff', vary: '*', etag: '"1"' }
    await keep({ ...toHost(pages, 'one'), '/': new Response(pages['index.html'], { headers }) })
    const stored = [...store.entries].find(([key]) => key.startsWith('/index.html'))?.[1]
    expect(Object.fromEntries(stored?.headers ?? [])).toEqual({
      'content-type': 'text/html',
      'x-content-type-options': 'nosniff',
    })
  })

  it('takes the not-found page whatever its status is', async () => {
    const texts = { '404.html': 'nothing here' }
    await keep({ ...toHost(texts, 'one'), '/404.html': new Response('nothing here', { status: 404 }) })
    expect(list()).toEqual(['/404.html?#', '/offline.json?one'])
  })

  it('asks once more for a file that came damaged, past every cache', async () => {
    const torn = [new Response('ru'), new Response('run()')]
    await keep({ ...toHost(pages, 'one'), '/assets/a.js': () => torn.shift() ?? new Response() })
    expect(asked.slice(-2)).toEqual(['no-cache /assets/a.js', 'reload /assets/a.js'])
    expect(list()).toContain('/offline.json?one')
  })

  it.each([
    ['another file than announced', () => new Response('run[]')],
    ['half a file', () => new Response('run(')],
    ['a page that there is none', () => new Response('Not found', { status: 404 })],
  ])('refuses %s: what has arrived stays, the manifest does not come', async (_name, answer) => {
    await expect(keep({ ...toHost(pages, 'one'), '/assets/a.js': answer })).rejects.toMatchObject({ reason: 'changed' })
    expect(list()).not.toContain('/offline.json?one')
    expect(list()).toContain('/index.html?#')
  })

  it('says that a deploy came in between when the manifest is another one, or none', async () => {
    await expect(keep(toHost(pages, 'two'))).rejects.toMatchObject({ reason: 'changed' })
    const gone = { '/offline.json': new Response('<!doctype html>', { status: 404 }) }
    await expect(keep(gone)).rejects.toMatchObject({ reason: 'changed' })
    expect(list()).toEqual([])
  })

  it('goes on where it was cut off, and fetches nothing twice', async () => {
    const { '/assets/a.js': _lost, ...host } = toHost(pages, 'one')
    await expect(keep(host)).rejects.toMatchObject({ reason: 'cut' })
    asked = []
    await keep(toHost(pages, 'one'))
    expect(asked).toEqual(['no-store /offline.json', 'no-cache /assets/a.js'])
    expect(heard.at(-2)).toBe('24/29')
  })

  it('fetches of a newer version only what is new, and leaves the older one whole', async () => {
    await keep(toHost(pages, 'one'))
    asked = []
    await keep(toHost({ ...pages, 'assets/a.js': 'run(2)' }, 'two'), 'two')
    expect(asked).toEqual(['no-store /offline.json', 'no-cache /assets/a.js'])
    expect(list().filter((key) => key.startsWith('/assets') || key.startsWith('/offline'))).toEqual([
      '/assets/a.js?#',
      '/assets/a.js?#',
      '/offline.json?one',
      '/offline.json?two',
    ])
  })

  it('gives back the room of a version that does not fit, and of no other', async () => {
    for (const room of [2, 3]) {
      store.room = room
      await expect(keep(toHost(pages, 'one'))).rejects.toMatchObject({ reason: 'full' })
      expect(list()).toEqual([])
    }
    store.room = Infinity
    await keep(toHost(pages, 'one'))
    const before = list()
    store.room = store.entries.size + 1
    const newer = { ...pages, 'assets/a.js': 'run(2)', 'assets/b.js': 'more()' }
    await expect(keep(toHost(newer, 'two'), 'two')).rejects.toMatchObject({ reason: 'full' })
    expect(list()).toEqual(before)
  })

  it('downloads nothing for which there is no room', async () => {
    store.bytes = 28
    await expect(keep(toHost(pages, 'one'))).rejects.toMatchObject({ reason: 'full' })
    expect(asked).toEqual(['no-store /offline.json'])
    store.bytes = 29
    await keep(toHost(pages, 'one'))
    store.bytes = 0
    await keep(toHost(pages, 'one'))
  })

  it('says when the browser refuses to store anything', async () => {
    store.put = () => Promise.reject(new DOMException('Not here', 'InvalidStateError'))
    await expect(keep(toHost(pages, 'one'))).rejects.toMatchObject({ reason: 'denied' })
  })

  it('stops when the reader says so', async () => {
    const stopping = new AbortController()
    const host = { ...toHost(pages, 'one'), '/': () => (stopping.abort(), new Response(pages['index.html'])) }
    await expect(keep(host, 'one', stopping.signal)).rejects.toThrow('aborted')
    expect(list()).not.toContain('/offline.json?one')
  })

  it('mends a whole version of which files were deleted, without a connection for the manifest', async () => {
    await keep(toHost(pages, 'one'))
    const lost = [...store.entries.keys()].find((key) => key.startsWith('/assets')) ?? ''
    store.entries.delete(lost)
    asked = []
    await keep(toHost(pages, 'one'))
    expect(asked).toEqual(['no-cache /assets/a.js'])
    expect([...store.entries.keys()]).toContain(lost)
  })
})

it('dropOthers leaves one version and nothing else', async () => {
  await keep(toHost(pages, 'one'))
  await keep(toHost({ ...pages, 'assets/a.js': 'run(2)' }, 'two'), 'two')
  store.entries.set('/half.html?0', new Response('left by a download that was cut off'))
  await dropOthers(store, '/', 'two')
  expect(list()).toEqual(['/assets/a.js?#', '/demo/single.html?#', '/index.html?#', '/offline.json?two'])
})

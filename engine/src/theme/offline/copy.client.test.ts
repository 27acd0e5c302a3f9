import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OfflineNews } from '../../model/offline.ts'
import { findObstacle, keepSite, removeCopy } from './copy.client.ts'

/** A worker of the browser's, whose life a test tells. */
class TestWorker extends EventTarget {
  state: ServiceWorkerState = 'installing'
  readonly orders: unknown[] = []
  become(state: ServiceWorkerState): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
  postMessage(what: unknown): void {
    this.orders.push(what)
  }
}

type Registration = { installing: TestWorker | null; waiting: TestWorker | null; active: TestWorker | null }

const container = new EventTarget()
/** What each `register` gives, and then what happens. */
let tries: (() => Registration)[]
let stored: Map<string, string>
let deleted: string[]
let registered: (Registration & { scope: string; unregister: () => Promise<boolean> }) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  tries = []
  stored = new Map()
  deleted = []
  registered = undefined
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }
  const register = () => {
    const next = tries.shift()
    return next === undefined ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(next())
  }
  const serviceWorker = Object.assign(container, { register, getRegistration: () => Promise.resolve(registered) })
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('window', { caches: {} })
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('location', { href: 'https://docs.test/page' })
  vi.stubGlobal('caches', { delete: (name: string) => deleted.push(name) })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function say(news: Omit<OfflineNews, 'site'> & Record<string, unknown>): void {
  container.dispatchEvent(Object.assign(new Event('message'), { data: { site: '/', ...news } }))
}

/** A try whose new worker goes through this. */
function addTry(live: (worker: TestWorker) => void, active: TestWorker | null = null): void {
  tries.push(() => {
    const worker = new TestWorker()
    setTimeout(() => live(worker))
    return { installing: worker, waiting: null, active }
  })
}

async function keep(): Promise<{ result: Awaited<ReturnType<typeof keepSite>>; heard: string[] }> {
  const heard: string[] = []
  const kept = keepSite('/', (done, total) => heard.push(`${done}/${total}`))
  await vi.runAllTimersAsync()
  return { result: await kept, heard }
}

describe('keepSite', () => {
  it('is done when the first worker answers pages, and remembers the wish', async () => {
    addTry((worker) => {
      say({ kind: 'progress', done: 5, total: 9 })
      say({ kind: 'progress', site: '/other/', done: 1, total: 1 })
      say({ kind: 'kept' })
      worker.become('installed')
      worker.become('activated')
    })
    expect(await keep()).toEqual({ result: undefined, heard: ['5/9'] })
    expect([...stored.keys()]).toEqual(['vitrine:offline:/'])
  })

  it('begins again with the new version after a deploy in the middle', async () => {
    addTry((worker) => {
      say({ kind: 'failed', reason: 'changed' })
      worker.become('redundant')
    })
    addTry((worker) => worker.become('activated'))
    expect((await keep()).result).toBeUndefined()
  })

  it('does not take the worker that has just failed for the new version', async () => {
    const failed = new TestWorker()
    tries.push(() => {
      setTimeout(() => say({ kind: 'failed', reason: 'changed' }))
      setTimeout(() => failed.become('redundant'), 200)
      return { installing: failed, waiting: null, active: null }
    })
    tries.push(() => {
      if (failed.state !== 'redundant') return { installing: failed, waiting: null, active: null }
      const next = new TestWorker()
      setTimeout(() => next.become('activated'))
      return { installing: next, waiting: null, active: null }
    })
    expect((await keep()).result).toBeUndefined()
  })

  it('goes on after the browser has ended the worker, as long as something arrives', async () => {
    for (const done of [3, 6])
      addTry((worker) => {
        say({ kind: 'progress', done, total: 9 })
        worker.become('redundant')
      })
    addTry((worker) => worker.become('activated'))
    expect((await keep()).result).toBeUndefined()
    for (const _ of [1, 2, 3]) addTry((worker) => worker.become('redundant'))
    expect((await keep()).result).toBe('changed')
    expect(tries).toHaveLength(1)
  })

  it.each(['cut', 'full', 'denied'] as const)('gives the reason %s at once', async (reason) => {
    addTry((worker) => {
      say({ kind: 'failed', reason })
      worker.become('redundant')
    })
    expect((await keep()).result).toBe(reason)
  })

  it('tells a worker that cannot be fetched from a browser that refuses it', async () => {
    expect((await keep()).result).toBe('cut')
    tries = [
      () => {
        throw new DOMException('Denied by the user', 'SecurityError')
      },
    ]
    vi.stubGlobal('navigator', {
      serviceWorker: { register: () => Promise.reject(new DOMException('Denied', 'SecurityError')) },
    })
    expect((await keep()).result).toBe('denied')
  })

  it('has a worker that is there already complete its copy', async () => {
    const active = new TestWorker()
    tries.push(() => {
      setTimeout(() => say({ kind: 'kept' }))
      return { installing: null, waiting: null, active }
    })
    expect((await keep()).result).toBeUndefined()
    expect(active.orders).toEqual(['keep'])
  })

  it('ends quietly when the reader stops it', async () => {
    addTry((worker) => {
      registered = {
        scope: 'https://docs.test/',
        installing: worker,
        waiting: null,
        active: null,
        unregister: () => {
          worker.become('redundant')
          return Promise.resolve(true)
        },
      }
      void removeCopy('/').then(() => expect(worker.orders).toEqual(['stop']))
    })
    expect((await keep()).result).toBe('stopped')
    expect([stored.size, deleted]).toEqual([0, ['vitrine:offline:/']])
  })
})

it('removeCopy leaves the worker of another site of the host alone', async () => {
  const unregister = vi.fn<() => Promise<boolean>>()
  registered = { scope: 'https://docs.test/', installing: null, waiting: null, active: null, unregister }
  await removeCopy('/docs/')
  expect(unregister).not.toHaveBeenCalled()
  expect(deleted).toEqual(['vitrine:offline:/docs/'])
})

it('findObstacle tells an insecure page from a browser without workers', () => {
  expect(findObstacle()).toBeUndefined()
  vi.stubGlobal('navigator', {})
  expect(findObstacle()).toBe('denied')
  vi.stubGlobal('isSecureContext', false)
  expect(findObstacle()).toBe('insecure')
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SearchMetadata } from '../../model/search.ts'
import { createAnswerer } from './answer-request.ts'
import type { SearchRequest, SearchResponse } from './protocol.ts'
import type { SearchWorker } from './search-channel.ts'
import { createSearchClient, type SearchClientOptions } from './search-client.ts'
import { SearchUnavailableError } from './search-unavailable-error.ts'
import { createMetadata, createRoute } from '../../../test/search/create-metadata.ts'

const metadata = createMetadata({
  routes: [createRoute({ link: '/apple', title: 'Apple' }), createRoute({ link: '/pear', title: 'Pear' })],
})

/** A worker that answers at once, or when the test says so. */
function createFakeWorker(isManual = false) {
  const { answer } = createAnswerer()
  const listeners = new Map<string, ((event: { data: SearchResponse }) => void)[]>()
  const received: SearchRequest[] = []
  const tell = (type: string, data: SearchResponse = { id: -1, ok: false, error: '' }): void => {
    for (const listener of listeners.get(type) ?? []) listener({ data })
  }
  const reply = (request: SearchRequest | undefined): void => tell('message', answer(request))
  const worker: SearchWorker & { isTerminated: boolean } = {
    isTerminated: false,
    postMessage(request) {
      received.push(request)
      if (!isManual || request.action === 'generate-metadata') queueMicrotask(() => reply(request))
    },
    addEventListener(type: string, listener: (event: { data: SearchResponse }) => void) {
      listeners.set(type, [...(listeners.get(type) ?? []), listener])
    },
    terminate() {
      worker.isTerminated = true
    },
  }
  return { worker, received, reply, tell }
}

function createClient(options: Partial<SearchClientOptions> = {}) {
  const fake = createFakeWorker()
  const createWorker = vi.fn<SearchClientOptions['createWorker']>(options.createWorker ?? (() => fake.worker))
  const load = vi.fn<SearchClientOptions['load']>(options.load ?? (async () => metadata))
  const client = createSearchClient({ loadAnswerer: async () => ({ createAnswerer }), ...options, createWorker, load })
  const firstLink = async (keywords: string): Promise<string | undefined> =>
    (await client.query(keywords))?.groups[0]?.hints[0]?.link
  return { client, createWorker, load, firstLink, ...fake }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('createSearchClient', () => {
  it('fetches nothing before it is asked, and data alone when warmed', async () => {
    const { client, createWorker, load, received } = createClient()
    expect(load).not.toHaveBeenCalled()
    client.warm()
    client.warm()
    expect(load).toHaveBeenCalledOnce()
    expect(createWorker).not.toHaveBeenCalled()
    await client.query('apple')
    expect(load).toHaveBeenCalledOnce()
    expect(received.map(({ action }) => action)).toEqual(['generate-metadata', 'get-search-result'])
  })

  it('makes its index when it is started, before anything is asked', async () => {
    const { client, received } = createClient()
    client.start()
    client.start()
    await vi.waitFor(() => expect(received.map(({ action }) => action)).toEqual(['generate-metadata']))
    await client.query('apple')
    expect(received.map(({ action }) => action)).toEqual(['generate-metadata', 'get-search-result'])
  })

  it('makes the worker while the data is still on its way, and ends it when none comes', async () => {
    let fail = (): void => undefined
    const load = (): Promise<SearchMetadata> => new Promise((_, reject) => (fail = () => reject(new Error('offline'))))
    const { client, createWorker, worker, received } = createClient({ load })
    client.start()
    expect(createWorker).toHaveBeenCalledOnce()
    fail()
    await vi.waitFor(() => expect(worker.isTerminated).toBe(true))
    expect(received).toEqual([])
  })

  it('starts in vain without a word, and the query tries again', async () => {
    const load = vi.fn<SearchClientOptions['load']>(async () => metadata).mockRejectedValueOnce(new Error('offline'))
    const { client, firstLink } = createClient({ load })
    client.start()
    await vi.advanceTimersByTimeAsync(0)
    expect(load).toHaveBeenCalledOnce()
    expect(await firstLink('apple')).toBe('/apple')
  })

  it('sends the metadata once, and trimmed keywords', async () => {
    const { client, received } = createClient()
    await client.query('  apple ')
    await client.query('pear')
    expect(received.map(({ action }) => action)).toEqual([
      'generate-metadata',
      'get-search-result',
      'get-search-result',
    ])
    expect(received[1]?.payload).toEqual({ keywords: 'apple' })
  })

  it('answers empty keywords at once, without a worker', async () => {
    const { client, createWorker, load } = createClient()
    expect(await client.query('  ')).toEqual({ groups: [], mode: 'all', total: 0, unknown: [], alike: [] })
    expect(createWorker).not.toHaveBeenCalled()
    expect(load).not.toHaveBeenCalled()
  })

  it('never shows an older answer, in whatever order answers arrive', async () => {
    const { worker, received, reply } = createFakeWorker(true)
    const { client } = createClient({ createWorker: () => worker })
    const first = client.query('apple')
    const second = client.query('pear')
    await vi.waitFor(() => expect(received).toHaveLength(3))
    reply(received[2])
    reply(received[1])
    expect(await first).toBeUndefined()
    expect((await second)?.groups[0]?.hints[0]?.link).toBe('/pear')
  })

  it('lets clearing the field outdate a query under way', async () => {
    const { worker, received, reply } = createFakeWorker(true)
    const { client } = createClient({ createWorker: () => worker })
    const first = client.query('apple')
    await vi.waitFor(() => expect(received).toHaveLength(2))
    const cleared = await client.query('')
    reply(received[1])
    expect(cleared?.total).toBe(0)
    expect(await first).toBeUndefined()
  })

  it('gives up on data that do not come, ends their download, and tries again with the next query', async () => {
    const signals: AbortSignal[] = []
    const load = vi
      .fn<SearchClientOptions['load']>(async () => metadata)
      .mockImplementationOnce(
        (signal) =>
          new Promise((_, reject) => {
            signals.push(signal)
            signal.addEventListener('abort', () => reject(signal.reason as Error))
          }),
      )
    const { client, firstLink } = createClient({ load })
    const failure = client.query('apple').catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(signals[0]?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await failure).toEqual(new SearchUnavailableError('The search data did not come within 30000 ms.'))
    expect(await firstLink('apple')).toBe('/apple')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('ignores answers nobody asked for', async () => {
    const { firstLink, tell } = createClient()
    await firstLink('pear')
    tell('message', { id: 99, ok: true, result: { groups: [], mode: 'all', total: 0, unknown: [], alike: [] } })
    expect(await firstLink('apple')).toBe('/apple')
  })

  it('answers on this thread where no worker can be made', async () => {
    const createWorker = (): never => {
      throw new DOMException('refused', 'SecurityError')
    }
    const { firstLink } = createClient({ createWorker })
    expect(await firstLink('apple')).toBe('/apple')
  })

  it('answers on this thread when the worker fails to load', async () => {
    const fake = createFakeWorker(true)
    fake.worker.postMessage = () => queueMicrotask(() => fake.tell('error'))
    const { firstLink, createWorker } = createClient({ createWorker: () => fake.worker })
    expect(await firstLink('apple')).toBe('/apple')
    expect(await firstLink('pear')).toBe('/pear')
    expect(createWorker).toHaveBeenCalledOnce()
    expect(fake.worker.isTerminated).toBe(true)
  })

  it('answers on this thread when the worker crashes between two queries', async () => {
    const { firstLink, tell, load } = createClient()
    await firstLink('apple')
    tell('error')
    expect(await firstLink('pear')).toBe('/pear')
    expect(load).toHaveBeenCalledOnce()
  })

  it('answers on this thread when the worker keeps silent', async () => {
    const fake = createFakeWorker()
    fake.worker.postMessage = () => undefined
    const { firstLink } = createClient({ createWorker: () => fake.worker, answerTime: 800 })
    const link = firstLink('apple')
    await vi.advanceTimersByTimeAsync(800)
    expect(await link).toBe('/apple')
    expect(fake.worker.isTerminated).toBe(true)
  })

  it('says that search is unavailable when the data does not load, and tries again when asked again', async () => {
    let isOnline = false
    const load = async (): Promise<SearchMetadata> => {
      if (!isOnline) throw new TypeError('Failed to fetch')
      return metadata
    }
    const { client, firstLink } = createClient({ load })
    client.warm()
    const failure = client.query('apple')
    await expect(failure).rejects.toBeInstanceOf(SearchUnavailableError)
    await expect(failure).rejects.toThrow('Failed to fetch')
    isOnline = true
    expect(await firstLink('apple')).toBe('/apple')
  })

  it('says why when the data is not what the engine expects, and does not try it on this thread', async () => {
    const load = async () => ({ ...metadata, nav: null }) as unknown as SearchMetadata
    const { client } = createClient({ load })
    await expect(client.query('apple')).rejects.toThrow(/^Search data: "payload\.nav" must be a list, it is null\./)
  })

  it('does not report the failure of an outdated query', async () => {
    const load = vi.fn<() => Promise<SearchMetadata>>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
    load.mockResolvedValue(metadata)
    const { client } = createClient({ load })
    const first = client.query('apple')
    const second = client.query('pear')
    expect(await first).toBeUndefined()
    await expect(second).rejects.toBeInstanceOf(SearchUnavailableError)
    expect(await client.query('pear')).toMatchObject({ total: 1 })
  })

  it('ends its worker when closed', async () => {
    const { client, firstLink, worker } = createClient()
    await firstLink('apple')
    client.close()
    await vi.waitFor(() => expect(worker.isTerminated).toBe(true))
  })
})

import type { PagefindMetadata, SearchMetadata } from '../../model/search.ts'
import type { SearchRequest, SearchResponse } from './protocol.ts'
import {
  BrokenChannelError,
  type AnswererModule,
  openLocalChannel,
  openWorkerChannel,
  type SearchChannel,
  type SearchWorker,
} from './search-channel.ts'
import type { SearchEngine, SearchResult } from '../../model/search-engine.ts'
import { SearchUnavailableError } from './search-unavailable-error.ts'

export interface SearchClientOptions {
  /** Makes the worker. It is called at the first input at the earliest, and may throw where workers are not allowed. */
  createWorker: () => SearchWorker
  /** Downloads the search data of the page's locale. */
  load: (signal: AbortSignal) => Promise<SearchMetadata | PagefindMetadata>
  /** When the data is not there after so many milliseconds, search is unavailable until the next try. */
  loadTime?: number
  /** Loads the code that answers on the main thread. It is called only when the worker cannot answer. */
  loadAnswerer: () => Promise<AnswererModule>
  /** When a worker does not answer for this many milliseconds, the main thread takes over. */
  answerTime?: number
}

type Loaded = Awaited<ReturnType<SearchClientOptions['load']>>

const patience = 5000
// A slow connection brings the data of a large site in half of it. Nobody waits longer for an answer.
const loadPatience = 30_000

function toUnavailable(error: unknown): SearchUnavailableError {
  return error instanceof SearchUnavailableError
    ? error
    : new SearchUnavailableError(error instanceof Error ? error.message : String(error), { cause: error })
}

/** Ends a download that takes too long. A timer and not `AbortSignal.timeout`, so that a test can move its clock. */
async function loadInTime(load: SearchClientOptions['load'], loadTime: number): Promise<Loaded> {
  const ending = new AbortController()
  const timer = setTimeout(
    () => ending.abort(new Error(`The search data did not come within ${loadTime} ms.`)),
    loadTime,
  )
  try {
    return await load(ending.signal)
  } finally {
    clearTimeout(timer)
  }
}

function open(createWorker: () => SearchWorker, answerTime: number): SearchChannel | undefined {
  try {
    return openWorkerChannel(createWorker(), answerTime)
  } catch {
    // Workers are not allowed, or not from this address. The main thread answers instead.
    return undefined
  }
}

/**
 * The search of a page. Worker and data are loaded at the first input. When the worker cannot answer, the same code
 * answers on the main thread. Only the newest query gets an answer.
 */
export function createSearchClient({
  createWorker,
  load,
  loadTime = loadPatience,
  loadAnswerer,
  answerTime = patience,
}: SearchClientOptions): SearchEngine {
  let nextId = 1
  let newest = 0
  let data: Promise<Loaded> | undefined
  let channel: Promise<SearchChannel> | undefined
  let isWorkerBroken = false

  function loadOnce(): Promise<Loaded> {
    data ??= loadInTime(load, loadTime).catch((error: unknown) => {
      data = undefined
      throw toUnavailable(error)
    })
    return data
  }

  async function send(line: SearchChannel, action: SearchRequest): Promise<SearchResponse & { ok: true }> {
    const response = await line.send(action)
    if (!response.ok) throw new SearchUnavailableError(response.error)
    return response
  }

  async function connect(): Promise<SearchChannel> {
    // The worker starts while the data is still being downloaded.
    const remote = isWorkerBroken ? undefined : open(createWorker, answerTime)
    const generate = async (line: SearchChannel): Promise<SearchChannel> => {
      await send(line, { id: nextId++, action: 'generate-metadata', payload: await loadOnce() })
      return line
    }
    if (remote !== undefined) {
      try {
        return await generate(remote)
      } catch (error) {
        remote.close()
        if (!(error instanceof BrokenChannelError)) throw error
      }
    }
    isWorkerBroken = true
    return generate(openLocalChannel(await loadAnswerer()))
  }

  function connectOnce(): Promise<SearchChannel> {
    channel ??= connect().catch((error: unknown) => {
      // After a failure the next query starts again, with the download.
      channel = undefined
      data = undefined
      throw toUnavailable(error)
    })
    return channel
  }

  async function ask(keywords: string): Promise<SearchResult | undefined> {
    const line = await connectOnce()
    const request: SearchRequest = { id: nextId++, action: 'get-search-result', payload: { keywords } }
    try {
      return (await send(line, request)).result
    } catch (error) {
      if (!(error instanceof BrokenChannelError)) throw toUnavailable(error)
      if (!isWorkerBroken) channel = undefined
      isWorkerBroken = true
      return (await send(await connectOnce(), { ...request, id: nextId++ })).result
    }
  }

  return {
    warm() {
      loadOnce().catch(() => undefined)
    },
    start() {
      connectOnce().catch(() => undefined)
    },
    async query(keywords) {
      const id = ++newest
      const isNewest = (): boolean => id === newest
      const trimmed = keywords.trim()
      if (trimmed === '') return { groups: [], mode: 'all', total: 0, unknown: [], alike: [] }
      try {
        const result = await ask(trimmed)
        return isNewest() ? result : undefined
      } catch (error) {
        if (!isNewest()) return undefined
        throw error
      }
    },
    close() {
      newest++
      channel?.then((line) => line.close()).catch(() => undefined)
      channel = undefined
      data = undefined
    },
  }
}

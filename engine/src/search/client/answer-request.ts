import type { SearchMetadata } from '../../model/search.ts'
import { createSearch, type Search } from '../create-search.ts'
import { checkMetadata } from './check-metadata.ts'
import type { SearchResponse } from './protocol.ts'

const warmUpTitles = 3

/** The answer to a query that comes before the data. */
export const noDataYet = 'Search has no data yet: send "generate-metadata" before "get-search-result".'

/** A message of which nothing is known yet. */
interface LooseRequest {
  id: number
  action: unknown
  payload: unknown
}

/** The parts of a message. It need not be a request. */
export function readRequest(message: unknown): LooseRequest {
  const { id, action, payload } = (
    typeof message === 'object' && message !== null ? message : {}
  ) as Partial<LooseRequest>
  return { id: typeof id === 'number' ? id : -1, action, payload }
}

/** The answer to an action that search does not know. */
export function refuseAction(id: number, action: unknown): SearchResponse {
  const error = `Search has no action ${JSON.stringify(action)}; it knows "generate-metadata" and "get-search-result".`
  return { id, ok: false, error }
}

export interface Answerer {
  /** Answers a request. Never throws: when a request is wrong, the answer says so. */
  answer: (message: unknown) => SearchResponse
  /** Runs a few queries and ignores the results, so that the reader's first query does not have to wait until the code is compiled. */
  warmUp: () => void
}

/** The receiving side of the protocol. It is the same in the worker and on the main thread. */
export function createAnswerer(): Answerer {
  let titles: string[] = []
  let search: Search | undefined

  function generate(id: number, payload: unknown): SearchResponse {
    search = undefined
    const error = checkMetadata(payload)
    if (error !== undefined) return { id, ok: false, error }
    search = createSearch(payload as SearchMetadata)
    titles = (payload as SearchMetadata).routes.slice(0, warmUpTitles).map(({ title }) => title)
    return { id, ok: true }
  }

  function query(id: number, payload: unknown): SearchResponse {
    if (search === undefined) return { id, ok: false, error: noDataYet }
    return { id, ok: true, result: search.find((payload as { keywords: string }).keywords) }
  }

  function answer(message: unknown): SearchResponse {
    const { id, action, payload } = readRequest(message)
    try {
      if (action === 'generate-metadata') return generate(id, payload)
      if (action === 'get-search-result') return query(id, payload)
    } catch (error) {
      return { id, ok: false, error: error instanceof Error ? error.message : String(error) }
    }
    return refuseAction(id, action)
  }

  function warmUp(): void {
    // Each title as it is, and reversed: a word that is in no text runs the other half of the code.
    for (const title of titles)
      for (const keywords of [title, Array.from(title).toReversed().join('')]) search?.find(keywords)
    titles = []
  }

  return { answer, warmUp }
}

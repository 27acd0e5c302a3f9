import { loadChunk } from '../../islands/load-chunk.client.ts'
import type { SearchData, SearchStart } from '../../model/search.ts'
import { createSearchClient } from '../../search/client/search-client.ts'
import type { LocaleSearch, SearchEngine } from '../../model/search-engine.ts'
import { createLocaleSearch } from '../../search/client/search-locales.ts'

/** Search data of another locale than the page's. */
export interface OtherLocale {
  locale: string
  /** The name of the language in that language: `简体中文`. */
  name: string
  /** Address of the search data. */
  data: string
}

/**
 * The search of a page in `locale`. To use a hosted search engine, replace `createEngine`. `onStart` gets what the field
 * offers before a query, as soon as the data is there.
 */
export function createPageSearch(
  locale: string,
  data: string,
  others: readonly OtherLocale[],
  onStart: (start: SearchStart) => void,
): LocaleSearch {
  const search = createLocaleSearch(
    { locale, engine: createEngine(data, onStart) },
    others.map((other) => ({ locale: other.locale, engine: createEngine(other.data) })),
  )
  // Development only: an edit changes the search data. After `close` the next query fetches them again.
  import.meta.hot?.on('vitrine:update', () => search.close())
  return search
}

function createEngine(address: string, onStart?: (start: SearchStart) => void): SearchEngine {
  return createSearchClient({
    createWorker: () =>
      new Worker(new URL('../../search/client/search.worker.ts', import.meta.url), { type: 'module' }),
    loadAnswerer: () =>
      loadChunk('search-answers.js', { load: () => import('../../search/client/answer-request.ts'), isLeaf: false }),
    load: async (signal) => {
      const load = (from: string): Promise<SearchData> => fetchData(from, signal)
      const { start, ...metadata } = await loadChunk(address, { load, isLeaf: true, isOwnError: isAnswered })
      if (start !== undefined) onStart?.(start)
      return metadata
    },
  })
}

async function fetchData(address: string, signal: AbortSignal): Promise<SearchData> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`The search data answered with status ${response.status}: ${address}`)
  return (await response.json()) as SearchData
}

/** A `TypeError` means that there was no answer at all. A wrong answer would be the same when asked for again. */
function isAnswered(error: unknown): boolean {
  return !(error instanceof TypeError)
}

import type { SearchMetadata } from '../../model/search.ts'
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

/** The search of a page in `locale`. To use a hosted search engine, replace `createEngine`. */
export function createPageSearch(locale: string, data: string, others: readonly OtherLocale[]): LocaleSearch {
  const search = createLocaleSearch(
    { locale, engine: createEngine(data) },
    others.map((other) => ({ locale: other.locale, engine: createEngine(other.data) })),
  )
  // Development only: an edit changes the search data. After `close` the next query fetches them again.
  import.meta.hot?.on('vitrine:update', () => search.close())
  return search
}

function createEngine(address: string): SearchEngine {
  return createSearchClient({
    createWorker: () =>
      new Worker(new URL('../../search/client/search.worker.ts', import.meta.url), { type: 'module' }),
    load: async () => {
      const response = await fetch(address)
      if (!response.ok) throw new Error(`The search data answered with status ${response.status}: ${address}`)
      return (await response.json()) as SearchMetadata
    },
  })
}

import { createEngine } from 'virtual:vitrine/search-engine'
import type { LocaleSearch } from '../../model/search-engine.ts'
import type { SearchStart } from '../../model/search.ts'
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
 * The search of a page in `locale`, with the engine that `search.engine` of the configuration names. `onStart` gets what
 * the field offers before a query, as soon as the data is there.
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

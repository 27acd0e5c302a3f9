import { buildSearchMetadata } from '../assemble/build-search-metadata.ts'
import type { Config } from '../model/config.ts'
import type { Site } from '../model/site.ts'
import { withBase } from '../shared/addresses.ts'

/** Addresses of the search data in development, by locale. They never change: a page asks again after each edit. */
export function mapDevSearch({ base, locales }: Pick<Config, 'base' | 'locales'>): Record<string, string> {
  return Object.fromEntries(locales.map(({ id }) => [id, withBase(base, `/@search/${id}.json`)]))
}

/** The search data that is asked for by such an address, as JSON, from the site as it is now; undefined for other addresses. */
export function answerDevSearch(url: string, site: Site, config: Config): string | undefined {
  const { pathname } = new URL(url, 'http://localhost')
  const [locale] = Object.entries(mapDevSearch(config)).find(([, address]) => address === pathname) ?? []
  // Made only when a reader begins to search, in a few hundredths of a second: keeping it would not be felt.
  return locale === undefined ? undefined : JSON.stringify(buildSearchMetadata(site, locale, config.search))
}

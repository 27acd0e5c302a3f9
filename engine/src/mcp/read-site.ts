import type { ApiJson } from '../api/build-api-json.ts'
import type { SearchData, SearchMetadata } from '../model/search.ts'
import type { LocaleResult, SearchEngine } from '../model/search-engine.ts'
import type { RouteEntry } from '../model/site.ts'
import type { SiteManifest } from '../model/site-manifest.ts'
import { suggestNearest } from '../node/nearest.ts'
import { Refusal } from '../node/refusal.ts'
import { createLocaleSearch } from '../search/client/search-locales.ts'
import { createSearch, type Search } from '../search/create-search.ts'
import { toLocalePath, withBase } from '../shared/addresses.ts'
import { readDemoId } from '../shared/resolve-address.ts'
import type { SiteFiles } from './site-files.ts'

/** A built site as the tools ask it. It reads what it needs when it is asked, so it is always the site as it is now. */
export interface ReadSite {
  manifest: SiteManifest
  files: SiteFiles
  /** The locale of an answer. Throws a refusal that names the locales when there is no such one. */
  chooseLocale(asked: string | undefined): string
  /** Every page, and the id of every demo. */
  listAddresses(): Promise<{ pages: RouteEntry[]; demos: string[] }>
  /** What the pages of a locale give to search: their titles, sections, rows and demos. */
  readPages(locale: string): Promise<SearchMetadata>
  /** The reference. Undefined when the site has none. */
  readReference(): Promise<ApiJson | undefined>
  /** What the search field of the site would find, in its order. */
  search(query: string, locale: string): Promise<LocaleResult | undefined>
  /** A path of the site without base as an address: absolute where that is known, else with its base. */
  toAddress(path: string): string
  /** Path of a page in a locale: `/en-US/demo/single`. */
  toPath(locale: string, route: string): string
}

/** Gives the site as it is now. An index of search is kept while the text that it was made from stays the same. */
export function createSiteReader(files: SiteFiles): () => Promise<ReadSite> {
  const indexes = new Map<string, { text: string; search: Search }>()

  async function readText(path: string): Promise<string> {
    const text = await files.read(path)
    if (text !== undefined) return text
    throw new Refusal(`There is no "${path}" in ${files.where}: ${files.mend}.`)
  }

  async function readData(path: string): Promise<unknown> {
    return parse(path, await readText(path))
  }

  function parse(path: string, text: string): unknown {
    try {
      return JSON.parse(text)
    } catch {
      throw new Refusal(`"${path}" in ${files.where} is no JSON: ${files.mend}.`)
    }
  }

  return async () => {
    const manifest = await readData('site.json')
    if (!isManifest(manifest)) throw new Refusal(`"site.json" in ${files.where} is of another program: ${files.mend}.`)
    const defaultLocale = manifest.locales[0].id
    const address = files.address ?? (manifest.origin === undefined ? undefined : manifest.origin + manifest.base)

    const pathOf = (locale: string): string => manifest.locales.find(({ id }) => id === locale)?.search ?? ''

    async function openIndex(locale: string): Promise<Search> {
      const text = await readText(pathOf(locale))
      const known = indexes.get(locale)
      if (known?.text === text) return known.search
      const search = createSearch(parse(pathOf(locale), text) as SearchData)
      indexes.set(locale, { text, search })
      return search
    }

    function createEngine(locale: string): SearchEngine {
      return {
        warm() {},
        start() {},
        query: async (keywords) => (await openIndex(locale)).find(keywords),
        close() {},
      }
    }

    return {
      manifest,
      files,
      chooseLocale(asked = defaultLocale) {
        const ids = manifest.locales.map(({ id }) => id)
        if (ids.includes(asked)) return asked
        throw new Refusal(`The site has no locale "${asked}". ${suggestNearest(asked, ids)}`)
      },
      async listAddresses() {
        const routes = (await readData('routes.json')) as RouteEntry[]
        const demos = routes.flatMap(({ path }) => readDemoId(path) ?? [])
        return { pages: routes.filter(({ path }) => readDemoId(path) === undefined), demos }
      },
      readPages: async (locale) => (await readData(pathOf(locale))) as SearchData,
      readReference: async () => (manifest.api === undefined ? undefined : ((await readData(manifest.api)) as ApiJson)),
      search(query, locale) {
        const others = manifest.locales.filter(({ id }) => id !== locale)
        return createLocaleSearch(
          { locale, engine: createEngine(locale) },
          others.map(({ id }) => ({ locale: id, engine: createEngine(id) })),
        ).query(query)
      },
      toAddress: (path) => (address === undefined ? withBase(manifest.base, path) : address + path.replace(/^\//, '')),
      toPath: (locale, route) => toLocalePath(locale, defaultLocale, route),
    }
  }
}

function isManifest(value: unknown): value is SiteManifest & { locales: [SiteManifest['locales'][number]] } {
  if (typeof value !== 'object' || value === null || !('locales' in value) || !('base' in value)) return false
  const { base, locales } = value
  return typeof base === 'string' && Array.isArray(locales) && locales.every(isLocale) && locales.length > 0
}

function isLocale(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return 'id' in value && typeof value.id === 'string' && 'search' in value && typeof value.search === 'string'
}

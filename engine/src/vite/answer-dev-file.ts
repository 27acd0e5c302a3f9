import { buildSearchData } from '../assemble/build-search-metadata.ts'
import type { Config } from '../model/config.ts'
import type { Site } from '../model/site.ts'
import { listTextFiles } from '../prerender/list-text-files.ts'
import { toMarkdownPath, withBase } from '../shared/addresses.ts'
import type { DevSource } from './open-dev-source.ts'

/** Addresses of the search data in development, by locale. They never change: a page asks again after each edit. */
export function mapDevSearch({ base, locales }: Pick<Config, 'base' | 'locales'>): Record<string, string> {
  return Object.fromEntries(locales.map(({ id }) => [id, withBase(base, `/@search/${id}.json`)]))
}

/** Files that are made of the Markdown of all pages. */
const ofAllPages = /\/llms[\w-]*\.txt$/

/**
 * The text of a file that a build would write beside the pages, or of the search data of a locale, from the site as it is
 * now. `pathname` is an address with base; undefined for every other address. The source gives pages what they do not have in memory.
 */
export async function answerDevFile(
  pathname: string,
  site: Site,
  { addMarkdown, addSections }: Pick<DevSource, 'addMarkdown' | 'addSections'>,
): Promise<string | undefined> {
  const { config } = site
  // Made for each request: that takes a few hundredths of a second, which nobody notices.
  const search = mapDevSearch(config)
  const [locale] = Object.entries(search).find(([, address]) => address === pathname) ?? []
  if (locale !== undefined) {
    const pages = await addSections(site.pages.filter((page) => page.locale === locale))
    return JSON.stringify(buildSearchData({ ...site, pages }, locale, config.search))
  }
  // Pages have no such ending, and are by far the most frequent question.
  if (!/\.(md|json|txt|xml)$/.test(pathname)) return undefined
  const page = site.pages.find(({ path }) => withBase(config.base, toMarkdownPath(path)) === pathname)
  if (page !== undefined) return (await addMarkdown([page]))[0]?.markdown
  const pages = ofAllPages.test(pathname) ? await addMarkdown(site.pages) : site.pages
  return listTextFiles({ ...site, pages }, search).find(({ path }) => withBase(config.base, path) === pathname)?.text
}

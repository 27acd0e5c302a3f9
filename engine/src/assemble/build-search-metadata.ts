import type { SearchConfig } from '../model/config.ts'
import type { Page } from '../model/page.ts'
import type {
  SearchData,
  SearchDemo,
  SearchMetadata,
  SearchNav,
  SearchRoute,
  SearchRouteSection,
} from '../model/search.ts'
import { buildSearchStart } from './build-search-start.ts'
import type { Site } from '../model/site.ts'
import { readSections } from '../node/read-cached.ts'
import { withBase } from '../shared/addresses.ts'
import { listGeneratedSections } from './list-parts.ts'

/** The file of one locale for the search field: the data of the index, and what is shown before a query. */
export function buildSearchData(site: Site, locale: string, config: Pick<SearchConfig, 'skip'>): SearchData {
  const { pages, buildPage, rest } = listSearchPieces(site, locale, config)
  return { routes: pages.map(buildPage), ...rest }
}

/** The same in pieces: its pages, what search gets from each, and all the rest. */
export function listSearchPieces(
  site: Site,
  locale: string,
  config: Pick<SearchConfig, 'skip'>,
): { pages: Page[]; buildPage: (page: Page) => SearchRoute; rest: Omit<SearchData, 'routes'> } {
  const pages = listSearched(site, locale)
  return {
    pages,
    buildPage: (page) => buildRoute(page, site, config.skip),
    rest: { ...describeRest(pages, site, locale), start: buildSearchStart(site, locale) },
  }
}

/**
 * The search data of one locale: its pages and demos, without the sections that the configuration leaves out. A page
 * that shows the text of another language is left to the search of that language.
 */
export function buildSearchMetadata(site: Site, locale: string, { skip }: Pick<SearchConfig, 'skip'>): SearchMetadata {
  const pages = listSearched(site, locale)
  return { routes: pages.map((page) => buildRoute(page, site, skip)), ...describeRest(pages, site, locale) }
}

function listSearched(site: Site, locale: string): Page[] {
  return site.pages.filter((page) => page.locale === locale && page.contentLocale === locale && page.frontmatter.listed)
}

function describeRest(pages: readonly Page[], site: Site, locale: string): Omit<SearchMetadata, 'routes'> {
  return { demos: buildDemos(pages, site), nav: buildNav(pages, site, locale) }
}

/** The navigation entries, and the name of the site for pages that belong to none of them. */
function buildNav(pages: readonly Page[], site: Site, locale: string): SearchNav[] {
  const frame = site.frames[locale]
  const nav = frame?.nav.map(({ title, path }) => ({ title, path })) ?? []
  const strays = new Set(pages.map((page) => page.nav.path))
  for (const { path } of nav) strays.delete(path)
  return [...nav, ...Array.from(strays, (path) => ({ title: frame?.title ?? '', path }))]
}

function buildRoute(page: Page, site: Site, skip: readonly string[]): SearchRoute {
  const tables =
    site.api.state === 'ready'
      ? (site.api.references[page.locale]?.tables ?? []).filter((table) => page.content.apis.includes(table.id))
      : []
  return {
    link: withBase(site.config.base, page.path),
    title: page.title,
    description: page.description,
    keywords: page.frontmatter.keywords,
    navPath: page.nav.path,
    sections: [...listTexts(page), ...listGeneratedSections(site, page)]
      .filter(({ id }) => !skip.includes(id))
      .map((section) => ({ ...section, ...listKeywords(page, section.id) })),
    props: tables.flatMap((table) =>
      table.props.map(({ id, name, description }) => ({
        id,
        name,
        owner: table.id,
        description: description.replaceAll('`', ''),
        ...listKeywords(page, id),
      })),
    ),
  }
}

/** Keywords of a part of a page. Most parts have none, so the field is left out for them. */
function listKeywords({ frontmatter }: Page, id: string): { keywords?: string[] } {
  const keywords = frontmatter.keywordsOf[id]
  return keywords === undefined ? {} : { keywords }
}

/** The sections of the text. The text of a tab before its first heading has the title of the tab. */
function listTexts(page: Page): SearchRouteSection[] {
  const sections = readSections(page)
  const { tabs } = page.content
  const main = sections.filter(({ tab }) => tab === undefined)
  return [
    ...main.map(({ id, title, paragraphs }) => ({ id, title, paragraphs })),
    ...tabs.flatMap(({ key, title: name }) => {
      const inside = sections.filter(({ tab }) => tab === key)
      const lead = inside.find(({ id }) => id === '')?.paragraphs ?? []
      return [
        { id: '', title: name, tab: key, paragraphs: lead },
        ...inside.flatMap(({ id, title, paragraphs }) => (id === '' ? [] : [{ id, title, tab: key, paragraphs }])),
      ]
    }),
  ]
}

function buildDemos(pages: readonly Page[], site: Site): SearchDemo[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]))
  return site.demos.flatMap((demo) => {
    const page = byRoute.get(demo.route ?? '')
    if (page === undefined) return []
    // The keywords of a page are about its main demo only.
    const isMain = demo.id === demo.source.page
    return [
      {
        id: demo.id,
        route: withBase(site.config.base, page.path),
        title: demo.title[page.locale] ?? demo.id,
        description: demo.description[page.locale] ?? '',
        keywords: [...(isMain ? page.frontmatter.keywords : []), ...(page.frontmatter.keywordsOf[demo.id] ?? [])],
      },
    ]
  })
}

import type { SearchConfig } from '../model/config.ts'
import type { Page } from '../model/page.ts'
import type { SearchDemo, SearchMetadata, SearchRoute } from '../model/search.ts'
import type { Site } from '../model/site.ts'
import { withBase } from '../shared/addresses.ts'

/**
 * What the pages and demos of one locale give to search, without the sections that the configuration leaves out.
 * Pages that fall back to another language belong to that one's search.
 */
export function buildSearchMetadata(site: Site, locale: string, { skip }: SearchConfig): SearchMetadata {
  const pages = site.pages.filter(
    (page) => page.locale === locale && page.contentLocale === locale && page.frontmatter.listed !== false,
  )
  const nav = site.frames[locale]?.nav.map(({ title, path }) => ({ title, path })) ?? []
  return { routes: pages.map((page) => buildRoute(page, site, skip)), demos: buildDemos(pages, site), nav }
}

function buildRoute(page: Page, site: Site, skip: readonly string[]): SearchRoute {
  const tables =
    site.api.state === 'ready'
      ? (site.api.references[page.locale]?.tables ?? []).filter((table) => page.content.apis.includes(table.id))
      : []
  return {
    link: withBase(site.base, page.path),
    title: page.title,
    description: page.description,
    keywords: page.frontmatter.keywords ?? [],
    navPath: page.nav.path,
    sections: page.content.sections
      .filter(({ id }) => !skip.includes(id))
      .map(({ id, title, tab, paragraphs }) => ({ id, title, ...(tab === undefined ? {} : { tab }), paragraphs })),
    props: tables.flatMap((table) =>
      table.props.map(({ id, name, description }) => ({
        id,
        name,
        owner: table.id,
        description: description.replaceAll('`', ''),
      })),
    ),
  }
}

function buildDemos(pages: readonly Page[], site: Site): SearchDemo[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]))
  return site.demos.flatMap((demo) => {
    const page = byRoute.get(demo.route ?? '')
    if (page === undefined) return []
    // The page's keywords speak of its main demo.
    const isMain = demo.id === demo.source.page
    return [
      {
        id: demo.id,
        route: withBase(site.base, page.path),
        title: demo.title[page.locale] ?? demo.id,
        description: demo.description[page.locale] ?? '',
        keywords: isMain ? (page.frontmatter.keywords ?? []) : [],
      },
    ]
  })
}

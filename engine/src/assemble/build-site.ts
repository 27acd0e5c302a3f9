import type { Config } from '../model/config.ts'
import type { DemoSource } from '../model/demo.ts'
import type { Page, PageFacts, RawPage } from '../model/page.ts'
import type { Problem } from '../model/problem.ts'
import type { RouteEntry, Site, SiteDemo } from '../model/site.ts'
import { toLocalePath } from '../shared/addresses.ts'
import { buildFrames } from './build-frames.ts'
import { checkHeadingIds } from './check-heading-ids.ts'
import { checkLinks } from './check-links.ts'
import { checkPropNames } from './check-prop-names.ts'
import { checkPublic } from './check-public.ts'
import { checkRoutes } from './check-routes.ts'

/** A page with what its text says about itself; `trees` is the file that has the text. */
export interface WrittenPage {
  raw: RawPage
  content: PageFacts
  trees: string
  cached?: Page['cached']
}

/** A demo with its highlighted files. */
export interface ShownDemo {
  source: DemoSource
  code: SiteDemo['code']
  versions: SiteDemo['versions']
}

/** The parts of a site that other rooms make. */
export type SiteExtras = Pick<Site, 'generator' | 'api'>

/** Puts pages and demos together. A page that one locale lacks falls back to the first locale that has it. */
export function buildSite(
  written: readonly WrittenPage[],
  demos: readonly ShownDemo[],
  config: Config,
  extras: SiteExtras,
): Site {
  const pages = buildPages(written, config)
  const routes = buildRoutes(pages)
  const pagesOf = listPagesOfDemos(pages)
  return {
    config,
    generator: extras.generator,
    api: extras.api,
    frames: buildFrames(pages, config),
    pages,
    demos: demos.map((demo) => buildDemo(demo, pagesOf.get(demo.source.id) ?? [], config)),
    routes,
  }
}

/** What is wrong between the pages of a site. */
export function checkSite(site: Site): Problem[] {
  const { pages, routes, config } = site
  return [
    ...checkRoutes(pages, routes, config.locales),
    ...checkHeadingIds(pages, site),
    ...checkLinks(pages, site, config),
    ...checkPropNames(pages, site, config),
    ...checkPublic(pages, config),
  ]
}

function buildPages(written: readonly WrittenPage[], config: Config): Page[] {
  const [defaultLocale] = config.locales
  const byRoute = new Map<string, WrittenPage[]>()
  for (const page of written) {
    const versions = byRoute.get(page.raw.route)
    if (versions === undefined) byRoute.set(page.raw.route, [page])
    else versions.push(page)
  }
  const navs = config.nav.toSorted((a, b) => b.path.length - a.path.length)
  const pages: Page[] = []
  for (const [route, versions] of byRoute) {
    for (const { id: locale } of config.locales) {
      const own = versions.filter((page) => page.raw.locale === locale)
      const fallback = (): WrittenPage[] =>
        config.locales.flatMap(({ id }) => versions.filter((page) => page.raw.locale === id)).slice(0, 1)
      for (const { raw, content, trees, cached } of own.length > 0 ? own : fallback()) {
        pages.push({
          ...describePage(raw, locale, navs),
          locale,
          contentLocale: raw.locale,
          route,
          path: toLocalePath(locale, defaultLocale?.id ?? locale, route),
          content,
          trees,
          markdown: '',
          cached,
        })
      }
    }
  }
  return pages
}

function describePage(
  { frontmatter, filename, lastUpdated, route }: RawPage,
  locale: string,
  navs: Config['nav'],
): Omit<Page, 'locale' | 'contentLocale' | 'route' | 'path' | 'content' | 'trees' | 'markdown' | 'cached'> {
  // The entry with the longest path above it.
  const nav = navs.find(({ path }) => path === '/' || route === path || route.startsWith(`${path}/`))
  return {
    title: frontmatter.title,
    description: frontmatter.description,
    toc: frontmatter.toc,
    filename,
    lastUpdated,
    nav: { title: nav?.title[locale] ?? '', path: nav?.path ?? '/' },
    frontmatter,
    hero: frontmatter.hero,
  }
}

function buildRoutes(pages: readonly Page[]): RouteEntry[] {
  return pages.map(({ path, route, locale, frontmatter }) => {
    const registry = frontmatter.registry
    const segment = route.split('/').pop() ?? ''
    const parent = path.slice(0, path.length - segment.length)
    // In the registry (spec §2) the addresses of pages are below `docs/`, and some are spelled in another way.
    const spelled = registry === undefined || route === '/' ? path : parent + registry
    const localeRoot = path === route ? '' : `/${locale}`
    const inDocs = (spelling: string): string => `${localeRoot}/docs${spelling.slice(localeRoot.length)}`
    const aliases =
      route === '/'
        ? [`${localeRoot}/docs`, `${localeRoot}/docs/index`, `${localeRoot}/index`]
        : [spelled, inDocs(path), inDocs(spelled)]
    return { path, aliases: [...new Set(aliases)].filter((alias) => alias !== path) }
  })
}

/** The pages that show each demo, by its id. */
function listPagesOfDemos(pages: readonly Page[]): ReadonlyMap<string, Page[]> {
  const pagesOf = new Map<string, Page[]>()
  for (const page of pages) {
    for (const id of new Set(page.content.demos.map((demo) => demo.id))) {
      const known = pagesOf.get(id)
      if (known === undefined) pagesOf.set(id, [page])
      else known.push(page)
    }
  }
  return pagesOf
}

function buildDemo({ source, code, versions }: ShownDemo, shown: readonly Page[], config: Config): SiteDemo {
  // A demo belongs to the page that is named like it. Without such a page it belongs to the first page that shows it.
  const home = shown.find((page) => page.route.endsWith(`/${source.page}`)) ?? shown[0]
  const title: Record<string, string> = {}
  const description: Record<string, string> = {}
  for (const { id: locale } of config.locales) {
    const page = shown.find((candidate) => candidate.locale === locale && candidate.route === home?.route)
    const use = page?.content.demos.find((demo) => demo.id === source.id)
    const isMain = source.id === source.page
    title[locale] = use?.title ?? (isMain ? page?.title : undefined) ?? source.id
    description[locale] = use?.description ?? (isMain ? page?.description : undefined) ?? ''
  }
  return { id: source.id, route: home?.route, source, code, versions, title, description }
}

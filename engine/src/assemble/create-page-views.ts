import type { Page, WholePage } from '../model/page.ts'
import type { PageView } from '../model/page-view.ts'
import type { Site, SiteLink } from '../model/site.ts'
import { wordsOf } from '../i18n/words-of.ts'
import { fillWords } from '../shared/fill-words.ts'
import { toLocalePath, toMarkdownPath, withBase } from '../shared/addresses.ts'
import { isListRoute, toListRoute } from '../shared/page-lists.ts'
import { buildDemoGroups } from './build-demo-groups.ts'
import { createBreadcrumbs } from './create-breadcrumbs.ts'
import { createSidebarCut } from './cut-sidebar.ts'
import { createLinks } from './create-links.ts'
import { listParts } from './list-parts.ts'
import { createDemoPlaces } from './place-demos.ts'

/** Makes the views of the pages of a site. What all pages of a locale share is computed once, with the first of them. */
export function createPageViews(site: Site): (page: WholePage) => PageView {
  const shared = new Map<string, ReturnType<typeof findShared>>()
  const placeDemos = createDemoPlaces(site)
  return (page) => {
    const frame = site.frames[page.locale]
    if (frame === undefined) throw new Error(`${page.filename}: there is no locale "${page.locale}".`)
    const common = shared.get(page.locale) ?? findShared(site, page.locale)
    shared.set(page.locale, common)
    const parts = listParts(site, page)
    const links = common.linksOf(page)
    return {
      ...page,
      frame,
      sidebar: common.sidebarOf(page.route),
      documentTitle: page.route === '/' ? `${frame.title} – ${frame.description}` : `${page.title} – ${frame.title}`,
      breadcrumbs: common.breadcrumbsOf(page),
      parts,
      hasOutline: page.toc === 'content' && parts.some(({ outline }) => outline.some(({ depth }) => depth <= 3)),
      tasks: listLinks(page.hero?.tasks, site, page),
      heroLinks: listLinks(page.hero?.links, site, page),
      fallbackLanguage: page.locale === page.contentLocale ? undefined : nameLanguage(site, page.contentLocale),
      translations: site.config.locales
        .filter(({ id }) => id !== page.locale)
        .map(({ id, name }) => ({ locale: id, name, href: toHref(site, id, page.route) })),
      ...common.neighboursOf(page.route),
      markdownHref: withBase(site.config.base, toMarkdownPath(page.path)),
      editHref: toEditHref(site, page),
      reportHref: toReportHref(site, page),
      assistants: listAssistants(site, page),
      changed: page.lastUpdated === undefined ? undefined : describeDate(page.lastUpdated, page.locale),
      links,
      placedDemos: placeDemos(page, links),
      demoGroups: common.demoGroups,
    }
  }
}

function findShared(site: Site, locale: string) {
  const demoGroups = buildDemoGroups(site, locale)
  return {
    linksOf: createLinks(site, locale),
    demoGroups,
    breadcrumbsOf: createBreadcrumbs(site, locale, demoGroups),
    sidebarOf: createSidebarCut(site.frames[locale]?.sidebar ?? [], (group) =>
      toHref(site, locale, toListRoute(group)),
    ),
    neighboursOf: createNeighbours(site, locale),
  }
}

function listLinks(links: readonly { label: string; link: string }[] = [], site: Site, page: Page): SiteLink[] {
  return links.map(({ label, link }) => ({ title: label, href: toHref(site, page.locale, link) }))
}

/** The pages before and after in the order of the sidebar. */
function createNeighbours(site: Site, locale: string): (route: string) => Pick<PageView, 'previous' | 'next'> {
  const order = site.frames[locale]?.sidebar.flatMap((group) => group.entries) ?? []
  const places = new Map(order.map(({ route }, place) => [route, place]))
  return (route) => {
    const place = places.get(route) ?? Infinity
    return { previous: order[place - 1], next: order[place + 1] }
  }
}

function toEditHref({ config: { repository } }: Site, page: Page): string | undefined {
  if (repository === undefined || isListRoute(page.route)) return undefined
  return [repository.url, 'edit', repository.branch, repository.directory, page.filename].filter(Boolean).join('/')
}

/** Opens a new issue. Its text says which page and which version of the library it is about. */
function toReportHref({ config }: Site, page: Page): string | undefined {
  const { repository, library, origin = '', base } = config
  if (repository === undefined) return undefined
  const words = wordsOf(page.locale)
  const about = { package: library.package, version: library.version }
  const query = new URLSearchParams({
    title: fillWords(words.reportTitle, { page: page.title }),
    body: fillWords(words.reportText, { page: origin + withBase(base, page.path), ...about }),
  })
  return `${repository.url}/issues/new?${query.toString()}`
}

function listAssistants({ config: { assistants, origin, base } }: Site, page: Page): SiteLink[] {
  if (origin === undefined) return []
  const places = { url: page.path, markdown: toMarkdownPath(page.path) }
  return assistants.map(({ title, href }) => ({
    title,
    href: href.replaceAll(/\{(url|markdown)\}/g, (_place, name: keyof typeof places) =>
      encodeURIComponent(origin + withBase(base, places[name])),
    ),
  }))
}

function describeDate(time: number, locale: string): PageView['changed'] {
  return {
    dateTime: new Date(time).toISOString(),
    text: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(time),
  }
}

function nameLanguage(site: Site, locale: string): string {
  return site.config.locales.find(({ id }) => id === locale)?.name ?? locale
}

function toHref(site: Site, locale: string, route: string): string {
  return withBase(site.config.base, toLocalePath(locale, site.config.locales[0]?.id ?? locale, route))
}

import { parse } from 'valibot'
import type { PageView } from '../model/page-view.ts'
import type { Site } from '../model/site.ts'
import { createFrontMatterSchema } from '../schema/front-matter.ts'
import { toHref } from '../shared/addresses.ts'
import { toListRoute } from '../shared/page-lists.ts'
import { createSidebarCut } from './cut-sidebar.ts'
import { emptyContent } from '../shared/empty-content.ts'

/** The view of the page for addresses that lead nowhere, in one locale: the frame of every page and no text. */
export function createNotFoundView(site: Site, locale: string, title: string): PageView {
  const frame = site.frames[locale]
  if (frame === undefined) throw new Error(`The not-found page: there is no locale "${locale}".`)
  const { base, locales } = site.config
  const addresses = { base, defaultLocale: locales[0]?.id ?? locale }
  return {
    title,
    documentTitle: title,
    description: '',
    locale,
    contentLocale: locale,
    frame,
    sidebar: createSidebarCut(frame.sidebar, (group) => toHref(toListRoute(group), locale, addresses))(''),
    // No entry of the navigation and of the sidebar is the current one.
    route: '',
    path: '',
    nav: { title: '', path: '' },
    filename: '404.html',
    markdown: '',
    trees: '',
    toc: false,
    hasOutline: false,
    hero: undefined,
    lastUpdated: undefined,
    frontmatter: parse(createFrontMatterSchema([]), { title, toc: false, listed: false }),
    content: emptyContent,
    breadcrumbs: [],
    parts: [],
    tasks: [],
    heroLinks: [],
    fallbackLanguage: undefined,
    // There is no such page in any language, so the way to another one leads to its home page.
    translations: locales
      .filter(({ id }) => id !== locale)
      .map(({ id, name }) => ({ locale: id, name, href: toHref('/', id, addresses) })),
    previous: undefined,
    next: undefined,
    // It has no twin, and no menu that would lead to one.
    markdownHref: '',
    assistants: [],
    editHref: undefined,
    reportHref: undefined,
    changed: undefined,
    links: { rows: {}, tables: {}, props: {}, playgrounds: {}, demos: {}, data: [] },
    placedDemos: {},
    demoGroups: [],
  }
}

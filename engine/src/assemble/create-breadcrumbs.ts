import type { Page } from '../model/page.ts'
import type { Breadcrumb, DemoGroup } from '../model/page-view.ts'
import type { SidebarGroup, Site } from '../model/site.ts'
import { withBase } from '../shared/addresses.ts'
import { indexIdPrefix } from '../shared/markup.ts'
import { isListRoute, toListRoute } from '../shared/page-lists.ts'

/** Finds the way to each page of a locale. `demoGroups` are the groups that the index of demos shows. */
export function createBreadcrumbs(
  site: Site,
  locale: string,
  demoGroups: readonly DemoGroup[],
): (page: Page) => Breadcrumb[] {
  const frame = site.frames[locale]
  const index = site.pages.find((page) => page.locale === locale && page.content.showsIndex)
  const lists = new Map(
    site.pages
      .filter((page) => page.locale === locale && isListRoute(page.route))
      .map(({ route, path }) => [route, withBase(site.config.base, path)]),
  )
  const findGroupHref = ({ id, entries }: SidebarGroup): string | undefined => {
    if (index !== undefined && demoGroups.some((group) => group.id === id))
      return `${withBase(site.config.base, index.path)}#${indexIdPrefix}${id}`
    return entries.find(({ isOverview }) => isOverview)?.href ?? lists.get(toListRoute(id))
  }
  const groups = new Map(
    frame?.sidebar.map((group) => [group.id, { title: group.title, href: findGroupHref(group) }] as const),
  )
  return (page) => {
    const nav = frame?.nav.find(({ path }) => path === page.nav.path)
    // The places that the navigation names are where the ways begin.
    if (nav === undefined || page.hero !== undefined || page.route === nav.path) return []
    const group = groups.get(page.frontmatter.group ?? '')
    const way = [{ title: nav.title, href: nav.href }, ...(group === undefined ? [] : [group])]
    // A page that is called like its group is the overview of it.
    return way.filter(({ title, href }) => title !== page.title && href !== withBase(site.config.base, page.path))
  }
}

import type { ShownGroup } from '../model/page-view.ts'
import type { SidebarGroup } from '../model/site.ts'
import { isListOf, isListRoute, mostPagesBeside } from '../shared/page-lists.ts'

/** So many pages of its group are named around a page, where the group has more. */
const mostAround = 40

/**
 * The groups as the sidebar of each page shows them, by its route. All of them whole on a site with few pages. On a
 * large one the page's own group, or what of it is near the page; of the others only where their list is. So a page
 * does not grow with the site.
 */
export function createSidebarCut(
  groups: readonly SidebarGroup[],
  toListHref: (group: string) => string,
): (route: string) => readonly ShownGroup[] {
  const whole = groups.map((group): ShownGroup => ({ ...group, list: undefined }))
  const places = new Map(
    groups.flatMap(({ entries }, group) => entries.map(({ route }, entry) => [route, { group, entry }])),
  )
  if (places.size <= mostPagesBeside) return () => whole
  const folded = groups.map((group): ShownGroup => ({
    ...group,
    entries: [],
    list: { href: toListHref(group.id), count: group.entries.length, isCurrent: false },
  }))
  return (route) => {
    const place = places.get(route)
    const own = place === undefined ? undefined : groups[place.group]
    if (place === undefined || own === undefined) return isListRoute(route) ? markList(folded, route) : folded
    const { entries } = own
    const begin = Math.max(0, Math.min(place.entry - mostAround / 2, entries.length - mostAround))
    const shown: ShownGroup = {
      ...own,
      entries: entries.slice(begin, begin + mostAround),
      list: entries.length <= mostAround ? undefined : folded[place.group]?.list,
    }
    return folded.with(place.group, shown)
  }
}

/** The groups beside a list of the pages of one of them. */
function markList(groups: readonly ShownGroup[], route: string): ShownGroup[] {
  return groups.map((group) =>
    group.list !== undefined && isListOf(route, group.id)
      ? { ...group, list: { ...group.list, isCurrent: true } }
      : group,
  )
}

import type { ShownGroup } from '../model/page-view.ts'
import type { SidebarGroup } from '../model/site.ts'
import { mostPagesBeside } from '../shared/page-lists.ts'

/** So many pages of its group are named around a page, where the group has more. */
const mostAround = 40

/**
 * The groups as the sidebar of one page shows them. All of them whole on a site with few pages. On a large one the
 * page's own group, or what of it is near the page; of the others only where their list is. So a page does not grow with the site.
 */
export function cutSidebar(
  groups: readonly SidebarGroup[],
  route: string,
  toListHref: (group: string) => string,
): ShownGroup[] {
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  if (count <= mostPagesBeside) return groups.map((group) => ({ ...group, list: undefined }))
  return groups.map((group) => {
    const { id, entries } = group
    const list = { href: toListHref(id), count: entries.length }
    const place = entries.findIndex((entry) => entry.route === route)
    if (place < 0) return { ...group, entries: [], list }
    if (entries.length <= mostAround) return { ...group, list: undefined }
    const begin = Math.max(0, Math.min(place - mostAround / 2, entries.length - mostAround))
    return { ...group, entries: entries.slice(begin, begin + mostAround), list }
  })
}

import type { Page } from '../model/page.ts'
import type { Problem } from '../model/problem.ts'
import type { Site } from '../model/site.ts'
import {
  announcerId,
  contentId,
  heroId,
  indexIdPrefix,
  menuIdPrefix,
  outlineId,
  searchId,
  searchListId,
  settingsId,
  sidebarId,
  sidebarIdPrefix,
  tabIdPrefix,
} from '../shared/markup.ts'
import { listTabKeys } from './list-parts.ts'

const frameIds = [announcerId, contentId, heroId, outlineId, searchId, searchListId, settingsId, sidebarId]

/** Reports every heading with an id that something else on its page already has: the frame, a tab, a demo, or a row of the reference. */
export function checkHeadingIds(pages: readonly Page[], site: Site): Problem[] {
  const problems: Problem[] = []
  for (const page of pages) {
    // A page that stands in for a missing translation has been checked in its own locale.
    if (page.locale !== page.contentLocale) continue
    const owners = listOwners(page, site)
    for (const { id, title, line } of page.content.headings) {
      const owner = owners.get(id)
      if (owner === undefined) continue
      problems.push({
        file: page.filename,
        line,
        what: `The heading "${title}" has the id "${id}", which belongs to ${owner}.`,
        mend: `Give the heading another id: ${title} {#another-id}.`,
      })
    }
  }
  return problems
}

/** What has which id on a page, apart from headings. */
function listOwners(page: Page, site: Site): Map<string, string> {
  const tabs = listTabKeys(page)
  const groups = site.frames[page.locale]?.sidebar ?? []
  const demos = page.content.demos.map(({ id }) => id)
  const shown = site.api.state === 'ready' ? (site.api.references[page.locale]?.tables ?? []) : []
  const tables = shown.filter(({ id }) => page.content.apis.includes(id))
  return new Map([
    ...frameIds.map((id) => [id, 'the frame around the page'] as const),
    ...tabs.flatMap((key) => [
      [tabIdPrefix + key, `the tab "${key}"`] as const,
      [`${tabIdPrefix}${key}-label`, `the tab "${key}"`] as const,
    ]),
    ...groups.flatMap(({ id }) => [
      [sidebarIdPrefix + id, `the group "${id}" of the sidebar`] as const,
      [indexIdPrefix + id, `the group "${id}" of the index of demos`] as const,
    ]),
    ...demos.flatMap((id) => [
      [id, `the demo "${id}"`] as const,
      [menuIdPrefix + id, `the menu of the demo "${id}"`] as const,
    ]),
    ...tables.flatMap((table) =>
      table.props.map(({ id, name }) => [id, `the property "${name}" in the table "${table.id}"`] as const),
    ),
  ])
}

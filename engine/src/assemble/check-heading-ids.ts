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
  pageActionsId,
  searchId,
  searchListId,
  settingsId,
  sidebarId,
  sidebarIdPrefix,
  tabIdPrefix,
} from '../shared/markup.ts'
import { reservedTabs } from './list-parts.ts'

const frameIds = [
  announcerId,
  contentId,
  heroId,
  outlineId,
  pageActionsId,
  searchId,
  searchListId,
  settingsId,
  sidebarId,
]

/**
 * Reports every heading with an id that something else on its page already has: the frame, a tab, a demo, or a row of
 * the reference. The same for demos.
 */
export function checkHeadingIds(pages: readonly Page[], site: Site): Problem[] {
  const problems: Problem[] = []
  const shared = new Map(Object.keys(site.frames).map((locale) => [locale, new Map(listShared(site, locale))]))
  for (const page of pages) {
    // A page that stands in for a missing translation has been checked in its own locale.
    if (page.locale !== page.contentLocale) continue
    const own = new Map(listOwn(page, site))
    const ownerOf = (id: string): string | undefined => own.get(id) ?? shared.get(page.locale)?.get(id)
    for (const { id, line } of page.content.demos) {
      const owner = ownerOf(id)
      if (owner === undefined) continue
      problems.push({
        file: page.filename,
        line,
        what: `The demo "${id}" has an id that belongs to ${owner}.`,
        mend: 'Rename the file of the demo.',
      })
    }
    const demos = new Map(listDemoOwners(page))
    for (const { id, title, line } of page.content.headings) {
      const owner = demos.get(id) ?? ownerOf(id)
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

type Owner = readonly [id: string, name: string]

/** What has which id on every page of a locale. */
function listShared(site: Site, locale: string): Owner[] {
  const groups = site.frames[locale]?.sidebar ?? []
  return [
    ...frameIds.map((id): Owner => [id, 'the frame around the page']),
    ...reservedTabs.flatMap(listTabOwners),
    ...groups.flatMap(({ id }): Owner[] => [
      [sidebarIdPrefix + id, `the group "${id}" of the sidebar`],
      [indexIdPrefix + id, `the group "${id}" of the index of demos`],
    ]),
  ]
}

function listTabOwners(key: string): Owner[] {
  const name = `the tab "${key}"`
  return [
    [tabIdPrefix + key, name],
    [`${tabIdPrefix}${key}-label`, name],
  ]
}

/** What has which id on this page, apart from headings and demos. */
function listOwn(page: Page, site: Site): Owner[] {
  const shown = site.api.state === 'ready' ? (site.api.references[page.locale]?.tables ?? []) : []
  const tables = shown.filter(({ id }) => page.content.apis.includes(id))
  return [
    ...page.content.tabs.flatMap(({ key }) => listTabOwners(key)),
    ...tables.flatMap((table) =>
      table.props.map(({ id, name }): Owner => [id, `the property "${name}" in the table "${table.id}"`]),
    ),
  ]
}

function listDemoOwners(page: Page): Owner[] {
  return page.content.demos.flatMap(({ id }): Owner[] => [
    [id, `the demo "${id}"`],
    [menuIdPrefix + id, `the menu of the demo "${id}"`],
  ])
}

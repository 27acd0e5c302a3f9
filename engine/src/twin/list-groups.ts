import { wordsOf } from '../i18n/words-of.ts'
import type { Page } from '../model/page.ts'
import type { Site } from '../model/site.ts'

/** Pages that stand together in the list of pages. */
interface PageGroup {
  title: string
  pages: Page[]
}

/** The listed pages of a locale in the order of the sidebar. Those that stand in none of its groups come first. */
export function listGroups(site: Site, locale: string): PageGroup[] {
  const listed = site.pages.filter((page) => page.locale === locale && page.frontmatter.listed)
  const byRoute = new Map(listed.map((page) => [page.route, page]))
  const groups = (site.frames[locale]?.sidebar ?? []).map(({ title, entries }) => ({
    title,
    pages: entries.flatMap(({ route }) => byRoute.get(route) ?? []),
  }))
  const grouped = new Set(groups.flatMap(({ pages }) => pages))
  const others = listed.filter((page) => !grouped.has(page)).toSorted((a, b) => a.path.localeCompare(b.path))
  return [{ title: wordsOf(locale).overview, pages: others }, ...groups].filter(({ pages }) => pages.length > 0)
}

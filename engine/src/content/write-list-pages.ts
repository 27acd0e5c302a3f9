import { parse } from 'valibot'
import type { Config } from '../model/config.ts'
import type { RawPage } from '../model/page.ts'
import { createFrontMatterSchema } from '../schema/front-matter.ts'
import { compareInGroup, mostPagesBeside, toListRoute } from '../shared/page-lists.ts'

/** So many links stand on one page of a list. */
const linksOnPage = 300

/**
 * Lists of the pages of each group, in Markdown, for sites that have too many pages to name all of them beside each
 * page. Empty for a locale with few pages. They have no file, so nothing leads to their source.
 */
export function writeListPages(pages: readonly RawPage[], config: Config): RawPage[] {
  return config.locales.flatMap(({ id: locale }) => {
    const listed = takeVersions(pages, locale, config)
      .filter(({ frontmatter }) => frontmatter.listed && frontmatter.group !== undefined)
      .map(({ route, frontmatter }) => ({ route, frontmatter, title: frontmatter.title }))
    if (listed.length <= mostPagesBeside) return []
    return config.groups.flatMap(({ id, title }) => {
      const members = listed
        .filter(({ frontmatter }) => frontmatter.group === id)
        .toSorted((a, b) => compareInGroup(a, b, locale))
      const count = Math.ceil(members.length / linksOnPage)
      return Array.from({ length: count }, (_, index): RawPage => {
        const part = index + 1
        const links = members.slice(index * linksOnPage, part * linksOnPage).map(writeLink)
        const name = title[locale] ?? id
        return {
          locale,
          route: toListRoute(id, part),
          filename: '',
          frontmatter: parse(createFrontMatterSchema([]), {
            title: count === 1 ? name : `${name} ${part}/${count}`,
            toc: false,
            listed: false,
          }),
          links: [],
          body: [...links, ...(count === 1 ? [] : ['', writeParts(id, part, count)]), ''].join('\n'),
          bodyLine: 1,
          lastUpdated: undefined,
        }
      })
    })
  })
}

/** The page of each route in a locale, or the one that stands in for it, as the site will have them. */
function takeVersions(pages: readonly RawPage[], locale: string, { locales }: Config): RawPage[] {
  const ranks = new Map(locales.map(({ id }, index) => [id, id === locale ? -1 : index]))
  const rank = (page: RawPage): number => ranks.get(page.locale) ?? locales.length
  const byRoute = new Map<string, RawPage>()
  for (const page of pages) {
    const known = byRoute.get(page.route)
    if (known === undefined || rank(page) < rank(known)) byRoute.set(page.route, page)
  }
  return [...byRoute.values()]
}

function writeLink({ route, title }: { route: string; title: string }): string {
  return `- [${escapeMarkdown(title)}](<${route}>)`
}

/** Links to all parts of a list. The shown one is no link. */
function writeParts(group: string, shown: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const part = index + 1
    return part === shown ? `**${part}**` : `[${part}](<${toListRoute(group, part)}>)`
  }).join(' ')
}

function escapeMarkdown(text: string): string {
  return text.replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`)
}

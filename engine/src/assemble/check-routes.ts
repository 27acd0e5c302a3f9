import type { Config } from '../model/config.ts'
import type { Page } from '../model/page.ts'
import type { Problem } from '../model/problem.ts'
import type { RouteEntry } from '../model/site.ts'
import { toAddressKey } from '../shared/resolve-address.ts'

/** Reports pages that have the same address, in any spelling that the site accepts, and a site without a home page. */
export function checkRoutes(
  pages: readonly Page[],
  routes: readonly RouteEntry[],
  locales: Config['locales'],
): Problem[] {
  const problems = checkHome(pages, locales)
  const owners = new Map<string, Page>()
  // Two files with the same address clash in every locale, but are reported once.
  const reported = new Set<string>()
  for (const [index, { path, aliases }] of routes.entries()) {
    const page = pages[index]
    if (page === undefined) continue
    for (const spelling of [path, ...aliases]) {
      const key = toAddressKey(spelling)
      const owner = owners.get(key)
      owners.set(key, owner ?? page)
      if (owner === undefined || owner === page) continue
      const pair = `${owner.filename}\0${page.filename}`
      if (reported.has(pair)) break
      reported.add(pair)
      problems.push({
        file: page.filename,
        line: 1,
        what: `The address "${spelling}" also belongs to ${owner.filename}.`,
        mend: 'Rename one of the files, or change its registry name.',
      })
      break
    }
  }
  return problems
}

/** Every page leads to the home page, and readers begin there. */
function checkHome(pages: readonly Page[], [first]: Config['locales']): Problem[] {
  if (first === undefined || pages.some(({ route }) => route === '/')) return []
  const file = `content/${first.id}/index.md`
  return [{ file, line: 1, what: 'There is no home page.', mend: `Write ${file}.` }]
}

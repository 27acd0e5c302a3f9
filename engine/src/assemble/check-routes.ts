import type { Page } from '../model/page.ts'
import type { Problem } from '../model/problem.ts'
import type { RouteEntry } from '../model/site.ts'
import { toAddressKey } from '../shared/resolve-address.ts'

/** Reports pages that have the same address, in any spelling that the site accepts. */
export function checkRoutes(pages: readonly Page[], routes: readonly RouteEntry[]): Problem[] {
  const problems: Problem[] = []
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

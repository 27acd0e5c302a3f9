import type { ApiTable } from '../model/api.ts'
import type { Config } from '../model/config.ts'
import type { Page, PropUse } from '../model/page.ts'
import type { Problem } from '../model/problem.ts'
import type { Site } from '../model/site.ts'
import { suggestNearest } from '../node/nearest.ts'

/** Reports every `:prop[…]` that names no row of the reference. Without a reference such a name is code and nothing else. */
export function checkPropNames(pages: readonly Page[], { api }: Site, config: Config): Problem[] {
  if (api.state !== 'ready' || config.api === false) return []
  const tables = Object.values(api.references)[0]?.tables ?? []
  // A table that could not be read has been reported already. Its rows are not known.
  const unread = config.api.entries.filter(({ id }) => !tables.some((table) => table.id === id)).map(({ id }) => id)
  return pages.flatMap((page) => {
    // A page that stands in for a missing translation has been checked in its own locale.
    if (page.locale !== page.contentLocale) return []
    return page.content.props.flatMap((use) => {
      const found = checkUse(use, tables, unread)
      return found === undefined ? [] : [{ file: page.filename, line: use.line, ...found }]
    })
  })
}

function checkUse(
  { owner, name }: PropUse,
  tables: readonly ApiTable[],
  unread: readonly string[],
): Pick<Problem, 'what' | 'mend'> | undefined {
  if (owner === undefined) {
    const names = [...new Set(tables.flatMap(listNames))]
    if (names.includes(name) || unread.length > 0) return undefined
    const what = `:prop[${name}] names no property of the reference.`
    return { what, mend: suggestNearest(name, names) }
  }
  if (unread.includes(owner)) return undefined
  const table = tables.find(({ id }) => id === owner)
  if (table === undefined) {
    const what = `:prop[${owner}.${name}] names the table "${owner}", which the reference does not have.`
    return {
      what,
      mend: suggestNearest(
        owner,
        tables.map(({ id }) => id),
      ),
    }
  }
  const names = listNames(table)
  if (names.includes(name)) return undefined
  const what = `:prop[${owner}.${name}] names no property of the table "${owner}".`
  return { what, mend: suggestNearest(name, names) }
}

function listNames({ props }: ApiTable): string[] {
  return props.map(({ name }) => name)
}

import type { ApiTable } from '../model/api.ts'
import type { Page } from '../model/page.ts'
import type { Site } from '../model/site.ts'

/**
 * The reference tables for the API tab of a page: only the rows that its demos use, in its language. Empty without a
 * reference, for a page that shows whole tables, and for a page whose demos belong to another page.
 */
export function listUsedTables(site: Pick<Site, 'api' | 'demos'>, page: Page): ApiTable[] {
  if (site.api.state !== 'ready' || page.content.apis.length > 0) return []
  const own = site.demos.filter(({ route, source }) => route === page.route && route.endsWith(`/${source.page}`))
  const used = new Set(own.flatMap(({ source }) => source.files.flatMap(({ uses }) => uses.map(({ id }) => id))))
  return (site.api.references[page.locale]?.tables ?? [])
    .map((table) => ({ ...table, props: table.props.filter(({ id }) => used.has(id)) }))
    .filter(({ props }) => props.length > 0)
}

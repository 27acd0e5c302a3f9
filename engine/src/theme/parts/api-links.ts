import { toLocalePath, withBase } from '../../shared/addresses.ts'
import { toDemoHref } from './demo-href.ts'
import type { View } from '../view.ts'

/** Addresses of what a table mentions. */
export interface ApiLinks {
  /** Address of a row by its id. */
  row: (id: string) => string
  /** Address of another table by its id; undefined when no page shows it. */
  table: (id: string) => string | undefined
  /** Title and address of a demo; undefined when no page shows it. */
  demo: (id: string) => { title: string; href: string } | undefined
}

/** Addresses of rows, tables and demos as seen from one page. */
export function createApiLinks(view: View): ApiLinks {
  const { site, page } = view
  const tables = site.api.state === 'ready' ? (site.api.references[page.locale]?.tables ?? []) : []
  const rows = new Map(tables.flatMap((table) => table.props.map((prop) => [prop.id, table.id] as const)))
  const demos = new Map(site.demos.map((demo) => [demo.id, demo]))
  return {
    row: (id) => `${findTablePage(view, rows.get(id) ?? '') ?? ''}#${id}`,
    table: (id) => {
      const path = findTablePage(view, id)
      return path === undefined ? undefined : `${path}#${findHeading(view, id)}`
    },
    demo: (id) => {
      const demo = demos.get(id)
      if (demo?.route === undefined) return undefined
      return { title: demo.title[page.locale] ?? id, href: toDemoHref(view, demo) }
    },
  }
}

/** Address of the page that shows a table; empty for the page itself, undefined when none does. */
function findTablePage({ site, page }: View, table: string): string | undefined {
  if (page.content.apis.includes(table)) return ''
  const home = site.pages.find(
    (candidate) => candidate.locale === page.locale && candidate.content.apis.includes(table),
  )
  if (home === undefined) return undefined
  return withBase(site.base, toLocalePath(page.locale, site.locales[0]?.id ?? page.locale, home.route))
}

/** Anchor of a table: its first row stands right below its heading. */
function findHeading({ site, page }: View, id: string): string {
  const table =
    site.api.state === 'ready'
      ? site.api.references[page.locale]?.tables.find((candidate) => candidate.id === id)
      : undefined
  return table?.props[0]?.id ?? ''
}

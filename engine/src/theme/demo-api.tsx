import type { ReactElement } from 'react'
import { buildDemoTables } from '../api/build-prop-demos.ts'
import type { ApiTable as Table } from '../model/api.ts'
import { createApiLinks } from './api-links.ts'
import { ApiTable } from './api-table.tsx'
import type { View } from './view.ts'

/** The reference tables with only the rows that demos of the page use. Empty on pages that show whole tables, and without extraction. */
export function listDemoTables({ site, page }: Pick<View, 'site' | 'page'>): Table[] {
  if (site.api.state !== 'ready' || page.content.apis.length > 0) return []
  const reference = site.api.references[page.locale]
  // Only the page that a demo is named like explains its properties; others just show it.
  const demos = site.demos.filter((demo) => demo.route === page.route && page.route.endsWith(`/${demo.source.page}`))
  const uses = demos.flatMap((demo) => demo.source.files.flatMap((file) => file.uses))
  return reference === undefined ? [] : buildDemoTables(reference, uses)
}

/** What the demos of this page use of the library. */
export function DemoApi({ view }: { view: View }): ReactElement | null {
  const { site, page, words } = view
  if (site.api.state !== 'ready') return null
  const reference = site.api.references[page.locale]
  if (reference === undefined) return null
  const { demosByProp } = site.api
  return (
    <>
      <h2>{words.demoProps}</h2>
      {listDemoTables(view).map((table) => (
        <section key={table.id} aria-label={table.id}>
          <h3>{table.id}</h3>
          <ApiTable
            table={table}
            reference={reference}
            words={words.apiTable}
            demosByProp={demosByProp}
            links={createApiLinks(view)}
          />
        </section>
      ))}
    </>
  )
}

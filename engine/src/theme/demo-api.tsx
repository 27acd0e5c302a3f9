import type { ReactElement } from 'react'
import { buildDemoTables } from '../api/build-prop-demos.ts'
import type { ApiTable as Table } from '../model/api.ts'
import { createApiLinks } from './api-links.ts'
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

/** What the demos of this page use of the library: name, type and default, linked to the whole row. */
export function DemoApi({ view }: { view: View }): ReactElement {
  const { words } = view
  const links = createApiLinks(view)
  return (
    <>
      <h2>{words.demoProps}</h2>
      {listDemoTables(view).map((table) => (
        <div key={table.id} className="table-frame" data-scroll-frame="">
          <table className="demo-props">
            <caption>{table.id}</caption>
            <thead>
              <tr>
                <th scope="col">{words.apiTable.property}</th>
                <th scope="col">{words.apiTable.type}</th>
                <th scope="col">{words.apiTable.default}</th>
              </tr>
            </thead>
            <tbody>
              {table.props.map((prop) => (
                <tr key={prop.name}>
                  <th scope="row" aria-label={prop.name}>
                    <a href={links.row(prop.id)}>
                      <code>{prop.name}</code>
                    </a>
                  </th>
                  <td>
                    <code>{prop.type}</code>
                  </td>
                  <td>{prop.default === undefined ? (prop.defaultNote ?? '–') : <code>{prop.default}</code>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </>
  )
}

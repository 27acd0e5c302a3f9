import type { ReactElement } from 'react'
import type { ApiTable } from '../../model/api.ts'
import type { View } from '../view.ts'
import { dataScrollFrame, mark } from '../../shared/markup.ts'

/** The properties that the demos of this page use: name, type and default, each linked to its full row. */
export function DemoApi({ view, tables }: { view: View; tables: readonly ApiTable[] }): ReactElement {
  const { words, page } = view
  return (
    <>
      <h2>{words.demoProps}</h2>
      {tables.map((table) => (
        <div key={table.id} className="table-frame" {...mark(dataScrollFrame, '')}>
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
                    <a href={page.links.rows[prop.id]}>
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

import type { ReactElement } from 'react'
import type { ApiTable as Table } from '../../model/api.ts'
import type { View } from '../view.ts'
import { ApiTable } from './table.tsx'

/** The properties that the demos of this page use: their lines, each with a link to the whole row, whose words come when it is opened. */
export function DemoApi({ view, tables }: { view: View; tables: readonly Table[] }): ReactElement {
  const { words, page, site } = view
  const reference = site.api.state === 'ready' ? site.api.references[page.locale] : undefined
  return (
    <>
      <h2>{words.demoProps}</h2>
      {reference !== undefined &&
        tables.map((table) => (
          <ApiTable
            key={table.id}
            table={table}
            reference={reference}
            words={words.apiTable}
            links={page.links}
            demosByProp={{}}
            isExcerpt
          />
        ))}
    </>
  )
}

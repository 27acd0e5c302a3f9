import type { ReactElement } from 'react'
import type { ApiProp } from '../model/api.ts'
import { findPropHref } from './prop-link.tsx'
import type { View } from './view.ts'

/** A property that a demo of the page uses, and the table it stands in. */
export interface DemoProp {
  table: string
  prop: ApiProp
}

/** Properties used by the demos of a page, in the order of the reference. Empty when extraction is off. */
export function listDemoProps({ site, page }: Pick<View, 'site' | 'page'>): DemoProp[] {
  const reference = site.api?.[page.locale]
  if (reference === undefined || page.content.apis.length > 0) return []
  const used = new Set(
    page.content.demos.flatMap(({ id }) => site.demos.find((demo) => demo.id === id)?.source.props ?? []),
  )
  return reference.tables.flatMap((table) =>
    table.props.filter((prop) => used.has(`${table.id}.${prop.name}`)).map((prop) => ({ table: table.id, prop })),
  )
}

/** The reference of what the demos of this page use. */
export function DemoApi({ view }: { view: View }): ReactElement {
  return (
    <>
      <h2 className="visually-hidden">{view.words.demoProps}</h2>
      <dl className="demo-props">
        {listDemoProps(view).map(({ table, prop }) => (
          <div key={`${table}.${prop.name}`}>
            <dt>
              <a href={findPropHref(view, table, prop.name)}>
                <code>{prop.name}</code>
              </a>{' '}
              <span>{table}</span>
            </dt>
            <dd>
              <p>{prop.description}</p>
              <p>
                <code>{prop.type}</code>
                {prop.default !== undefined && (
                  <>
                    {' '}
                    = <code>{prop.default}</code>
                  </>
                )}
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

import type { ReactElement } from 'react'
import type { ElementProps } from '../view.ts'

/** A property as code. When the reference has a row for it, the code links to the row. */
export function PropLink({ view, owner, name, children }: ElementProps<'v-prop'>): ReactElement {
  const { links } = view.page
  const row = links.props[owner === undefined ? name : `${owner}.${name}`]
  const code = <code>{owner === undefined ? children : name}</code>
  if (row === undefined) return code
  return (
    <a className="prop-link" href={links.rows[row]}>
      {code}
    </a>
  )
}

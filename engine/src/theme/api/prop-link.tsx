import type { ReactElement, ReactNode } from 'react'
import type { ApiProp } from '../../model/api.ts'
import { createApiLinks } from '../parts/api-links.ts'
import type { View } from '../view.ts'

/** A property as code, linked to its row in the reference where there is one. */
export function PropLink({
  view,
  owner,
  name,
  children,
}: {
  view: View
  owner?: string
  name: string
  children?: ReactNode
}): ReactElement {
  const prop = findProp(view, owner, name)
  const code = <code>{owner === undefined ? children : name}</code>
  if (prop === undefined) return code
  return (
    <a className="prop-link" href={createApiLinks(view).row(prop.id)}>
      {code}
    </a>
  )
}

function findProp({ site, page }: View, owner: string | undefined, name: string): ApiProp | undefined {
  if (site.api.state !== 'ready') return undefined
  for (const table of site.api.references[page.locale]?.tables ?? []) {
    if (owner !== undefined && table.id !== owner) continue
    const prop = table.props.find((candidate) => candidate.name === name)
    if (prop !== undefined) return prop
  }
  return undefined
}

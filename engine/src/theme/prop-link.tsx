import type { ReactElement, ReactNode } from 'react'
import type { ApiProp } from '../model/api.ts'
import type { Site } from '../model/site.ts'
import { toLocalePath, withBase } from '../shared/addresses.ts'
import type { View } from './view.ts'

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
  const href = findPropHref(view, owner, name)
  const code = <code>{owner === undefined ? children : name}</code>
  return href === undefined ? (
    code
  ) : (
    <a className="prop-link" href={href}>
      {code}
    </a>
  )
}

/** Address of a property's row; undefined when no page shows it. */
export function findPropHref(view: View, owner: string | undefined, name: string): string | undefined {
  const { site, page } = view
  const row = findProp(site, page.locale, owner, name)
  if (row === undefined) return undefined
  const home = site.pages.find(
    (candidate) => candidate.locale === page.locale && candidate.content.apis.includes(row.table),
  )
  if (home === undefined) return undefined
  const path =
    home.route === page.route
      ? ''
      : withBase(site.base, toLocalePath(page.locale, site.locales[0]?.id ?? page.locale, home.route))
  return `${path}#${row.prop.id}`
}

function findProp(
  site: Site,
  locale: string,
  owner: string | undefined,
  name: string,
): { table: string; prop: ApiProp } | undefined {
  for (const table of site.api?.[locale]?.tables ?? []) {
    if (owner !== undefined && table.id !== owner) continue
    const prop = table.props.find((candidate) => candidate.name === name)
    if (prop !== undefined) return { table: table.id, prop }
  }
  return undefined
}

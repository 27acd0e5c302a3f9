import type { ApiReference } from '../model/api.ts'
import type { PageLinks } from '../model/page-view.ts'
import type { PlayReference } from '../model/play.ts'
import { readControl } from './read-control.ts'

/** A table of the reference as the controls of a playground are made of it. Undefined when there is no such table. */
export function buildPlayReference(
  { tables, types }: ApiReference,
  id: string,
  rows: PageLinks['rows'],
): PlayReference | undefined {
  const table = tables.find((each) => each.id === id)
  if (table === undefined) return undefined
  const props = table.props.map(
    ({ name, id: row, type, fullType, default: fallback, defaultNote, group, deprecated }) => ({
      name,
      href: rows[row] ?? '',
      type,
      // One that depends on other properties would be wrong beside some of them.
      ...(fallback === undefined || defaultNote !== undefined ? {} : { fallback }),
      group: deprecated === undefined ? group : '',
      ...(deprecated === undefined ? {} : { deprecated: deprecated.replacement }),
      control: readControl(fullType, types),
    }),
  )
  const groups = table.groups.filter((group) => props.some((prop) => prop.group === group.id))
  return { groups, props }
}

import type { ApiJson } from '../api/build-api-json.ts'
import { listNearest } from '../node/nearest.ts'
import { Refusal } from '../node/refusal.ts'
import { didYouMean } from './did-you-mean.ts'
import type { ReadSite } from './read-site.ts'

/** A row of the reference, its table, and the whole. */
export interface FoundProperty {
  table: ApiJson['tables'][number]
  prop: ApiJson['tables'][number]['props'][number]
  reference: ApiJson
}

/** The properties of a name: `Menu.open`, or `open` for that of every table; capitals do not matter. Never none. */
export async function findProperties(site: ReadSite, asked: string): Promise<FoundProperty[]> {
  const reference = await site.readReference()
  if (reference === undefined)
    throw new Refusal(`The site in ${site.files.where} has no reference: ask "search" for "${asked}".`)
  const all = reference.tables.flatMap((table) => table.props.map((prop) => ({ table, prop, reference })))
  const wanted = asked.trim().replace(/^`|`$/g, '').toLowerCase()
  const found = all.filter(({ table, prop }) =>
    [prop.name, `${table.id}.${prop.name}`, prop.id].some((spelling) => spelling.toLowerCase() === wanted),
  )
  if (found.length > 0) return found
  throw new Refusal(`There is no property "${asked}". ${suggestProperties(reference, wanted)}`)
}

function suggestProperties({ tables }: ApiJson, wanted: string): string {
  const all = tables.flatMap(({ id, props }) => props.map(({ name }) => ({ name, value: `${id}.${name}` })))
  const whole = listNearest(
    wanted,
    all.map(({ value }) => ({ value, spellings: [value] })),
  )
  const last = wanted.split('.').pop() ?? wanted
  const alone = listNearest(
    last,
    all.map(({ name, value }) => ({ value, spellings: [name] })),
  )
  // What stands before the dot may be wrong: the name of another table, or of an object.
  const isKnown = all.some(({ name }) => name.toLowerCase() === last)
  const near = isKnown || !wanted.includes('.') || whole.length === 0 ? alone : whole
  const names = tables.map(({ id }) => id).join(', ')
  return didYouMean(near) ?? `The tables are ${names}; ask "search" for what it does.`
}

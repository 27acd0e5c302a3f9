import { join } from 'node:path'
import { type ApiFacts, extractApi, resolveConfig } from 'vitrine/stages'
import docs from '../docs.config.ts'

const site = join(import.meta.dirname, '..')

/** What one version says of a property. */
export interface PropState {
  type: string
  required: boolean
  /** What to use instead; empty when nothing is named, undefined when the property is not deprecated. */
  deprecated: string | undefined
  /** Names of the helper types that it mentions. */
  links: readonly string[]
}

/** A version as its types tell it: properties by `Select.open`, and helper types by name. */
export interface Snapshot {
  props: ReadonlyMap<string, PropState>
  types: ApiFacts['types']
  /** Names of the types that have a table of their own: their properties are compared one by one. */
  tables: ReadonlySet<string>
}

/**
 * Reads the tables of the reference from the types of a version that lies in `node_modules` of the folder. What is
 * private is left out, and a table that the version has not yet.
 */
export async function readVersion(name: string, version: string, folder: string): Promise<Snapshot> {
  const config = resolveConfig(docs, site)
  if (config.api === false) throw new Error('docs.config.ts has no reference, so there is nothing to compare.')
  // The type of the search configuration was there before the package exported it.
  const entries = config.api.entries.map((entry) => ({
    ...entry,
    from: entry.id === 'SearchConfig' ? `${name}/es/Select` : name,
  }))
  const { facts, problems } = await extractApi({
    ...config,
    api: { ...config.api, entries, timeLimit: 120_000 },
    root: folder,
    cacheDir: join(folder, '.cache'),
    library: { ...config.library, package: name, version },
  })
  const serious = problems.filter(({ what }) => !what.includes('needs the export "SearchConfig"'))
  if (serious.length > 0)
    throw new Error(`${name} ${version} cannot be read:\n${serious.map(({ what }) => what).join('\n')}`)
  const props = facts.tables.flatMap(({ id, props: rows }) =>
    rows
      .filter((row) => row.internal !== true)
      .map(({ name: row, fullType, required, deprecated, links }) => {
        return [`${id}.${row}`, { type: fullType, required, deprecated, links }] as const
      }),
  )
  return { props: new Map(props), types: facts.types, tables: new Set(facts.tables.map(({ type }) => type)) }
}

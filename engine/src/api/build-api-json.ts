import type { ApiProp, ApiReference, ApiTable, ApiType } from '../model/api.ts'
import type { Localized } from '../model/config.ts'

/** The reference for programs: one object for all locales. `apiJsonSchema` describes it. */
export interface ApiJson {
  $schema: string
  package: string
  version: string
  tables: ApiJsonTable[]
  types: ApiJsonType[]
}

interface ApiJsonTable {
  id: string
  type: string
  kind: ApiTable['kind']
  /** True when any other key is accepted. */
  open: boolean
  generics: { name: string; constraint?: string; default?: string }[]
  inherited: ApiTable['inherited']
  notes?: ApiTable['notes']
  props: ApiJsonProp[]
}

interface ApiJsonProp {
  name: string
  id: string
  type: string
  required: boolean
  default?: string
  description: Localized
  deprecated?: { replacement: string }
  since?: string
  stage?: string
  group?: string
  only?: ApiProp['only']
  /** What versions have done to it, the oldest first. */
  history?: ApiProp['history']
  declaredBy: string
  types: string[]
  /** Ids of the demos that use the property. */
  demos: string[]
}

interface ApiJsonType {
  name: string
  package: string
  text: string
  description: Localized
  members: { name: string; type: string; required: boolean; description: Localized }[]
}

/**
 * Merges the references of all locales into one object. `schema` is the address of the schema relative to the file;
 * `demosByProp` contains demo ids by row id.
 */
export function buildApiJson(
  references: Readonly<Record<string, ApiReference>>,
  demosByProp: Readonly<Record<string, readonly string[]>>,
  schema: string,
): ApiJson {
  const locales = Object.entries(references).filter(([, { spokenIn }]) => spokenIn === undefined)
  const first = locales[0]?.[1]
  if (first === undefined) return { $schema: schema, package: '', version: '', tables: [], types: [] }
  const say = (read: (reference: ApiReference) => string | undefined): Localized =>
    Object.fromEntries(locales.map(([locale, reference]) => [locale, read(reference) ?? '']))
  const buildTable = (table: ApiTable): ApiJsonTable => ({
    id: table.id,
    type: table.type,
    kind: table.kind,
    open: table.open,
    generics: table.generics.map(({ name, constraint, default: fallback }) => ({
      name,
      ...(constraint === undefined ? {} : { constraint }),
      ...(fallback === undefined ? {} : { default: fallback }),
    })),
    inherited: table.inherited,
    ...(table.notes === undefined ? {} : { notes: table.notes }),
    props: table.props.map((prop) => ({
      name: prop.name,
      id: prop.id,
      type: prop.fullType,
      required: prop.required,
      ...(prop.default === undefined ? {} : { default: prop.default }),
      description: say((reference) => findProp(reference, table.id, prop.name)?.description),
      ...(prop.deprecated === undefined ? {} : { deprecated: { replacement: prop.deprecated.replacement } }),
      ...listSince(prop),
      ...(prop.stage === undefined ? {} : { stage: prop.stage }),
      ...(prop.only === undefined ? {} : { only: prop.only }),
      ...(prop.history === undefined ? {} : { history: prop.history }),
      ...(prop.group === '' ? {} : { group: prop.group }),
      declaredBy: prop.declaredBy,
      types: prop.links,
      demos: [...(demosByProp[prop.id] ?? [])],
    })),
  })
  const buildType = (type: ApiType): ApiJsonType => ({
    name: type.name,
    package: type.package,
    text: type.fullText,
    description: say((reference) => reference.types[type.name]?.description),
    members: type.members.map(({ name, type: text, required }) => ({
      name,
      type: text,
      required,
      description: say((reference) => findMember(reference, type.name, name)?.description),
    })),
  })
  return {
    $schema: schema,
    package: first.package,
    version: first.version,
    tables: first.tables.map(buildTable),
    types: Object.values(first.types).map(buildType),
  }
}

/** What its comment says, or else the version that added it. */
function listSince({ since, history }: ApiProp): { since?: string } {
  const version = since ?? history?.findLast(({ kind }) => kind === 'added')?.version
  return version === undefined ? {} : { since: version }
}

function findProp(reference: ApiReference, table: string, name: string) {
  return reference.tables.find((each) => each.id === table)?.props.find((prop) => prop.name === name)
}

function findMember(reference: ApiReference, type: string, name: string) {
  return reference.types[type]?.members.find((member) => member.name === name)
}

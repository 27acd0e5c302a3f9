import type { ApiChange, ApiDeprecation, ApiHistory, ApiProp, ApiReference, ApiTable, ApiType } from '../model/api.ts'
import { type ApiFacts, nameRow, type PropFacts, type TableFacts, type TypeFacts } from './read/api-facts.ts'
import { type ApiWords, type PropNotes } from './words/load-words.ts'
import { hashType, shortenType } from './read/shape-type.ts'

/**
 * Adds the words of one locale to the facts from the types. A locale without a folder of words gets the words of the
 * first locale. What has no words at all keeps the description of the types. With a history each row knows its own.
 */
export function buildReference(facts: ApiFacts, words: ApiWords, reader: string, history?: ApiHistory): ApiReference {
  const changes = listChanges(history)
  const [first = reader] = words.tables.keys()
  const locale = words.tables.has(reader) ? reader : first
  return {
    spokenIn: locale === reader ? undefined : locale,
    package: facts.package,
    version: facts.version,
    tables: facts.tables.map((table) => buildTable(table, facts, words, locale, changes)),
    types: Object.fromEntries(Object.values(facts.types).map((type) => [type.name, buildType(type, words, locale)])),
  }
}

/** The rows of a table: those of the types except the hidden ones, and the internal ones that nobody wrote of; then the added ones. */
export function listRows(table: TableFacts, notes: ReadonlyMap<string, PropNotes> | undefined): PropFacts[] {
  const shown = table.props.filter(({ name, internal }) =>
    internal === true && notes?.has(name) !== true ? false : notes?.get(name)?.hide === undefined,
  )
  const added = [...(notes ?? [])].flatMap(([name, { add }]) => {
    if (add === undefined || table.props.some((prop) => prop.name === name)) return []
    return [describeAdded(name, add, table.type)]
  })
  return [...shown, ...added]
}

function describeAdded(name: string, type: string, declaredBy: string): PropFacts {
  return {
    name,
    type: shortenType(type),
    fullType: type,
    required: false,
    hash: hashType(type),
    links: [],
    declaredBy,
    file: '',
    description: '',
    deprecated: undefined,
    since: undefined,
    stage: undefined,
    default: undefined,
    defaultFrom: undefined,
  }
}

/** The changes of each property, the oldest first. */
function listChanges(history: ApiHistory | undefined): ReadonlyMap<string, ApiChange[]> {
  const changes = new Map<string, ApiChange[]>()
  for (const version of history?.versions ?? [])
    for (const { prop, ...change } of history?.changes[version] ?? [])
      changes.set(prop, [...(changes.get(prop) ?? []), { version, ...change }])
  return changes
}

function buildTable(
  table: TableFacts,
  facts: ApiFacts,
  words: ApiWords,
  locale: string,
  changes: ReadonlyMap<string, ApiChange[]>,
): ApiTable {
  const notes = words.notes.get(table.id)
  const written = words.tables.get(locale)?.get(table.id)
  const order = notes?.groups ?? []
  const props = listRows(table, notes?.props).map((prop): ApiProp => {
    const note = notes?.props.get(prop.name)
    const word = written?.props.get(prop.name)
    const history = changes.get(`${table.id}.${prop.name}`)
    return {
      name: prop.name,
      id: nameRow(table.id, prop.name),
      type: prop.type,
      fullType: prop.fullType,
      required: prop.required,
      default: note?.default ?? prop.default,
      defaultNote: word?.default,
      description: word?.description ?? prop.description,
      deprecated: resolveDeprecation(note?.deprecated ?? prop.deprecated, table, facts),
      since: note?.since ?? prop.since,
      stage: note?.stage ?? prop.stage,
      links: prop.links,
      declaredBy: prop.declaredBy,
      example: note?.example,
      ...(prop.only === undefined ? {} : { only: prop.only }),
      ...(history === undefined ? {} : { history }),
      group: order.includes(note?.group ?? '') ? (note?.group ?? '') : '',
    }
  })
  const { id, type, kind, generics, inherited, open, notes: remarks } = table
  const groups = order.map((group) => ({ id: group, title: written?.groups.get(group) ?? group }))
  return {
    id,
    type,
    kind,
    groups,
    generics,
    inherited,
    open,
    ...(remarks === undefined ? {} : { notes: remarks }),
    props: sortRows(props, order, [...(notes?.props.keys() ?? [])]),
  }
}

/** Sorts rows by group, then in the order of the notes, then as declared. */
function sortRows(props: ApiProp[], groups: readonly string[], names: readonly string[]): ApiProp[] {
  const place = (list: readonly string[], item: string) => (list.includes(item) ? list.indexOf(item) : list.length)
  return props.toSorted(
    (a, b) => place(groups, a.group) - place(groups, b.group) || place(names, a.name) - place(names, b.name),
  )
}

/** `showSearch.onSearch` leads to the row `onSearch` of the table that `showSearch` takes. */
function resolveDeprecation(
  replacement: string | undefined,
  table: TableFacts,
  facts: ApiFacts,
): ApiDeprecation | undefined {
  if (replacement === undefined) return undefined
  const [name = '', key] = replacement.split('.')
  const prop = table.props.find((each) => each.name === name)
  const target = facts.tables.find((each) => prop?.links.includes(each.type))
  if (key !== undefined && target?.props.some((each) => each.name === key)) {
    return { replacement, id: nameRow(target.id, key) }
  }
  return { replacement, id: prop === undefined ? undefined : nameRow(table.id, name) }
}

function buildType(type: TypeFacts, words: ApiWords, locale: string): ApiType {
  const written = words.types.get(locale)?.types.get(type.name)
  const { name, text, fullText, links } = type
  return {
    name,
    text,
    fullText,
    description: written?.description ?? type.description,
    package: type.package,
    members: type.members.map((member) => ({
      ...member,
      description: written?.members.get(member.name)?.description ?? member.description,
    })),
    links,
  }
}

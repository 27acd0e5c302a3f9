import type { ApiHistory, ApiHistoryChange } from 'vitrine/model'
import type { PropState, Snapshot } from './read-version.ts'

/** A version in the order of their release, with what its types say and which of them are not those of the version before. */
export interface ReadVersion {
  name: string
  snapshot: Snapshot
  changed: ReadonlySet<string>
}

/** What `site/data/history.json` holds. */
export interface RecordedHistory extends ApiHistory {
  /** The types of the last version, by which a test sees that the file belongs to what is installed. */
  now: Record<string, string>
}

/** What each version has added, changed, deprecated and removed. */
export function buildHistory(versions: readonly ReadVersion[]): RecordedHistory {
  const changes = versions.flatMap(({ name, snapshot, changed }, index) => {
    const before = versions[index - 1]?.snapshot
    const found = before === undefined ? [] : compareVersion(before, snapshot, changed)
    return found.length === 0 ? [] : [[name, found] as const]
  })
  const last = versions.at(-1)?.snapshot
  return {
    versions: versions.map(({ name }) => name),
    changes: Object.fromEntries(changes),
    now: last === undefined ? {} : listTypes(last),
  }
}

/** The type of each property, in the order of the alphabet. */
export function listTypes({ props }: Snapshot): Record<string, string> {
  return Object.fromEntries([...props].map(([key, { type }]) => [key, type] as const).toSorted(byName))
}

function compareVersion(before: Snapshot, after: Snapshot, changed: ReadonlySet<string>): ApiHistoryChange[] {
  const keys = [...new Set([...before.props.keys(), ...after.props.keys()])].toSorted()
  const found = keys.flatMap((prop): ApiHistoryChange[] => {
    const [old, now] = [before.props.get(prop), after.props.get(prop)]
    if (old === undefined)
      return [
        { prop, kind: 'added', after: now?.type ?? '' },
        ...(now?.deprecated === undefined ? [] : [describeDeprecated(prop, now)]),
      ]
    if (now === undefined) return [{ prop, kind: 'removed', before: old.type }]
    return [
      ...describeType(prop, old, now, before, after, changed.has(prop)),
      ...(old.deprecated === undefined && now.deprecated !== undefined ? [describeDeprecated(prop, now)] : []),
    ]
  })
  const order: readonly ApiHistoryChange['kind'][] = ['added', 'changed', 'deprecated', 'removed']
  return found.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
}

function describeDeprecated(prop: string, { deprecated = '' }: PropState): ApiHistoryChange {
  return { prop, kind: 'deprecated', ...(deprecated === '' ? {} : { after: deprecated }) }
}

/** Two spellings of one type are no change. Where the type reads as before, a helper type behind it has changed. */
function describeType(
  prop: string,
  old: PropState,
  now: PropState,
  before: Snapshot,
  after: Snapshot,
  isOther: boolean,
): ApiHistoryChange[] {
  const spell = ({ type, required }: PropState) =>
    old.required === now.required || required ? type : `${type} | undefined`
  if (old.required !== now.required || (isOther && old.type !== now.type))
    return [{ prop, kind: 'changed', before: spell(old), after: spell(now) }]
  if (!isOther) return []
  // The rows of a table tell their own changes.
  if (now.links.some((name) => after.tables.has(name))) return []
  const inner = findInner(now.links, before.types, after.types)
  return [{ prop, kind: 'changed', ...(inner ?? { before: old.type, after: now.type }) }]
}

/** The nearest helper type that reads otherwise than before, and what of it does. */
function findInner(
  links: readonly string[],
  before: Snapshot['types'],
  after: Snapshot['types'],
): Pick<ApiHistoryChange, 'in' | 'before' | 'after'> | undefined {
  const seen = new Set<string>()
  let names = links
  while (names.length > 0) {
    for (const name of names) {
      const [old, now] = [before[name], after[name]]
      if (old === undefined || now === undefined || old.fullText === now.fullText) continue
      const [left, right] = [listParts(old), listParts(now)]
      return {
        in: name,
        before: left.filter((part) => !right.includes(part)).join('; '),
        after: right.filter((part) => !left.includes(part)).join('; '),
      }
    }
    for (const name of names) seen.add(name)
    names = names.flatMap((name) => after[name]?.links ?? []).filter((name) => !seen.has(name))
  }
  return undefined
}

/** The fields of a helper type, or what stands behind its equals sign. */
function listParts({ members, fullText }: Snapshot['types'][string]): string[] {
  if (members.length === 0) return [cutHead(fullText).replaceAll(/\s+/g, ' ')]
  return members.map(({ name, type, required }) => `${name}${required ? '' : '?'}: ${type}`)
}

/** `type Pair<A = any> = [A, A]` without what stands before its own equals sign. */
function cutHead(declaration: string): string {
  let depth = 0
  for (let at = 0; at < declaration.length; at++) {
    const sign = declaration[at]
    if (sign === '<') depth++
    if (sign === '>') depth--
    if (sign === '=' && depth === 0) return declaration.slice(at + 1).trim()
  }
  return declaration
}

function byName([a]: readonly [string, string], [b]: readonly [string, string]): number {
  return a < b ? -1 : 1
}

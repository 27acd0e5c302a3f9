import { suggestNearest } from 'vitrine/stages'

/** What a proof may name. */
export interface Evidence {
  /** Titles by file. */
  tests: ReadonlyMap<string, readonly string[]>
  /** What the probes saw: nested objects by name. */
  facts: Readonly<Record<string, unknown>>
  /** Tables that the facts print. */
  tables: readonly string[]
  /** Rows of the reference: `Select.mode`. */
  rows: readonly string[]
}

/** What is wrong with the source of a proof: a sentence, then how to mend it. Undefined when the source proves something. */
export function findFault(source: string, evidence: Evidence): string | undefined {
  const [, kind = '', rest = ''] = /^(fact|api) (.+)$/.exec(source) ?? []
  if (kind === 'fact') return findFactFault(rest, evidence)
  if (kind === 'api')
    return evidence.rows.includes(rest)
      ? undefined
      : `There is no row "${rest}" in the reference. ${suggestNearest(rest, evidence.rows)}`
  const [, file, title] = /^(\S+\.tsx?) › (.+)$/.exec(source) ?? []
  if (file === undefined || title === undefined)
    return `"${source}" names no proof. Write "file › title of a test", "fact name › cell = value" or "api Table.row".`
  const titles = evidence.tests.get(file)
  if (titles === undefined)
    return `There is no file of tests "${file}". ${suggestNearest(file, [...evidence.tests.keys()])}`
  return titles.includes(title) ? undefined : `"${file}" has no test "${title}". ${suggestNearest(title, titles)}`
}

function findFactFault(text: string, { facts, tables }: Evidence): string | undefined {
  const [path = '', expected] = text.split(' = ')
  if (tables.includes(path) && expected === undefined) return undefined
  let values: unknown[] = [facts]
  for (const [depth, name] of path.split(' › ').entries()) {
    const keys = new Set(values.flatMap(listKeys))
    const next = values.flatMap((value) => (isRecord(value) && name !== '*' ? pick(value, name) : listValues(value)))
    if (next.length === 0) {
      const legal = depth === 0 ? [...keys, ...tables] : [...keys]
      return `There is no fact "${path}": nothing is called "${name}". ${suggestNearest(name, legal)}`
    }
    values = next
  }
  if (expected === undefined) return undefined
  const others = [...new Set(values.map(say))].filter((value) => value !== expected)
  return others.length === 0
    ? undefined
    : `The fact "${path}" is "${others.join('" and "')}", not "${expected}". Read the sentence again.`
}

/** A list of effects as the proofs write it. */
function say(value: unknown): string {
  if (!Array.isArray(value)) return String(value)
  return value.length === 0 ? 'nothing' : value.join(', ')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const listKeys = (value: unknown) => (isRecord(value) ? Object.keys(value) : [])
const listValues = (value: unknown) => (isRecord(value) ? Object.values(value) : [])
const pick = (value: Record<string, unknown>, name: string) => (Object.hasOwn(value, name) ? [value[name]] : [])

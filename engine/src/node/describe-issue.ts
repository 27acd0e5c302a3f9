import type { BaseIssue } from 'valibot'
import { describeValue, shorten } from './describe-value.ts'
import { suggestNearest } from './nearest.ts'

/** The place of a value in what was checked: keys, and indexes of lists. */
export type ValuePath = readonly (string | number)[]

/** A mistake, described in two sentences. */
export interface Mistake {
  path: ValuePath
  what: string
  mend: string
}

/** What was checked, and what the sentences need to know about it. */
export interface Checked {
  schema: SchemaShape
  value: unknown
  /** How sentences begin: `The front matter`. */
  subject: string
  /** Where a key that is missing at the top level belongs: `between the --- lines`. */
  place: string
}

/** The properties of a schema that are needed to find its legal keys and values. */
export interface SchemaShape {
  type: string
  entries?: Readonly<Record<string, SchemaShape>>
  item?: SchemaShape
  value?: SchemaShape
  wrapped?: SchemaShape
  getter?: (value: unknown, signal: undefined) => SchemaShape
  options?: readonly (SchemaShape | string | number | bigint)[]
  literal?: string | number | bigint | boolean
}

/**
 * Turns an issue of a schema into sentences: what is wrong, with the value in quotes, and how to mend it, with the
 * nearest legal key or value.
 */
export function describeIssue(issue: BaseIssue<unknown>, { schema, value, subject, place }: Checked): Mistake {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
  const name = shorten(path.join('.'))
  const key = String(path.at(-1))
  const parent = path.slice(0, -1)
  if (issue.expected === 'never') {
    const legal = Object.keys(followPath(schema, value, parent)?.entries ?? {})
    return { path, what: `${subject} has an unknown key "${name}".`, mend: suggestNearest(key, legal) }
  }
  if (issue.received === 'undefined') {
    const where = parent.length === 0 ? place : `below ${parent.join('.')}`
    return { path, what: `${subject} has no "${name}".`, mend: `Add ${quoteKey(key)}: … ${where}.` }
  }
  const legal = listValues(followPath(schema, value, path))
  const mend =
    legal.length === 0 ? 'Change the value.' : suggestNearest(typeof issue.input === 'string' ? issue.input : '', legal)
  // A message that begins with a capital letter is the whole sentence.
  if (/^[A-Z]/.test(issue.message)) return { path, what: `${issue.message}.`, mend }
  return { path, what: `${subject}'s "${name}" ${issue.message}${describeInput(issue)}.`, mend }
}

/** The message already tells enough about lists and empty texts. For other values, it helps to see them. */
function describeInput({ kind, input }: BaseIssue<unknown>): string {
  const speaks = kind === 'validation' && (typeof input === 'object' || input === '')
  return speaks ? '' : `, not ${describeValue(input)}`
}

/** `ja-JP` needs quotes as a key of an object. */
function quoteKey(key: string): string {
  return /^[\w$]+$/.test(key) ? key : `"${key}"`
}

function followPath(schema: SchemaShape, value: unknown, path: ValuePath): SchemaShape | undefined {
  const shape = unwrap(schema, value)
  const [key, ...rest] = path
  if (key === undefined) return shape
  const next = shape.item ?? shape.value ?? shape.entries?.[key]
  return next === undefined ? undefined : followPath(next, (value as Record<string, unknown>)[key], rest)
}

function unwrap(schema: SchemaShape, value: unknown): SchemaShape {
  if (schema.wrapped !== undefined) return unwrap(schema.wrapped, value)
  return schema.getter === undefined ? schema : unwrap(schema.getter(value, undefined), value)
}

function listValues(shape: SchemaShape | undefined): string[] {
  if (shape?.literal !== undefined) return [String(shape.literal)]
  return (shape?.options ?? []).flatMap((option) =>
    typeof option === 'object' ? listValues(option) : [String(option)],
  )
}

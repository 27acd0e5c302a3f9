import * as v from 'valibot'
import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type Document } from 'yaml'
import type { Problem } from '../model/problem.ts'
import { describeIssue, type SchemaShape, type ValuePath } from './describe-issue.ts'

/** What error messages need to know about a YAML text, and how to read it. */
export interface YamlPlace {
  /** Path relative to the site folder. */
  file: string
  /** How sentences begin: `The front matter`. */
  subject: string
  /** Where a missing key belongs: `between the --- lines`. */
  place: string
  /** A correct line, for a text without any keys. */
  example: string
  /** Line of the file on which the YAML begins. */
  firstLine: number
  /** `text` keeps every scalar as it is written: the version `1.10` must not become a number. */
  scalars: 'typed' | 'text'
}

/** YAML after its check. */
export interface CheckedYaml<Value> {
  /** The correct part of the value. Wrong parts are left out. */
  value: Value
  problems: Problem[]
  /** Line of the key, or list entry, to which a path leads. When it does not exist: line of the nearest existing one above it. */
  lineOf: (path: ValuePath) => number
}

/** Reads YAML and checks it against a schema. `fallback` is used when too little of it is correct. */
export function checkYaml<Schema extends v.GenericSchema & SchemaShape>(
  yaml: string,
  schema: Schema,
  place: YamlPlace,
  fallback: unknown = {},
): CheckedYaml<v.InferOutput<Schema>> {
  const lines = new LineCounter()
  const document = parseDocument(yaml, {
    lineCounter: lines,
    schema: place.scalars === 'text' ? 'failsafe' : 'core',
    // Its warnings name no file. What they warn of is told below.
    logLevel: 'error',
  })
  const lineAt = (offset: number): number => lines.linePos(offset).line + place.firstLine - 1
  const lineOf = (path: ValuePath): number => {
    const offset = findOffset(document, path)
    return offset === undefined ? 1 : lineAt(offset)
  }
  const broken = checkSyntax(document, lineAt, place)
  if (broken.length > 0) return { value: v.parse(schema, fallback), problems: broken, lineOf }
  const value: unknown = document.toJS() ?? {}
  const checked = v.safeParse(schema, value)
  if (checked.success) return { value: checked.output, problems: [], lineOf }
  const problems = checked.issues.map((issue) => {
    const { path, what, mend } = describeIssue(issue, { ...place, schema, value })
    return { file: place.file, line: lineOf(path), what, mend }
  })
  return { value: keepRight(schema, value, fallback), problems, lineOf }
}

/** Removes wrong parts, one after the other, until the rest is correct. */
function keepRight<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  fallback: unknown,
): v.InferOutput<Schema> {
  const checked = v.safeParse(schema, value)
  if (checked.success) return checked.output
  const [issue] = checked.issues
  const keys = issue.path?.map(({ key }) => String(key)) ?? []
  // When a key is missing, the object that lacks it is removed.
  const wrong = issue.received === 'undefined' ? keys.slice(0, -1) : keys
  return wrong.length === 0 ? v.parse(schema, fallback) : keepRight(schema, removeAt(value, wrong), fallback)
}

function removeAt(value: unknown, [key = '', ...rest]: readonly string[]): unknown {
  const inside = (value as Record<string, unknown>)[key]
  if (Array.isArray(value)) {
    const index = Number(key)
    return rest.length === 0 ? value.toSpliced(index, 1) : value.with(index, removeAt(inside, rest))
  }
  const others = Object.entries(value as Record<string, unknown>).filter(([name]) => name !== key || rest.length > 0)
  return Object.fromEntries(others.map(([name, each]) => [name, name === key ? removeAt(each, rest) : each]))
}

function checkSyntax(
  document: Document,
  lineAt: (offset: number) => number,
  { file, subject, example, firstLine }: YamlPlace,
): Problem[] {
  const problems: Problem[] = document.errors.map(({ pos, code, message }) => {
    const line = lineAt(pos[0])
    if (code === 'MULTIPLE_DOCS')
      return {
        file,
        line,
        what: `${subject} holds a second document.`,
        mend: 'Leave out the line "---" or "..." above it.',
      }
    const mend = mends[code] ?? 'Mend this line; text that holds ": " or " #", or begins with a backtick, needs quotes.'
    return { file, line, what: `${subject} is not YAML: ${describeError(message)}.`, mend }
  })
  for (const { pos, message } of document.warnings) {
    const [, tag] = /^Unresolved tag: (\S+) at/.exec(message) ?? []
    const what =
      tag === undefined
        ? `${subject} is doubtful: ${describeError(message)}.`
        : `${subject} has the tag "${tag}", which means nothing here.`
    problems.push({
      file,
      line: lineAt(pos[0]),
      what,
      mend: 'Leave it out, or put quotes around text that begins with an exclamation mark.',
    })
  }
  if (document.contents !== null && !isMap(document.contents) && problems.length === 0)
    problems.push({
      file,
      line: firstLine,
      what: `${subject} is not made of keys and values.`,
      mend: `Write one "key: value" per line, for example ${example}`,
    })
  const aliases = new Set<string>()
  visit(document, {
    Alias: (_, node) => {
      // An anchor may be used a thousand times; the first place is enough.
      if (aliases.has(node.source)) return
      aliases.add(node.source)
      problems.push({
        file,
        line: lineAt(node.range?.[0] ?? 0),
        what: `${subject} refers to "*${node.source}".`,
        mend: 'Put quotes around text that begins with an asterisk.',
      })
    },
  })
  return problems
}

/** How to mend what the general advice would miss, by the parser's code. */
const mends: Record<string, string | undefined> = {
  TAB_AS_INDENT: 'Indent with blanks.',
  DUPLICATE_KEY: 'Keep one of them.',
}

/** The message without its line and column: those of the file are already part of the problem. */
function describeError(message: string): string {
  return (message.split('\n')[0] ?? message).replace(/ at line \d+, column \d+:?$/, '')
}

function findOffset(document: Document, path: ValuePath): number | undefined {
  for (let depth = path.length; depth > 0; depth--) {
    const parent: unknown = document.getIn(path.slice(0, depth - 1), true)
    const wanted = String(path[depth - 1])
    let node: unknown
    if (isSeq(parent)) node = parent.items[Number(wanted)]
    if (isMap(parent)) node = parent.items.find(({ key }) => isScalar(key) && String(key.value) === wanted)?.key
    const offset = (node as { range?: [number, number, number] } | null | undefined)?.range?.[0]
    if (offset !== undefined) return offset
  }
  return undefined
}

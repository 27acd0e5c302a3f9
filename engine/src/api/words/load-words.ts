import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { InferOutput } from 'valibot'
import type { AtomNode } from '../../model/atom.ts'
import type { Config } from '../../model/config.ts'
import type { Problem } from '../../model/problem.ts'
import { type CheckedYaml, checkYaml } from '../../node/check-yaml.ts'
import { suggestNearest } from '../../node/nearest.ts'
import { readAtom } from '../../node/read-atom.ts'
import { readText } from '../../node/read-text.ts'
import { tableNotesSchema, tableWordsSchema, typeNotesSchema, typeWordsSchema } from '../../schema/api-words.ts'

type Written<Schema extends Parameters<typeof checkYaml>[1]> = InferOutput<Schema>

/** Notes about a property, the same in all locales. */
export type PropNotes = Omit<Written<typeof tableNotesSchema>['props'][string], 'example'> & {
  line: number
  example: AtomNode | undefined
}

type PropWords = Written<typeof tableWordsSchema>['props'][string] & { line: number }

interface TypeWords {
  line: number
  description: string | undefined
  members: Map<string, { line: number; description: string }>
}

/** `<words>/<id>.yml`. A file that does not exist has no entries and `exists: false`. */
export interface TableNotes {
  file: string
  exists: boolean
  groups: string[]
  props: Map<string, PropNotes>
}

/** `<words>/<locale>/<id>.yml`. */
interface TableWords {
  file: string
  exists: boolean
  groups: Map<string, string>
  props: Map<string, PropWords>
}

/** All hand-written words and notes, with their lines. Files are relative to the site folder. */
export interface ApiWords {
  /** By table id. */
  notes: Map<string, TableNotes>
  /** By locale (only those with a folder of words), then by table id. */
  tables: Map<string, Map<string, TableWords>>
  /** `<words>/types.yml`: hashes of the helper types. */
  typeNotes: { file: string; exists: boolean; reviewed: Map<string, { line: number; hash: string }> }
  /** `<words>/<locale>/types.yml`, by locale (only those with a folder of words). */
  types: Map<string, { file: string; exists: boolean; types: Map<string, TypeWords> }>
}

/** A file of words after its check. */
type WordsFile<Value> = CheckedYaml<Value> & { file: string; exists: boolean }

/** Reads the hand-written part of the reference: the words of every configured entry, in every locale with a folder of words. */
export function loadWords(config: Config): { words: ApiWords; problems: Problem[] } {
  const problems: Problem[] = []
  const opened: string[] = []
  const entries = config.api === false ? [] : config.api.entries
  const folder = join(config.root, config.api === false ? '' : config.api.words)
  const open = <Schema extends Parameters<typeof checkYaml>[1]>(
    schema: Schema,
    ...path: string[]
  ): WordsFile<InferOutput<Schema>> => {
    const absolute = join(folder, ...path)
    const file = relative(config.root, absolute).split(sep).join('/')
    const exists = existsSync(absolute)
    const { text, mistake } = exists ? readText(absolute) : { text: '' }
    const checked = checkYaml(text, schema, { ...wordsPlace, file })
    problems.push(...(mistake === undefined ? checked.problems : [{ file, ...mistake }]))
    opened.push(file)
    return { ...checked, file, exists }
  }
  const words: ApiWords = {
    notes: new Map(entries.map(({ id }) => [id, readNotes(open(tableNotesSchema, `${toFileName(id)}.yml`), problems)])),
    tables: new Map(),
    typeNotes: readTypeNotes(open(typeNotesSchema, 'types.yml')),
    types: new Map(),
  }
  for (const [index, { id: locale }] of config.locales.entries()) {
    // Only the first locale must have words. A later one may have none and use those of the first.
    if (index > 0 && !existsSync(join(folder, locale))) continue
    const tables = entries.map(
      ({ id }) => [id, readTable(open(tableWordsSchema, locale, `${toFileName(id)}.yml`))] as const,
    )
    words.tables.set(locale, new Map(tables))
    words.types.set(locale, readTypes(open(typeWordsSchema, locale, 'types.yml')))
  }
  return { words, problems: [...problems, ...findStrays(folder, config.root, opened)] }
}

/** Files whose words nobody reads, mostly for want of a letter in their name. */
function findStrays(folder: string, root: string, opened: readonly string[]): Problem[] {
  if (opened.length === 0 || !existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const file = relative(root, join(folder, name)).split(sep).join('/')
    if (!/\.ya?ml$/i.test(name) || opened.includes(file)) return []
    const what = 'The words of this file belong to no entry of the reference.'
    return [{ file, line: 1, what, mend: suggestNearest(file, opened) }]
  })
}

const wordsPlace = {
  subject: 'The file',
  place: 'to the file',
  example: 'props: { … }',
  firstLine: 1,
  scalars: 'text',
} as const

/** `SearchConfig` has its words in `search-config.yml`. */
function toFileName(id: string): string {
  return id.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()
}

function readNotes(
  { file, exists, value, lineOf }: WordsFile<InferOutput<typeof tableNotesSchema>>,
  problems: Problem[],
): TableNotes {
  const props = mapEntries(value.props, (note, name): PropNotes => {
    const read = note.example === undefined ? undefined : readAtom(note.example)
    if (read !== undefined && 'problem' in read) {
      const line = lineOf(['props', name, 'example'])
      problems.push({ file, line, what: read.problem, mend: 'Write JSON such as \'{ "componentName": "Select" }\'.' })
    }
    const example = read !== undefined && 'atom' in read ? read.atom : undefined
    return { ...note, example, line: lineOf(['props', name]) }
  })
  return { file, exists, groups: value.groups, props }
}

function readTable({ file, exists, value, lineOf }: WordsFile<InferOutput<typeof tableWordsSchema>>): TableWords {
  const props = mapEntries(value.props, (words, name) => ({ ...words, line: lineOf(['props', name]) }))
  return { file, exists, groups: new Map(Object.entries(value.groups)), props }
}

function readTypeNotes({
  file,
  exists,
  value,
  lineOf,
}: WordsFile<InferOutput<typeof typeNotesSchema>>): ApiWords['typeNotes'] {
  return {
    file,
    exists,
    reviewed: mapEntries(value.reviewed, (hash, name) => ({ hash, line: lineOf(['reviewed', name]) })),
  }
}

function readTypes({ file, exists, value, lineOf }: WordsFile<InferOutput<typeof typeWordsSchema>>): {
  file: string
  exists: boolean
  types: Map<string, TypeWords>
} {
  const types = mapEntries(value, ({ description, members }, name) => ({
    line: lineOf([name]),
    description,
    members: mapEntries(members, (text, member) => ({ line: lineOf([name, 'members', member]), description: text })),
  }))
  return { file, exists, types }
}

function mapEntries<Value, Mapped>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value, key: string) => Mapped,
): Map<string, Mapped> {
  return new Map(Object.entries(record).map(([key, value]) => [key, map(value, key)]))
}

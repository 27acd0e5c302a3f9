import { join, relative, sep } from 'node:path'
import type { ReleaseStage } from '../../model/api.ts'
import type { AtomNode } from '../../model/atom.ts'
import type { Config } from '../../model/config.ts'
import type { Problem } from '../../model/problem.ts'
import { readAtom } from '../../node/read-atom.ts'
import { type YamlFile, readYamlFile } from './read-yaml-file.ts'

/** What is written about a property once for all locales. */
export interface PropNotes {
  line: number
  group: string | undefined
  default: string | undefined
  /** Why the default stands here: it corrects what the code seems to say, or cannot be read from it. For maintainers. */
  defaultReason: string | undefined
  /** Code that replaces the property. */
  deprecated: string | undefined
  since: string | undefined
  stage: ReleaseStage | undefined
  /** Hash of the type when the words were last reviewed. */
  reviewed: string | undefined
  /** Type of a row that the package's types do not have. */
  add: string | undefined
  /** Why a row of the types is left out. */
  hide: string | undefined
  /** A live example for the row. */
  example: AtomNode | undefined
}

export interface PropWords {
  line: number
  description: string | undefined
  /** What the default depends on. */
  default: string | undefined
}

export interface TypeWords {
  line: number
  description: string | undefined
  members: Map<string, { line: number; description: string }>
}

/** `<words>/<id>.yml`. Files that do not exist have no entries and `exists: false`. */
export interface TableNotes {
  file: string
  exists: boolean
  groups: string[]
  props: Map<string, PropNotes>
}

/** `<words>/<locale>/<id>.yml`. */
export interface TableWords {
  file: string
  exists: boolean
  groups: Map<string, string>
  props: Map<string, PropWords>
}

/** Everything written by hand, with the places it stands at. Files are relative to the site folder. */
export interface ApiWords {
  /** Per table id. */
  notes: Map<string, TableNotes>
  /** Per locale, then table id. */
  tables: Map<string, Map<string, TableWords>>
  /** `<words>/types.yml`: hashes of the helper types. */
  typeNotes: { file: string; reviewed: Map<string, { line: number; hash: string }> }
  /** `<words>/<locale>/types.yml`, per locale. */
  types: Map<string, { file: string; exists: boolean; types: Map<string, TypeWords> }>
}

const noteFields = [
  'group',
  'default',
  'defaultReason',
  'deprecated',
  'since',
  'stage',
  'reviewed',
  'add',
  'hide',
  'example',
] as const
const stages: readonly string[] = ['alpha', 'beta', 'experimental']

/** Reads the hand-written half of the reference: the words of every configured entry in every locale. */
export function loadWords(config: Config): { words: ApiWords; problems: Problem[] } {
  const problems: Problem[] = []
  const entries = config.api === false ? [] : config.api.entries
  const folder = join(config.root, config.api === false ? '' : config.api.words)
  const open = (...path: string[]) => {
    const absolute = join(folder, ...path)
    return readYamlFile(absolute, relative(config.root, absolute).split(sep).join('/'), problems)
  }
  const words: ApiWords = {
    notes: new Map(entries.map(({ id }) => [id, readNotes(open(`${toFileName(id)}.yml`))])),
    tables: new Map(),
    typeNotes: readTypeNotes(open('types.yml')),
    types: new Map(),
  }
  for (const locale of config.locales) {
    const tables = entries.map(({ id }) => [id, readTable(open(locale.id, `${toFileName(id)}.yml`))] as const)
    words.tables.set(locale.id, new Map(tables))
    words.types.set(locale.id, readTypes(open(locale.id, 'types.yml')))
  }
  return { words, problems }
}

/** `SearchConfig` has its words in `search-config.yml`. */
export function toFileName(id: string): string {
  return id.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()
}

function readNotes(yaml: YamlFile): TableNotes {
  yaml.checkKeys([], ['groups', 'props'])
  const props = new Map<string, PropNotes>()
  for (const [name, line] of yaml.keys(['props'])) {
    yaml.checkKeys(['props', name], noteFields)
    const read = (field: (typeof noteFields)[number]) => yaml.text(['props', name, field])
    const { stage, example, ...rest } = Object.fromEntries(noteFields.map((field) => [field, read(field)])) as Record<
      (typeof noteFields)[number],
      string | undefined
    >
    if (stage !== undefined && !stages.includes(stage)) {
      yaml.report(['props', name, 'stage'], `The stage "${stage}" of "${name}" is unknown.`, stages)
    }
    const atom = example === undefined ? undefined : readAtom(example)
    if (atom !== undefined && 'problem' in atom) yaml.report(['props', name, 'example'], atom.problem, [])
    const shown = atom !== undefined && 'atom' in atom ? atom.atom : undefined
    props.set(name, {
      ...rest,
      line,
      example: shown,
      stage: stages.includes(stage ?? '') ? (stage as ReleaseStage) : undefined,
    })
  }
  return { file: yaml.file, exists: yaml.exists, groups: yaml.list(['groups']), props }
}

function readTable(yaml: YamlFile): TableWords {
  yaml.checkKeys([], ['groups', 'props'])
  const groups = new Map<string, string>()
  for (const [id] of yaml.keys(['groups'])) groups.set(id, yaml.text(['groups', id]) ?? '')
  const props = new Map<string, PropWords>()
  for (const [name, line] of yaml.keys(['props'])) {
    yaml.checkKeys(['props', name], ['description', 'default'])
    const description = yaml.text(['props', name]) ?? yaml.text(['props', name, 'description'])
    props.set(name, { line, description, default: yaml.text(['props', name, 'default']) })
  }
  return { file: yaml.file, exists: yaml.exists, groups, props }
}

function readTypeNotes(yaml: YamlFile): ApiWords['typeNotes'] {
  yaml.checkKeys([], ['reviewed'])
  const names = yaml.keys(['reviewed'])
  const reviewed = names.map(([name, line]) => [name, { line, hash: yaml.text(['reviewed', name]) ?? '' }] as const)
  return { file: yaml.file, reviewed: new Map(reviewed) }
}

function readTypes(yaml: YamlFile): { file: string; exists: boolean; types: Map<string, TypeWords> } {
  const types = new Map<string, TypeWords>()
  for (const [name, line] of yaml.keys([])) {
    yaml.checkKeys([name], ['description', 'members'])
    const members = yaml
      .keys([name, 'members'])
      .map(([member, at]) => [member, { line: at, description: yaml.text([name, 'members', member]) ?? '' }] as const)
    const description = yaml.text([name]) ?? yaml.text([name, 'description'])
    types.set(name, { line, description, members: new Map(members) })
  }
  return { file: yaml.file, exists: yaml.exists, types }
}

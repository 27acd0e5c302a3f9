import type { ApiNote, ReleaseStage } from '../../model/api.ts'
import type { ApiEntryConfig } from '../../model/config.ts'
import type { PropFacts, TableFacts, TypeFacts } from './api-facts.ts'
import type { RawProp, RawTable, RawType } from './compiler/raw-types.ts'
import { type Comments, parseComments, readReplacement } from './parse-comments.ts'
import { type CodeDefault, readDefaults } from './read-defaults.ts'
import {
  hashType,
  shortenDeclaration,
  shortenType,
  splitUnion,
  tidyCheckedType,
  tidyDeclaration,
  tidyDeclaredType,
  tidyMethod,
  tidyType,
  uniteTypes,
} from './shape-type.ts'

const stages: readonly ReleaseStage[] = ['alpha', 'beta', 'experimental']

/** Turns a table of the compiler into the facts of the reference. Reads the published code for defaults. */
export function shapeTable(raw: RawTable, entry: ApiEntryConfig): TableFacts {
  const defaults = readDefaults(listDeclaringFiles(raw))
  return {
    id: raw.id,
    type: raw.type,
    kind: entry.kind ?? (raw.component ? 'component' : 'interface'),
    generics: raw.generics.map(({ name, constraint, default: fallback }) => ({ name, constraint, default: fallback })),
    inherited: raw.inherited,
    open: raw.open,
    ...(raw.notes.length === 0 ? {} : { notes: raw.notes.map(tidyNote) }),
    props: raw.props.map((prop) => shapeProp(prop, defaults.get(prop.name))),
  }
}

function tidyNote(note: ApiNote): ApiNote {
  if (note.kind === 'forms') return note
  const texts = note.texts.map(tidyType)
  return { ...note, texts: note.kind === 'also' ? splitUnion(uniteTypes(texts)) : texts }
}

/** Absolute paths of the declaration files of a table. */
export function listDeclaringFiles(raw: RawTable): string[] {
  return [...new Set([...raw.files, ...raw.props.map((prop) => prop.file)])].filter((file) => file !== '')
}

/** A file with the name of its package first: `@rc-component/select/es/Select.js`. */
function toModule(file: string): string {
  return file.replaceAll('\\', '/').replace(/^.*\/node_modules\//, '')
}

function isInternal({ tags }: Comments): boolean {
  return tags.has('private') || tags.has('internal')
}

function shapeProp(raw: RawProp, found: CodeDefault | undefined): PropFacts {
  const forms = [raw, ...(raw.others ?? [])]
  const comments = joinComments(forms.map((form) => form.comments))
  const { description, tags } = comments
  const fullType = forms.length === 1 ? readType(raw) : uniteTypes(forms.map(readType))
  const deprecated = tags.get('deprecated')
  const written = tags.get('default') ?? tags.get('defaultValue')
  return {
    name: raw.name,
    type: shortenType(fullType),
    fullType,
    required: !raw.optional,
    hash: hashType(raw.only === undefined ? fullType : `${fullType} ${JSON.stringify(raw.only)}`),
    links: raw.links,
    declaredBy: raw.declaredBy,
    file: toModule(raw.file),
    description,
    deprecated: deprecated === undefined ? undefined : readReplacement(deprecated),
    since: tags.get('since'),
    stage: stages.find((stage) => tags.has(stage)),
    default: found?.value ?? written?.replaceAll('`', ''),
    defaultFrom: found === undefined ? undefined : `${toModule(found.file)}:${found.line}`,
    ...(raw.only === undefined ? {} : { only: raw.only }),
    ...(isInternal(comments) ? { internal: true } : {}),
  }
}

/** Each sentence once, and only the tags that every form has: a property is not deprecated when one form of it is. */
function joinComments(sources: readonly string[]): Comments {
  const all = sources.map(parseComments)
  const [first] = all
  const tags = [...(first?.tags ?? [])].filter(([tag]) => all.every((each) => each.tags.has(tag)))
  return { description: [...new Set(all.map((each) => each.description))].join(' ').trim(), tags: new Map(tags) }
}

function readType(raw: Pick<RawProp, 'declared' | 'checked' | 'optional' | 'method'>): string {
  if (raw.declared === undefined) return tidyCheckedType(raw.checked, raw.optional)
  return raw.method ? tidyMethod(raw.declared) : tidyDeclaredType(raw.declared, raw.optional)
}

/** Turns a helper type of the compiler into the facts of the reference. */
export function shapeType(raw: RawType): TypeFacts {
  const fullText = tidyDeclaration(raw.text)
  return {
    name: raw.name,
    text: shortenDeclaration(fullText),
    fullText,
    hash: hashType(fullText),
    package: raw.package,
    description: parseComments(raw.comments).description,
    links: raw.links,
    members: raw.members
      .filter((member) => !isInternal(parseComments(member.comments)))
      .map(({ name, type, required, comments }) => ({
        name,
        type: type.startsWith(`${name}(`) ? tidyMethod(type) : tidyDeclaredType(type, !required),
        required,
        description: parseComments(comments).description,
      })),
  }
}

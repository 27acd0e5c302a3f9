import type { ReleaseStage } from '../../model/api.ts'
import type { ApiEntryConfig } from '../../model/config.ts'
import type { PropFacts, TableFacts, TypeFacts } from './api-facts.ts'
import type { RawProp, RawTable, RawType } from './compiler/raw-types.ts'
import { parseComments, readReplacement } from './parse-comments.ts'
import { type CodeDefault, readDefaults } from './read-defaults.ts'
import {
  hashType,
  shortenDeclaration,
  shortenType,
  tidyCheckedType,
  tidyDeclaration,
  tidyMethod,
  tidyType,
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
    props: raw.props.map((prop) => shapeProp(prop, defaults.get(prop.name))),
  }
}

/** Absolute paths of the declaration files of a table. */
export function listDeclaringFiles(raw: RawTable): string[] {
  return [...new Set([...raw.files, ...raw.props.map((prop) => prop.file)])].filter((file) => file !== '')
}

/** A file with the name of its package first: `@rc-component/select/es/Select.js`. */
function toModule(file: string): string {
  return file.replaceAll('\\', '/').replace(/^.*\/node_modules\//, '')
}

function shapeProp(raw: RawProp, found: CodeDefault | undefined): PropFacts {
  const { description, tags } = parseComments(raw.comments)
  const fullType = readType(raw)
  const deprecated = tags.get('deprecated')
  const written = tags.get('default') ?? tags.get('defaultValue')
  return {
    name: raw.name,
    type: shortenType(fullType),
    fullType,
    required: !raw.optional,
    hash: hashType(fullType),
    links: raw.links,
    declaredBy: raw.declaredBy,
    file: toModule(raw.file),
    description,
    deprecated: deprecated === undefined ? undefined : readReplacement(deprecated),
    since: tags.get('since'),
    stage: stages.find((stage) => tags.has(stage)),
    default: found?.value ?? written?.replaceAll('`', ''),
    defaultFrom: found === undefined ? undefined : `${toModule(found.file)}:${found.line}`,
  }
}

function readType(raw: RawProp): string {
  if (raw.declared === undefined) return tidyCheckedType(raw.checked, raw.optional)
  return raw.method ? tidyMethod(raw.declared) : tidyType(raw.declared)
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
    members: raw.members.map(({ name, type, required, comments }) => ({
      name,
      type: type.startsWith(`${name}(`) ? tidyMethod(type) : tidyType(type),
      required,
      description: parseComments(comments).description,
    })),
  }
}

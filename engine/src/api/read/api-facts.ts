import type { ApiGeneric, ApiInherited, ApiMember, ApiNote, ApiOnly, ReleaseStage } from '../../model/api.ts'

/** What the types and the published code say about a property, without the hand-written words. */
export interface PropFacts {
  name: string
  type: string
  fullType: string
  required: boolean
  /** Hash of `fullType`. */
  hash: string
  links: string[]
  declaredBy: string
  /** Declaring file, with the name of its package first: `@rc-component/select/es/Select.d.ts`. */
  file: string
  /** From a comment in the types. It is usually English. */
  description: string
  /** The code that `@deprecated` names as replacement. Empty when it names none; undefined when the property is not deprecated. */
  deprecated: string | undefined
  since: string | undefined
  stage: ReleaseStage | undefined
  default: string | undefined
  /** File and line of the default: `@rc-component/select/es/Select.js:80`. */
  defaultFrom: string | undefined
  only?: ApiOnly
  /** Marked `@private` or `@internal`: a row only when the words of the site name it. */
  internal?: boolean
}

export interface TableFacts {
  id: string
  type: string
  kind: 'component' | 'interface' | 'methods'
  generics: ApiGeneric[]
  inherited: ApiInherited[]
  open: boolean
  /** Absent when there is nothing to add. */
  notes?: ApiNote[]
  props: PropFacts[]
}

export interface TypeFacts {
  name: string
  text: string
  fullText: string
  /** Hash of `fullText`. */
  hash: string
  package: string
  description: string
  members: ApiMember[]
  links: string[]
}

/** The facts of one configured entry. */
export interface EntryFacts {
  table: TableFacts
  /** Helper types that no earlier entry has mentioned. */
  types: TypeFacts[]
}

/** A name in the types that leads nowhere. */
export interface MissingTypes {
  /** The module that it is imported from: `react`. */
  module: string
  name: string
  /** True when the module has types and only lacks the name. */
  hasModule: boolean
  /** Absolute path of the file that needs it. */
  file: string
}

/** The reason why an entry has no facts. */
export type EntryFailure =
  | { problem: 'no-types' | 'any' | 'time-limit' }
  /** `is` says what the export is instead, as its type. */
  | { problem: 'no-props'; is: string }
  | { problem: 'missing-types'; missing: MissingTypes[] }
  | { problem: 'no-export'; exports: string[] }
  | { problem: 'syntax'; detail: string; file: string; line: number }
  | { problem: 'crash'; detail: string }

/** The reference without words. It is the same in every locale. */
export interface ApiFacts {
  package: string
  version: string
  tables: TableFacts[]
  types: Record<string, TypeFacts>
}

/** Anchor of a row: `select-maxcount`. */
export function nameRow(table: string, prop: string): string {
  return `${table}-${prop}`.toLowerCase()
}

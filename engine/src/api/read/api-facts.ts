import type { ApiGeneric, ApiInherited, ApiMember, ReleaseStage } from '../../model/api.ts'

/** What types and published code say about a property, before anybody wrote words for it. */
export interface PropFacts {
  name: string
  type: string
  fullType: string
  required: boolean
  /** Hash of `fullType`. */
  hash: string
  links: string[]
  declaredBy: string
  /** Declaring file, package first: `@rc-component/select/es/Select.d.ts`. */
  file: string
  /** From a comment in the types; English, as a rule. */
  description: string
  /** Code named by `@deprecated`; empty when it names none; undefined when the property is not deprecated. */
  deprecated: string | undefined
  since: string | undefined
  stage: ReleaseStage | undefined
  default: string | undefined
  /** Where the default stands: `@rc-component/select/es/Select.js:80`. */
  defaultFrom: string | undefined
}

export interface TableFacts {
  id: string
  type: string
  kind: 'component' | 'interface' | 'methods'
  generics: ApiGeneric[]
  inherited: ApiInherited[]
  open: boolean
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

/** What one configured entry gave. */
export interface EntryFacts {
  table: TableFacts
  /** Helper types it was the first to mention. */
  types: TypeFacts[]
}

/** Why an entry gave nothing. */
export type EntryFailure =
  | { problem: 'no-types' | 'no-props' | 'time-limit' }
  | { problem: 'no-export'; exports: string[] }
  | { problem: 'syntax'; detail: string; file: string; line: number }
  | { problem: 'crash'; detail: string }

/** The reference without words: the same in every locale. */
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

import type { ApiNote, ApiOnly } from '../../../model/api.ts'
import type { EntryFailure } from '../api-facts.ts'

/** The request that the extraction process reads from its standard input. */
export interface RawRequest {
  /** Absolute path of the site folder. Packages are searched from here. */
  root: string
  entries: { id: string; from: string; export: string }[]
  /** Packages whose properties and types are only named, not read. */
  foreign: string[]
  /** A longer type is cut after this many characters. */
  maxText: number
}

/** The messages that it writes, one a line. */
export type RawMessage =
  | { kind: 'start'; id: string }
  | { kind: 'end'; id: string; result: RawResult }
  | { kind: 'files'; files: string[]; absent: string[] }

export type RawResult = { table: RawTable; types: RawType[] } | EntryFailure

export interface RawGeneric {
  name: string
  constraint?: string | undefined
  default?: string | undefined
  links: string[]
}

export interface RawProp {
  name: string
  optional: boolean
  /** True when declared as `name(…): …`, false when declared as `name: …`. */
  method: boolean
  /** The type as it is written. Undefined where only the checker's text is right. */
  declared?: string | undefined
  /** The type as the checker prints it. */
  checked: string
  links: string[]
  /** The source between the previous property and this one, because a property may have several comments. */
  comments: string
  declaredBy: string
  /** Absolute path of the declaring file; empty when there is none. */
  file: string
  /** What further forms of the type say, where they differ. */
  others?: Pick<RawProp, 'declared' | 'checked' | 'method' | 'optional' | 'comments'>[]
  only?: ApiOnly
}

export interface RawTable {
  id: string
  type: string
  component: boolean
  open: boolean
  generics: RawGeneric[]
  inherited: { type: string; package: string; names: string[] }[]
  notes: ApiNote[]
  props: RawProp[]
  /** Absolute paths of the files that declare the export and its properties' type. */
  files: string[]
}

export interface RawType {
  name: string
  text: string
  comments: string
  package: string
  links: string[]
  members: { name: string; type: string; required: boolean; comments: string }[]
}

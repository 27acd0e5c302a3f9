import type { EntryFailure } from '../api-facts.ts'

/** What the extraction process is asked, on its standard input. */
export interface RawRequest {
  /** Absolute path of the site folder: packages are found from here. */
  root: string
  entries: { id: string; from: string; export: string }[]
  /** Packages whose properties and types are noted by name and not read. */
  foreign: string[]
  /** Characters of one type that are kept at most. */
  maxText: number
}

/** What it answers, one a line. */
export type RawMessage =
  | { kind: 'start'; id: string }
  | { kind: 'end'; id: string; result: RawResult }
  | { kind: 'files'; files: string[] }

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
  /** Declared as `name(…): …` rather than `name: …`. */
  method: boolean
  /** As written in the types; undefined where only the checker's text is true. */
  declared?: string | undefined
  /** As the checker prints it. */
  checked: string
  links: string[]
  /** Source between the previous property and this one: every comment, not only the last. */
  comments: string
  declaredBy: string
  /** Absolute path of the declaring file; empty when there is none. */
  file: string
}

export interface RawTable {
  id: string
  type: string
  component: boolean
  open: boolean
  generics: RawGeneric[]
  inherited: { type: string; package: string; names: string[] }[]
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

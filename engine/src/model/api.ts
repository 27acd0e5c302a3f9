import type { AtomNode } from './atom.ts'

export type ReleaseStage = 'alpha' | 'beta' | 'experimental'

export interface ApiDeprecation {
  /** What to use instead, as code: `suffix`, `showSearch.onSearch`. Empty when nothing replaces it. */
  replacement: string
  /** Row that describes the replacement. Undefined when there is none. */
  id: string | undefined
}

/** Which forms of a type have a property, when the type has several and not all have it. */
export type ApiOnly =
  /** `code` is the property that tells the forms apart: `type: 'single'`. */
  | { kind: 'with'; code: string; required: boolean }
  /** Every form has it, but only these require it. */
  | { kind: 'required'; code: string }
  | { kind: 'without'; names: string[] }
  | { kind: 'some'; count: number; total: number }

/** What is true of a table beside its rows. */
export type ApiNote =
  /** Types that are accepted instead of an object. */
  | { kind: 'also'; texts: string[] }
  /** What a function takes after the object. */
  | { kind: 'arguments'; texts: string[] }
  /** The type has so many forms that only what all of them have is listed. */
  | { kind: 'forms'; count: number }

/** What a version has done to a property of the reference. */
export interface ApiHistoryChange {
  /** Table and name: `Select.maxCount`. A removed property is in no table any more. */
  prop: string
  kind: 'added' | 'changed' | 'deprecated' | 'removed'
  /** The type before, or the part of it that is gone. Empty or absent when nothing is. */
  before?: string | undefined
  /** The type since then, or the part of it that is new; of a deprecated property what replaces it. */
  after?: string | undefined
  /** The helper type in which the change lies, when the property's own type reads as before. */
  in?: string | undefined
}

/** Versions in the order of their release, and what each has changed. One without changes is in the list only. */
export interface ApiHistory {
  versions: readonly string[]
  changes: Readonly<Record<string, readonly ApiHistoryChange[]>>
}

/** A change of one property. */
export type ApiChange = Omit<ApiHistoryChange, 'prop'> & { version: string }

/** One row of a reference table. */
export interface ApiProp {
  name: string
  /** Anchor of the row, unique in the whole reference: `select-maxcount`. */
  id: string
  /** The type, shortened for reading. */
  type: string
  /** The whole type; equal to `type` when nothing was cut. */
  fullType: string
  required: boolean
  /** Default as code: `200`, `'label'`; undefined when there is none. */
  default: string | undefined
  /** What the default depends on, in the page's language. Undefined when the code alone says it. */
  defaultNote: string | undefined
  /** One or two sentences in the page's language. Code stands between backticks; there is no other markup. */
  description: string
  deprecated: ApiDeprecation | undefined
  since: string | undefined
  stage: ReleaseStage | undefined
  /** Named types the row mentions; keys of `ApiReference.types`, or `ApiTable.type` of another table. */
  links: string[]
  /** Type that declares the property: `BaseSelectProps`. */
  declaredBy: string
  /** A small live example, for properties that are easier to see than to read about. */
  example: AtomNode | undefined
  /** Absent when the property is the same in every form of the type. */
  only?: ApiOnly
  /** The oldest first. Absent when the property is as it was in the first version that the site knows. */
  history?: ApiChange[]
  /** Group id for the filter: `value`, `data`, …; empty when the table has no groups. */
  group: string
}

/** A type parameter that the types of a table, or a helper type, mention. */
export interface ApiGeneric {
  name: string
  constraint: string | undefined
  default: string | undefined
}

/** Properties that are accepted but not listed, because another package declares them, such as `aria-*` of React. */
export interface ApiInherited {
  /** Declaring type: `AriaAttributes`. */
  type: string
  package: string
  names: string[]
}

export interface ApiTable {
  /** Id of the configured entry: `Select`. */
  id: string
  /** Name of the type that has these properties: `SelectProps`. `ApiProp.links` may contain it. */
  type: string
  /** `component`, `interface` or `methods` of a ref. */
  kind: 'component' | 'interface' | 'methods'
  /** In the order in which they are shown. Empty when the table has no groups. */
  groups: { id: string; title: string }[]
  generics: ApiGeneric[]
  inherited: ApiInherited[]
  /** True when any other key is accepted too. */
  open: boolean
  /** Absent when there is nothing to add. */
  notes?: ApiNote[]
  /** Sorted by group, then in the order of the words, then as declared. */
  props: ApiProp[]
}

export interface ApiMember {
  name: string
  type: string
  required: boolean
  /** Empty when there are no words for it. */
  description: string
}

/** A named helper type that can be opened in place. */
export interface ApiType {
  name: string
  /** Declaration as text of several lines. A very long one is cut. */
  text: string
  /** The whole declaration; equal to `text` when nothing was cut. */
  fullText: string
  /** One or two sentences in the page's language; code stands between backticks. */
  description: string
  /** Package that declares it. */
  package: string
  /** Its properties when it is an object type. */
  members: ApiMember[]
  /** Other helper types it mentions; keys of `ApiReference.types`. */
  links: string[]
}

/** The reference in one locale. */
export interface ApiReference {
  /** Language of the words when the locale has none of its own. Undefined when they are in the reader's language. */
  spokenIn: string | undefined
  package: string
  version: string
  tables: ApiTable[]
  types: Record<string, ApiType>
}

/** A place in a demo's source that gives a property to the library. Lines and columns are 1-based. */
export interface ApiUse {
  /** `ApiTable.id` and property name: `Select.maxCount`, `SearchConfig.filterOption`. */
  key: string
  /** Anchor of the row: `select-maxcount`. */
  id: string
  line: number
  column: number
  /** Column after the last character of the name. */
  endColumn: number
}

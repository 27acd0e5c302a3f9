import type { AtomNode } from './atom.ts'

export type ReleaseStage = 'alpha' | 'beta' | 'experimental'

export interface ApiDeprecation {
  /** What to use instead, as code: `suffix`, `showSearch.onSearch`; empty when nothing replaces it. */
  replacement: string
  /** Row the replacement is described in; undefined when it has none. */
  id: string | undefined
}

/** One row of a reference table. */
export interface ApiProp {
  name: string
  /** Anchor of the row, unique over the whole reference: `select-maxcount`. */
  id: string
  /** Type, short for reading. */
  type: string
  /** The whole type; equal to `type` when nothing was cut. */
  fullType: string
  required: boolean
  /** Default as code: `200`, `'label'`; undefined when there is none. */
  default: string | undefined
  /** What the default depends on, in the page's language; undefined when the code says it all. */
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
  /** A small live example, for what is better seen than read. */
  example: AtomNode | undefined
  /** Group id for the filter: `value`, `data`, …; empty when the table has no groups. */
  group: string
}

/** A type parameter that types of a table or a helper type mention. */
export interface ApiGeneric {
  name: string
  constraint: string | undefined
  default: string | undefined
}

/** Properties that are accepted but not listed, because another package declares them: React's `aria-*`. */
export interface ApiInherited {
  /** Declaring type: `AriaAttributes`. */
  type: string
  package: string
  names: string[]
}

export interface ApiTable {
  /** Id of the configured entry: `Select`. */
  id: string
  /** Name of the type whose properties these are: `SelectProps`; links in `ApiProp.links` may mean it. */
  type: string
  /** `component`, `interface` or `methods` of a ref. */
  kind: 'component' | 'interface' | 'methods'
  /** In the order they are shown; empty when the table has no groups. */
  groups: { id: string; title: string }[]
  generics: ApiGeneric[]
  inherited: ApiInherited[]
  /** True when any other key is accepted too. */
  open: boolean
  /** In the order of groups, then of the words, then as declared. */
  props: ApiProp[]
}

export interface ApiMember {
  name: string
  type: string
  required: boolean
  /** Empty when nobody described it. */
  description: string
}

/** A named helper type that opens in place. */
export interface ApiType {
  name: string
  /** Declaration as text, several lines, cut when it is very long. */
  text: string
  /** Uncut; equal to `text` when nothing was cut. */
  fullText: string
  /** One or two sentences in the page's language; code stands between backticks. */
  description: string
  /** Package that declares it. */
  package: string
  /** Its properties, when it is an object. */
  members: ApiMember[]
  /** Other helper types it mentions; keys of `ApiReference.types`. */
  links: string[]
}

/** The reference in one locale. */
export interface ApiReference {
  /** Language of its words where a locale has none of its own; undefined where they are in the reader's. */
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

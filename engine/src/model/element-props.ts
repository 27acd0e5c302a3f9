// Properties of elements that more than one stage knows. Those of a directive stand in its own file, below
// `markdown/directives/`; `DirectiveProps` of `markdown/apply-directives.ts` is the map of them all.

/** What the elements of plain markdown are given. These properties stand on the element one by one. */
export interface TextProps {
  'v-code': CodeProps
  'v-heading': { depth: number; anchor: string; label: string }
  /** A table says all by being there. */
  'v-table': object
}

/** A block of code as it is drawn. */
interface CodeProps {
  language: string
  /** File name, or what else stands above the code. */
  title?: string | undefined
  /** Highlighted at build. */
  html: string
  numbered?: boolean
  /** False folds a long block; what is opened by hand already needs no second fold. */
  open?: boolean
}

/** How a demo is placed on a page. */
export interface DemoProps {
  id: string
  title?: string | undefined
  compact?: boolean
  /** The stage is a document of its own from the start. */
  iframe?: boolean
  /** Least height of the stage in pixels; of an iframe its height. */
  height?: number | undefined
  /** CSS background of the stage. */
  background?: string | undefined
  /** Whether the code is unfolded, and whether it is there at all. */
  open?: boolean
  code?: boolean
}

// Properties of elements that more than one stage uses. Those of a directive are in its own file, below
// `markdown/directives/`. `DirectiveProps` of `markdown/apply-directives.ts` contains all of them.

/** Properties of elements that come from plain Markdown. Each is an attribute of its own on the element. */
export interface TextProps {
  'v-code': CodeProps
  'v-heading': { depth: number; anchor: string; label: string }
  /** A table has no properties. */
  'v-table': object
}

/** A code block. */
interface CodeProps {
  language: string
  /** File name, or another text above the code. */
  title?: string | undefined
  /** Highlighted at build time. */
  html: string
  /** Names what it is highlighted from: the code, its language and its marks. */
  hash: string
  numbered?: boolean
  /** With false a long block is folded. Code that a reader has opened by hand is not folded a second time. */
  open?: boolean
}

/** How a demo is placed on a page. */
export interface DemoProps {
  id: string
  title?: string | undefined
  compact?: boolean
  /** True when the stage is an iframe from the start. */
  iframe?: boolean
  /** Minimum height of the stage in pixels. For an iframe: its height. */
  height?: number | undefined
  /** CSS background of the stage. */
  background?: string | undefined
  /** Whether the code is unfolded at first, and whether the code is shown at all. */
  open?: boolean
  code?: boolean
}

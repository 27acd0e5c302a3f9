import type { AtomNode } from './atom.ts'

/** A directive that says all by being there. */
type NoProps = object

/** The kind of a callout, the tone of a badge. */
export type Tone = 'info' | 'warning' | 'success' | 'error'

/**
 * What each directive's component is given, by the element that markdown makes of the directive. The properties travel in
 * the tree as one JSON string: markdown writes them by `setElement`, the theme has one component for each element.
 */
export interface DirectiveProps {
  'v-api': { id: string }
  'v-atom': {
    type: string
    /** Left out when the preset cannot be read. */
    atom?: AtomNode
    /** Of the file; makes an id. */
    line?: number
  }
  'v-badge': { tone: Tone }
  'v-callout': { type: Tone; title?: string | undefined }
  /** The names are the blocks', in order. */
  'v-code-group': { names: readonly string[] }
  'v-demo': DemoProps
  'v-demo-index': NoProps
  'v-grid': NoProps
  /** Keys to press together. */
  'v-kbd': { keys: readonly string[] }
  'v-picture': PictureProps
  'v-prop': {
    /** Table id; undefined means the first table that has the name. */
    owner?: string | undefined
    name: string
  }
  'v-steps': NoProps
}

/** How a demo is placed on a page. */
interface DemoProps {
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

/** A picture for light pages and, if there is one, for dark ones. Width and height come from the file. */
export interface PictureProps {
  light: string
  /** The same as AVIF, for browsers that can. */
  lightAvif?: string | undefined
  dark?: string | undefined
  darkAvif?: string | undefined
  alt: string
  caption?: string | undefined
  width?: number | undefined
  height?: number | undefined
}

/** What the elements of plain markdown are given. These properties stand on the element one by one. */
export interface TextProps {
  'v-code': CodeProps
  'v-heading': { depth: number; anchor: string; label: string }
  'v-table': NoProps
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

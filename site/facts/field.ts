/** A select of the probe page, as data: a probe in Node says it, the page shows it. */
export interface FieldSpec {
  /** Props that are plain data. */
  props: Readonly<Record<string, unknown>>
  /** How many options. Without it: the fruits of the keyboard probe. */
  count?: number
  /** The first value: several for `multiple` and `tags`. */
  value?: unknown
}

/** What one sees of the select at a moment. */
export interface Look {
  open: boolean
  /** Value of the active option, as its row shows it. */
  active: string | null
  /** Rows of the open list that are in the document. */
  rows: number
  values: readonly string[]
  text: string
  caret: number
  focus: 'field' | 'before' | 'after' | 'elsewhere'
  /** How often the form around the field was submitted since it was shown. */
  submits: number
  /** What the callbacks were told since the field was shown, a line each. */
  calls: readonly string[]
}

/** What the probe page offers to a probe, as `window.probe`. */
interface ProbePage {
  /** Shows a new select in place of the last one, and gives the milliseconds that its rendering took. */
  show(spec: FieldSpec): Promise<number>
  look(): Look
  /** Resolves when what one sees has stayed the same for a few frames. */
  settle(): Promise<Look>
  /** Version of React. */
  react: string
}

declare global {
  interface Window {
    probe: ProbePage
  }
}

/** One mistake in content, demos or configuration, worded for the person who has to mend it. */
export interface Problem {
  /** Path relative to the site folder, with forward slashes. */
  file: string
  /** 1-based line; 1 when the whole file is meant. */
  line: number
  /** What is wrong, the offending value quoted. One sentence. */
  what: string
  /** How to mend it, with the nearest legal value where there is one. One sentence. */
  mend: string
}

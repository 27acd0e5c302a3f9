/** One mistake in content, demos or configuration. Its sentences are for the person who has to mend it. */
export interface Problem {
  /** Path relative to the site folder, with forward slashes. */
  file: string
  /** 1-based line. It is 1 when the whole file is meant. */
  line: number
  /** What is wrong, with the wrong value in quotes. One sentence. */
  what: string
  /** How to mend it, with the nearest legal value when there is one. One sentence. */
  mend: string
}

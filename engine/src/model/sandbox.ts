/** The sites on which a reader can open a demo as a project. */
export type SandboxName = 'stackblitz' | 'codesandbox'

/** The project around a demo, without the demo itself: text files by path. Serialisable. */
export interface Sandbox {
  /** Path of the demo's own file in the project. */
  entry: string
  files: Readonly<Record<string, string>>
}

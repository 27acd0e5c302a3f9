/** Where a reader can go on working on a demo. */
export type SandboxName = 'stackblitz' | 'codesandbox'

/** A project around a demo, without the demo itself: text files by path. Serialisable. */
export interface Sandbox {
  /** The demo's own path in the project. */
  entry: string
  files: Readonly<Record<string, string>>
}

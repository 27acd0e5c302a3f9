import type { Checker, Program } from 'typescript/unstable/sync'
import type { RawRequest, RawType } from './raw-types.ts'

/** What the files of this folder share: the compiler, what it was asked, and what was read so far. */
export interface Context {
  checker: Checker
  program: Program
  request: RawRequest
  /** Helper types found so far, by name; `null` while one is being read. */
  types: Map<string, RawType | null>
}

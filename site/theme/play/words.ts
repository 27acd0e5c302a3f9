import type { PlayFault } from 'vitrine/play'
import type { ConflictId } from './conflicts.ts'
import type { SetId } from './option-sets.ts'

/** What the playground says. `{name}` and the like are filled in. Code stands between backticks. */
export interface PlayWords {
  /** Accessible name of the select. */
  field: string
  stage: string
  /** Above the value that the select has told last. */
  told: string
  toldNothing: string
  code: string
  copy: string
  copied: string
  copyFailed: string
  share: string
  shared: string
  reset: string
  resetDone: string
  /** `{count}` properties are set. */
  changed: (count: number) => string
  controls: string
  search: string
  found: (shown: number, all: number) => string
  foundNothing: string
  deprecated: string
  /** `{name}` takes its place. */
  instead: string
  /** Beside the default. */
  default: string
  on: string
  off: string
  /** Of a property: `{name}`. */
  resetOne: string
  number: string
  text: string
  /** Names the field beside a choice: `{name}`. */
  valueOf: string
  noControl: string
  log: string
  units: Readonly<Record<string, string>>
  sets: Readonly<Record<SetId, string>>
  /** In the line of a folded group: how many sentences are in it. */
  notes: (count: number) => string
  conflicts: Readonly<Record<ConflictId, string>>
  /** Leads from a conflict to the message that the library prints. */
  warning: string
  /** Of the switch of the event timeline. */
  record: string
  recordFailed: string
  failed: string
  fault: (fault: PlayFault) => string
}

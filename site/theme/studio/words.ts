import type { Grade, PairId } from './contrast.ts'
import type { PresetId } from './presets.ts'
import type { Fault } from './read-shared.ts'
import type { Comments, Form } from './write-css.ts'

/** The four modes of the select. */
export type Mode = 'single' | 'multiple' | 'tags' | 'combobox'

/** The states that stand side by side. */
export type State =
  | 'closed'
  | 'empty'
  | 'hover'
  | 'focus'
  | 'open'
  | 'nothing'
  | 'disabled'
  | 'readOnly'
  | 'loading'
  | 'error'
  | 'rtl'
  | 'narrow'

/** What the studio says. */
export interface StudioWords {
  presets: string
  presetNames: Readonly<Record<PresetId, string>>
  undo: string
  redo: string
  reset: string
  wear: string
  wearing: string
  takeOff: string
  groups: { colors: string; sizes: string; derived: string }
  derivedHelp: string
  density: string
  densities: readonly [compact: string, usual: string, roomy: string]
  /** `{name}` and the scheme: "Accent, light". */
  colorOf: string
  hexOf: string
  pickFrom: string
  follow: string
  badColor: string
  schemes: { light: string; dark: string }
  mode: string
  modes: Readonly<Record<Mode, string>>
  states: Readonly<Record<State, string>>
  preview: string
  contrast: string
  contrastHelp: string
  columns: { pair: string; ratio: string; grade: string; apca: string }
  pairs: Readonly<Record<PairId, string>>
  grades: Readonly<Record<Grade, string>>
  /** `{count}` pairs fail. */
  fails: string
  passes: string
  take: string
  forms: Readonly<Record<Form, string>>
  nothingChanged: string
  comments: Comments
  copy: string
  copied: string
  copyFailed: string
  download: string
  share: string
  shared: string
  fault: (fault: Fault) => string
  /** Beside the dressed demos of the visit. */
  visit: { says: string; change: string; reset: string }
  /** Names of the properties. One that is missing here has the name of the file. */
  variables: Readonly<Record<string, string>>
  /** What each property does, where the language is not that of the comments in the file. */
  help: Readonly<Record<string, string>>
  sample: SampleWords
}

/** The select in the preview. */
export interface SampleWords {
  placeholder: string
  nothing: string
  clear: string
  group: string
  options: readonly string[]
  /** The value in each mode. */
  values: Readonly<Record<Mode, readonly string[]>>
}

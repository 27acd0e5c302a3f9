// For a site's own playground: controls made of the reference, the state in the address, and the code of a state.
export type { PlayControl, PlayProp, PlayReference } from '../model/play.ts'
export { dataLend, lendEvent } from '../shared/markup.ts'
export type { TimelineLoan } from '../theme/demo/try.client.ts'
export { colorCode } from '../play/color-code.client.ts'
export {
  isPlayFault,
  isSameSetting,
  type PlayFault,
  type PlaySetting,
  type PlayState,
  readState,
  writeState,
} from '../play/state.client.ts'
export { writeData } from '../play/write-data.client.ts'
export { type CodeProp, writeCode, writeExpression } from '../play/write-code.client.ts'

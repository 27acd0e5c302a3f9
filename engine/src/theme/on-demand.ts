// What the first live part of a page and the first step to another page need: one file, loaded at a reader's first sign of life.
import { setRescue } from '../islands/wake-island.ts'
import { recoverFromDeploy } from '../navigation/recover-from-deploy.ts'

export { wakeIsland } from '../islands/wake-island.ts'
export { ahead, requestPage } from '../navigation/fetch-page.ts'
export { followLink, stayOnPage } from '../navigation/follow-link.ts'

setRescue(recoverFromDeploy)

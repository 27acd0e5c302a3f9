// The script every page loads. What is rarely needed is loaded when it is.
import { findIslands } from '../islands/find-islands.ts'
import { setRescue } from '../islands/wake-island.ts'
import { connectNavigation } from '../navigation/connect-navigation.ts'
import { recoverFromDeploy } from '../navigation/recover-from-deploy.ts'
import { connectAnchors } from './anchors.behavior.ts'
import { connectColorMode, syncChoice } from './color-mode.behavior.ts'
import { connectCopy } from './copy.behavior.ts'
import { connectOutline } from './outline.behavior.ts'
import { connectScrollFrames } from './scroll-frames.behavior.ts'
import { connectSearch, connectSearchField } from './search.behavior.ts'

let endApiTable: (() => void) | undefined

connectColorMode()
connectAnchors()
connectCopy()
connectSearch()
setRescue(() => recoverFromDeploy(connectPage))
connectNavigation(connectPage)
connectPage()

/** What has to be done again when a page has been swapped in. */
function connectPage(): void {
  syncChoice()
  connectSearchField()
  connectOutline()
  connectScrollFrames(document)
  if (has('[data-tabs]')) void import('./tabs.behavior.ts').then(({ connectTabs }) => connectTabs())
  endApiTable?.()
  endApiTable = undefined
  if (has('[data-api-filter]')) {
    void import('./api-table.behavior.ts').then(({ connectApiTable }) => {
      endApiTable?.()
      endApiTable = connectApiTable(document)
    })
  }
  if (has('[data-prefetch]')) void import('../navigation/prefetch.ts').then(({ connectPrefetch }) => connectPrefetch())
  findIslands(document)
}

function has(selector: string): boolean {
  return document.querySelector(selector) !== null
}

if (import.meta.hot) void import('./hot.ts').then(({ connectHot }) => connectHot(connectPage))

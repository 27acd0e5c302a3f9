// The script every page loads. What is rarely needed is loaded when it is.
import { findIslands } from '../islands/find-islands.client.ts'
import { loadChunk } from '../islands/load-chunk.client.ts'
import { isOutdated, reloadOnce } from '../islands/reload-once.client.ts'
import { setRescue } from '../islands/wake-island.client.ts'
import { connectNavigation } from '../navigation/connect-navigation.client.ts'
import { connectColorMode, syncChoice } from '../theme/frame/color-mode.client.ts'
import { watchSigns } from './early-events.client.ts'
import { connectKeepPlace } from '../theme/frame/keep-place.client.ts'
import type * as OnDemand from './on-demand.client.ts'
import { connectScrollFrames } from '../theme/prose/scroll-frames.client.ts'
import {
  connectSearchShortcut,
  findSearchInput,
  nameShortcut,
  showSearchUnavailable,
} from '../theme/search/shortcut.client.ts'
import { showTabs } from '../theme/prose/show-tabs.client.ts'

let onDemand: Promise<typeof OnDemand> | undefined
let isReaderThere = false

setRescue(rescue)
connectColorMode()
connectKeepPlace()
connectSearchShortcut()
connectNavigation(loadOnDemand, connectPage)
void connectPage()
// Before a reader has decided where to go.
watchSigns(prepare)
// A reader may have been faster than this script, or comes back to results.
if (document.activeElement !== document.body || history.state !== null) prepare()

/** What has to be done again when a page has been swapped in. Resolves when the page has its final shape. */
async function connectPage(): Promise<void> {
  syncChoice()
  nameShortcut()
  connectScrollFrames(document)
  findIslands(document)
  if (isMoreNeeded()) await loadOnDemand().then(({ connectMore }) => connectMore(), ignore)
  else showTabs()
}

/** What is painted is right without it, unless the address names a place, the page fetches by itself, or its reader prefers other variants. */
function isMoreNeeded(): boolean {
  const selector = '[data-prefetch], [data-server-loader], [data-variants] [data-code-group]'
  return isReaderThere || location.search + location.hash !== '' || document.querySelector(selector) !== null
}

/** A reader's sign of life: what the next step will need. What cannot be had is asked for again at the next sign. */
function prepare(): void {
  if (isReaderThere) return
  isReaderThere = true
  loadOnDemand().then(
    ({ connectMore }) => connectMore(),
    async () => {
      isReaderThere = false
      // Nothing has been done yet that a reload could undo.
      if ((await isOutdated()) && reloadOnce()) return
      if (document.activeElement === findSearchInput()) showSearchUnavailable(prepare)
    },
  )
}

function loadOnDemand(): Promise<typeof OnDemand> {
  onDemand ??= loadChunk('on-demand.js', { load: () => import('./on-demand.client.ts'), isLeaf: false }).catch(
    (error: unknown) => {
      onDemand = undefined
      throw error
    },
  )
  return onDemand
}

/** When a chunk is missing: the HTML of the build that is there now, else the page once more. */
async function rescue(): Promise<boolean> {
  const code = await loadOnDemand().catch(ignore)
  return code === undefined ? (await isOutdated()) && reloadOnce() : code.recoverFromDeploy()
}

/** Whoever needs it asks again, and says what is missing. */
function ignore(): undefined {}

if (import.meta.hot) void import('./hot-update.client.ts').then(({ connectHot }) => connectHot(connectPage))

// The script that every page loads. It stays below 4 KB. Code that only some readers need is loaded when they need it.
import { findIslands } from '../islands/find-islands.client.ts'
import { loadChunk } from '../islands/load-chunk.client.ts'
import { isOutdated, reloadOnce } from '../islands/reload-once.client.ts'
import { setRescue } from '../islands/wake-island.client.ts'
import { connectNavigation } from '../navigation/connect-navigation.client.ts'
import { connectColorMode, syncChoice } from '../theme/frame/color-mode.client.ts'
import { watchEarlyEvents } from './early-events.client.ts'
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
import { dataCodeGroup, dataPrefetch, dataServerLoader, dataVariants } from '../shared/markup.ts'

let onDemand: Promise<typeof OnDemand> | undefined
let isReaderActive = false

setRescue(rescue)
connectColorMode()
connectKeepPlace()
connectSearchShortcut()
connectNavigation(loadOnDemand, connectPage)
void connectPage()
// The other code is loaded when the pointer first moves, so that it is there before the first click.
watchEarlyEvents(loadAtFirstInput)
// A field may have the focus already, or the reader may come back to open search results. Then the code is needed without an event.
if (document.activeElement !== document.body || history.state !== null) loadAtFirstInput()

/** Connects a page: at the start, and again after each navigation. Resolves when the layout of the page will not change any more. */
async function connectPage(): Promise<void> {
  syncChoice()
  nameShortcut()
  connectScrollFrames(document)
  findIslands(document)
  if (isMoreNeeded()) await loadOnDemand().then(({ connectOnDemand }) => connectOnDemand(), ignore)
  else showTabs()
}

/**
 * True when the page needs `on-demand.client.ts` at once: its address names a tab, a heading or words (which only the
 * target tells: Firefox may have found them before this script ran), it prefetches pages before a gesture, it asks the
 * server loader, or it has code groups and the reader has chosen variants before. All other pages look right without
 * that code.
 */
function isMoreNeeded(): boolean {
  const selector = `:target, [${dataPrefetch}=render], [${dataPrefetch}=viewport], [${dataServerLoader}], [${dataVariants}] [${dataCodeGroup}]`
  return isReaderActive || location.search + location.hash !== '' || document.querySelector(selector) !== null
}

/** Loads `on-demand.client.ts` when a reader does anything. After a failure the next event tries again. */
function loadAtFirstInput(): void {
  if (isReaderActive) return
  isReaderActive = true
  loadOnDemand().then(
    ({ connectOnDemand }) => connectOnDemand(),
    async () => {
      isReaderActive = false
      // A reload is harmless here: the reader has done nothing yet that it could undo.
      if ((await isOutdated()) && reloadOnce()) return
      if (document.activeElement === findSearchInput()) showSearchUnavailable(loadAtFirstInput)
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

/**
 * Called when a chunk is missing. Replaces the page by the one of the newer build. When the code for that is missing
 * too, reloads the page.
 */
async function rescue(): Promise<boolean> {
  const code = await loadOnDemand().catch(ignore)
  return code === undefined ? (await isOutdated()) && reloadOnce() : code.recoverFromDeploy()
}

/** For failures that need no message here. The caller that really needs the code tries again and shows the failure. */
function ignore(): undefined {}

if (import.meta.hot) void import('./hot-update.client.ts').then(({ connectHot }) => connectHot(connectPage))

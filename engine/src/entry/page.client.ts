// The script that every page loads. It stays below 4 KB: what only some readers need is loaded when they need it.
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
// The rest of the code comes with the first move of the pointer, so that it is there before the first click.
watchEarlyEvents(loadAtFirstInput)
// A field may have the focus already, or the page is a return to open search results: then nothing waits for an event.
if (document.activeElement !== document.body || history.state !== null) loadAtFirstInput()

/** Connects a page: at the start, and again after each navigation. Resolves when nothing of its layout will change any more. */
async function connectPage(): Promise<void> {
  syncChoice()
  nameShortcut()
  connectScrollFrames(document)
  findIslands(document)
  if (isMoreNeeded()) await loadOnDemand().then(({ connectOnDemand }) => connectOnDemand(), ignore)
  else showTabs()
}

/**
 * Whether the page needs the code on demand at once: its address names a tab or a heading, it fetches pages or data by
 * itself, or it has code groups and the reader has chosen variants before. Everything else looks right without it.
 */
function isMoreNeeded(): boolean {
  const selector = `[${dataPrefetch}], [${dataServerLoader}], [${dataVariants}] [${dataCodeGroup}]`
  return isReaderActive || location.search + location.hash !== '' || document.querySelector(selector) !== null
}

/** Loads the code on demand when a reader does anything. After a failure the next event tries again. */
function loadAtFirstInput(): void {
  if (isReaderActive) return
  isReaderActive = true
  loadOnDemand().then(
    ({ connectOnDemand }) => connectOnDemand(),
    async () => {
      isReaderActive = false
      // The reader has done nothing yet that a reload could undo.
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

/** For a missing chunk: takes over the HTML of the newer build, or reloads the page when even the code for that is missing. */
async function rescue(): Promise<boolean> {
  const code = await loadOnDemand().catch(ignore)
  return code === undefined ? (await isOutdated()) && reloadOnce() : code.recoverFromDeploy()
}

/** The caller that really needs the code asks again, and shows the failure. */
function ignore(): undefined {}

if (import.meta.hot) void import('./hot-update.client.ts').then(({ connectHot }) => connectHot(connectPage))

// The script every page loads. What is rarely needed is loaded when it is.
import { findIslands } from '../islands/find-islands.ts'
import { loadChunk } from '../islands/load-chunk.ts'
import { loadScript } from '../islands/load-script.ts'
import type { WakeModule } from '../islands/start-island.ts'
import { connectNavigation, type NavigationModule } from '../navigation/connect-navigation.ts'
import { connectColorMode, syncChoice } from './color-mode.behavior.ts'
import { connectDemos } from './demo.behavior.ts'
import { connectKeepPlace } from './keep-place.behavior.ts'
import { connectReading } from './reading.behavior.ts'
import { connectScrollFrames } from './scroll-frames.behavior.ts'
import { connectSearch, connectSearchField } from './search.behavior.ts'

/** What `on-demand.ts` gives. */
type OnDemand = WakeModule & NavigationModule & { connectAhead: () => void }

let onDemand: Promise<OnDemand> | undefined
let endApiTable: (() => void) | undefined
let connectOutline: (() => void) | undefined
let isReaderThere = false

connectColorMode()
connectReading()
connectDemos()
connectKeepPlace()
connectSearch()
connectNavigation(loadOnDemand, connectPage)
void connectPage()
// Before a reader has decided where to go.
for (const type of ['pointerover', 'focusin', 'keydown', 'scroll', 'touchstart'])
  addEventListener(type, prepare, { once: true, passive: true })
// Before the first scrolling there is nothing to mark.
addEventListener('scroll', () => void loadOutline(), { once: true, passive: true })

/** What has to be done again when a page has been swapped in. Resolves when the page has its final shape. */
async function connectPage(): Promise<void> {
  syncChoice()
  connectSearchField()
  connectOutline?.()
  connectScrollFrames(document)
  endApiTable?.()
  endApiTable = undefined
  // What a page fetches by itself, if its site wants that at all.
  if (has('[data-prefetch], [data-server-loader]')) loadOnDemand().then(({ connectAhead }) => connectAhead(), ignore)
  findIslands(document, loadOnDemand)
  await Promise.all([
    has('[data-tabs]') && loadTabs(),
    // What is painted is right without it, unless the reader has once preferred another variant.
    has(isReaderThere ? '[data-code-group]' : '[data-variants] [data-code-group]') && loadCodeGroups(),
    isReaderThere && has('[data-api-filter]') && loadApiTable(),
  ])
}

/** A reader's first sign of life: what the next step will need. */
function prepare(): void {
  if (isReaderThere) return
  isReaderThere = true
  loadOnDemand().catch(ignore)
  // This page may have no tabs; the next one has.
  void loadTabs()
  void connectPage()
}

async function loadTabs(): Promise<void> {
  const code = await loadScript('tabs', () => import('./tabs.behavior.ts'))
  code?.connectTabs()
}

async function loadCodeGroups(): Promise<void> {
  const code = await loadScript('code-groups', () => import('./code-groups.behavior.ts'))
  code?.connectCodeGroups()
}

async function loadApiTable(): Promise<void> {
  const code = await loadScript('api-table', () => import('./api-table.behavior.ts'))
  endApiTable?.()
  endApiTable = code?.connectApiTable(document)
}

function loadOnDemand(): Promise<OnDemand> {
  onDemand ??= loadChunk('on-demand.js', { load: () => import('./on-demand.ts'), isLeaf: false }).catch(
    (error: unknown) => {
      onDemand = undefined
      throw error
    },
  )
  return onDemand
}

async function loadOutline(): Promise<void> {
  const code = await loadScript('outline', () => import('./outline.behavior.ts'))
  connectOutline = code?.connectOutline
  connectOutline?.()
}

/** Whoever needs it asks again, and says what is missing. */
function ignore(): void {}

function has(selector: string): boolean {
  return document.querySelector(selector) !== null
}

if (import.meta.hot) void import('./hot.ts').then(({ connectHot }) => connectHot(connectPage))

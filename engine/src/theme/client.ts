// The script every page loads. What is rarely needed is loaded when it is.
import { findIslands } from '../islands/find-islands.ts'
import { loadChunk } from '../islands/load-chunk.ts'
import { connectNavigation } from '../navigation/connect-navigation.ts'
import { connectColorMode, syncChoice } from './color-mode.behavior.ts'
import { connectKeepPlace } from './keep-place.behavior.ts'
import { connectReading } from './reading.behavior.ts'
import { connectScrollFrames } from './scroll-frames.behavior.ts'
import { connectSearch, connectSearchField } from './search.behavior.ts'

type OnDemand = typeof import('./on-demand.ts')

let onDemand: Promise<OnDemand> | undefined
let endApiTable: (() => void) | undefined
let connectOutline: (() => void) | undefined

connectColorMode()
connectReading()
connectKeepPlace()
connectSearch()
connectNavigation(loadOnDemand, connectPage)
void connectPage()
// Before a reader has decided where to go.
for (const type of ['pointerover', 'focusin', 'keydown', 'scroll', 'touchstart'])
  addEventListener(type, () => void loadOnDemand().catch(() => undefined), { once: true, passive: true })
// Before the first scrolling there is nothing to mark.
addEventListener('scroll', () => void loadOutline(), { once: true, passive: true })

/** What has to be done again when a page has been swapped in. Resolves when the page has its final shape. */
async function connectPage(): Promise<void> {
  syncChoice()
  connectSearchField()
  connectOutline?.()
  connectScrollFrames(document)
  if (has('[data-code-group]'))
    void import('./code-groups.behavior.ts').then(({ connectCodeGroups }) => connectCodeGroups())
  endApiTable?.()
  endApiTable = undefined
  if (has('[data-api-filter]')) {
    void import('./api-table.behavior.ts').then(({ connectApiTable }) => {
      endApiTable?.()
      endApiTable = connectApiTable(document)
    })
  }
  if (has('[data-prefetch]')) void import('../navigation/prefetch.ts').then(({ connectPrefetch }) => connectPrefetch())
  findIslands(document, loadOnDemand)
  if (!has('[data-tabs]')) return
  const code = await loadOnDemand().catch(() => undefined)
  code?.connectTabs()
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
  ;({ connectOutline } = await import('./outline.behavior.ts'))
  connectOutline()
}

function has(selector: string): boolean {
  return document.querySelector(selector) !== null
}

if (import.meta.hot) void import('./hot.ts').then(({ connectHot }) => connectHot(connectPage))

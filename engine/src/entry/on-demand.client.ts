// Loaded at the first event of a reader. It contains the code that handles events and the code that shows another
// page, so that all of it is one file and one request.
import { loadScript } from '../islands/load-script.client.ts'
import { loadStyle } from '../islands/load-style.client.ts'
import { compositionEvents, noteComposition } from '../islands/note-composition.client.ts'
import { journey } from '../navigation/connect-navigation.client.ts'
import { prefetched, requestPage } from '../navigation/fetch-page.client.ts'
import { askAhead } from '../navigation/follow-link.client.ts'
import { handlePropCard, propCardEvents } from '../theme/api/prop-card-events.client.ts'
import { handleCodeGroups, connectCodeGroups } from '../theme/code/group.client.ts'
import { handleDemoTabs } from '../theme/demo/tabs.client.ts'
import { handleDemo, demoEvents } from '../theme/demo/events.client.ts'
import { handleReplay, replayEvents } from '../theme/demo/replay-events.client.ts'
import { findTarget } from '../theme/parts/find-target.client.ts'
import { tabListEvents } from '../theme/parts/tab-list.client.ts'
import { takeEarlyEvents } from './early-events.client.ts'
import styles from '../theme/styles/on-demand.late.css?url'
import { connectSidebar } from '../theme/frame/sidebar.client.ts'
import { handleOffline, offlineEvents, watchCopy } from '../theme/offline/events.client.ts'
import { handleReading, readingEvents } from '../theme/prose/reading.client.ts'
import { handleSearch, connectSearch, connectSearchField, searchEvents } from '../theme/search/events.client.ts'
import { connectScrollFrames } from '../theme/prose/scroll-frames.client.ts'
import { handleTabs, connectTabs, tabEvents } from '../theme/prose/tabs.client.ts'

export { followLink, stayOnPage } from '../navigation/follow-link.client.ts'
export { recoverFromDeploy } from '../navigation/recover-from-deploy.client.ts'
import { dressKey, editsKey, stageKey } from '../islands/storage-keys.client.ts'
import {
  contentId,
  dataApi,
  dataFindHeading,
  dataHistory,
  dataPrefetch,
  dataSample,
  dataServerLoader,
} from '../shared/markup.ts'

let endApiTable: (() => void) | undefined
let endRoom: (() => void) | undefined
let connectOutline: (() => void) | undefined

// `loadStyle` reports a failure. The page works without these styles.
loadStyle(styles, { isLate: true }).catch(() => undefined)
connectSearch()
connectSidebar(requestPage)
listenToEvents()
watchCopy()
// After the listener of the page's own script, which has decided by then whose navigation it is.
if ('navigation' in window) navigation.addEventListener('navigate', (event) => askAhead(event, journey))
addEventListener('hashchange', () => {
  if (isSharedCode() && has(`.demo-edit, [${dataSample}]`)) void loadEdits()
})
// The outline marks the current heading, so its code is needed from the first scroll on.
if (scrollY > 0) void loadOutline()
else addEventListener('scroll', () => void loadOutline(), { once: true, passive: true })

/** Connects the parts of a page. Called again after each navigation. Resolves when the layout of the page will not change any more. */
export async function connectOnDemand(): Promise<void> {
  connectTabs()
  connectCodeGroups()
  connectSearchField()
  connectOutline?.()
  endApiTable?.()
  endApiTable = undefined
  endRoom?.()
  endRoom = undefined
  if (has('.demo-bar')) void loadRoom()
  if (has('.demo-bar') && sessionHas(stageKey)) void loadView()
  if (sessionHas(dressKey)) void loadDress()
  if (has(`[${dataSample}]`) || (has('.demo-edit') && (sessionHas(editsKey) || isSharedCode()))) void loadEdits()
  // Only some sites use these: pages that are prefetched, and data from a server.
  if (has(`[${dataPrefetch}]`)) void loadPrefetch()
  if (has(`[${dataServerLoader}]`)) void askServerLoader()
  if (has(`[${dataFindHeading}]`)) void loadFindHeading()
  if (has(`[${dataHistory}]`)) void loadHistory()
  if (has(`[${dataApi}]`)) await loadApiTable()
}

/** Adds one listener to the document for each kind of control, and handles the events that came before this code was loaded. */
function listenToEvents(): void {
  const early = takeEarlyEvents()
  const answers: [types: readonly string[], answer: (event: Event) => void][] = [
    [compositionEvents, noteComposition],
    [searchEvents, handleSearch],
    [readingEvents, handleReading],
    [offlineEvents, handleOffline],
    [demoEvents, handleDemo],
    [replayEvents, handleReplay],
    [propCardEvents, handlePropCard],
    [tabEvents, handleTabs],
    [tabListEvents, handleCodeGroups],
    [tabListEvents, handleDemoTabs],
  ]
  for (const [types, answer] of answers) {
    for (const type of types) {
      document.addEventListener(type, answer, true)
      const event = early.get(type)
      if (event !== undefined) answer(event)
    }
  }
}

async function loadPrefetch(): Promise<void> {
  const code = await loadScript('prefetch', () => import('../navigation/prefetch.client.ts'))
  // The functions are passed, so that prefetching and navigation share one list of prefetched pages.
  code?.connectPrefetch({ prefetched, requestPage })
}

async function loadApiTable(): Promise<void> {
  const code = await loadScript('api-table', () => import('../theme/api/table.client.ts'))
  endApiTable?.()
  endApiTable = code?.connectApiTable(document, { findTarget, journey, connectScrollFrames })
}

async function loadFindHeading(): Promise<void> {
  const code = await loadScript('find-heading', () => import('../theme/prose/find-heading.client.ts'))
  code?.connectFindHeading(document)
}

async function loadHistory(): Promise<void> {
  const code = await loadScript('history', () => import('../theme/prose/history.client.ts'))
  code?.connectHistory(document)
}

async function loadRoom(): Promise<void> {
  const code = await loadScript('demo-room', () => import('../theme/demo/room.client.ts'))
  endRoom?.()
  endRoom = code?.connectRoom(document.querySelector(`#${contentId}`) ?? document.body)
}

async function loadView(): Promise<void> {
  const code = await loadScript('demo-view', () => import('../theme/demo/view.client.ts'))
  // A menu that does not come leaves the stages as they are.
  await code?.showChosenView().catch(() => undefined)
}

async function loadDress(): Promise<void> {
  const code = await loadScript('dress', () => import('../theme/demo/dress.client.ts'))
  code?.showDress()
}

async function loadEdits(): Promise<void> {
  const code = await loadScript('demo-edits', () => import('../theme/demo/edits.client.ts'))
  await code?.showEdits(isSharedCode())
}

async function loadOutline(): Promise<void> {
  const code = await loadScript('outline', () => import('../theme/frame/outline.client.ts'))
  connectOutline = code?.connectOutline
  connectOutline?.()
}

async function askServerLoader(): Promise<void> {
  const code = await loadScript('server-loader', () => import('../navigation/server-loader.client.ts'))
  await code?.connectServerLoader()
}

/** True when the address carries code that somebody has shared. */
function isSharedCode(): boolean {
  return location.hash.startsWith('#try=')
}

/** False too when the browser forbids storage. */
function sessionHas(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function has(selector: string): boolean {
  return document.querySelector(selector) !== null
}

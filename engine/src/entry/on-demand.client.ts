// Loaded with the first event of a reader: all code that answers events, and what shows another page. One file, one request.
import { loadScript } from '../islands/load-script.client.ts'
import { loadStyle } from '../islands/load-style.client.ts'
import { prefetched, requestPage } from '../navigation/fetch-page.client.ts'
import { handleCodeGroups, connectCodeGroups } from '../theme/code/group.client.ts'
import { handleDemoTabs } from '../theme/demo/tabs.client.ts'
import { handleDemo, demoEvents } from '../theme/demo/events.client.ts'
import { tabListEvents } from '../theme/parts/tab-list.client.ts'
import { takeEarlyEvents } from './early-events.client.ts'
import styles from '../theme/styles/on-demand.late.css?url'
import { handleReading, readingEvents } from '../theme/prose/reading.client.ts'
import { handleSearch, connectSearch, connectSearchField, searchEvents } from '../theme/search/events.client.ts'
import { handleTabs, connectTabs, tabEvents } from '../theme/prose/tabs.client.ts'

export { followLink, stayOnPage } from '../navigation/follow-link.client.ts'
export { recoverFromDeploy } from '../navigation/recover-from-deploy.client.ts'
import { dataApiFilter, dataPrefetch, dataServerLoader } from '../shared/markup.ts'

let endApiTable: (() => void) | undefined
let connectOutline: (() => void) | undefined

// The loader reports a failure. What these styles are for works without them.
loadStyle(styles, { isLate: true }).catch(() => undefined)
connectSearch()
listenToEvents()
// The outline marks the heading being read, so it is needed from the first scroll on.
if (scrollY > 0) void loadOutline()
else addEventListener('scroll', () => void loadOutline(), { once: true, passive: true })

/** Connects the parts of a page; called again after each navigation. Resolves when nothing of its layout will change any more. */
export async function connectOnDemand(): Promise<void> {
  connectTabs()
  connectCodeGroups()
  connectSearchField()
  connectOutline?.()
  endApiTable?.()
  endApiTable = undefined
  // Only sites that ask for it have these: pages fetched before a click, and data from a server.
  if (has(`[${dataPrefetch}]`)) void loadPrefetch()
  if (has(`[${dataServerLoader}]`)) void askServerLoader()
  if (has(`[${dataApiFilter}]`)) await loadApiTable()
}

/** Listens once on the document for each kind of control, and hands over the events that came before this code. */
function listenToEvents(): void {
  const early = takeEarlyEvents()
  const answers: [types: readonly string[], answer: (event: Event) => void][] = [
    [searchEvents, handleSearch],
    [readingEvents, handleReading],
    [demoEvents, handleDemo],
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
  // Handed over, so that both use one list of fetched pages.
  code?.connectPrefetch({ prefetched, requestPage })
}

async function loadApiTable(): Promise<void> {
  const code = await loadScript('api-table', () => import('../theme/api/table.client.ts'))
  endApiTable?.()
  endApiTable = code?.connectApiTable(document)
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

function has(selector: string): boolean {
  return document.querySelector(selector) !== null
}

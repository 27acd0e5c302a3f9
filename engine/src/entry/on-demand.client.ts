// What a reader's first sign of life calls for, and the step to another page: one file.
import { loadScript } from '../islands/load-script.client.ts'
import { loadStyle } from '../islands/load-style.client.ts'
import { ahead, requestPage } from '../navigation/fetch-page.client.ts'
import { answerCodeGroups, codeGroupEvents, connectCodeGroups } from '../theme/code/group.client.ts'
import { answerDemoTabs, demoTabEvents } from '../theme/demo/tabs.client.ts'
import { answerDemo, demoEvents } from '../theme/demo/answer.client.ts'
import { takeEarlyEvents } from './early-events.client.ts'
import styles from '../theme/styles/on-demand.late.css?url'
import { answerReading, readingEvents } from '../theme/prose/reading.client.ts'
import { answerSearch, connectSearch, connectSearchField, searchEvents } from '../theme/search/answer.client.ts'
import { answerTabs, connectTabs, tabEvents } from '../theme/prose/tabs.client.ts'

export { followLink, stayOnPage } from '../navigation/follow-link.client.ts'
export { recoverFromDeploy } from '../navigation/recover-from-deploy.client.ts'

let endApiTable: (() => void) | undefined
let connectOutline: (() => void) | undefined

// A failure is reported by the loader; what it would style works without it.
loadStyle(styles, { isLate: true }).catch(() => undefined)
connectSearch()
answerEvents()
// Before the first scrolling there is nothing to mark.
if (scrollY > 0) void loadOutline()
else addEventListener('scroll', () => void loadOutline(), { once: true, passive: true })

/** What has to be done after each page. Resolves when the page has its final shape. */
export async function connectMore(): Promise<void> {
  connectTabs()
  connectCodeGroups()
  connectSearchField()
  connectOutline?.()
  endApiTable?.()
  endApiTable = undefined
  // What a page fetches by itself, if its site wants that at all: pages behind its links, data from the server loader.
  if (has('[data-prefetch]')) void loadPrefetch()
  if (has('[data-server-loader]')) void askServerLoader()
  if (has('[data-api-filter]')) await loadApiTable()
}

/** Events on the page are answered by whom they concern, those that came before this code as well. */
function answerEvents(): void {
  const early = takeEarlyEvents()
  const answers: [types: readonly string[], answer: (event: Event) => void][] = [
    [searchEvents, answerSearch],
    [readingEvents, answerReading],
    [demoEvents, answerDemo],
    [tabEvents, answerTabs],
    [codeGroupEvents, answerCodeGroups],
    [demoTabEvents, answerDemoTabs],
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
  // Given to it, so that both know what has been fetched.
  code?.connectPrefetch({ ahead, requestPage })
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

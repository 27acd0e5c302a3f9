import type { Journey } from './connect-navigation.client.ts'
import { fetchPage, type FetchedPage } from './fetch-page.client.ts'
import { loadOwnStyles } from './load-own-styles.client.ts'
import { showPage, showPlace } from './show-page.client.ts'
import { readBeginning, type Beginning } from './split-page.client.ts'
import { keyBuild, keyNavigating } from '../shared/markup.ts'

/** After this many milliseconds the page shows that a navigation is under way. */
const patience = 150

/** Milliseconds that a page may take, as every file of the site. */
const timeLimit = 120_000

/** The page that is being fetched, and the controller that stops the fetch. */
let coming: Promise<FetchedPage | undefined> | undefined
let fetching = new AbortController()

/**
 * Fetches the page of an intercepted navigation and shows it. `plain`: the answer is not a page of this build, so the
 * browser has to load it. `unanswered`: there was no answer, or the reader has stopped the navigation; the shown page
 * has not changed.
 */
export async function followLink(event: NavigateEvent, journey: Journey): Promise<'shown' | 'plain' | 'unanswered'> {
  const { signal, destination, navigationType } = event
  if (signal.aborted) return 'unanswered'
  const { dataset } = document.documentElement
  const timer = setTimeout(() => {
    dataset[keyNavigating] = ''
  }, patience)
  // A script may rewrite the address while a page is fetched, as tabs do. That ends the navigation and starts another
  // one, which takes over the fetch.
  if (coming === undefined || navigationType !== 'replace' || !destination.sameDocument) {
    fetching.abort()
    const controller = new AbortController()
    fetching = controller
    // Browsers wait for ever for a server that has taken the question and says nothing.
    const limit = setTimeout(() => controller.abort(), timeLimit)
    coming = fetchPage(destination.url, controller.signal).finally(() => clearTimeout(limit))
  }
  signal.addEventListener('abort', () => {
    // When no newer navigation has ended this one, the reader has stopped it: then the fetch stops too.
    setTimeout(() => journey.latest === event && fetching.abort())
  })
  const page = await coming.catch(() => 'unanswered' as const)
  clearTimeout(timer)
  delete dataset[keyNavigating]
  // Another navigation may have ended this one. Wait for a task, so that its event is handled first.
  if (signal.aborted) await new Promise((resolve) => setTimeout(resolve))
  if (page === 'unanswered' || signal.aborted) return 'unanswered'
  if (page === undefined || page.build !== dataset[keyBuild]) return 'plain'
  const beginning = isWhole(event) ? undefined : readBeginning(page.text, document)
  const next = beginning?.page ?? parse(page.text)
  await loadOwnStyles(next)
  if (signal.aborted) return 'unanswered'
  const left = journey.shown
  journey.shown = destination.url
  try {
    const { focused, refresh } = journey
    const showing = showPage(next, { event, left, focused, refresh })
    await Promise.all([showing, beginning && showRest(beginning, page.text, refresh)])
    return 'shown'
  } catch {
    return 'plain'
  }
}

/** True when the reader may arrive in any part of the page, or sees none of it yet. */
function isWhole({ navigationType, destination }: NavigateEvent): boolean {
  const { search, hash } = new URL(destination.url)
  return navigationType === 'traverse' || search + hash !== '' || document.hidden
}

/** Puts the rest behind the beginning of a page once that has been painted. */
async function showRest(beginning: Beginning, text: string, refresh: () => Promise<void>): Promise<void> {
  // The second frame comes when the first one has been painted. In a tab that nobody sees there is none.
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
    setTimeout(resolve, patience)
  })
  const whole = parse(text)
  await loadOwnStyles(whole)
  if (beginning.complete(whole)) await refresh()
}

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html')
}

/** Shows another part of the page that is already shown, without a fetch. */
export async function stayOnPage(event: NavigateEvent, journey: Journey): Promise<void> {
  fetching.abort()
  const left = journey.shown
  journey.shown = event.destination.url
  await showPlace({ event, left, focused: journey.focused, refresh: journey.refresh })
}

import type { Journey } from './connect-navigation.client.ts'
import { fetchPage, type FetchedPage } from './fetch-page.client.ts'
import { showPage, showPlace } from './show-page.client.ts'
import { keyBuild, keyNavigating } from '../shared/markup.ts'

/** Milliseconds until a navigation that is still under way is shown to be. */
const patience = 150

/** The page on its way, and what ends its fetch. */
let coming: Promise<FetchedPage | undefined> | undefined
let fetching = new AbortController()

/**
 * Fetches the page of an intercepted navigation and shows it. `plain`: the answer is no page of this build, the browser
 * shall load it. `unanswered`: there was no answer, or the reader has stopped it; the shown page has not changed.
 */
export async function followLink(event: NavigateEvent, journey: Journey): Promise<'shown' | 'plain' | 'unanswered'> {
  const { signal, destination, navigationType } = event
  if (signal.aborted) return 'unanswered'
  const { dataset } = document.documentElement
  const timer = setTimeout(() => {
    dataset[keyNavigating] = ''
  }, patience)
  // A script that rewrites the address, as tabs do, ends the navigation; the page comes all the same.
  if (coming === undefined || navigationType !== 'replace' || !destination.sameDocument) {
    fetching.abort()
    fetching = new AbortController()
    coming = fetchPage(destination.url, fetching.signal)
  }
  signal.addEventListener('abort', () => {
    // By the reader, and by nothing newer.
    setTimeout(() => journey.latest === event && fetching.abort())
  })
  const page = await coming.catch(() => 'unanswered' as const)
  clearTimeout(timer)
  delete dataset[keyNavigating]
  // A newer navigation, or one that is none of ours, may be what ended this one: it gets the time to say so.
  if (signal.aborted) await new Promise((resolve) => setTimeout(resolve))
  if (page === 'unanswered' || signal.aborted) return 'unanswered'
  if (page === undefined || page.build !== dataset[keyBuild]) return 'plain'
  const left = journey.shown
  journey.shown = destination.url
  try {
    await showPage(page.text, { event, left, focused: journey.focused, refresh: journey.refresh })
    return 'shown'
  } catch {
    return 'plain'
  }
}

/** Shows another part of the page that is shown already: no fetch. */
export async function stayOnPage(event: NavigateEvent, journey: Journey): Promise<void> {
  fetching.abort()
  const left = journey.shown
  journey.shown = event.destination.url
  await showPlace({ event, left, focused: journey.focused, refresh: journey.refresh })
}

import type { Journey } from './connect-navigation.ts'
import { fetchPage } from './fetch-page.ts'
import { showPage, showPlace } from './show-page.ts'

/** Milliseconds until a navigation that is still under way is shown to be. */
const patience = 150

/**
 * Fetches the page of an intercepted navigation and shows it. `plain`: the answer is no page of this build, the browser
 * shall load it. `unanswered`: there was no answer, or the reader has stopped it; the shown page has not changed.
 */
export async function followLink(event: NavigateEvent, journey: Journey): Promise<'shown' | 'plain' | 'unanswered'> {
  const { signal, destination } = event
  const { dataset } = document.documentElement
  const timer = setTimeout(() => {
    dataset['navigating'] = ''
  }, patience)
  const page = await fetchPage(destination.url, signal).catch(() => 'unanswered' as const)
  clearTimeout(timer)
  delete dataset['navigating']
  // A newer navigation, or one that is none of ours, may be what ended this one: it gets the time to say so.
  if (signal.aborted) await new Promise((resolve) => setTimeout(resolve))
  if (page === 'unanswered' || signal.aborted) return 'unanswered'
  if (page === undefined || page.build !== dataset['build']) return 'plain'
  const left = journey.shown
  journey.shown = destination.url
  try {
    await showPage(page.text, { event, left, refresh: journey.refresh })
    return 'shown'
  } catch {
    return 'plain'
  }
}

/** Shows another part of the page that is shown already: no fetch. */
export async function stayOnPage(event: NavigateEvent, journey: Journey): Promise<void> {
  const left = journey.shown
  journey.shown = event.destination.url
  await showPlace({ event, left, refresh: journey.refresh })
}

import type { Journey } from './connect-navigation.ts'
import { fetchPage } from './fetch-page.ts'
import { showPage, showPlace } from './show-page.ts'

/**
 * Fetches the page of an intercepted navigation and shows it. `plain`: the answer is no page of this build, the browser
 * shall load it. `unanswered`: there was no answer, or the reader has stopped it; the shown page has not changed.
 */
export async function followLink(event: NavigateEvent, journey: Journey): Promise<'shown' | 'plain' | 'unanswered'> {
  const { signal, destination } = event
  const page = await fetchPage(destination.url, signal).catch(() => 'unanswered' as const)
  if (page === 'unanswered' || signal.aborted) return 'unanswered'
  if (page === undefined || page.build !== document.documentElement.dataset['build']) return 'plain'
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

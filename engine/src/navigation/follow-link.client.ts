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

/** What has come of a page, as soon as it can be shown. */
interface Arrived extends FetchedPage {
  beginning?: Beginning
}

/** A page that is being fetched: all of it, and its beginning, which may be there before and may never come. */
interface Coming {
  whole: Promise<Arrived | undefined | 'unanswered'>
  beginning: Promise<Arrived>
}

/** The page that is being fetched, and the controller that stops the fetch. */
let coming: Coming | undefined
let fetching = new AbortController()
/** The navigation that the fetch was begun for. */
let asked: NavigateEvent | undefined

/**
 * Begins to fetch the page of a navigation that has just been intercepted. The browser changes the address and tells
 * everyone before it runs the handler of the navigation: meanwhile the question is on its way.
 */
export function askAhead(event: NavigateEvent, { latest, shown }: Journey): void {
  if (latest === event && new URL(event.destination.url).pathname !== new URL(shown).pathname) askOnce(event)
}

/**
 * Fetches the page of an intercepted navigation and shows it. `plain`: the answer is not a page of this build, so the
 * browser has to load it. `unanswered`: there was no answer, or the reader has stopped the navigation; the shown page
 * has not changed, or has come half.
 */
export async function followLink(event: NavigateEvent, journey: Journey): Promise<'shown' | 'plain' | 'unanswered'> {
  const { signal, destination } = event
  if (signal.aborted) return 'unanswered'
  const { dataset } = document.documentElement
  let timer = setTimeout(showBar, patience)
  const { whole, beginning: part } = askOnce(event)
  signal.addEventListener('abort', () => {
    // When no newer navigation has ended this one, the reader has stopped it: then the fetch stops too.
    setTimeout(() => journey.latest === event && fetching.abort())
  })
  const page = await Promise.race(isWhole(event) ? [whole] : [whole, part])
  clearTimeout(timer)
  delete dataset[keyNavigating]
  // Another navigation may have ended this one. Wait for a task, so that its event is handled first.
  if (signal.aborted) await new Promise((resolve) => setTimeout(resolve))
  if (page === 'unanswered' || signal.aborted) return 'unanswered'
  if (page === undefined || page.build !== dataset[keyBuild]) return 'plain'
  const beginning = page.beginning ?? (isWhole(event) ? undefined : readBeginning(page.text, document))
  const next = beginning?.page ?? parse(page.text)
  await loadOwnStyles(next)
  if (signal.aborted) return 'unanswered'
  const left = journey.shown
  journey.shown = destination.url
  const { focused, refresh } = journey
  try {
    const showing = showPage(next, { event, left, focused, refresh })
    if (beginning === undefined) {
      await showing
      return 'shown'
    }
    // From here on the fetch belongs to what is shown: no other navigation ends it.
    fetching = new AbortController()
    coming = undefined
    timer = setTimeout(showBar, patience)
    const [outcome] = await Promise.all([showRest(beginning, whole, refresh), showing])
    clearTimeout(timer)
    if (journey.latest === event) delete dataset[keyNavigating]
    if (outcome === 'shown') return 'shown'
    // What is shown is not the page: the next try fetches it.
    journey.shown = left
    if (journey.latest !== event) location.reload()
    return outcome
  } catch {
    return 'plain'
  }
}

/** After a while the page shows that a navigation is under way. */
function showBar(): void {
  document.documentElement.dataset[keyNavigating] = ''
}

/** The fetch of a navigation. It begins with the first call. */
function askOnce(event: NavigateEvent): Coming {
  const { navigationType, destination } = event
  // A script may rewrite the address while a page is fetched, as tabs do. That ends the navigation and starts another
  // one, which takes over the fetch.
  const isRewrite = navigationType === 'replace' && destination.sameDocument
  if (coming === undefined || (asked !== event && !isRewrite)) coming = ask(event)
  asked = event
  return coming
}

/** Ends the fetch that is under way, and begins another one. */
function ask(event: NavigateEvent): Coming {
  fetching.abort()
  const controller = new AbortController()
  fetching = controller
  // Browsers wait for ever for a server that has taken the question and says nothing.
  const limit = setTimeout(() => controller.abort(), timeLimit)
  let show: (page: Arrived) => void = () => undefined
  const beginning = new Promise<Arrived>((resolve) => {
    show = resolve
  })
  let found: Beginning | undefined
  const onPart = (page: FetchedPage): void => {
    found ??= readBeginning(page.text, document, { isPart: true })
    if (found !== undefined) show({ ...page, beginning: found })
  }
  const whole = fetchPage(event.destination.url, controller.signal, isWhole(event) ? undefined : onPart)
    .catch(() => 'unanswered' as const)
    .finally(() => clearTimeout(limit))
  return { whole, beginning }
}

/** True when the reader may arrive in any part of the page, or sees none of it yet. */
function isWhole({ navigationType, destination }: NavigateEvent): boolean {
  const { search, hash } = new URL(destination.url)
  return navigationType === 'traverse' || search + hash !== '' || document.hidden
}

/** Puts the rest behind the beginning of a page once that has been painted and the rest has come. */
async function showRest(
  beginning: Beginning,
  whole: Coming['whole'],
  refresh: () => Promise<void>,
): Promise<'shown' | 'plain' | 'unanswered'> {
  // The second frame comes when the first one has been painted. In a tab that nobody sees there is none.
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
    setTimeout(resolve, patience)
  })
  const page = await whole
  if (!beginning.isShown()) return 'shown'
  if (page === 'unanswered') return page
  if (page === undefined) return 'plain'
  const rest = parse(page.text)
  await loadOwnStyles(rest)
  if (beginning.isShown()) {
    beginning.complete(rest)
    await refresh()
  }
  return 'shown'
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

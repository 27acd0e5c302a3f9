import { notePlace, returnTo, type ReadingPlace } from './reading-place.client.ts'
import { revealCurrent } from './reveal-current.client.ts'
import { swapRegions } from './swap-regions.client.ts'
import { updateHead } from './update-head.client.ts'
import { announcerId, dataKeep, dataSidebar } from '../shared/markup.ts'

/** A navigation whose page, or part of a page, can be shown now. */
export interface Arrival {
  event: NavigateEvent
  /** Address of the page that was shown until now. */
  left: string
  /** The element that had the focus when the navigation began. */
  focused: Element | null
  refresh: () => Promise<void>
}

/** Where the reader was on each page, by the key of the history entry. */
const places = new Map<string, ReadingPlace>()

/**
 * Time of the reader's last focus or key in an element that all pages keep, such as the search field. It is the time
 * stamp of that event.
 */
let lastUse = 0
for (const type of ['focusin', 'keydown'])
  document.addEventListener(
    type,
    ({ target, timeStamp }) => {
      if (target instanceof Element && target.closest(`[${dataKeep}]`) !== null) lastUse = timeStamp
    },
    true,
  )

/**
 * Replaces the shown page by a fetched one. Rejects when that fails. What changes the page comes first, and only then
 * what asks where things are: the browser computes styles and layout at each change of turns.
 */
export async function showPage(next: Document, { event, left, focused, refresh }: Arrival): Promise<void> {
  noteLeaving(left)
  const sidebar = findSidebar()?.scrollTop ?? 0
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover()
  swapRegions(document, next)
  updateHead(document, next)
  const refreshing = refresh()
  // What `refresh` changes at once, such as tabs, is done when the promises have had their turn.
  await Promise.resolve()
  findSidebar()?.scrollTo(0, sidebar)
  const place = event.navigationType === 'traverse' ? places.get(event.destination.key) : undefined
  const isBack = place !== undefined && returnTo(place)
  if (!isBack) {
    focusStart(event, focused)
    if (place === undefined) goToStart(event)
  }
  const shownSidebar = findSidebar()
  if (shownSidebar !== null) revealCurrent(shownSidebar)
  const { scrollY: top } = window
  const { activeElement } = document
  const announcer = document.querySelector(`#${announcerId}`)
  if (announcer !== null) announcer.textContent = document.title
  await refreshing
  // What is in a closed group takes no focus. `refresh` has opened the group of what the hash names.
  if (!isBack && document.activeElement === activeElement) focusStart(event, focused)
  // `refresh` may have closed tabs, which moves the place. A reader who has scrolled meanwhile is left alone.
  if (scrollY !== top) return
  if (place !== undefined) scrollTo({ ...place, behavior: 'instant' })
  else findTarget()?.scrollIntoView({ behavior: 'instant' })
}

/** Goes to another part of the shown page: to another tab, or to the start. */
export async function showPlace({ event, left, refresh }: Arrival): Promise<void> {
  const isBack = event.navigationType === 'traverse'
  // The reader went back before the next page had arrived. This page was shown all the time, so it need not scroll.
  if (isBack && !isNoted(left)) return
  noteLeaving(left)
  const { hash } = location
  await refresh()
  // The reader has followed a link to another place meanwhile.
  if (location.hash !== hash) return
  const place = isBack ? places.get(event.destination.key) : undefined
  if (place !== undefined) returnTo(place)
  else if (!isBack) scrollToStart(findTarget())
}

/**
 * True when the reader has begun to use an element that all pages keep, such as the search field, while the page was
 * fetched. That element then keeps the focus.
 */
function isBusy({ timeStamp }: NavigateEvent, focused: Element | null): boolean {
  const { activeElement } = document
  const isKept = (activeElement?.closest(`[${dataKeep}]`) ?? null) !== null
  return isKept && (lastUse > timeStamp || activeElement !== focused)
}

/** Focuses the element that the hash names, else the page's heading. */
function focusStart(event: NavigateEvent, focused: Element | null): void {
  const start = findTarget() ?? document.querySelector<HTMLElement>('main h1')
  // A second call of `focus` would compute the whole layout for nothing.
  if (start === null || start === document.activeElement || isBusy(event, focused)) return
  if (start.tabIndex < 0) start.tabIndex = -1
  start.focus({ preventScroll: true })
}

/** Shows the element that the hash names, else the start of the page. */
function goToStart(event: NavigateEvent): void {
  if (event.navigationType !== 'traverse') scrollToStart(findTarget())
  // The browser still knows the scroll position from before a reload. It cannot restore it when the page has
  // rewritten its address, which aborts the navigation.
  else if (!event.signal.aborted) event.scroll()
}

function scrollToStart(target: HTMLElement | null): void {
  if (target === null) scrollTo({ left: 0, top: 0, behavior: 'instant' })
  else target.scrollIntoView({ behavior: 'instant' })
}

function findTarget(): HTMLElement | null {
  const id = location.hash.slice(1)
  try {
    return id === '' ? null : document.getElementById(decodeURIComponent(id))
  } catch {
    return null
  }
}

/**
 * Stores the reader's place for the history entry that is left. It stores nothing when the page of that entry never
 * arrived, because then the shown page belongs to another entry.
 */
function noteLeaving(left: string): void {
  const from = navigation.transition?.from
  if (from !== undefined && isNoted(left)) places.set(from.key, notePlace())
}

function isNoted(left: string): boolean {
  const url = navigation.transition?.from.url
  return typeof url === 'string' && new URL(url).pathname === new URL(left).pathname
}

function findSidebar(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[${dataSidebar}]`)
}

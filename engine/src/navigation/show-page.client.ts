import { notePlace, returnTo, type ReadingPlace } from './reading-place.client.ts'
import { revealCurrent } from './reveal-current.client.ts'
import { swapRegions } from './swap-regions.client.ts'
import { updateHead } from './update-head.client.ts'
import { announcerId, dataKeep, dataSidebar } from '../shared/markup.ts'

/** A navigation that has come to the point where something is shown. */
export interface Arrival {
  event: NavigateEvent
  /** Address of the page that was shown until now. */
  left: string
  /** What had the focus when the navigation began. */
  focused: Element | null
  refresh: () => Promise<void>
}

/** Where readers were, by key of the history entry. */
const places = new Map<string, ReadingPlace>()

/** When a reader last did something in a part that every page keeps, as the search field; a time stamp of events. */
let lastUse = 0
for (const type of ['focusin', 'keydown'])
  document.addEventListener(
    type,
    ({ target, timeStamp }) => {
      if (target instanceof Element && target.closest(`[${dataKeep}]`) !== null) lastUse = timeStamp
    },
    true,
  )

/** Puts a fetched page in the place of the shown one. Rejects when it cannot be shown. */
export async function showPage(html: string, { event, left, focused, refresh }: Arrival): Promise<void> {
  const next = new DOMParser().parseFromString(html, 'text/html')
  noteLeaving(left)
  const sidebar = findSidebar()?.scrollTop ?? 0
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover()
  swapRegions(document, next)
  updateHead(document, next)
  findSidebar()?.scrollTo(0, sidebar)
  const refreshing = refresh()
  const place = event.navigationType === 'traverse' ? places.get(event.destination.key) : undefined
  const isBack = place !== undefined && returnTo(place)
  if (!isBack) goToStart(event, place !== undefined, isBusy(event, focused))
  const shownSidebar = findSidebar()
  if (shownSidebar !== null) revealCurrent(shownSidebar)
  const announcer = document.querySelector(`#${announcerId}`)
  if (announcer !== null) announcer.textContent = document.title
  const { scrollY: top } = window
  await refreshing
  // Tabs that fold away may have moved the place; a reader who has moved meanwhile is left alone.
  if (scrollY !== top) return
  if (place !== undefined) scrollTo({ ...place, behavior: 'instant' })
  else findTarget()?.scrollIntoView({ behavior: 'instant' })
}

/** Goes to another part of the page that is shown: another tab, or its start. */
export async function showPlace({ event, left, refresh }: Arrival): Promise<void> {
  const isBack = event.navigationType === 'traverse'
  // Back from a page that was still to come: this one has not moved.
  if (isBack && !isNoted(left)) return
  noteLeaving(left)
  await refresh()
  const place = isBack ? places.get(event.destination.key) : undefined
  if (place !== undefined) returnTo(place)
  else if (!isBack) scrollToStart(findTarget())
}

/** Whoever has begun to type where all pages are the same, while the page was on its way, goes on typing. */
function isBusy({ timeStamp }: NavigateEvent, focused: Element | null): boolean {
  const { activeElement } = document
  const isKept = (activeElement?.closest(`[${dataKeep}]`) ?? null) !== null
  return isKept && (lastUse > timeStamp || activeElement !== focused)
}

/** Focus on the new heading, or on what the hash names. */
function goToStart(event: NavigateEvent, isScrolled: boolean, isFocused: boolean): void {
  const target = findTarget()
  const start = target ?? document.querySelector<HTMLElement>('main h1')
  if (start !== null && !isFocused) {
    if (start.tabIndex < 0) start.tabIndex = -1
    start.focus({ preventScroll: true })
  }
  if (isScrolled) return
  if (event.navigationType !== 'traverse') scrollToStart(target)
  // The browser remembers places from before a reload; it does not when the page has rewritten its address.
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

/** The place belongs to the entry that is left, unless that entry's page never came. */
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

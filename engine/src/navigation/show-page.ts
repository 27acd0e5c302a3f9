import { notePlace, returnTo, type ReadingPlace } from './reading-place.ts'
import { swapRegions } from './swap-regions.ts'
import { updateHead } from './update-head.ts'

/** A navigation that has come to the point where something is shown. */
export interface Arrival {
  event: NavigateEvent
  /** Address of the page that was shown until now. */
  left: string
  refresh: () => void
}

/** Where readers were, by key of the history entry. */
const places = new Map<string, ReadingPlace>()

/** Puts a fetched page in the place of the shown one. Throws when it cannot be shown; nothing has changed then. */
export function showPage(html: string, { event, left, refresh }: Arrival): void {
  const next = new DOMParser().parseFromString(html, 'text/html')
  noteLeaving(left)
  const sidebar = findSidebar()?.scrollTop ?? 0
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover()
  swapRegions(document, next)
  updateHead(document, next)
  findSidebar()?.scrollTo(0, sidebar)
  refresh()
  const place = event.navigationType === 'traverse' ? places.get(event.destination.key) : undefined
  const isBack = place !== undefined && returnTo(place)
  if (!isBack) goToStart(place === undefined)
  revealCurrent()
  const announcer = document.querySelector('[data-announcer]')
  if (announcer !== null) announcer.textContent = document.title
}

/** Goes to another part of the page that is shown: another tab, or its start. */
export function showPlace({ event, left, refresh }: Arrival): void {
  if (event.navigationType === 'traverse') {
    // Back to what never left: the page that was to come was not waited for.
    if (event.destination.url === left) return
    noteLeaving(left)
    refresh()
    const place = places.get(event.destination.key)
    if (place !== undefined) returnTo(place)
    return
  }
  noteLeaving(left)
  refresh()
  if (!goToHash()) scrollTo({ left: 0, top: 0, behavior: 'instant' })
}

/** Types of events that `on-demand.client.ts` handles. */
const answered = ['pointerover', 'focusin', 'click', 'keydown', 'change', 'input', 'compositionend']

/** What a reader did before `on-demand.client.ts` was loaded: the latest event of each type. */
const early = new Map<string, Event>()
const watching = new AbortController()

/** Calls `onSign` for each event of a reader, until `takeEarlyEvents` is called. Keeps the latest event of each type. */
export function watchEarlyEvents(onSign: () => void): void {
  for (const type of [...answered, 'touchstart', 'scroll', 'beforematch']) {
    const keep = (event: Event): void => {
      early.set(type, event)
      onSign()
    }
    // Scroll events do not bubble. Without capture only the page's own scrolling counts, and not that of the sidebar,
    // which a script scrolls.
    const isScroll = type === 'scroll'
    addEventListener(type, keep, { capture: !isScroll, passive: true, once: isScroll, signal: watching.signal })
  }
}

/** Gives the kept events, by type, and stops watching. */
export function takeEarlyEvents(): ReadonlyMap<string, Event> {
  watching.abort()
  return early
}

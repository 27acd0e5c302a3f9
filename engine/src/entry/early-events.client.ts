/** Types of events that the code on demand handles. */
const answered = ['pointerover', 'focusin', 'click', 'keydown', 'change', 'input', 'compositionend']

/** What a reader did before the code that answers it was there: the latest event of each type. */
const early = new Map<string, Event>()
const watching = new AbortController()

/** Calls `onSign` at each event of a reader, until `takeEarlyEvents` is called. The latest event of each type is kept. */
export function watchEarlyEvents(onSign: () => void): void {
  for (const type of [...answered, 'touchstart', 'scroll', 'beforematch']) {
    const keep = (event: Event): void => {
      early.set(type, event)
      onSign()
    }
    // Without capture, so that only the page's own scrolling counts: the sidebar is scrolled by a script.
    const isScroll = type === 'scroll'
    addEventListener(type, keep, { capture: !isScroll, passive: true, once: isScroll, signal: watching.signal })
  }
}

/** Gives the events that were kept, by type, and stops watching. */
export function takeEarlyEvents(): ReadonlyMap<string, Event> {
  watching.abort()
  return early
}

/** Events that code on demand answers. */
const answered = ['pointerover', 'focusin', 'click', 'keydown', 'change', 'input', 'compositionend']

/** What a reader did before the code that answers it was there: the latest event of each type. */
const early = new Map<string, Event>()
const watching = new AbortController()

/** Calls `onSign` at each of a reader's signs of life, until somebody answers them. */
export function watchSigns(onSign: () => void): void {
  for (const type of [...answered, 'touchstart', 'scroll', 'beforematch']) {
    const keep = (event: Event): void => {
      early.set(type, event)
      onSign()
    }
    // Of the page itself: the sidebar is scrolled to its entry without anybody's doing.
    const isScroll = type === 'scroll'
    addEventListener(type, keep, { capture: !isScroll, passive: true, once: isScroll, signal: watching.signal })
  }
}

/** Hands over what has been kept; from now on nothing is. */
export function takeEarlyEvents(): ReadonlyMap<string, Event> {
  watching.abort()
  return early
}

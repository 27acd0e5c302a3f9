/** The first thing a reader did to an island that was not alive yet. */
export type Gesture =
  /** `press` is a click whose end is still to come, and comes from the browser itself. */
  | { kind: 'press' | 'click'; target: Element; x: number; y: number }
  | { kind: 'key'; target: Element; key: string; code: string; keyCode: number }
  /** Hover or focus: nothing to repeat. */
  | { kind: 'approach' }

/** Tells an island of focus and typed text, then repeats a gesture that was made on it. */
export type Replay = (gesture: Gesture, island: HTMLElement) => Promise<void>

const replayedKeys = ['Enter', ' ', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

/**
 * Calls `wake` for the first gesture on the element. A click or key is held back, because nothing would answer it yet,
 * and repeated when the island is alive. Approaching (hover, focus) wakes without anything to repeat, and so does the
 * function that is given back.
 */
export function watchGesture(element: HTMLElement, wake: () => Promise<Replay | undefined>): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let held: Gesture = { kind: 'approach' }
  let isWaking = false
  const start = (): void => {
    if (isWaking) return
    isWaking = true
    // `held` is read when the island is alive: the latest gesture wins.
    void wake().then((replay) => {
      controller.abort()
      void replay?.(held, element)
    })
  }
  element.addEventListener('pointerenter', start, { signal })
  element.addEventListener('focusin', start, { signal })
  for (const type of ['pointerdown', 'mousedown', 'click'] as const) {
    element.addEventListener(
      type,
      (event) => {
        if (!event.isTrusted || !(event.target instanceof Element)) return
        if (event.button !== 0) return
        if (type === 'click') event.preventDefault()
        // A finger that comes down may be about to scroll: it presses nothing yet.
        if (type !== 'pointerdown')
          held = {
            kind: type === 'click' ? type : 'press',
            target: event.target,
            x: event.clientX,
            y: event.clientY,
          }
        event.stopPropagation()
        start()
      },
      { capture: true, signal },
    )
  }
  element.addEventListener(
    'keydown',
    (event) => {
      if (!event.isTrusted || !(event.target instanceof Element) || !replayedKeys.includes(event.key)) return
      event.preventDefault()
      event.stopPropagation()
      held = { kind: 'key', target: event.target, key: event.key, code: event.code, keyCode: event.keyCode }
      start()
    },
    { capture: true, signal },
  )
  return start
}

/** The first thing a reader did to an island before it was hydrated. */
export type Gesture =
  /** `press`: the pointer is down and the browser itself will send the click when it comes up. */
  | { kind: 'press' | 'click'; target: Element; x: number; y: number }
  | { kind: 'key'; target: Element; key: string; code: string; keyCode: number }
  /** Hover or focus. Nothing is repeated. */
  | { kind: 'approach' }

/** Gives an island the focus and the typed text, then repeats a gesture on it. */
export type Replay = (gesture: Gesture, island: HTMLElement) => Promise<void>

/** A space does something to a control as well. Where text is typed it is a letter, and no letter is stopped. */
const replayedKeys = /Enter|Arrow/

/**
 * Calls `wake` for the first gesture on the element. A click or key is stopped, because nothing would answer it yet,
 * and repeated after hydration. Hover and focus also wake the island, but nothing is repeated. The returned function
 * wakes the island without a gesture.
 */
export function watchGesture(element: HTMLElement, wake: () => Promise<Replay | undefined>): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let held: Gesture = { kind: 'approach' }
  let isWaking = false
  const start = (): void => {
    if (isWaking) return
    isWaking = true
    // `held` is read after hydration, so the latest gesture is the one that is repeated.
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
        // A finger that touches the screen may be about to scroll: that is not a press yet.
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
      if (!event.isTrusted || !(event.target instanceof Element)) return
      if (!replayedKeys.test(event.key) && !(event.key === ' ' && event.target.matches(':read-only'))) return
      event.preventDefault()
      event.stopPropagation()
      held = { kind: 'key', target: event.target, key: event.key, code: event.code, keyCode: event.keyCode }
      start()
    },
    { capture: true, signal },
  )
  return start
}

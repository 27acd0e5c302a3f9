/** The first thing a reader did to an island that was not alive yet. */
export type Gesture =
  | { kind: 'click'; target: HTMLElement; x: number; y: number }
  | { kind: 'key'; target: HTMLElement; key: string; code: string; keyCode: number }
  /** Hover or focus: nothing to repeat. */
  | { kind: 'approach' }

/** Repeats a gesture on the island it was made on. */
export type Replay = (gesture: Gesture, island: HTMLElement) => void

const replayedKeys = ['Enter', ' ', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

/**
 * Calls `wake` for the first gesture on the element. A click or key is held back, because nothing would answer it yet,
 * and repeated when the island is alive. Approaching (hover, focus) wakes without anything to repeat.
 */
export function watchGesture(element: HTMLElement, wake: () => Promise<Replay | undefined>): void {
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
      replay?.(held, element)
    })
  }
  element.addEventListener('pointerenter', start, { signal })
  element.addEventListener('focusin', start, { signal })
  for (const type of ['pointerdown', 'mousedown', 'click'] as const) {
    element.addEventListener(
      type,
      (event) => {
        if (!event.isTrusted || !(event.target instanceof HTMLElement)) return
        if (event.button !== 0) return
        if (type === 'click') {
          event.preventDefault()
          held = { kind: 'click', target: event.target, x: event.clientX, y: event.clientY }
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
      if (!event.isTrusted || !(event.target instanceof HTMLElement) || !replayedKeys.includes(event.key)) return
      event.preventDefault()
      event.stopPropagation()
      held = { kind: 'key', target: event.target, key: event.key, code: event.code, keyCode: event.keyCode }
      start()
    },
    { capture: true, signal },
  )
}

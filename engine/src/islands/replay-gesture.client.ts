import { whenRestored } from './reader-state.client.ts'
import type { Gesture } from './watch-gesture.client.ts'
import { dataIsland, keyIsland } from '../shared/markup.ts'

/** `keyCode` of each key that an input method handles: it has done what it does. */
const composingKeyCode = 229

/** Repeats a gesture that a reader made on an island before it was hydrated, behind the focus and the text of before. */
export async function replayGesture(gesture: Gesture, island: HTMLElement): Promise<void> {
  // A component may open and filter its list in a later task. The gesture has to wait for that.
  if (await whenRestored(island)) await new Promise((resolve) => setTimeout(resolve))
  if (gesture.kind !== 'approach') repeat(gesture, island)
}

/** Repeats a gesture with the events a browser would send. A click alone is not enough, because selects open on `mousedown`. */
function repeat(gesture: Exclude<Gesture, { kind: 'approach' }>, island: HTMLElement): void {
  const target = gesture.target.isConnected ? gesture.target : findSuccessor(gesture.target, island)
  if (target === undefined) return
  if (gesture.kind === 'key') {
    const { key, code, keyCode } = gesture
    if (keyCode === composingKeyCode) return
    // `keyCode` is deprecated, but many components still read it.
    const init = { key, code, keyCode, which: keyCode, bubbles: true, cancelable: true, composed: true }
    target.dispatchEvent(new KeyboardEvent('keydown', init))
    target.dispatchEvent(new KeyboardEvent('keyup', init))
    return
  }
  const mouse = {
    clientX: gesture.x,
    clientY: gesture.y,
    button: 0,
    bubbles: true,
    cancelable: true,
    composed: true,
    view: window,
  }
  target.dispatchEvent(new PointerEvent('pointerdown', { ...mouse, isPrimary: true }))
  const isTaken = !target.dispatchEvent(new MouseEvent('mousedown', mouse))
  if (!isTaken) target.closest<HTMLElement>('input, button, select, textarea, a[href], [tabindex]')?.focus()
  if (gesture.kind === 'press') return
  target.dispatchEvent(new MouseEvent('mouseup', mouse))
  // Only `click` makes links and checkboxes act.
  target.dispatchEvent(new MouseEvent('click', mouse))
}

/** Finds the same place in the island that is on the page now. The HTML of another build may have replaced the element of the gesture. */
function findSuccessor(target: Element, island: HTMLElement): Element | undefined {
  const steps: number[] = []
  for (let at = target; at !== island;) {
    const { parentElement } = at
    if (parentElement === null) return undefined
    steps.unshift([...parentElement.children].indexOf(at))
    at = parentElement
  }
  const id = CSS.escape(island.dataset[keyIsland] ?? '')
  let found: Element | null | undefined = document.querySelector(`[${dataIsland}="${id}"]`)
  for (const step of steps) found = found?.children[step]
  return found ?? undefined
}

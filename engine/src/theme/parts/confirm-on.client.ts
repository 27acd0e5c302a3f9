import { announcerId, keyState } from '../../shared/markup.ts'

/** Milliseconds for which a control confirms. */
const confirmation = 1500

const timers = new WeakMap<HTMLElement, { timer: number; name: string }>()

/**
 * Makes a control confirm for 1.5 seconds that its action has worked, with its icon (`data-state`) and its name.
 * Returns the function that ends the confirmation.
 */
export function confirmOn(control: HTMLElement, sentence: string): () => void {
  const running = timers.get(control)
  const name = running?.name ?? control.getAttribute('aria-label') ?? ''
  clearTimeout(running?.timer)
  setName(control, sentence)
  control.dataset[keyState] = 'copied'
  const end = (): void => {
    clearTimeout(timers.get(control)?.timer)
    timers.delete(control)
    setName(control, name)
    delete control.dataset[keyState]
  }
  timers.set(control, { timer: window.setTimeout(end, confirmation), name })
  return end
}

function setName(control: HTMLElement, name: string): void {
  control.setAttribute('aria-label', name)
  if (control.title !== '') control.title = name
}

/** Makes screen readers read a sentence at the next pause. The element is new each time, so the same sentence is read again. */
export function announce(sentence: string): void {
  const line = document.createElement('span')
  line.textContent = sentence
  document.querySelector(`#${announcerId}`)?.replaceChildren(line)
}

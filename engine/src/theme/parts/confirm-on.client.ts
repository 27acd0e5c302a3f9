import { announcerId, keyState } from '../../shared/markup.ts'

/** How long a control confirms, in milliseconds. */
const confirmation = 2000

const timers = new WeakMap<HTMLElement, { timer: number; name: string }>()

/** A control says for two seconds that it has worked, by its icon (`data-state`) and its name. Returns what takes that back. */
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

/** Says a sentence aloud when whoever reads the screen pauses; said again it is heard again. */
export function announce(sentence: string): void {
  const line = document.createElement('span')
  line.textContent = sentence
  document.querySelector(`#${announcerId}`)?.replaceChildren(line)
}

import * as word from '../shared/carried-words.ts'
import { readWord } from './read-word.client.ts'

/**
 * Shows below an island why it is not alive. The island's prerendered HTML stays. Code that could not be loaded can be
 * tried again. Code that has thrown (`said`) would throw the same again, so there is no button.
 */
export function showLoadError(element: HTMLElement, said: string, retry: () => void): void {
  if (said !== '') {
    element.after(createFailureBox(`${readWord(word.demoFailed)} ${readWord(word.demoFailedDetail)} ${said}`))
    return
  }
  const box = createFailureBox(readWord(word.demoLoadFailed), () => {
    box.remove()
    retry()
    // The button that had the focus has been removed, so the focus moves to the island.
    element.tabIndex = -1
    element.focus({ preventScroll: true })
  })
  element.after(box)
}

/** A box with a sentence, which screen readers read out, and a button to try again when `act` is given. */
export function createFailureBox(sentence: string, act?: () => void): HTMLElement {
  const box = document.createElement('div')
  box.className = 'island-error'
  box.setAttribute('role', 'alert')
  const text = document.createElement('p')
  text.textContent = sentence
  box.append(text)
  if (act === undefined) return box
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = readWord(word.retry)
  button.addEventListener('click', act)
  box.append(button)
  return box
}

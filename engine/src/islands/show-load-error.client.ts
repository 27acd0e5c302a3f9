import * as word from '../shared/carried-words.ts'
import { readWord } from './read-word.client.ts'

/** Shows below an island that its code could not be loaded, with a button to try again. The island's prerendered HTML stays. */
export function showLoadError(element: HTMLElement, retry: () => void): void {
  const box = createFailureBox(readWord(word.demoLoadFailed), () => {
    box.remove()
    retry()
    // The button that had the focus has been removed, so the focus moves to the island.
    element.tabIndex = -1
    element.focus({ preventScroll: true })
  })
  element.after(box)
}

/** A box with a sentence, which screen readers read out, and a button to try again. */
export function createFailureBox(sentence: string, act: () => void): HTMLElement {
  const box = document.createElement('div')
  box.className = 'island-error'
  box.setAttribute('role', 'alert')
  const text = document.createElement('p')
  text.textContent = sentence
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = readWord(word.retry)
  button.addEventListener('click', act)
  box.append(text, button)
  return box
}

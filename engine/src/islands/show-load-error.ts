import type { IslandWords } from './island-words.ts'

/** Says under an island that its code could not be loaded, with a button to try again. What the page already shows stays. */
export function showLoadError(element: HTMLElement, words: IslandWords, retry: () => void): void {
  const box = document.createElement('div')
  box.className = 'island-error'
  box.setAttribute('role', 'alert')
  const text = document.createElement('p')
  text.textContent = words.demoLoadFailed
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = words.retry
  button.addEventListener('click', () => {
    box.remove()
    retry()
  })
  box.append(text, button)
  element.after(box)
}

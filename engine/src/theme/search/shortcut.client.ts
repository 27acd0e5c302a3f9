import * as word from '../../shared/carried-words.ts'
import { readWord } from '../../islands/read-word.client.ts'
import { createFailureBox } from '../../islands/show-load-error.client.ts'

/** Local storage key. With the value `off`, `/` does not open search. */
export const slashKey = 'vitrine:search-slash'

/** Ctrl+K, ⌘K and `/` focus the search field from everywhere on the page. */
export function connectSearchShortcut(): void {
  document.addEventListener('keydown', (event) => {
    if (event.isComposing || !isShortcut(event)) return
    const input = findSearchInput()
    if (input === null) return
    event.preventDefault()
    input.focus()
    input.select()
  })
}

/** Shows ⌘ instead of Ctrl on Apple systems. To be called when the header is new. */
export function nameShortcut(): void {
  const shortcut = document.querySelector('[data-search-shortcut]')
  if (shortcut !== null && /mac|iphone|ipad/i.test(navigator.platform)) shortcut.textContent = '⌘ K'
}

/** Shows that search is not available. It does not need the code of the search box, which could not be loaded. */
export function showSearchUnavailable(retry: () => void): void {
  const root = findSearchInput()?.closest<HTMLElement>('[data-search]')
  const popup = root?.querySelector<HTMLElement>('[data-search-popup]')
  if (!root || !popup) return
  const box = createFailureBox(readWord(word.searchUnavailable), () => {
    popup.replaceChildren()
    popup.hidden = true
    retry()
  })
  popup.replaceChildren(box)
  popup.hidden = false
}

/** True when `/` opens search. */
export function isSlashOn(): boolean {
  try {
    return localStorage.getItem(slashKey) !== 'off'
  } catch {
    return true
  }
}

/** The native search field in the header. */
export function findSearchInput(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('[data-search] .search-input')
}

function isShortcut({ key, metaKey, ctrlKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey) return false
  if (metaKey || ctrlKey) return !shiftKey && key.toLowerCase() === 'k'
  const isTyping =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'))
  return key === '/' && !isTyping && isSlashOn()
}

import { createFailureBox } from '../islands/show-load-error.ts'
import { reportFailure } from '../shared/report-failure.ts'
import type { LoadedSearchBox, SearchMemory } from './search-memory.ts'

/** Local storage key: `off` means that `/` does not open search. */
const slashKey = 'vitrine:search-slash'

/** Wakes the search box when it is approached; Ctrl/⌘ K and `/` go to it from anywhere. */
export function connectSearch(): void {
  document.addEventListener('focusin', (event) => wakeFor(event.target))
  document.addEventListener('input', (event) => wakeFor(event.target))
  document.addEventListener('keydown', (event) => {
    if (event.isComposing || !isShortcut(event)) return
    const input = findInput()
    if (input === null) return
    event.preventDefault()
    input.focus()
    input.select()
  })
  addEventListener('pageshow', (event) => {
    if (event.persisted) restoreSearch()
  })
}

/** After each page: names the keys of this machine, and brings back the results a reader returns to. */
export function connectSearchField(): void {
  const shortcut = document.querySelector('[data-search-shortcut]')
  if (shortcut !== null && isMac()) shortcut.textContent = '⌘ K'
  if (document.activeElement === findInput()) wakeFor(document.activeElement)
  restoreSearch()
}

function restoreSearch(): void {
  const state = history.state as { search?: SearchMemory } | null
  const root = document.querySelector<HTMLElement>('[data-search]')
  if (state?.search === undefined || root === null) return
  const memory = state.search
  const { search: _, ...rest } = state
  history.replaceState(rest, '')
  void wake(root).then((box) => box?.restore(memory))
}

function wakeFor(target: EventTarget | null): void {
  const root =
    target instanceof Element && target.matches('.search-input') ? target.closest<HTMLElement>('[data-search]') : null
  if (root !== null) void wake(root)
}

async function wake(root: HTMLElement): LoadedSearchBox {
  try {
    const { openSearchBox } = await import('./search-box.tsx')
    return openSearchBox(root, { isSlashOn, setSlash })
  } catch (error) {
    reportFailure('search', error)
    showUnavailable(root)
    return undefined
  }
}

/** Without its code the box can still say so. */
function showUnavailable(root: HTMLElement): void {
  const popup = root.querySelector<HTMLElement>('[data-search-popup]')
  if (popup === null) return
  const words = JSON.parse(root.dataset['words'] ?? '{}') as { searchUnavailable?: string; retry?: string }
  const box = createFailureBox(words.searchUnavailable ?? '', words.retry ?? '', () => {
    popup.replaceChildren()
    popup.hidden = true
    void wake(root).then(() => root.querySelector<HTMLElement>('.search-input')?.focus())
  })
  popup.replaceChildren(box)
  popup.hidden = false
}

function isShortcut(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey)
    return true
  if (event.key !== '/' || event.metaKey || event.ctrlKey || event.altKey || !isSlashOn()) return false
  const target = event.target
  return !(target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select')))
}

function isSlashOn(): boolean {
  try {
    return localStorage.getItem(slashKey) !== 'off'
  } catch {
    return true
  }
}

function setSlash(isOn: boolean): void {
  try {
    localStorage.setItem(slashKey, isOn ? 'on' : 'off')
  } catch {
    // Storage may be blocked: the key keeps working.
  }
}

function findInput(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('[data-search] .search-input')
}

function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform)
}

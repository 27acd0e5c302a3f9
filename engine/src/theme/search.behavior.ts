import type { openSearchBox } from './search-box.tsx'
import { loadScript } from '../islands/load-script.ts'
import { createFailureBox } from '../islands/show-load-error.ts'
import type { LoadedSearchBox, SearchHost, SearchMemory } from './search-memory.ts'

/** Local storage key: `off` means that `/` does not open search. */
const slashKey = 'vitrine:search-slash'

/** The code of the box, which comes when the field is approached. */
interface BoxModule {
  openSearchBox: typeof openSearchBox
}

let isComposing = false
let loading: Promise<BoxModule | undefined> | undefined

const host: SearchHost = { slashKey, isSlashOn, isComposing: () => isComposing }

/** Wakes the search box when it is approached; Ctrl/⌘ K and `/` go to it from anywhere. */
export function connectSearch(): void {
  for (const type of ['focusin', 'input', 'compositionend']) document.addEventListener(type, approach, true)
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
  addEventListener('hashchange', ({ oldURL, newURL }) => {
    // Else another page is on its way, and `connectSearchField` follows.
    if (oldURL.split('#')[0] === newURL.split('#')[0]) restoreSearch()
  })
}

/** After each page: names the keys of this machine, and brings back the results a reader returns to. */
export function connectSearchField(): void {
  const shortcut = document.querySelector('[data-search-shortcut]')
  if (shortcut !== null && /mac|iphone|ipad/i.test(navigator.platform)) shortcut.textContent = '⌘ K'
  approach({ target: document.activeElement })
  restoreSearch()
}

function restoreSearch(): void {
  const memory = (history.state as { search?: SearchMemory } | null)?.search
  const input = findInput()
  // A page that is shown moves the focus first.
  if (memory !== undefined && input !== null) setTimeout(() => void wake(input).then((box) => box?.restore(memory)))
}

/** Also notes whether an input method is at work, which the box must know when it comes. */
function approach(event: Pick<Event, 'target'> & { isComposing?: boolean }): void {
  isComposing = event.isComposing === true
  const input = findInput()
  if (input !== null && event.target === input) void wake(input)
}

async function wake(input: HTMLInputElement): LoadedSearchBox {
  loading ??= loadScript('search-box', () => import('./search-box.tsx'))
  const code = await loading
  const root = input.closest<HTMLElement>('[data-search]')
  if (root === null) return undefined
  if (code !== undefined) return code.openSearchBox(root, host)
  loading = undefined
  showUnavailable(root, input)
  return undefined
}

/** Without its code the box can still say so. */
function showUnavailable(root: HTMLElement, input: HTMLInputElement): void {
  const popup = root.querySelector<HTMLElement>('[data-search-popup]')
  if (popup === null) return
  const words = JSON.parse(root.dataset['words'] ?? '{}') as { searchUnavailable?: string; retry?: string }
  const box = createFailureBox(words.searchUnavailable ?? '', words.retry ?? '', () => {
    popup.replaceChildren()
    popup.hidden = true
    void wake(input).then(() => input.focus())
  })
  popup.replaceChildren(box)
  popup.hidden = false
}

function isShortcut({ key, metaKey, ctrlKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey) return false
  if (metaKey || ctrlKey) return !shiftKey && key.toLowerCase() === 'k'
  const isTyping =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'))
  return key === '/' && !isTyping && isSlashOn()
}

function isSlashOn(): boolean {
  try {
    return localStorage.getItem(slashKey) !== 'off'
  } catch {
    return true
  }
}

function findInput(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('[data-search] .search-input')
}

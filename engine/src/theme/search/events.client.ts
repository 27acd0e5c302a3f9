import { loadScript } from '../../islands/load-script.client.ts'
import type { openSearchBox } from './box.client.ts'
import type { LoadedSearchBox, SearchHost, SearchMemory } from './memory.client.ts'
import { findSearchInput, isSlashOn, showSearchUnavailable, slashKey } from './shortcut.client.ts'

/** The code of the box, which comes when the field is approached. */
interface BoxModule {
  openSearchBox: typeof openSearchBox
}

let isComposing = false
let loading: Promise<BoxModule | undefined> | undefined

const host: SearchHost = { slashKey, isSlashOn, isComposing: () => isComposing }

/** Events that may be the approach to the search field. */
export const searchEvents = ['focusin', 'input', 'compositionend']

/** Wakes the search box when its field is approached. Also notes whether an input method is at work, which the box must know when it comes. */
export function handleSearch(event: Event): void {
  isComposing = (event as Partial<InputEvent>).isComposing === true
  approach(event.target)
}

/** Brings back results when a reader comes back to the page. */
export function connectSearch(): void {
  addEventListener('pageshow', (event) => {
    if (event.persisted) restoreSearch()
  })
  addEventListener('hashchange', ({ oldURL, newURL }) => {
    // Else another page is on its way, and `connectSearchField` follows.
    if (oldURL.split('#')[0] === newURL.split('#')[0]) restoreSearch()
  })
}

/** After each page: the field may be in use, or its results may be what a reader returns to. */
export function connectSearchField(): void {
  approach(document.activeElement)
  restoreSearch()
}

function restoreSearch(): void {
  const memory = (history.state as { search?: SearchMemory } | null)?.search
  const input = findSearchInput()
  // A page that is shown moves the focus first.
  if (memory !== undefined && input !== null) setTimeout(() => void wake(input).then((box) => box?.restore(memory)))
}

function approach(target: EventTarget | null): void {
  const input = findSearchInput()
  if (input !== null && target === input) void wake(input)
}

async function wake(input: HTMLInputElement): LoadedSearchBox {
  loading ??= loadScript('search-box', () => import('./box.client.ts'), true)
  const code = await loading
  const root = input.closest<HTMLElement>('[data-search]')
  if (root === null) return undefined
  if (code !== undefined) return code.openSearchBox(root, host)
  loading = undefined
  showSearchUnavailable(() => void wake(input).then(() => input.focus()))
  return undefined
}

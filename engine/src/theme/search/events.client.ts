import { loadScript } from '../../islands/load-script.client.ts'
import type { openSearchBox } from './box.client.ts'
import { findTarget } from '../parts/find-target.client.ts'
import { readMemory, type LoadedSearchBox, type SearchHost } from './memory.client.ts'
import { findSearchInput, isSlashOn, showSearchUnavailable } from './shortcut.client.ts'
import { isSlashKnown, noteSlash, storeSlash } from './slash.client.ts'

/** The code of the search box. It is loaded when a reader approaches the field. */
interface BoxModule {
  openSearchBox: typeof openSearchBox
}

let isComposing = false
let loading: Promise<BoxModule | undefined> | undefined

const host: SearchHost = { isSlashOn, isSlashKnown, storeSlash, findTarget, isComposing: () => isComposing }

/** Events that may show that a reader approaches the search field, or uses its key. */
export const searchEvents = ['focusin', 'input', 'compositionend', 'keydown']

/**
 * Opens the search box when a reader approaches its field. Also notes whether an input method is composing, because
 * the box needs to know that when its code arrives.
 */
export function handleSearch(event: Event): void {
  if (event instanceof KeyboardEvent) return noteSlash(event)
  isComposing = (event as Partial<InputEvent>).isComposing === true
  approach(event.target)
}

/** Shows the results again when a reader comes back to the page. */
export function connectSearch(): void {
  addEventListener('pageshow', (event) => {
    if (event.persisted) restoreSearch()
  })
  addEventListener('hashchange', ({ oldURL, newURL }) => {
    // With another address another page is on its way, and `connectSearchField` is called after it.
    if (oldURL.split('#')[0] === newURL.split('#')[0]) restoreSearch()
  })
}

/** To be called after each page: the field may have the focus already, or the reader may come back to its results. */
export function connectSearchField(): void {
  // In the HTML they would cost each page bytes. A phone asks for them when the field is tapped.
  for (const name of ['autocapitalize', 'autocorrect']) findSearchInput()?.setAttribute(name, 'off')
  approach(document.activeElement)
  restoreSearch()
}

function restoreSearch(): void {
  const memory = readMemory(history.state)
  const input = findSearchInput()
  // The page that has just been shown moves the focus. The search box waits for that.
  if (memory !== undefined && input !== null) setTimeout(() => void wake(input).then((box) => box?.restore(memory)))
}

function approach(target: EventTarget | null): void {
  const input = findSearchInput()
  if (input !== null && target === input) void wake(input)
}

async function wake(input: HTMLInputElement): LoadedSearchBox {
  loading ??= loadScript('search-box', () => import('./box.client.ts'), true)
  // With text in it, a busy field has a moving line: what was typed is not lost.
  input.ariaBusy = 'true'
  const code = await loading
  input.ariaBusy = null
  const root = input.closest<HTMLElement>('[data-search]')
  if (root === null) return undefined
  if (code !== undefined) return code.openSearchBox(root, host)
  loading = undefined
  showSearchUnavailable(() => void wake(input).then(() => input.focus()))
  return undefined
}

import { reportFailure } from '../../islands/report-failure.client.ts'
import { followKeyboard } from './follow-keyboard.client.ts'
import { createPageSearch, type OtherLocale } from './engines.client.ts'
import { forgetSearch, rememberSearch } from './history.client.ts'
import { handleKey } from './keys.client.ts'
import type { SearchBox, SearchHost } from './memory.client.ts'
import { clearRecent, readRecent, storeRecent } from './recent.client.ts'
import { createSearchState, type SearchState } from './state.client.ts'
import { markTarget } from './target.client.ts'
import { createSearchView, type SearchView } from './view.client.tsx'

let open: { root: HTMLElement; box: SearchBox; end: () => void } | undefined

/** Opens the search box around its native field. Text that is in the field already counts. It may be called again. */
export function openSearchBox(root: HTMLElement, host: SearchHost): SearchBox {
  if (open?.root === root) return open.box
  open?.end()
  open = { root, ...createSearchBox(root, host) }
  return open.box
}

/** Connects the state of a box with the elements that show it. */
function createSearchBox(root: HTMLElement, host: SearchHost): { box: SearchBox; end: () => void } {
  const others = JSON.parse(root.dataset['others'] ?? '[]') as OtherLocale[]
  const engine = createPageSearch(root.dataset['locale'] ?? '', root.dataset['search'] ?? '', others, (start) =>
    state.setStart(start),
  )
  const view = createSearchView(root, others)
  const { input, reveal, follow, releaseFocus } = view
  const state = createSearchState(engine, {
    draw: (look) =>
      view.draw(look, {
        isSlashOn: host.isSlashOn(),
        isSlashKnown: host.isSlashKnown(),
        onSlash: host.storeSlash,
        onRetry: state.retry,
        onPick: state.pick,
        onAsk: state.choose,
        onClear: state.clearRecent,
        onHover: state.hover,
      }),
    reveal,
    follow,
    releaseFocus,
    readText: () => input.value,
    writeText: (text) => {
      input.value = text
    },
    isFieldFocused: () => document.activeElement === input,
    focusField: () => input.focus(),
    remember: rememberSearch,
    readRecent,
    storeRecent,
    clearRecent,
    forget: forgetSearch,
    mark: (link) => markTarget(link, host.findTarget),
    report: (error) => reportFailure('search', error),
  })
  const disconnect = connectEvents(root, host, view, state)
  const release = followKeyboard(root, visualViewport)

  if (document.activeElement === input) state.focus()
  if (!host.isComposing()) state.type(false)

  return {
    box: {
      restore: (memory) => {
        input.value = memory.keywords
        input.focus({ preventScroll: true })
        state.resume(memory)
      },
    },
    end: () => {
      disconnect()
      release()
      state.end()
      view.end()
    },
  }
}

/** Tells the state what happens on the page. Returns the function that removes the listener on the document. */
function connectEvents(
  root: HTMLElement,
  host: SearchHost,
  { input, popup }: SearchView,
  state: SearchState,
): () => void {
  input.addEventListener('keydown', (event) => {
    if (handleKey(event, state)) event.preventDefault()
  })
  input.addEventListener('compositionstart', state.beginComposition)
  input.addEventListener('compositionend', state.endComposition)
  input.addEventListener('input', () => state.type(host.isComposing()))
  input.addEventListener('focus', state.focus)
  root.addEventListener('focusout', ({ relatedTarget }) => {
    // `relatedTarget` is null when the reader goes to another window. The results then stay open.
    if (relatedTarget instanceof Node && !root.contains(relatedTarget)) state.hide()
  })
  popup.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') input.focus()
  })
  root.querySelector('[data-search-close]')?.addEventListener('click', state.cancel)
  const leaveFrom = ({ target }: Event): void => {
    if (target instanceof Node && !root.contains(target)) state.leave()
  }
  document.addEventListener('pointerdown', leaveFrom)
  return () => document.removeEventListener('pointerdown', leaveFrom)
}

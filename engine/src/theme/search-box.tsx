import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { LocaleResult } from '../search/search-locales.ts'
import { reportFailure } from '../shared/report-failure.ts'
import { createPageSearch, type OtherLocale } from './search-engines.ts'
import type { SearchWords } from './search-field.tsx'
import { forgetSearch, rememberSearch } from './search-history.ts'
import { connectSearchKeys, type SearchActions } from './search-keys.ts'
import type { SearchBox, SearchHost } from './search-memory.ts'
import { listLinks, SearchResults } from './search-results.island.tsx'
import { markTarget } from './search-target.ts'

/** Milliseconds between the last key and the query (spec §9). */
const queryDelay = 200

interface State {
  isOpen: boolean
  /** There is something to answer. */
  isFilled: boolean
  /** Focus is on what stands below the list. */
  isCollapsed: boolean
  isLoading: boolean
  isUnavailable: boolean
  result: LocaleResult | undefined
  /** Place of the active option in the list. */
  active: number
}

let open: { root: HTMLElement; box: SearchBox; end: () => void } | undefined

/** Brings the search box to life around its native field, whose current value counts. Safe to call again. */
export function openSearchBox(root: HTMLElement, host: SearchHost): SearchBox {
  if (open?.root === root) return open.box
  open?.end()
  open = { root, ...createSearchBox(root, host) }
  return open.box
}

function createSearchBox(root: HTMLElement, host: SearchHost): { box: SearchBox; end: () => void } {
  const input = find<HTMLInputElement>(root, '.search-input')
  const popup = find<HTMLElement>(root, '[data-search-popup]')
  const status = find<HTMLElement>(root, '[data-search-status]')
  const words = JSON.parse(root.dataset['words'] ?? '{}') as SearchWords
  const others = JSON.parse(root.dataset['others'] ?? '[]') as OtherLocale[]
  const engine = createPageSearch(root.dataset['search'] ?? '', others)
  const view = createRoot(popup)
  const controller = new AbortController()
  let state: State = {
    isOpen: false,
    isFilled: false,
    isCollapsed: false,
    isLoading: false,
    isUnavailable: false,
    result: undefined,
    active: 0,
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The query of the field, trimmed; undefined when an input method has put it off. */
  let asked: string | undefined = ''
  let isComposed = false
  let turn = 0
  /** Enter was pressed before the answer was there. */
  let opening: (() => void) | undefined

  const update = (change: Partial<State>): void => {
    state = { ...state, ...change }
    const { isOpen, isFilled, isCollapsed, isLoading, result, active } = state
    const isListed = isOpen && isFilled && !isCollapsed && countOptions(result) > 0
    popup.hidden = !isOpen || !isFilled
    root.toggleAttribute('data-open', isOpen)
    root.toggleAttribute('data-loading', isLoading)
    root.toggleAttribute('data-collapsed', isCollapsed)
    input.ariaExpanded = String(isListed)
    if (isListed) input.setAttribute('aria-activedescendant', `search-option-${active}`)
    else input.removeAttribute('aria-activedescendant')
    const results = (
      <SearchResults
        {...state}
        words={words}
        otherName={findName(result)}
        isSlashOn={host.isSlashOn()}
        onSlash={host.setSlash}
        onRetry={retry}
        onPick={pick}
        onHover={(place) => update({ active: place })}
      />
    )
    // The next key finds the list that the last one has made.
    flushSync(() => view.render(results))
  }

  const findName = (result: LocaleResult | undefined): string | undefined =>
    others.find(({ locale }) => locale === result?.locale)?.name

  const ask = (value: string): void => {
    const keywords = value.trim()
    if (keywords === asked) return
    clearTimeout(timer)
    timer = undefined
    asked = keywords
    opening = undefined
    const own = ++turn
    status.textContent = ''
    if (keywords === '') {
      update({ isFilled: false, result: undefined, isLoading: false, isUnavailable: false })
      return
    }
    engine.start()
    update({ isOpen: true, isFilled: true, isLoading: true, isUnavailable: false })
    timer = setTimeout(() => void answer(keywords, own), queryDelay)
  }

  /** Shows the answer, unless something else has been asked meanwhile; `link` shall be the active option. */
  const answer = async (keywords: string, own: number, link?: string): Promise<void> => {
    timer = undefined
    try {
      const result = await engine.query(keywords)
      if (own !== turn || result === undefined) return
      update({ result, isLoading: false, active: Math.max(0, listLinks(result).indexOf(link ?? '')) })
      status.textContent = describeResult(result, words, findName(result))
      reveal()
      opening?.()
    } catch (error) {
      if (own !== turn) return
      reportFailure('search', error)
      update({ result: undefined, isLoading: false, isUnavailable: true })
      status.textContent = words.searchUnavailable
    }
    opening = undefined
  }

  const retry = (): void => {
    asked = undefined
    ask(input.value)
    // The button that had the focus is gone.
    input.focus()
  }

  const reveal = (): void => {
    const option = popup.querySelector('[aria-selected="true"]')
    if (state.active === 0) popup.querySelector('.search-list')?.scrollTo(0, 0)
    else option?.scrollIntoView({ block: 'nearest' })
  }

  /** The reader is done: the list goes, and does not come back with this page. */
  const leave = (): void => {
    close()
    forgetSearch()
  }

  const close = (): void => {
    opening = undefined
    update({ isOpen: false })
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && root.contains(activeElement)) activeElement.blur()
  }

  const clear = (): void => {
    input.value = ''
    ask('')
    forgetSearch()
  }

  const pick = (link: string): void => {
    rememberSearch({ keywords: input.value, active: link })
    close()
    markTarget(link)
  }

  const actions: SearchActions = {
    move: (to) => {
      const last = countOptions(state.result) - 1
      if (!state.isFilled || last < 0) return false
      const { active } = state
      const places = { next: active >= last ? 0 : active + 1, previous: active <= 0 ? last : active - 1, first: 0, last }
      opening = undefined
      update({ isOpen: true, isCollapsed: false, active: places[to] })
      reveal()
      return true
    },
    open: (isNewTab) => {
      if (popup.hidden) return false
      if (state.isLoading) {
        // The Enter of an input method may come after the composition has ended.
        if (!isComposed) opening = () => actions.open(isNewTab)
        return true
      }
      const option = popup.querySelector<HTMLAnchorElement>('[aria-selected="true"]')
      if (isNewTab && option !== null) window.open(option.href, '_blank', 'noopener')
      else option?.click()
      return true
    },
    escape: () => (input.value === '' || popup.hidden ? leave() : clear()),
    collapse: () => {
      update({ isCollapsed: true })
      forgetSearch()
    },
  }

  connectSearchKeys(input, actions)
  input.addEventListener('compositionstart', () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    asked = undefined
  })
  input.addEventListener('compositionend', () => {
    isComposed = true
    ask(input.value)
  })
  input.addEventListener('input', () => {
    if (input.value.trim() !== '') engine.start()
    if (host.isComposing()) return
    isComposed = false
    ask(input.value)
  })
  input.addEventListener('focus', () => {
    engine.warm()
    update({ isOpen: true, isCollapsed: false })
  })
  root.addEventListener('focusout', ({ relatedTarget }) => {
    // Nothing takes the focus when the reader looks at another window.
    if (relatedTarget instanceof Node && !root.contains(relatedTarget)) update({ isOpen: false })
  })
  popup.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') input.focus()
  })
  root.querySelector('[data-search-close]')?.addEventListener('click', () => {
    clear()
    leave()
  })
  const leaveFrom = ({ target }: Event): void => {
    if (state.isOpen && target instanceof Node && !root.contains(target)) leave()
  }
  document.addEventListener('pointerdown', leaveFrom, { signal: controller.signal })

  if (document.activeElement === input) {
    engine.warm()
    update({ isOpen: true })
  }
  if (!host.isComposing()) ask(input.value)

  return {
    box: {
      restore: ({ keywords, active }) => {
        input.value = keywords
        input.focus({ preventScroll: true })
        clearTimeout(timer)
        asked = keywords.trim()
        update({ isOpen: true, isFilled: true, isLoading: true, isUnavailable: false })
        void answer(asked, ++turn, active)
      },
    },
    end: () => {
      clearTimeout(timer)
      controller.abort()
      engine.close()
      view.unmount()
    },
  }
}

function countOptions(result: LocaleResult | undefined): number {
  return result === undefined ? 0 : listLinks(result).length
}

function describeResult({ total }: LocaleResult, words: SearchWords, otherName: string | undefined): string {
  if (total === 0) return words.searchEmpty
  const count = total === 1 ? words.searchCountOne : words.searchCount.replace('{count}', String(total))
  return otherName === undefined ? count : `${words.searchOther.replace('{language}', otherName)}: ${count}`
}

function find<Found extends Element>(root: HTMLElement, selector: string): Found {
  const found = root.querySelector<Found>(selector)
  if (found === null) throw new Error(`The search box has no ${selector}.`)
  return found
}

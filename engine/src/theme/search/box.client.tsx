import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { LocaleResult } from '../../search/client/search-locales.ts'
import { reportFailure } from '../../islands/report-failure.client.ts'
import { createPageSearch, type OtherLocale } from './engines.client.ts'
import { forgetSearch, rememberSearch } from './history.client.ts'
import { connectSearchKeys, type SearchActions } from './keys.client.ts'
import type { SearchBox, SearchHost } from './memory.client.ts'
import { listLinks, SearchResults } from './results.client.tsx'
import { createSearchSession, type SearchProgress } from './session.client.ts'
import { storeSlash } from './slash.client.ts'
import { markTarget } from './target.client.ts'
import { fillWords } from '../../shared/fill-words.ts'
import { readSearchWords, type SearchWords } from './words.client.ts'

/** What is seen of a search beside its progress. */
interface Look {
  isOpen: boolean
  /** Focus has moved on to what stands below the list. */
  isCollapsed: boolean
  /** Place of the active option. */
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
  const input = find(root, '.search-input', HTMLInputElement)
  const popup = find(root, '[data-search-popup]', HTMLElement)
  const status = find(root, '[data-search-status]', HTMLElement)
  const words = readSearchWords()
  const others = JSON.parse(root.dataset['others'] ?? '[]') as OtherLocale[]
  const engine = createPageSearch(root.dataset['locale'] ?? '', root.dataset['search'] ?? '', others)
  const view = createRoot(popup)
  let look: Look = { isOpen: false, isCollapsed: false, active: 0 }
  let isComposed = false
  /** Enter was pressed before the answer was there. */
  let opening: (() => void) | undefined

  const draw = (change: Partial<Look>): void => {
    look = { ...look, ...change }
    const { progress } = session
    const otherName = findName(others, progress.result)
    const isListed = look.isOpen && progress.isFilled && !look.isCollapsed && listLinks(progress.result).length > 0
    popup.hidden = !look.isOpen || !progress.isFilled
    root.toggleAttribute('data-open', look.isOpen)
    root.toggleAttribute('data-loading', progress.isLoading)
    root.toggleAttribute('data-collapsed', look.isCollapsed)
    input.ariaExpanded = String(isListed)
    if (isListed) input.setAttribute('aria-activedescendant', `search-option-${look.active}`)
    else input.removeAttribute('aria-activedescendant')
    const sentence = describe(progress, words, otherName)
    if (status.textContent !== sentence) status.textContent = sentence
    // The next key finds the list that the last one has made.
    flushSync(() =>
      view.render(
        <SearchResults
          {...progress}
          words={words}
          active={look.active}
          otherName={otherName}
          isSlashOn={host.isSlashOn()}
          onSlash={(isOn) => storeSlash(host.slashKey, isOn)}
          onRetry={retry}
          onPick={pick}
          onHover={(active) => draw({ active })}
        />,
      ),
    )
  }

  const follow = ({ isLoading, isFilled, result }: SearchProgress, link?: string): void => {
    if (isLoading || !isFilled) {
      opening = undefined
      // A composition also ends when the reader goes elsewhere.
      draw(isFilled && document.activeElement === input ? { isOpen: true, isCollapsed: false } : {})
      return
    }
    draw({ active: Math.max(0, listLinks(result).indexOf(link ?? '')) })
    reveal()
    opening?.()
    opening = undefined
  }

  const session = createSearchSession(engine, follow, (error) => reportFailure('search', error))

  const findActive = (): HTMLAnchorElement | null => popup.querySelector('[aria-selected="true"]')

  const reveal = (): void => {
    // The first option comes with the name of its group.
    if (look.active === 0) popup.querySelector('.search-list')?.scrollTo(0, 0)
    else findActive()?.scrollIntoView({ block: 'nearest' })
  }

  const close = (): void => {
    opening = undefined
    draw({ isOpen: false })
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && root.contains(activeElement)) activeElement.blur()
  }

  /** The reader is done: the list goes, and does not come back with this page. */
  const leave = (): void => {
    close()
    forgetSearch()
  }

  const clear = (): void => {
    input.value = ''
    session.ask('')
    forgetSearch()
  }

  const pick = (link: string): void => {
    rememberSearch({ keywords: input.value, active: link })
    close()
    markTarget(link)
  }

  const retry = (): void => {
    session.retry()
    // The button that had the focus is gone.
    input.focus()
  }

  const actions: SearchActions = {
    move: (to) => {
      const last = listLinks(session.progress.result).length - 1
      if (last < 0) return false
      const { active } = look
      const places = {
        next: active >= last ? 0 : active + 1,
        previous: active <= 0 ? last : active - 1,
        first: 0,
        last,
      }
      opening = undefined
      draw({ isOpen: true, isCollapsed: false, active: places[to] })
      reveal()
      return true
    },
    open: (isNewTab) => {
      if (popup.hidden) return false
      if (session.progress.isLoading) {
        // An Enter behind a composition may be the one that has ended it.
        if (!isComposed) opening = () => actions.open(isNewTab)
        return true
      }
      const option = findActive()
      if (isNewTab && option !== null) window.open(option.href, '_blank', 'noopener')
      else option?.click()
      return true
    },
    escape: () => (input.value === '' || popup.hidden ? leave() : clear()),
    collapse: () => {
      draw({ isCollapsed: true })
      forgetSearch()
    },
  }

  connectSearchKeys(input, actions)
  input.addEventListener('compositionstart', session.hold)
  input.addEventListener('compositionend', () => {
    isComposed = true
    session.ask(input.value)
  })
  input.addEventListener('input', () => {
    if (input.value.trim() !== '') engine.start()
    if (host.isComposing()) return
    isComposed = false
    session.ask(input.value)
  })
  input.addEventListener('focus', () => {
    engine.warm()
    draw({ isOpen: true, isCollapsed: false })
  })
  root.addEventListener('focusout', ({ relatedTarget }) => {
    // Nothing takes the focus when the reader looks at another window.
    if (relatedTarget instanceof Node && !root.contains(relatedTarget)) draw({ isOpen: false })
  })
  popup.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') input.focus()
  })
  root.querySelector('[data-search-close]')?.addEventListener('click', () => {
    clear()
    leave()
  })
  const leaveFrom = ({ target }: Event): void => {
    if (look.isOpen && target instanceof Node && !root.contains(target)) leave()
  }
  document.addEventListener('pointerdown', leaveFrom)

  if (document.activeElement === input) {
    engine.warm()
    draw({ isOpen: true })
  }
  if (!host.isComposing()) session.ask(input.value)

  return {
    box: {
      restore: ({ keywords, active }) => {
        input.value = keywords
        input.focus({ preventScroll: true })
        session.resume(keywords, active)
      },
    },
    end: () => {
      document.removeEventListener('pointerdown', leaveFrom)
      session.end()
      view.unmount()
    },
  }
}

function findName(others: readonly OtherLocale[], result: LocaleResult | undefined): string | undefined {
  return others.find(({ locale }) => locale === result?.locale)?.name
}

/** What is read out. */
function describe(
  { isFilled, isLoading, isUnavailable, result }: SearchProgress,
  words: SearchWords,
  otherName: string | undefined,
): string {
  if (!isFilled || isLoading) return ''
  if (isUnavailable || result === undefined) return words.searchUnavailable
  if (result.total === 0) return words.searchEmpty
  const count =
    result.total === 1 ? words.searchCountOne : fillWords(words.searchCount, { count: String(result.total) })
  return otherName === undefined ? count : `${fillWords(words.searchOther, { language: otherName })}: ${count}`
}

function find<Found extends Element>(root: HTMLElement, selector: string, type: new () => Found): Found {
  const found = root.querySelector(selector)
  if (!(found instanceof type)) throw new Error(`The search box has no ${selector}.`)
  return found
}

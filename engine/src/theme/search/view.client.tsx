import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { LocaleResult } from '../../model/search-engine.ts'
import type { OtherLocale } from './engines.client.ts'
import { optionId } from './option.client.ts'
import { SearchPopup, type SearchPopupProps } from './popup.client.tsx'
import { isListShown, isPopupShown, type SearchLook } from './state.client.ts'
import { describeProgress } from './status.client.ts'
import { readSearchWords } from './words.client.ts'

/** What a reader can do in the list and below it. */
type SearchHandlers = Pick<
  SearchPopupProps,
  'isSlashOn' | 'isSlashKnown' | 'onSlash' | 'onRetry' | 'onPick' | 'onAsk' | 'onClear' | 'onHover'
>

/** The elements of a search box, and the functions that change them. */
export interface SearchView {
  input: HTMLInputElement
  popup: HTMLElement
  draw: (look: SearchLook, handlers: SearchHandlers) => void
  reveal: (active: number) => void
  follow: (isNewTab: boolean) => void
  releaseFocus: () => void
  end: () => void
}

/** Finds the elements of the box and renders the results into them. */
export function createSearchView(root: HTMLElement, others: readonly OtherLocale[]): SearchView {
  const input = find(root, '.search-input', HTMLInputElement)
  const popup = find(root, '[data-search-popup]', HTMLElement)
  const status = find(root, '[data-search-status]', HTMLElement)
  const words = readSearchWords()
  const list = createRoot(popup)

  function findActive(): HTMLAnchorElement | null {
    return popup.querySelector('[aria-selected="true"]')
  }

  return {
    input,
    popup,
    draw: (look, handlers) => {
      const otherName = findName(others, look.result)
      const isListed = isListShown(look)
      popup.hidden = !isPopupShown(look)
      root.toggleAttribute('data-open', look.isOpen)
      root.toggleAttribute('data-loading', look.isLoading)
      root.toggleAttribute('data-collapsed', look.isCollapsed)
      input.ariaExpanded = String(isListed)
      if (isListed && look.active >= 0) input.setAttribute('aria-activedescendant', optionId(look.active))
      else input.removeAttribute('aria-activedescendant')
      const sentence = describeProgress(look, words, otherName)
      if (status.textContent !== sentence) status.textContent = sentence
      // Renders at once, so that the handler of the next key finds the new list.
      flushSync(() => list.render(<SearchPopup {...look} {...handlers} words={words} otherName={otherName} />))
    },
    reveal: (active) => {
      // With the first option, the title of its group must be visible too.
      if (active === 0) popup.querySelector('.search-list')?.scrollTo(0, 0)
      else findActive()?.scrollIntoView({ block: 'nearest' })
    },
    follow: (isNewTab) => {
      const option = findActive()
      if (isNewTab && option !== null && option.href !== '') window.open(option.href, '_blank', 'noopener')
      else option?.click()
    },
    releaseFocus: () => {
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && root.contains(activeElement)) activeElement.blur()
    },
    end: () => list.unmount(),
  }
}

function findName(others: readonly OtherLocale[], result: LocaleResult | undefined): string | undefined {
  return others.find(({ locale }) => locale === result?.locale)?.name
}

function find<Found extends Element>(root: HTMLElement, selector: string, type: new () => Found): Found {
  const found = root.querySelector(selector)
  if (!(found instanceof type)) throw new Error(`The search box has no ${selector}.`)
  return found
}

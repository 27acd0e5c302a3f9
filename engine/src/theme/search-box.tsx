import { createRoot } from 'react-dom/client'
import type { SearchMetadata } from '../model/search.ts'
import { createSearchClient } from '../search/search-client.ts'
import type { SearchEngine } from '../search/search-engine.ts'
import { reportFailure } from '../shared/report-failure.ts'
import { createLocaleSearch, type LocaleResult } from '../search/search-locales.ts'
import type { SearchWords } from './search-field.tsx'
import type { SearchBox, SearchMemory } from './search-memory.ts'
import { listLinks, SearchResults } from './search-results.island.tsx'

/** Milliseconds between the last key and the query (spec §9). */
const queryDelay = 200

/** How the box asks for and keeps the reader's wish about the `/` key. */
export interface SlashChoice {
  isSlashOn: () => boolean
  setSlash: (isOn: boolean) => void
}

interface State {
  isOpen: boolean
  isLoading: boolean
  isUnavailable: boolean
  result: LocaleResult | undefined
  /** Link of the active option. */
  active: string | undefined
}

const boxes = new WeakMap<HTMLElement, SearchBox>()

/** Brings the search box to life around its native field, whose current value counts. Safe to call again. */
export function openSearchBox(root: HTMLElement, slash: SlashChoice): SearchBox {
  const box = boxes.get(root) ?? createSearchBox(root, slash)
  boxes.set(root, box)
  return box
}

function createSearchBox(root: HTMLElement, slash: SlashChoice): SearchBox {
  const input = find<HTMLInputElement>(root, '.search-input')
  const popup = find<HTMLElement>(root, '[data-search-popup]')
  const status = find<HTMLElement>(root, '[data-search-status]')
  const words = JSON.parse(root.dataset['words'] ?? '{}') as SearchWords
  const others = JSON.parse(root.dataset['others'] ?? '[]') as { locale: string; name: string; data: string }[]
  const engine = createLocaleSearch(
    createEngine(root.dataset['search'] ?? ''),
    others.map(({ locale, data }) => ({ locale, engine: createEngine(data) })),
  )
  const view = createRoot(popup)
  let state: State = { isOpen: false, isLoading: false, isUnavailable: false, result: undefined, active: undefined }
  let isComposing = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = ''

  const update = (change: Partial<State>): void => {
    state = { ...state, ...change }
    const { isOpen, isLoading, isUnavailable, result, active } = state
    const links = result === undefined ? [] : listLinks(result)
    const isShown = isOpen && input.value.trim() !== ''
    popup.hidden = !isShown
    root.toggleAttribute('data-open', isOpen)
    root.toggleAttribute('data-loading', isLoading)
    input.setAttribute('aria-expanded', String(isShown && links.length > 0))
    const place = active === undefined ? -1 : links.indexOf(active)
    if (place >= 0 && isShown) input.setAttribute('aria-activedescendant', `search-option-${place}`)
    else input.removeAttribute('aria-activedescendant')
    view.render(
      <SearchResults
        words={words}
        result={result}
        isLoading={isLoading}
        isUnavailable={isUnavailable}
        active={active}
        otherName={others.find(({ locale }) => locale === result?.locale)?.name}
        isSlashOn={slash.isSlashOn()}
        onSlash={slash.setSlash}
        onRetry={() => ask(input.value)}
        onPick={(link) => remember(link)}
        onHover={(link) => update({ active: link })}
      />,
    )
  }

  const announce = (text: string): void => {
    status.textContent = text
  }

  const ask = (value: string): void => {
    clearTimeout(timer)
    asked = value.trim()
    if (asked === '') {
      void engine.query('')
      announce('')
      update({ result: undefined, isLoading: false, isUnavailable: false, active: undefined })
      return
    }
    engine.warm()
    update({ isOpen: true, isLoading: true, isUnavailable: false })
    timer = setTimeout(() => void query(asked), queryDelay)
  }

  const query = async (keywords: string, active?: string): Promise<void> => {
    try {
      const result = await engine.query(keywords)
      if (result === undefined || keywords !== asked) return
      update({ result, isLoading: false, active: active ?? listLinks(result)[0] })
      announce(result.total === 0 ? words.searchEmpty : words.searchCount.replace('{count}', String(result.total)))
      if (active !== undefined) scrollToActive()
    } catch (error) {
      if (keywords !== asked) return
      reportFailure('search', error)
      update({ result: undefined, isLoading: false, isUnavailable: true, active: undefined })
      announce(words.searchUnavailable)
    }
  }

  const close = (): void => update({ isOpen: false })

  const clear = (): void => {
    input.value = ''
    ask('')
  }

  /** Keeps query and place in the history entry that is about to be left. */
  const remember = (link: string): void => {
    const memory: SearchMemory = { keywords: input.value, active: link }
    const isSamePage = new URL(link, location.href).pathname === location.pathname
    if (!isSamePage) history.replaceState({ ...(history.state as object | null), search: memory }, '')
    close()
    input.blur()
  }

  const move = (step: (place: number, last: number) => number): void => {
    const links = state.result === undefined ? [] : listLinks(state.result)
    if (links.length === 0) return
    const place = state.active === undefined ? -1 : links.indexOf(state.active)
    update({ isOpen: true, active: links[step(place, links.length - 1)] })
    scrollToActive()
  }

  const scrollToActive = (): void => {
    requestAnimationFrame(() => popup.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' }))
  }

  const keys: Record<string, (event: KeyboardEvent) => void> = {
    ArrowDown: () => move((place, last) => (place >= last ? 0 : place + 1)),
    ArrowUp: () => move((place, last) => (place <= 0 ? last : place - 1)),
    Home: () => move(() => 0),
    End: () => move((_place, last) => last),
    Enter: (event) => {
      const option = popup.querySelector<HTMLAnchorElement>('[aria-selected="true"]')
      if (option === null || state.isLoading) return
      if (event.ctrlKey || event.metaKey) window.open(option.href, '_blank', 'noopener')
      else option.click()
    },
  }

  input.addEventListener('keydown', (event) => {
    // Keys of an input method choose its characters; they are not ours.
    if (event.isComposing || isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      if (input.value === '' || popup.hidden) {
        close()
        input.blur()
      } else clear()
      return
    }
    if (event.key === 'Tab') {
      close()
      return
    }
    const act = keys[event.key]
    if (act === undefined || event.shiftKey || event.altKey || popup.hidden) return
    event.preventDefault()
    act(event)
  })
  input.addEventListener('compositionstart', () => {
    isComposing = true
  })
  input.addEventListener('compositionend', () => {
    isComposing = false
    ask(input.value)
  })
  input.addEventListener('input', () => {
    if (!isComposing) ask(input.value)
  })
  input.addEventListener('focus', () => {
    engine.warm()
    update({ isOpen: true })
  })
  document.addEventListener('pointerdown', (event) => {
    if (state.isOpen && event.target instanceof Node && !root.contains(event.target)) close()
  })
  root.querySelector('[data-search-close]')?.addEventListener('click', () => {
    clear()
    close()
  })

  update({ isOpen: document.activeElement === input })
  if (document.activeElement === input) engine.warm()
  if (input.value.trim() !== '') ask(input.value)

  return {
    restore: ({ keywords, active }) => {
      input.value = keywords
      input.focus()
      asked = keywords.trim()
      update({ isOpen: true, isLoading: true })
      void query(asked, active)
    },
  }
}

function createEngine(address: string): SearchEngine {
  return createSearchClient({
    createWorker: () => new Worker(new URL('../search/search.worker.ts', import.meta.url), { type: 'module' }),
    load: async () => {
      const response = await fetch(address)
      if (!response.ok) throw new Error(`The search data answered with status ${response.status}: ${address}`)
      return (await response.json()) as SearchMetadata
    },
  })
}

function find<Found extends Element>(root: HTMLElement, selector: string): Found {
  const found = root.querySelector<Found>(selector)
  if (found === null) throw new Error(`The search box has no ${selector}.`)
  return found
}

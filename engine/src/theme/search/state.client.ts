import type { LocaleSearch } from '../../model/search-engine.ts'
import type { SearchStart } from '../../model/search.ts'
import type { SearchActions } from './keys.client.ts'
import type { SearchMemory } from './memory.client.ts'
import { createSearchSession, type SearchProgress } from './session.client.ts'
import { hasResults, listStarts } from './start-options.client.ts'

/** What the page shows of a search: its progress, and the state of its list. */
export interface SearchLook extends SearchProgress {
  /** True while the reader uses the search box. The list is shown only when there is also something to show. */
  isOpen: boolean
  /** True when the focus has moved to the controls below the list. */
  isCollapsed: boolean
  /** True when Escape has emptied the field, or an input method is at work in it: what an empty field offers is hidden. */
  isDismissed: boolean
  /** Index of the active option in the whole list. -1 when none is. */
  active: number
  /** What an empty field offers. Undefined until the data is there. */
  start: SearchStart | undefined
  /** The latest queries of this browser. */
  recent: readonly string[]
}

/** What the state needs from the page that shows it. */
export interface SearchPage {
  draw: (look: SearchLook) => void
  /** Scrolls the active option into view. */
  reveal: (active: number) => void
  /** Follows the link of the active option. */
  follow: (isNewTab: boolean) => void
  readText: () => string
  writeText: (text: string) => void
  isFieldFocused: () => boolean
  focusField: () => void
  /** Removes the focus from the box, if the box has it. */
  releaseFocus: () => void
  /** Stores the query and the active result, so that Back shows them again. */
  remember: (memory: SearchMemory) => void
  readRecent: () => string[]
  storeRecent: (keywords: string) => void
  clearRecent: () => void
  forget: () => void
  /** Highlights the target of a link after the page has gone there. */
  mark: (link: string) => void
  report: (error: unknown) => void
}

/** Everything that can happen to an open search box. */
export interface SearchState extends SearchActions {
  focus: () => void
  /** The focus is outside the box now. */
  hide: () => void
  /** The text has changed. While an input method is composing, the text is not searched for yet. */
  type: (isComposing: boolean) => void
  beginComposition: () => void
  endComposition: () => void
  hover: (active: number) => void
  pick: (link: string) => void
  /** Asks what an option says. */
  choose: (keywords: string) => void
  clearRecent: () => void
  /** The data has brought what an empty field offers. */
  setStart: (start: SearchStart) => void
  retry: () => void
  /** Empties the field and closes the box. */
  cancel: () => void
  /** The reader has pressed something outside the box. */
  leave: () => void
  /** Repeats the search to which a reader comes back. */
  resume: (memory: SearchMemory) => void
  end: () => void
}

/** True when the popup shows a list, or a sentence instead of one. */
export function isPopupShown(look: SearchLook): boolean {
  return look.isOpen && (look.isFilled || (!look.isDismissed && countOptions(look) > 0))
}

/** True when there are options that arrow keys can reach. */
export function isListShown(look: SearchLook): boolean {
  return isPopupShown(look) && !look.isCollapsed && countOptions(look) > 0
}

/** Links of all results, in the order of the list. */
function listLinks({ result }: SearchProgress): string[] {
  return result?.groups.flatMap((group) => group.hints.map((hint) => hint.link)) ?? []
}

function countOptions(look: SearchLook): number {
  return hasResults(look) ? listLinks(look).length : listStarts(look, look.start, look.recent).length
}

/** The state of a search box, without the page: whether it is open, which option is active, which answer is still to come. */
export function createSearchState(engine: LocaleSearch, page: SearchPage): SearchState {
  let own: Omit<SearchLook, keyof SearchProgress> = {
    isOpen: false,
    isCollapsed: false,
    isDismissed: false,
    active: -1,
    start: undefined,
    recent: [],
  }
  let isComposed = false
  /** Opens the active option. Set when Enter was pressed before the answer arrived. */
  let opening: (() => void) | undefined
  const session = createSearchSession(engine, follow, page.report)

  function look(): SearchLook {
    return { ...session.progress, ...own }
  }

  function draw(change: Partial<typeof own>): void {
    own = { ...own, ...change }
    page.draw(look())
  }

  function follow(progress: SearchProgress, link?: string): void {
    const { isLoading, isFilled } = progress
    if (isLoading || !isFilled) {
      opening = undefined
      // A composition also ends when the reader leaves the field. Then the list must not open.
      const isOpened = isFilled && page.isFieldFocused()
      // What an empty field offers is for choosing from. Enter must not open it.
      draw({ ...(isOpened ? { isOpen: true, isCollapsed: false } : {}), ...(isFilled ? {} : { active: -1 }) })
      return
    }
    draw({ active: hasResults(progress) ? Math.max(0, listLinks(progress).indexOf(link ?? '')) : -1 })
    page.reveal(own.active)
    opening?.()
    opening = undefined
  }

  function close(): void {
    opening = undefined
    draw({ isOpen: false })
    page.releaseFocus()
  }

  /** The reader has finished: the list closes, and does not open again when the reader comes back to this page. */
  function leave(): void {
    close()
    page.forget()
  }

  function clear(): void {
    page.writeText('')
    own.isDismissed = true
    session.ask('')
    page.forget()
  }

  function move(to: 'next' | 'previous' | 'first' | 'last'): boolean {
    const last = countOptions(look()) - 1
    if (last < 0) return false
    const { active } = own
    const places = { next: active >= last ? 0 : active + 1, previous: active <= 0 ? last : active - 1, first: 0, last }
    opening = undefined
    draw({ isOpen: true, isCollapsed: false, isDismissed: false, active: places[to] })
    page.reveal(own.active)
    return true
  }

  function open(isNewTab: boolean): boolean {
    if (!isPopupShown(look()) || (!session.progress.isLoading && own.active < 0)) return false
    if (!session.progress.isLoading) page.follow(isNewTab)
    // An Enter directly after a composition may be the key that has ended it, so it opens nothing later.
    else if (!isComposed) opening = () => void open(isNewTab)
    return true
  }

  return {
    move,
    open,
    escape: () => (page.readText() === '' || !isPopupShown(look()) ? leave() : clear()),
    collapse: () => {
      draw({ isCollapsed: true })
      page.forget()
    },
    focus: () => {
      engine.warm()
      const isDismissed = page.readText() !== ''
      draw({ isOpen: true, isCollapsed: false, isDismissed, recent: page.readRecent() })
    },
    hide: () => draw({ isOpen: false }),
    type: (isComposing) => {
      const text = page.readText()
      if (text.trim() !== '') engine.start()
      const isDismissed = isComposing && text !== ''
      if (isDismissed !== own.isDismissed) draw({ isDismissed })
      if (isComposing) return
      isComposed = false
      session.ask(text)
    },
    beginComposition: session.hold,
    endComposition: () => {
      isComposed = true
      session.ask(page.readText())
    },
    hover: (active) => draw({ active }),
    pick: (link) => {
      if (hasResults(session.progress)) {
        page.remember({ keywords: page.readText(), active: link })
        page.storeRecent(page.readText())
      }
      close()
      page.mark(link)
    },
    choose: (keywords) => {
      page.writeText(keywords)
      session.ask(keywords)
      page.focusField()
    },
    clearRecent: () => {
      page.clearRecent()
      draw({ recent: [], active: -1 })
      // The button had the focus and has been removed.
      page.focusField()
    },
    setStart: (start) => draw({ start }),
    retry: () => {
      session.retry()
      // The retry button had the focus and has been removed.
      page.focusField()
    },
    cancel: () => {
      clear()
      leave()
    },
    leave: () => {
      if (own.isOpen) leave()
    },
    resume: ({ keywords, active }) => session.resume(keywords, active),
    end: session.end,
  }
}

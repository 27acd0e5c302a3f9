import type { LocaleResult, LocaleSearch } from '../../model/search-engine.ts'
import type { SearchActions } from './keys.client.ts'
import type { SearchMemory } from './memory.client.ts'
import { createSearchSession, type SearchProgress } from './session.client.ts'

/** What is seen of a search: how far it has come, and what the reader has made of its list. */
export interface SearchLook extends SearchProgress {
  /** The reader is at it; what is shown also depends on there being something to show. */
  isOpen: boolean
  /** Focus has moved on to what stands below the list. */
  isCollapsed: boolean
  /** Place of the active option in the whole list. */
  active: number
}

/** What the state asks of the page it is drawn on. */
export interface SearchPage {
  draw: (look: SearchLook) => void
  /** Scrolls the active option into sight. */
  reveal: (active: number) => void
  /** Follows the active option. */
  follow: (isNewTab: boolean) => void
  readText: () => string
  writeText: (text: string) => void
  isFieldFocused: () => boolean
  focusField: () => void
  /** Takes the focus from the box, if it has it. */
  releaseFocus: () => void
  /** Keeps where the reader was, so that Back returns to it. */
  remember: (memory: SearchMemory) => void
  forget: () => void
  /** Marks what a link leads to, once it is there. */
  mark: (link: string) => void
  report: (error: unknown) => void
}

/** What may happen to an open search box. */
export interface SearchState extends SearchActions {
  focus: () => void
  /** Focus is now outside the box. */
  hide: () => void
  /** The text has changed; while an input method is at work it does not count yet. */
  type: (isComposing: boolean) => void
  beginComposition: () => void
  endComposition: () => void
  hover: (active: number) => void
  pick: (link: string) => void
  retry: () => void
  /** Empties the field and leaves the box. */
  cancel: () => void
  /** Something outside was pressed. */
  leave: () => void
  /** Asks for what a reader comes back to. */
  resume: (memory: SearchMemory) => void
  end: () => void
}

/** True when there is a list, or a sentence in its place. */
export function isPopupShown({ isOpen, isFilled }: SearchLook): boolean {
  return isOpen && isFilled
}

/** True when there are options to walk through. */
export function isListShown(look: SearchLook): boolean {
  return isPopupShown(look) && !look.isCollapsed && listLinks(look.result).length > 0
}

/** Links of all options in the order of the list. */
function listLinks(result: LocaleResult | undefined): string[] {
  return result?.groups.flatMap((group) => group.hints.map((hint) => hint.link)) ?? []
}

/** The search box without its page: what is open, which option is active, what is waited for. */
export function createSearchState(engine: LocaleSearch, page: SearchPage): SearchState {
  let own = { isOpen: false, isCollapsed: false, active: 0 }
  let isComposed = false
  /** Enter was pressed before the answer was there. */
  let opening: (() => void) | undefined
  const session = createSearchSession(engine, follow, page.report)

  function look(): SearchLook {
    return { ...session.progress, ...own }
  }

  function draw(change: Partial<typeof own>): void {
    own = { ...own, ...change }
    page.draw(look())
  }

  function follow({ isLoading, isFilled, result }: SearchProgress, link?: string): void {
    if (isLoading || !isFilled) {
      opening = undefined
      // A composition also ends when the reader goes elsewhere.
      draw(isFilled && page.isFieldFocused() ? { isOpen: true, isCollapsed: false } : {})
      return
    }
    draw({ active: Math.max(0, listLinks(result).indexOf(link ?? '')) })
    page.reveal(own.active)
    opening?.()
    opening = undefined
  }

  function close(): void {
    opening = undefined
    draw({ isOpen: false })
    page.releaseFocus()
  }

  /** The reader is done: the list goes, and does not come back with this page. */
  function leave(): void {
    close()
    page.forget()
  }

  function clear(): void {
    page.writeText('')
    session.ask('')
    page.forget()
  }

  function move(to: 'next' | 'previous' | 'first' | 'last'): boolean {
    const last = listLinks(session.progress.result).length - 1
    if (last < 0) return false
    const { active } = own
    const places = { next: active >= last ? 0 : active + 1, previous: active <= 0 ? last : active - 1, first: 0, last }
    opening = undefined
    draw({ isOpen: true, isCollapsed: false, active: places[to] })
    page.reveal(own.active)
    return true
  }

  function open(isNewTab: boolean): boolean {
    if (!isPopupShown(look())) return false
    if (!session.progress.isLoading) page.follow(isNewTab)
    // An Enter behind a composition may be the one that has ended it.
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
      draw({ isOpen: true, isCollapsed: false })
    },
    hide: () => draw({ isOpen: false }),
    type: (isComposing) => {
      const text = page.readText()
      if (text.trim() !== '') engine.start()
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
      page.remember({ keywords: page.readText(), active: link })
      close()
      page.mark(link)
    },
    retry: () => {
      session.retry()
      // The button that had the focus is gone.
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

/** What a reader was looking at when a result was opened; kept in the history entry, so that Back returns to it. */
export interface SearchMemory {
  keywords: string
  /** Link of the active result. */
  active: string | undefined
}

/** What the box asks the behaviour that woke it. */
export interface SearchHost {
  /** Local storage key under which `off` keeps `/` from opening search. */
  slashKey: string
  isSlashOn: () => boolean
  /** An input method is at work in the field; it may have begun before the box was there. */
  isComposing: () => boolean
}

/** The part of an open search box that others use. */
export interface SearchBox {
  restore: (memory: SearchMemory) => void
}

/** An open box; undefined when its code could not be loaded. */
export type LoadedSearchBox = Promise<SearchBox | undefined>

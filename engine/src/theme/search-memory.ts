/** What a reader was looking at when a result was opened; kept in the history entry, so that Back returns to it. */
export interface SearchMemory {
  keywords: string
  /** Link of the active result. */
  active: string | undefined
}

/** The part of an open search box that others use. */
export interface SearchBox {
  restore: (memory: SearchMemory) => void
}

/** An open box; undefined when its code could not be loaded. */
export type LoadedSearchBox = Promise<SearchBox | undefined>

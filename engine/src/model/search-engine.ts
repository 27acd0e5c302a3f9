import type { SearchGroup } from './search.ts'

/**
 * The answer to one query. Groups are in the order in which they are shown. `mode` says what holds for every result
 * of the first group: it has `all` words, all words with corrected spelling (`fuzzy`), or only `some` of the words.
 */
export interface SearchResult {
  groups: SearchGroup[]
  mode: 'all' | 'some' | 'fuzzy'
  /** Number of hints in all groups. */
  total: number
}

/**
 * What the search field needs from a search engine, for one locale. The engine of this site keeps the whole index in
 * a worker. A hosted or split engine can replace it, when it answers the same four calls from the same
 * `SearchMetadata` that the build makes.
 */
export interface SearchEngine {
  /** Downloads what the first query needs, for example on focus. Never fails. */
  warm(): void
  /** Also builds the index. To be called at the first input. Never fails. */
  start(): void
  /**
   * Results for `keywords`. Undefined when a newer query was asked in the meantime. Rejects when search is
   * unavailable now; the next query tries again.
   */
  query(keywords: string): Promise<SearchResult | undefined>
  /** To be called when the field is removed. Ends what is running and frees everything. */
  close(): void
}

/** A result, and its locale when that is not the locale of the page. */
export interface LocaleResult extends SearchResult {
  locale?: string
}

/** The engine of a page. It may also answer from other languages than the page's. */
export interface LocaleSearch extends SearchEngine {
  query(keywords: string): Promise<LocaleResult | undefined>
}

import type { SearchGroup } from './search.ts'

/**
 * The answer to one query. Groups are in the order in which they are shown. `mode` says what holds for the first group:
 * its results have `all` words, or they are only `near`.
 */
export interface SearchResult {
  groups: SearchGroup[]
  mode: 'all' | 'near'
  /** Number of hints in all groups. */
  total: number
  /** Words of the query that no text has, as they were typed. */
  unknown: string[]
  /** When nothing is found: words of titles and keywords that are spelled most alike. */
  alike: string[]
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

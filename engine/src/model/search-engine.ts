import type { SearchGroup } from './search.ts'

/**
 * The answer to one query. Groups are in the order to show them. `mode` is the weaker promise of the first group:
 * `all` words are there, all but with corrected spelling (`fuzzy`), or only `some`.
 */
export interface SearchResult {
  groups: SearchGroup[]
  mode: 'all' | 'some' | 'fuzzy'
  /** Hints in all groups. */
  total: number
}

/**
 * The door of search: what the search field needs of an engine, for one locale. The engine here keeps the whole index
 * in a worker; a hosted or sharded one can stand in by answering the same four calls from the same `SearchMetadata`
 * that the pages give at build.
 */
export interface SearchEngine {
  /** Downloads ahead of the first query, for example on focus. Never fails. */
  warm(): void
  /** Also makes the index ready; the moment for it is the first input. Never fails. */
  start(): void
  /**
   * Results for `keywords`; undefined when a newer query was asked meanwhile. An error means that search is unavailable
   * now; asking again tries again.
   */
  query(keywords: string): Promise<SearchResult | undefined>
  /** The field is gone: ends what is under way, lets go of everything. */
  close(): void
}

/** A result, and the locale it comes from when that is not the page's own. */
export interface LocaleResult extends SearchResult {
  locale?: string
}

/** The engine of a page, which may also answer from other languages than the page's. */
export interface LocaleSearch extends SearchEngine {
  query(keywords: string): Promise<LocaleResult | undefined>
}

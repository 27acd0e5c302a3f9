import type { PagefindMetadata, SearchMetadata } from '../../model/search.ts'
import type { SearchResult } from '../../model/search-engine.ts'

/** What the page sends to the worker. The answer contains the same `id`, so that late answers can be recognized. */
export type SearchRequest =
  | { id: number; action: 'generate-metadata'; payload: SearchMetadata | PagefindMetadata }
  | { id: number; action: 'get-search-result'; payload: { keywords: string } }

/** What the worker sends back: the `result` of `get-search-result`, or the reason why it cannot answer. */
export type SearchResponse = { id: number; ok: true; result?: SearchResult } | { id: number; ok: false; error: string }

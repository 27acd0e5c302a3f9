// For code outside of the engine: the types of the engine's data, and nothing else.
export type { ApiHistory, ApiHistoryChange } from '../model/api.ts'
export type { ApiConfig } from '../model/config.ts'
export type { Problem } from '../model/problem.ts'
export type { SearchDemo, SearchMetadata, SearchProp, SearchRoute, SearchRouteSection } from '../model/search.ts'
export type { SearchEngine, SearchResult } from '../model/search-engine.ts'

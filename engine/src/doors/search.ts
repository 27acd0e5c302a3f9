// For code outside of the engine that uses search without a page: the measurements in `bench`.
export { createAnswerer } from '../search/client/answer-request.ts'
export { createLocaleSearch } from '../search/client/search-locales.ts'
export { createSearch } from '../search/create-search.ts'
export { buildCatalogue } from '../search/index/search-entries.ts'
export { createAnswerer as createPagefindAnswerer } from '../search/pagefind/answer-pagefind.ts'

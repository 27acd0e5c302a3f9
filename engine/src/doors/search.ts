// The door for whoever asks search without a page: measurements, and what is to be compared with them.
export { createAnswerer } from '../search/client/answer-request.ts'
export { createLocaleSearch } from '../search/client/search-locales.ts'
export { createSearch } from '../search/create-search.ts'
export { buildCatalogue } from '../search/index/search-entries.ts'

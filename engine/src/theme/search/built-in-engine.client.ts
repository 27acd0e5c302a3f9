import { loadChunk } from '../../islands/load-chunk.client.ts'
import type { SearchEngine } from '../../model/search-engine.ts'
import type { SearchData, SearchStart } from '../../model/search.ts'
import { createSearchClient } from '../../search/client/search-client.ts'
import { fetchSearchData } from './fetch-search-data.client.ts'

/** The engine of this site: all data of a language (`address`) in a worker, or on the page where workers are forbidden. */
export function createEngine(address: string, onStart?: (start: SearchStart) => void): SearchEngine {
  return createSearchClient({
    createWorker: () =>
      new Worker(new URL('../../search/client/search.worker.ts', import.meta.url), { type: 'module' }),
    loadAnswerer: () =>
      loadChunk('search-answers.js', { load: () => import('../../search/client/answer-request.ts'), isLeaf: false }),
    load: (signal) => fetchSearchData<SearchData>(address, signal, onStart),
  })
}

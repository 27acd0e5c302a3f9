import { loadChunk } from '../../islands/load-chunk.client.ts'
import type { SearchEngine } from '../../model/search-engine.ts'
import type { PagefindData, SearchStart } from '../../model/search.ts'
import { createSearchClient } from '../../search/client/search-client.ts'
import { fetchSearchData } from './fetch-search-data.client.ts'

/** An answer waits for parts of the index, so it may take as long as a download. */
const answerTime = 30_000

/** The engine for large sites: our own index in parts finds the pages of a language (`address` says where). */
export function createEngine(address: string, onStart?: (start: SearchStart) => void): SearchEngine {
  return createSearchClient({
    createWorker: () => new Worker(new URL('../../search/parts/parts.worker.ts', import.meta.url), { type: 'module' }),
    loadAnswerer: () =>
      loadChunk('parts-answers.js', {
        load: () => import('../../search/parts/answer-parts.ts'),
        isLeaf: false,
      }),
    load: (signal) => fetchSearchData<PagefindData>(address, signal, onStart),
    answerTime,
  })
}

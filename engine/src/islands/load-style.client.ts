import { reportFailure } from './report-failure.client.ts'
import { loadChunk } from './load-chunk.client.ts'
import { keyLate } from '../shared/markup.ts'

/**
 * Loads a stylesheet and puts it after those of the page. A late stylesheet (`isLate`) belongs to no single page and
 * stays when the page's own stylesheets are exchanged. On failure it reports a `ChunkLoadError` with the code
 * `CSS_CHUNK_LOAD_FAILED` and rejects with it.
 */
export async function loadStyle(href: string, { isLate = false } = {}): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  if (isLate) link.dataset[keyLate] = ''
  const load = (address: string): Promise<void> =>
    new Promise((resolve, reject) => {
      link.href = address
      link.addEventListener('load', () => resolve(), { once: true })
      link.addEventListener('error', () => reject(new Error(`There is no stylesheet at ${address}.`)), { once: true })
      document.head.append(link)
    })
  try {
    await loadChunk(href, { load, isLeaf: true, code: 'CSS_CHUNK_LOAD_FAILED' })
  } catch (error) {
    // A stylesheet that arrives after the time limit must not change the page.
    link.remove()
    reportFailure('chunk', error)
    throw error
  }
}

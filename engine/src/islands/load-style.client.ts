import { reportFailure } from './report-failure.client.ts'
import { loadChunk } from './load-chunk.client.ts'
import { keyLate } from '../shared/markup.ts'

/** Loads a stylesheet after those of the page. A late one belongs to no document and outlives its exchange. Rejects with, and reports, a `ChunkLoadError` whose code is `CSS_CHUNK_LOAD_FAILED`. */
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
    // One that comes too late must not change the page any more.
    link.remove()
    reportFailure('chunk', error)
    throw error
  }
}

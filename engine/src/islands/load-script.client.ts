import { reportFailure } from './report-failure.client.ts'
import { loadChunk } from './load-chunk.client.ts'
import { isOutdated, reloadOnce } from './reload-once.client.ts'

/**
 * Loads a part of the site's own code under the limits of every chunk. Undefined, and reported, when it cannot be had.
 * `name` is for the report. `isAwaited`: a reader has asked for it, and gets it by a reload when a deploy has taken it away.
 */
export async function loadScript<Module>(
  name: string,
  load: () => Promise<Module>,
  isAwaited = false,
): Promise<Module | undefined> {
  try {
    return await loadChunk(`${name}.js`, { load, isLeaf: false })
  } catch (error) {
    reportFailure('chunk', error)
    if (isAwaited && (await isOutdated())) reloadOnce()
    return undefined
  }
}

import { reportFailure } from './report-failure.client.ts'
import { loadChunk } from './load-chunk.client.ts'
import { isOutdated, reloadOnce } from './reload-once.client.ts'

/**
 * Loads a part of the site's own code, with the tries and the time limit of every chunk. When that fails, it reports
 * the failure and gives undefined. `name` is for the report. With `isAwaited` (a reader has asked for the code) the
 * page is reloaded when a deploy has removed the file.
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

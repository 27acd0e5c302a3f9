import { reportFailure } from '../shared/report-failure.ts'
import { loadChunk } from './load-chunk.ts'

/** Loads a part of the site's own code under the limits of every chunk. Undefined, and reported, when it cannot be had. `name` is for the report. */
export async function loadScript<Module>(name: string, load: () => Promise<Module>): Promise<Module | undefined> {
  try {
    return await loadChunk(`${name}.js`, { load, isLeaf: false })
  } catch (error) {
    reportFailure('chunk', error)
    return undefined
  }
}

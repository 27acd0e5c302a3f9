import type { SiteFolder } from '../node/site-folder.ts'
import { manifestFile, workerFile } from '../offline/names.ts'
import { buildOffline, type OfflineParts } from './build-offline.ts'
import type { CompressReport, Packing } from './open-packing.ts'

/**
 * Compresses a whole site, then writes what says something of all of its files. A file of the public folder stays as its
 * author wrote it.
 */
export function finishFiles(folder: SiteFolder, packing: Packing, parts: OfflineParts): Promise<CompressReport> {
  return packing.finish(() => {
    const offline = buildOffline(folder.files, parts)
    const made = { [manifestFile]: offline.manifest, [workerFile]: offline.worker }
    for (const [name, text] of Object.entries(made)) if (!folder.files.has(name)) folder.write(name, text)
    return Object.keys(made)
  })
}

import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { manifestFile, workerFile } from '../offline/names.ts'
import { buildOffline, type OfflineParts } from './build-offline.ts'
import { compressFiles, type CompressReport } from './compress-files.ts'

/**
 * Compresses a whole site (`directory`), then writes what says something of all of its files. A file of the public folder
 * stays as its author wrote it.
 */
export function finishFiles(directory: string, cacheDir: string, parts: OfflineParts): Promise<CompressReport> {
  return compressFiles(directory, cacheDir, () => {
    const offline = buildOffline(directory, parts)
    const made = { [manifestFile]: offline.manifest, [workerFile]: offline.worker }
    for (const [name, text] of Object.entries(made))
      if (!existsSync(join(directory, name))) writeFileSync(join(directory, name), text)
    return Object.keys(made)
  })
}

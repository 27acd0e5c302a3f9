import { readFile, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { explainDiskError } from '../node/explain-disk-error.ts'
import type { SiteFiles } from './site-files.ts'

const absent = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']

/** A built site in a folder. Nothing outside of it is read, not by dots and not by links. */
export function openFolder(folder: string): SiteFiles {
  return {
    where: folder,
    address: undefined,
    mend: 'build the site again: vitrine build',
    async read(path) {
      if (path.includes('\0')) return undefined
      try {
        // Asked each time: a build replaces the folder.
        const root = await realpath(folder)
        const file = await realpath(join(root, path))
        return file.startsWith(root + sep) ? await readFile(file, 'utf8') : undefined
      } catch (error) {
        if (absent.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
        throw explainDiskError(error) ?? error
      }
    },
  }
}

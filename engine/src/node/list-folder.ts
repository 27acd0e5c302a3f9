import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readCode } from './read-code.ts'

/** What is in a folder. Paths below it, with `/`. */
interface FolderListing {
  files: Set<string>
  folders: Set<string>
  /** Links, and folders with nothing in them. */
  others: string[]
}

/** Lists a folder (absolute path), however many files are in it. Nothing is in a folder that is not there. */
export function listFolder(folder: string): FolderListing {
  const found: FolderListing = { files: new Set(), folders: new Set(), others: [] }
  const walk = (below: string): void => {
    const entries = readEntries(join(folder, below))
    if (entries.length === 0 && below !== '') found.others.push(below)
    for (const entry of entries) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.isFile()) found.files.add(path)
      else if (entry.isDirectory()) {
        found.folders.add(path)
        walk(path)
      } else found.others.push(path)
    }
  }
  walk('')
  return found
}

function readEntries(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(readCode(error) ?? '')) return []
    throw error
  }
}

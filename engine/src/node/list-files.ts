import { readdirSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Paths of all files below a folder, with `/`, in the same order on every machine. Empty when there is no folder. */
export function listFiles(folder: string): string[] {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .toSorted()
}

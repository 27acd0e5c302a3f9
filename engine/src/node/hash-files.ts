import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A short name for a text, or for bytes: the first 32 hexadecimal digits of its SHA-256. */
export function hashText(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

/** A hash of the contents of files and folders (absolute paths). Files whose name matches `skip` are left out. */
export function hashFiles(paths: readonly string[], skip = /\.test\.tsx?$/): string {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of listFiles(path)) {
      if (skip.test(file)) continue
      hash.update(file).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex').slice(0, 32)
}

function listFiles(path: string): string[] {
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'ENOTDIR') return [path]
    if (code === 'ENOENT') return []
    throw error
  }
}

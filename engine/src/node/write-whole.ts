import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes a file (absolute path) completely or not at all. It writes a temporary file first and renames it, because a
 * build may be ended at any time and two builds may write the same file. The folder need not exist.
 */
export function writeWhole(path: string, content: string | Uint8Array): void {
  const draft = `${path}.${process.pid}`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(draft, content)
  renameSync(draft, path)
}

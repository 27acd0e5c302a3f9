import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes a file (absolute path) whole or not at all, into a folder that need not be there: under a name of its own first.
 * A build may be ended at any time, and two of them may write the same file.
 */
export function writeWhole(path: string, content: string | Uint8Array): void {
  const draft = `${path}.${process.pid}`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(draft, content)
  renameSync(draft, path)
}

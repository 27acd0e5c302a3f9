import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isRunning } from './is-running.ts'

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

/** True for the name of a temporary file that another process is writing. */
export function isDraft(name: string): boolean {
  const owner = /\.(\d+)$/.exec(name)?.[1]
  return owner !== undefined && Number(owner) !== process.pid && isRunning(Number(owner))
}

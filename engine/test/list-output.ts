import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { hashText } from '../src/node/hash-files.ts'

/** Paths of all files below a folder. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted()
}

/** When each file was changed, by its path. */
export function listTimes(folder: string): Record<string, number> {
  return Object.fromEntries(listFiles(folder).map((path) => [path, statSync(join(folder, path)).mtimeMs]))
}

/** A hash of each file, by its path. */
export function hashOutput(folder: string): Record<string, string> {
  return Object.fromEntries(
    listFiles(folder).map((path) => [path, hashText(readFileSync(join(folder, path), 'latin1'))]),
  )
}

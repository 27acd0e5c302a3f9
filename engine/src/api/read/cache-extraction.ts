import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Config } from '../../model/config.ts'
import { findOwner } from '../../node/find-package.mjs'
import { hashText } from '../../node/hash-files.ts'
import { readJson } from '../../node/read-json.ts'
import { writeWhole } from '../../node/write-whole.ts'
import type { EntryFacts, EntryFailure } from './api-facts.ts'

/** A file that the extraction has read. To find changes, time and size are compared first, and the content only when they differ. */
interface ReadFile {
  /** Relative to the site folder. */
  path: string
  modified: number
  size: number
  hash: string
}

interface CachedExtraction {
  files: ReadFile[]
  /** Relative paths that were looked for in vain: types that may be installed later. */
  absent: string[]
  results: [id: string, result: EntryFacts | EntryFailure][]
}

/** The results of the entries, and the absolute paths of all files they came from, and of those that would change them. */
export interface Extracted {
  results: Map<string, EntryFacts | EntryFailure>
  files: string[]
  absent: string[]
}

/** The last extraction of these entries. Undefined when a file that it read has changed, or one that it missed is there. */
export function readCache(config: Config, key: string): Extracted | undefined {
  const cached = readJson(nameCache(config, key)) as CachedExtraction | undefined
  if (cached === undefined || !cached.files.every((file) => isUnchanged(config.root, file))) return undefined
  if (cached.absent.some((path) => existsSync(resolve(config.root, path)))) return undefined
  const absent = cached.absent.map((path) => resolve(config.root, path))
  return {
    absent,
    results: new Map(cached.results),
    files: cached.files.map((file) => resolve(config.root, file.path)),
  }
}

/** Stores an extraction for the next run. */
export function writeCache(config: Config, key: string, extraction: Extracted): void {
  const files = withManifests(extraction.files).map((file) => describe(config.root, file))
  const absent = extraction.absent.map((path) => relative(config.root, path))
  const cached: CachedExtraction = { files, absent, results: [...extraction.results] }
  writeWhole(nameCache(config, key), JSON.stringify(cached))
}

function nameCache(config: Config, key: string): string {
  return join(config.cacheDir, 'api', `${key}.json`)
}

/** Adds the package.json of each file's package, because a new version of a package may have new files. */
function withManifests(files: readonly string[]): string[] {
  const owners = files.map(findOwner).filter(({ name }) => name !== '')
  return [...new Set([...files, ...owners.map(({ folder }) => join(folder, 'package.json'))])]
}

function describe(root: string, file: string): ReadFile {
  const { mtimeMs, size } = statSync(file)
  return { path: relative(root, file), modified: mtimeMs, size, hash: hashText(readFileSync(file)) }
}

function isUnchanged(root: string, file: ReadFile): boolean {
  const path = resolve(root, file.path)
  const now = statSync(path, { throwIfNoEntry: false })
  if (now === undefined || now.size !== file.size) return false
  return now.mtimeMs === file.modified || hashText(readFileSync(path)) === file.hash
}

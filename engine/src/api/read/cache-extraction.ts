import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Config } from '../../model/config.ts'
import { findOwner } from '../../node/find-package.mjs'
import { type Fingerprint, isUnchanged, takeFingerprint } from '../../node/fingerprint.ts'
import { readSealed, writeSealed } from '../../node/sealed-file.ts'
import type { EntryFacts, EntryFailure } from './api-facts.ts'

/** A file that the extraction has read; `path` is relative to the site folder. */
interface ReadFile extends Fingerprint {
  path: string
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
  const sealed = readSealed(nameCache(config, key))
  if (sealed === undefined) return undefined
  const cached = JSON.parse(sealed.toString()) as CachedExtraction
  if (!cached.files.every((file) => isUnchanged(resolve(config.root, file.path), file))) return undefined
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
  writeSealed(nameCache(config, key), JSON.stringify(cached))
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
  return { path: relative(root, file), ...takeFingerprint(file) }
}

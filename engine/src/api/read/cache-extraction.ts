import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Config } from '../../model/config.ts'
import type { EntryFacts, EntryFailure } from './api-facts.ts'

/** A file the extraction read. Time and size are compared first, content only when they differ. */
interface ReadFile {
  /** Relative to the site folder. */
  path: string
  modified: number
  size: number
  hash: string
}

interface CachedExtraction {
  files: ReadFile[]
  results: [id: string, result: EntryFacts | EntryFailure][]
}

/** What came out of the entries, and the absolute paths of all files it came from. */
export interface Extracted {
  results: Map<string, EntryFacts | EntryFailure>
  files: string[]
}

/** The last extraction of these entries, when every file it read is unchanged. */
export function readCache(config: Config, key: string): Extracted | undefined {
  const path = nameCache(config, key)
  if (!existsSync(path)) return undefined
  const cached = parseCache(readFileSync(path, 'utf8'))
  if (cached === undefined || !cached.files.every((file) => isUnchanged(config.root, file))) return undefined
  return { results: new Map(cached.results), files: cached.files.map((file) => resolve(config.root, file.path)) }
}

/** Keeps an extraction for the next run. */
export function writeCache(config: Config, key: string, extraction: Extracted): void {
  const path = nameCache(config, key)
  const files = withManifests(extraction.files).map((file) => describe(config.root, file))
  const cached: CachedExtraction = { files, results: [...extraction.results] }
  mkdirSync(dirname(path), { recursive: true })
  // Written beside and renamed: a build that is ended here leaves no half file.
  writeFileSync(`${path}.${process.pid}`, JSON.stringify(cached))
  renameSync(`${path}.${process.pid}`, path)
}

function nameCache(config: Config, key: string): string {
  return join(config.cacheDir, 'api', `${key}.json`)
}

function parseCache(text: string): CachedExtraction | undefined {
  try {
    return JSON.parse(text) as CachedExtraction
  } catch {
    return undefined
  }
}

/** A new version can bring new files: the package.json above each file counts as read. */
function withManifests(files: readonly string[]): string[] {
  const found = new Set(files)
  for (const file of files) {
    for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
      const manifest = join(folder, 'package.json')
      if (!existsSync(manifest)) continue
      found.add(manifest)
      break
    }
  }
  return [...found]
}

function describe(root: string, file: string): ReadFile {
  const { mtimeMs, size } = statSync(file)
  return { path: relative(root, file), modified: mtimeMs, size, hash: hashFile(file) }
}

function isUnchanged(root: string, file: ReadFile): boolean {
  const path = resolve(root, file.path)
  const now = statSync(path, { throwIfNoEntry: false })
  if (now === undefined || now.size !== file.size) return false
  return now.mtimeMs === file.modified || hashFile(path) === file.hash
}

function hashFile(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}

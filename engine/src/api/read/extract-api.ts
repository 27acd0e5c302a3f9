import { fileURLToPath } from 'node:url'
import type { ApiConfig, ApiEntryConfig, Config } from '../../model/config.ts'
import type { Problem } from '../../model/problem.ts'
import { findPackage, readPackageName } from '../../node/find-package.mjs'
import { hashFiles, hashText } from '../../node/hash-files.ts'
import type { ApiFacts, EntryFacts } from './api-facts.ts'
import { type Extracted, readCache, writeCache } from './cache-extraction.ts'
import type { RawTable, RawType } from './compiler/raw-types.ts'
import { findTwins } from './read-defaults.ts'
import { reportFailure, reportUninstalled } from './report-failure.ts'
import { runExtraction } from './run-extraction.ts'
import { listDeclaringFiles, shapeTable, shapeType } from './shape-facts.ts'

/** Packages whose properties are only named, and whose types cannot be opened. */
const foreign = ['typescript', 'csstype', '@types/react', '@types/react-dom', '@types/node']
/** A longer type is cut after this many characters. Nobody reads more. */
const maxText = 20_000
/** Increase it when the shape of `EntryFacts` changes. Then cached facts of older versions are not used. */
const format = 2
/** All code that runs in the compiler's process. */
const extractor = ['./compiler', '../../node/find-package.mjs']

/**
 * Reads the configured exports from the types of the installed package. The compiler does not run when nothing has
 * changed since the last run. An export that cannot be read is left out and reported. With `api: false` there are no
 * tables. `files` are the absolute paths that were read: when one of them changes, extract again.
 */
export async function extractApi(config: Config): Promise<{ facts: ApiFacts; problems: Problem[]; files: string[] }> {
  const api = config.api
  const facts: ApiFacts = { package: config.library.package, version: config.library.version, tables: [], types: {} }
  if (api === false) return { facts, problems: [], files: [] }
  const missing = findMissing(config.root, api.entries)
  const entries = api.entries.filter((entry) => !missing.has(entry))
  const { results, files } = await load(config, api, entries)
  const problems: Problem[] = []
  for (const entry of api.entries) {
    const result = results.get(entry.id)
    if (result === undefined) problems.push(reportUninstalled(entry))
    else if ('problem' in result) problems.push(...reportFailure(entry, result, config.root, api.timeLimit))
    else {
      facts.tables.push(result.table)
      for (const type of result.types) facts.types[type.name] = type
    }
  }
  // A type with a table of its own is linked to that table, so it is not opened in place.
  for (const table of facts.tables) if (table.kind !== 'component') delete facts.types[table.type]
  return { facts, problems, files }
}

async function load(config: Config, api: ApiConfig, asked: readonly ApiEntryConfig[]): Promise<Extracted> {
  if (asked.length === 0) return { results: new Map(), files: [], absent: [] }
  const key = hashRequest(asked)
  const cached = readCache(config, key)
  if (cached !== undefined) return cached
  const entries = asked.map(({ id, from, export: name }) => ({ id, from, export: name }))
  const raw = await runExtraction({ root: config.root, entries, foreign, maxText }, api.timeLimit)
  const extracted: Extracted = { results: new Map(), files: [...raw.files], absent: raw.absent }
  for (const entry of asked) {
    const result = raw.results.get(entry.id)
    if (result === undefined) continue
    if ('table' in result) extracted.files.push(...findTwins(listDeclaringFiles(result.table)))
    extracted.results.set(entry.id, 'table' in result ? shapeEntry(result, entry) : result)
  }
  // A failure that may be temporary, such as a time limit on a busy machine, is not cached, so the next run tries again.
  const settled = [...extracted.results.values()].every((result) => 'table' in result || result.problem === 'no-export')
  if (settled) writeCache(config, key, extracted)
  return extracted
}

function shapeEntry(raw: { table: RawTable; types: RawType[] }, entry: ApiEntryConfig): EntryFacts {
  return { table: shapeTable(raw.table, entry), types: raw.types.map(shapeType) }
}

/** The code of the extractor is part of the key, so that a new version reads everything again. */
function hashRequest(entries: unknown): string {
  const code = hashFiles(extractor.map((path) => fileURLToPath(new URL(path, import.meta.url))))
  return hashText(JSON.stringify([format, entries, foreign, maxText, code]))
}

function findMissing(root: string, entries: readonly ApiEntryConfig[]): Set<ApiEntryConfig> {
  return new Set(entries.filter((entry) => findPackage(readPackageName(entry.from), root) === undefined))
}

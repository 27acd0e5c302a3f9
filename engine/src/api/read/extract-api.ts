import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ApiConfig, ApiEntryConfig, Config } from '../../model/config.ts'
import type { Problem } from '../../model/problem.ts'
import { findPackage, readPackageName } from '../../node/find-package.mjs'
import { hashFiles, hashText } from '../../node/hash-files.ts'
import { suggestNearest } from '../../node/nearest.ts'
import type { ApiFacts, EntryFacts, EntryFailure } from './api-facts.ts'
import { type Extracted, readCache, writeCache } from './cache-extraction.ts'
import type { RawTable, RawType } from './compiler/raw-types.ts'
import { findTwins } from './read-defaults.ts'
import { runExtraction } from './run-extraction.ts'
import { listDeclaringFiles, shapeTable, shapeType } from './shape-facts.ts'

/** Packages whose properties are only named, and whose types cannot be opened. */
const foreign = ['typescript', 'csstype', '@types/react', '@types/react-dom', '@types/node']
/** A longer type is cut after this many characters. Nobody reads more. */
const maxText = 20_000
/** Increase it when the shape of `EntryFacts` changes. Then cached facts of older versions are not used. */
const format = 1
const configFile = 'docs.config.ts'
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
    if (result === undefined) problems.push(reportMissing(entry))
    else if ('problem' in result) problems.push(report(entry, result, config.root, api.timeLimit))
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
  if (asked.length === 0) return { results: new Map(), files: [] }
  const key = hashRequest(asked)
  const cached = readCache(config, key)
  if (cached !== undefined) return cached
  const entries = asked.map(({ id, from, export: name }) => ({ id, from, export: name }))
  const raw = await runExtraction({ root: config.root, entries, foreign, maxText }, api.timeLimit)
  const extracted: Extracted = { results: new Map(), files: [...raw.files] }
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

function reportMissing(entry: ApiEntryConfig): Problem {
  const name = readPackageName(entry.from)
  return {
    file: configFile,
    line: 1,
    what: `The reference "${entry.id}" needs the package "${name}", which is not installed.`,
    mend: `Run npm install ${name} in the site folder, or correct "from" in api.entries.`,
  }
}

function report(entry: ApiEntryConfig, result: EntryFailure, root: string, timeLimit: number): Problem {
  const asked = `"${entry.export}" of "${entry.from}"`
  const at = { file: configFile, line: 1 }
  switch (result.problem) {
    case 'no-types':
      return {
        ...at,
        what: `The reference "${entry.id}" cannot be read: the module "${entry.from}" has no types.`,
        mend: 'Install a version of the package that ships its own types, or correct "from" in api.entries.',
      }
    case 'no-export':
      return {
        ...at,
        what: `The reference "${entry.id}" needs the export ${asked}, which does not exist.`,
        mend: suggestNearest(entry.export, result.exports),
      }
    case 'no-props':
      return {
        ...at,
        what: `The export ${asked} is neither a component nor a type with properties.`,
        mend: `Name a component or an interface in the entry "${entry.id}" of api.entries.`,
      }
    case 'syntax':
      return {
        file: relative(root, result.file).split(sep).join('/'),
        line: result.line,
        what: `The types of the export ${asked} do not parse: ${result.detail}`,
        mend: 'Install the package again, or a version whose types are whole.',
      }
    case 'time-limit':
      return {
        ...at,
        what: `The types of the export ${asked} took longer than ${timeLimit} ms to read, so they were given up.`,
        mend: `Raise api.timeLimit, or take the entry "${entry.id}" out of api.entries.`,
      }
    case 'crash':
      return {
        ...at,
        what: `The compiler failed on the export ${asked}: ${result.detail}`,
        mend: `Take the entry "${entry.id}" out of api.entries, or pin the compiler to a version that reads it.`,
      }
  }
}

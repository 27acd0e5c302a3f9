import { readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Fingerprint, isUnchanged, takeFingerprint } from '../node/fingerprint.ts'
import { hashText } from '../node/hash-files.ts'
import { readSealed, writeSealed } from '../node/sealed-file.ts'
import { findOwner } from '../node/find-package.mjs'

/** What finished bundles were made from, and what they are. */
interface BundleRecord {
  /** Everything that was set, as one text. */
  settings: string
  /** Files that were read, and files that were written. Absolute paths. */
  files: [path: string, fingerprint: Fingerprint][]
  /** Names in the folders of the sources and around them: a new file can take the place of one that was read. */
  folders: [path: string, holdsCode: boolean, names: string][]
}

/** What a build has read and written. */
export interface Bundled {
  settings: string
  /** Absolute paths of files. */
  reads: ReadonlySet<string>
  /** Absolute paths of the folders with the bundles. */
  outputs: readonly string[]
  /** When it began, in milliseconds since 1970. */
  started: number
}

/** True when the bundles are whole and would be the same if they were made again. `path` is that of the record. */
export function isCurrent(path: string, settings: string): boolean {
  const sealed = readSealed(path)
  if (sealed === undefined) return false
  const record = JSON.parse(sealed.toString()) as BundleRecord
  return (
    record.settings === settings &&
    record.folders.every(([folder, holdsCode, names]) => hashNames(folder, holdsCode) === names) &&
    record.files.every(([file, fingerprint]) => isUnchanged(file, fingerprint))
  )
}

/** Removes the record, before its bundles are made anew. */
export function removeRecord(path: string): void {
  rmSync(path, { force: true })
}

/**
 * Writes the record of finished bundles. There is none when a file has changed while they were made: nobody knows
 * which of its states they contain.
 */
export function writeRecord(path: string, { settings, reads, outputs, started }: Bundled): void {
  const sources = [...reads].filter((file) => !isInstalled(file))
  const own = new Set(sources.map((file) => dirname(file)))
  const folders = [...own].flatMap(listAround)
  const around = folders.flatMap((folder) => listNames(folder, false).map((name) => join(folder, name)))
  const inputs = [...reads, ...[...reads].flatMap(listOwner), ...around]
  // Clocks of disks are coarser than that of the process.
  if (inputs.some((file) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > started - 10)) return
  const record: BundleRecord = {
    settings,
    files: listAll([...inputs, ...outputs.flatMap(listFiles)]),
    folders: [...new Set(folders)].map((folder) => [folder, own.has(folder), hashNames(folder, own.has(folder))]),
  }
  writeSealed(path, JSON.stringify(record))
}

/** The package.json of a file's package: a new version may read other files. */
function listOwner(file: string): string[] {
  const { name, folder } = findOwner(file)
  return name === '' ? [] : [join(folder, 'package.json')]
}

function isInstalled(file: string): boolean {
  return /[\\/]node_modules[\\/]/.test(file)
}

function listAll(files: readonly string[]): BundleRecord['files'] {
  return [...new Set(files)].map((file) => [file, takeFingerprint(file)])
}

/** A folder, and all folders around it. */
function listAround(folder: string): string[] {
  return folder === dirname(folder) ? [folder] : [folder, ...listAround(dirname(folder))]
}

/** Files that tools look for in the folders around sources. */
const settingsFile = /^(package\.json|[jt]sconfig.*\.json|postcss\.config\..+|\.postcssrc.*|\.browserslistrc|\.env.*)$/
/** Files that an import without an ending may mean. */
const codeFile = /\.([cm]?[jt]sx?|json)$/

/** Names of settings, and of code in folders that hold it: elsewhere such names come and go. */
function listNames(folder: string, holdsCode: boolean): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map(({ name }) => name)
      .filter((name) => settingsFile.test(name) || (holdsCode && codeFile.test(name)))
      .toSorted()
  } catch {
    // A folder far above the sources need not be readable.
    return []
  }
}

function hashNames(folder: string, holdsCode: boolean): string {
  return hashText(listNames(folder, holdsCode).join('\0'))
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

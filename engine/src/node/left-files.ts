import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashText } from './hash-files.ts'
import { readSealed, writeSealed } from './sealed-file.ts'
import { stampFile } from './stamp-file.ts'

/** A file of a site that is being made. */
export interface MadeFile {
  hash: string
  /** In bytes. */
  size: number
  /** Names everything that the file is made from, where that is known without its bytes. */
  key?: string | undefined
}

/** What is known of a file in the output. */
export interface LeftFile extends MadeFile {
  /** Milliseconds: when its bytes were changed, and when anything of it was. */
  modified: number
  changed: number
}

/** What a build has left in a folder. A row a file: written by name, all that is known would be twice as long. */
interface LeftSite {
  output: string
  rows: [path: string, hash: string, size: number, modified: number, changed: number, key: string | undefined][]
}

/** Absolute paths of the folder of an earlier site, and of the file in which a build remembers what it has left there. */
export interface LastSite {
  output: string
  record: string
}

/** By path. Empty where nothing is known of this output. */
export function readLeft({ output, record }: LastSite): Map<string, LeftFile> {
  const stored = readSealed(record)
  if (stored === undefined) return new Map()
  // An older version wrote no rows.
  const site = JSON.parse(stored.toString()) as Partial<LeftSite>
  const rows = site.output === output ? (site.rows ?? []) : []
  return new Map(
    rows.map(([path, hash, size, modified, changed, key]) => [
      path,
      { hash, size, key: key ?? undefined, modified, changed },
    ]),
  )
}

/** Notes what is in an output for the next build. The times of the files in `kept` are known. */
export function writeLeft(
  { output, record }: LastSite,
  files: ReadonlyMap<string, MadeFile>,
  kept: ReadonlyMap<string, LeftFile>,
): void {
  const rows: LeftSite['rows'] = []
  for (const [path, { hash, size, key }] of files) {
    const times = kept.get(path) ?? readTimes(join(output, path), size)
    if (times !== undefined) rows.push([path, hash, size, times.modified, times.changed, key])
  }
  writeSealed(record, JSON.stringify({ output, rows } satisfies LeftSite))
}

/** Undefined when there is no file of this size. */
function readTimes(path: string, size: number): Pick<LeftFile, 'modified' | 'changed'> | undefined {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  if (stat?.isFile() !== true || stat.size !== size) return undefined
  return { modified: stat.mtimeMs, changed: stat.ctimeMs }
}

/**
 * The file with the times that it has now. Undefined when it is not as it was left. Looks into it only when something of
 * it has changed: nobody can set the time of a change.
 */
export function findAsLeft(path: string, file: LeftFile): LeftFile | undefined {
  const times = readTimes(path, file.size)
  if (times?.modified === file.modified && times.changed === file.changed) return file
  return times !== undefined && hashText(readFileSync(path)) === file.hash ? { ...file, ...times } : undefined
}

/** Changes when something in one of these folders (absolute paths) is added, deleted or renamed. */
export function stampFolders(folders: ReadonlySet<string>): string {
  return Array.from(folders, stampFile).join('\n')
}

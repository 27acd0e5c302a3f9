import { copyFileSync, linkSync, lstatSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashText } from './hash-files.ts'
import { type FolderChanges, keepTimes } from './keep-times.ts'
import { listFiles } from './list-files.ts'
import { readCode } from './read-code.ts'
import { readSealed, writeSealed } from './sealed-file.ts'

/** A file of a site that is being made. */
export interface MadeFile {
  hash: string
  /** In bytes. */
  size: number
  /** Names everything that the file is made from, where that is known without its bytes. */
  key?: string | undefined
}

/**
 * The folder in which a build makes a site. What the last build has left in the output, and would be made again, is
 * taken over by a link, with its bytes and times: nobody may write to a file here but by `write`, which never writes
 * into one that is also in the output. Paths are below the folder, with `/`.
 */
export interface SiteFolder {
  /** Absolute path. */
  directory: string
  files: ReadonlyMap<string, MadeFile>
  write: (path: string, content: string | Uint8Array, key?: string) => void
  /** Takes a file that the last build has made from the same `key`. False when there is none, or it is not as it was left. */
  take: (path: string, key: string) => boolean
  remove: (path: string) => void
  /** Takes up the files that were copied into the folder. */
  adopt: () => void
  /** To be called when all is written: says what differs from the output, and gives equal files their times. */
  settle: () => FolderChanges
  /** To be called when the folder has taken the place of the output, for the next build. */
  remember: () => void
}

/** What is known of a file in the output. */
interface LeftFile extends MadeFile {
  /** Milliseconds: when its bytes were changed, and when anything of it was. */
  modified: number
  changed: number
}

/** What a build has left in a folder. */
interface LeftSite {
  output: string
  files: [path: string, file: LeftFile][]
}

/** Absolute paths of the folder of an earlier site, and of the file in which a build remembers what it has left there. */
interface LastSite {
  output: string
  record: string
}

/** Opens a folder (absolute path) that only this process writes to. */
export function openSiteFolder(directory: string, last?: LastSite): SiteFolder {
  const left = last === undefined ? new Map<string, LeftFile>() : readRecord(last)
  const output = last?.output ?? ''
  const files = new Map<string, MadeFile>()
  const kept = new Set<string>()
  const folders = new Set<string>()
  const makeRoom = (path: string): string => {
    const target = join(directory, path)
    const folder = dirname(target)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    // What is there may be the output's own file.
    if (files.has(path)) rmSync(target, { force: true })
    return target
  }
  const keep = (path: string, before: LeftFile, key: string | undefined): boolean => {
    const source = join(output, path)
    if (!isAsLeft(source, before) || !link(source, makeRoom(path))) return false
    files.set(path, { hash: before.hash, size: before.size, key })
    kept.add(path)
    return true
  }
  return {
    directory,
    files,
    write: (path, content, key) => {
      const hash = hashText(content)
      if (files.get(path)?.hash === hash) return
      const before = left.get(path)
      if (before?.hash === hash && keep(path, before, key)) return
      writeFileSync(makeRoom(path), content)
      files.set(path, { hash, size: Buffer.byteLength(content), key })
      kept.delete(path)
    },
    take: (path, key) => {
      const before = left.get(path)
      return before?.key === key && keep(path, before, key)
    },
    remove: (path) => {
      rmSync(join(directory, path), { force: true })
      files.delete(path)
      kept.delete(path)
    },
    adopt: () => {
      for (const path of listFiles(directory)) {
        if (files.has(path)) continue
        const bytes = readFileSync(join(directory, path))
        files.set(path, { hash: hashText(bytes), size: bytes.length })
      }
    },
    settle: () => keepTimes({ from: directory, files: [...files.keys()].toSorted(), kept, old: output }),
    remember: () => {
      if (last !== undefined) writeSealed(last.record, JSON.stringify(describeSite(last.output, files)))
    },
  }
}

/** Opens a folder (absolute path) with a site that lacks only what is made last. */
export function adoptSiteFolder(directory: string): SiteFolder {
  const folder = openSiteFolder(directory)
  folder.adopt()
  return folder
}

/** Empty where nothing is known of this output. */
function readRecord({ output, record }: LastSite): Map<string, LeftFile> {
  const stored = readSealed(record)
  if (stored === undefined) return new Map()
  const site = JSON.parse(stored.toString()) as LeftSite
  return new Map(site.output === output ? site.files : [])
}

function describeSite(output: string, files: ReadonlyMap<string, MadeFile>): LeftSite {
  return {
    output,
    files: [...files].flatMap(([path, file]): LeftSite['files'] => {
      const stat = lstatSync(join(output, path), { throwIfNoEntry: false })
      if (stat?.size !== file.size) return []
      return [[path, { ...file, modified: stat.mtimeMs, changed: stat.ctimeMs }]]
    }),
  }
}

/** Looks into the file only when something of it has changed: nobody can set the time of a change. */
function isAsLeft(path: string, { hash, size, modified, changed }: LeftFile): boolean {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  if (stat?.isFile() !== true || stat.size !== size) return false
  return (stat.mtimeMs === modified && stat.ctimeMs === changed) || hashText(readFileSync(path)) === hash
}

/** A copy where a disk knows no links, or the output is on another one. False when the file has gone in between. */
function link(source: string, target: string): boolean {
  try {
    linkSync(source, target)
    return true
  } catch (error) {
    if (readCode(error) === 'ENOENT') return false
    copyFileSync(source, target)
    const { atimeMs, mtimeMs } = lstatSync(source)
    utimesSync(target, atimeMs / 1000, mtimeMs / 1000)
    return true
  }
}

import { copyFileSync, linkSync, lstatSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashText } from './hash-files.ts'
import { type FolderChanges, keepTimes } from './keep-times.ts'
import {
  findAsLeft,
  type LastSite,
  type LeftFile,
  type MadeFile,
  readLeft,
  stampFolders,
  writeLeft,
} from './left-files.ts'
import { listFiles } from './list-files.ts'
import { readCode } from './read-code.ts'
import { Refusal } from './refusal.ts'

/**
 * The folder in which a build makes a site. What the last build has left in the output, and would be made again, is
 * taken over: it stays where it is until the folder takes the place of the output. Paths are below the folder, with `/`.
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
  /** Absolute path of a file that was written or taken: it may lie in the output. */
  find: (path: string) => string
  /**
   * To be called when all is written: says what differs from the output, and gives equal files their times. Throws a
   * refusal when what was taken is not in the output any more.
   */
  settle: () => FolderChanges
  /** Brings here, by links, what was taken: the folder is whole then, and nobody may write to it. */
  complete: () => void
  /** To be called when the folder has taken the place of the output, for the next build. */
  remember: () => void
}

/** Somebody has changed the output since it was looked at, so that it lacks what was taken over. A new attempt helps. */
export class OutputChanged extends Refusal {}

/** Opens a folder (absolute path) that only this process writes to. */
export function openSiteFolder(directory: string, last?: LastSite): SiteFolder {
  const left = last === undefined ? new Map<string, LeftFile>() : readLeft(last)
  const output = last?.output ?? ''
  const files = new Map<string, MadeFile>()
  const kept = new Map<string, LeftFile>()
  const folders = new Set(Array.from(left.keys(), (path) => dirname(join(output, path))))
  const stamps = stampFolders(folders)
  let isWhole = false
  const made = new Set<string>()
  const makeRoom = (path: string): string => {
    const target = join(directory, path)
    const folder = dirname(target)
    if (!made.has(folder)) mkdirSync(folder, { recursive: true })
    made.add(folder)
    return target
  }
  const keep = (path: string, before: LeftFile, key: string | undefined): boolean => {
    const now = findAsLeft(join(output, path), before)
    if (now === undefined) return false
    if (files.has(path)) rmSync(join(directory, path), { force: true })
    files.set(path, { hash: before.hash, size: before.size, key })
    kept.set(path, now)
    return true
  }
  const refuse = (): never => {
    throw new OutputChanged(`"${output}" was changed while the build was at work: build again.`)
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
    find: (path) => join(kept.has(path) ? output : directory, path),
    settle: () => {
      // Whoever adds, deletes or renames something changes the time of its folder.
      const isTouched = stampFolders(folders) !== stamps
      if (isTouched) for (const [path, file] of kept) if (findAsLeft(join(output, path), file) === undefined) refuse()
      return keepTimes({ from: directory, files: [...files.keys()], kept, old: output })
    },
    complete: () => {
      for (const path of kept.keys()) if (!link(join(output, path), makeRoom(path))) refuse()
      // A link changes the time of a file.
      isWhole = true
    },
    remember: () => {
      if (last !== undefined) writeLeft(last, files, isWhole ? new Map() : kept)
    },
  }
}

/** Opens a folder (absolute path) with a site that lacks only what is made last. */
export function adoptSiteFolder(directory: string): SiteFolder {
  const folder = openSiteFolder(directory)
  folder.adopt()
  return folder
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

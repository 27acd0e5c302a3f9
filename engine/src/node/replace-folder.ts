import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { applyChanges, canApply, noteChanges } from './apply-changes.ts'
import { isRunning } from './is-running.ts'
import type { FolderChanges } from './keep-times.ts'
import { readCode } from './read-code.ts'
import { replaceContents } from './replace-contents.ts'

/** What can fail between two disks. A test gives others, to see what happens then. */
export interface Disk {
  rename: (from: string, to: string) => void
  /** Copies a whole folder. */
  copy: (from: string, to: string) => void
  /** Deletes a whole folder, if there is one. */
  remove: (path: string) => void
}

const realDisk: Disk = {
  rename: renameSync,
  // Links stay as they are: they would lead into the folder that is deleted afterwards.
  copy: (from, to) => cpSync(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true }),
  remove: (path) => rmSync(path, { recursive: true, force: true }),
}

/** What a caller should tell: the folder is new in any case. */
export interface Replaced {
  /** Why the folder could not be exchanged as a whole, so that its files were replaced one by one. */
  reason: string | undefined
  /** Earlier folders that could not be deleted. Absolute paths. */
  left: string[]
}

/**
 * Puts the folder `from` in the place of `to` (absolute paths; `to` need not exist, `from` is gone afterwards). Until
 * the end `to` is as it was. The new folder is brought to the disk of `to` first, so that the exchange is two renames.
 * Where `to` itself cannot be moved, as with a volume of a container, its files are replaced one by one.
 */
export function replaceFolder(from: string, to: string, disk: Disk = realDisk): Replaced {
  mkdirSync(dirname(to), { recursive: true })
  const reason = isMountPoint(to) ? 'a disk is mounted there' : exchange(from, to, disk)
  if (reason !== undefined) {
    const staged = nameBeside(to, 'new')
    const source = existsSync(staged) ? staged : from
    try {
      replaceContents(source, to, (here, there) => move(here, there, disk))
    } finally {
      remove(staged, disk)
    }
  }
  return { reason, left: restoreFolder(to, disk) }
}

/**
 * Makes changes to the folder `to`, in which all other files stay as they are: `from` has the new files, and is gone
 * afterwards. Absolute paths. All is brought to the disk of `to` and noted first; then it takes a rename a file, and
 * `restoreFolder` does what a process that was ended has left undone. Undefined, and nothing is done, when the folder is
 * to be replaced as a whole.
 */
export function changeFolder(from: string, to: string, changes: FolderChanges, disk = realDisk): Replaced | undefined {
  if (!existsSync(to) || isMountPoint(to) || !canApply(to, changes)) return undefined
  const [staged, ready] = [nameBeside(to, 'new'), nameBeside(to, 'changes')]
  for (const path of [staged, ready]) disk.remove(path)
  try {
    move(from, staged, disk)
  } catch (error) {
    if (pinned.has(readCode(error) ?? '')) return undefined
    throw error
  }
  try {
    noteChanges(staged, to, changes)
    disk.rename(staged, ready)
  } catch (error) {
    remove(staged, disk)
    throw error
  }
  return { reason: undefined, left: restoreFolder(to, disk) }
}

/**
 * Cleans up after processes that were ended while they replaced the folder or changed it: brings back what one has moved
 * away, does what another one has noted, and deletes what a third one has left. Returns the absolute paths of what could not be deleted.
 */
export function restoreFolder(to: string, disk: Disk = realDisk): string[] {
  const left = listLeft(to)
  const last = existsSync(to) ? undefined : left.find((path) => path.endsWith('.old'))
  if (last !== undefined) renameSync(last, to)
  for (const path of left) if (path.endsWith('.changes')) applyChanges(path, to)
  return left.filter((path) => path !== last && !remove(path, disk))
}

/** Gives the reason when `to` cannot be moved, or nothing can be written beside it. */
function exchange(from: string, to: string, disk: Disk): string | undefined {
  const [staged, old] = [nameBeside(to, 'new'), nameBeside(to, 'old')]
  for (const path of [staged, old]) disk.remove(path)
  try {
    move(from, staged, disk)
    while (!swap(staged, to, old, disk)) disk.remove(old)
    return undefined
  } catch (error) {
    const code = readCode(error) ?? ''
    if (pinned.has(code) && existsSync(to)) return code
    remove(staged, disk)
    throw error
  }
}

/** Errors of a rename that mean: this folder stays where it is. */
const pinned = new Set(['EBUSY', 'EXDEV', 'EACCES', 'EPERM', 'EROFS'])

/** Gives false when another process has put its folder there in between. */
function swap(staged: string, to: string, old: string, disk: Disk): boolean {
  const isThere = existsSync(to)
  try {
    if (isThere) disk.rename(to, old)
    disk.rename(staged, to)
    return true
  } catch (error) {
    if (['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(readCode(error) ?? '') && existsSync(staged)) return false
    if (existsSync(old) && !existsSync(to)) renameSync(old, to)
    throw error
  }
}

/** `EXDEV`: a rename cannot go to another disk. A copy that fails halfway is removed. */
function move(from: string, to: string, disk: Disk): void {
  try {
    disk.rename(from, to)
  } catch (error) {
    if (readCode(error) !== 'EXDEV') throw error
    try {
      disk.copy(from, to)
    } catch (failure) {
      remove(to, disk)
      throw failure
    }
    disk.remove(from)
  }
}

function isMountPoint(path: string): boolean {
  const own = statSync(path, { throwIfNoEntry: false })
  return own !== undefined && own.dev !== statSync(dirname(path)).dev
}

/** The number of the process is in the name, so that builds at the same time do not meet, and nobody else's folder is called so. */
function nameBeside(to: string, part: 'new' | 'old' | 'changes'): string {
  return `${to}.vitrine-${process.pid}.${part}`
}

/** Folders beside `to` of processes that have ended, and of this one. */
function listLeft(to: string): string[] {
  const start = `${basename(to)}.vitrine-`
  if (!existsSync(dirname(to))) return []
  return readdirSync(dirname(to)).flatMap((name) => {
    const owner = name.startsWith(start) ? /^(\d+)\.(new|old|changes)$/.exec(name.slice(start.length))?.[1] : undefined
    if (owner === undefined) return []
    return Number(owner) === process.pid || !isRunning(Number(owner)) ? [join(dirname(to), name)] : []
  })
}

function remove(path: string, disk: Disk): boolean {
  try {
    disk.remove(path)
    return true
  } catch {
    return false
  }
}

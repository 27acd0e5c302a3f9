import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isRunning } from './is-running.ts'
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
 * Cleans up after processes that were ended while they replaced the folder: brings back what one has moved away, and
 * deletes what another one has left. Returns the absolute paths of what could not be deleted.
 */
export function restoreFolder(to: string, disk: Disk = realDisk): string[] {
  const left = listLeft(to)
  const last = existsSync(to) ? undefined : left.find((path) => path.endsWith('.old'))
  if (last !== undefined) renameSync(last, to)
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
function nameBeside(to: string, part: 'new' | 'old'): string {
  return `${to}.vitrine-${process.pid}.${part}`
}

/** Folders beside `to` of processes that have ended, and of this one. */
function listLeft(to: string): string[] {
  const start = `${basename(to)}.vitrine-`
  if (!existsSync(dirname(to))) return []
  return readdirSync(dirname(to)).flatMap((name) => {
    const owner = name.startsWith(start) ? /^(\d+)\.(new|old)$/.exec(name.slice(start.length))?.[1] : undefined
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

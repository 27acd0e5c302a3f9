import { lstatSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isRunning } from './is-running.ts'

/**
 * Gives the folder `to` the files of the folder `from` (absolute paths), without moving `to` itself. `move` brings a
 * whole folder to another place, or fails and leaves nothing there. Everything is brought into `to` first; then each
 * file takes its place by one rename, pages after what they load, and what is not wanted any more goes last. A process
 * that is ended in between leaves pages of both builds, each with everything it needs.
 */
export function replaceContents(from: string, to: string, move: (from: string, to: string) => void): void {
  const staged = join(to, `.vitrine-${process.pid}.new`)
  rmSync(staged, { recursive: true, force: true })
  move(from, staged)
  const files = listFiles(staged).toSorted((a, b) => rankFile(a) - rankFile(b))
  for (const file of files) {
    const target = join(to, file)
    makeRoom(target, to)
    renameSync(join(staged, file), target)
  }
  const wanted = new Set(files)
  for (const file of listFiles(to)) if (!wanted.has(file)) rmSync(join(to, file), { force: true })
  removeEmptyFolders(to)
}

/** True for what lies in a folder without being anybody's work: what disks and desktops put there, and half-made builds. */
export function isStray(name: string): boolean {
  return ['lost+found', '.DS_Store', 'Thumbs.db'].includes(name) || draft.test(name)
}

const draft = /^\.vitrine-(\d+)\.new$/

/**
 * In which order files take their places: pages after what they load. The file that marks the folder as a build's comes
 * first, so that the next build may go on after an interruption.
 */
export function rankFile(file: string): number {
  if (file.startsWith('.')) return 0
  return /\.html(\.br|\.gz)?$/.test(file) ? 2 : 1
}

/** Paths below a folder of everything that is no folder, except what belongs to the disk or to a build that is running. */
function listFiles(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = join(below, entry.name)
    if (below === '' && isForeign(entry.name)) return []
    return entry.isDirectory() ? listFiles(folder, path) : [path]
  })
}

function isForeign(name: string): boolean {
  const owner = Number(draft.exec(name)?.[1] ?? process.pid)
  return name === 'lost+found' || (owner !== process.pid && isRunning(owner))
}

/** A path may have been a folder before and be a file now, or the other way round. */
function makeRoom(target: string, to: string): void {
  const own = lstatSync(target, { throwIfNoEntry: false })
  if (own?.isDirectory() === true) rmSync(target, { recursive: true })
  for (let folder = dirname(target); folder !== to; folder = dirname(folder))
    if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === false) rmSync(folder)
  mkdirSync(dirname(target), { recursive: true })
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (!entry.isDirectory() || isForeign(entry.name)) continue
    removeEmptyFolders(path)
    if (readdirSync(path).length === 0) rmdirSync(path)
  }
}

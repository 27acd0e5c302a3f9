import { lstatSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FolderChanges } from './keep-times.ts'
import { listFolder } from './list-folder.ts'
import { rankFile } from './replace-contents.ts'
import { readSealed, writeSealed } from './sealed-file.ts'

/** What is to be done to a folder, in the folder with its new files. */
const journal = '.vitrine-changes.json'

/** More than these are not put into their places within some milliseconds. */
const mostFiles = 1000

interface Journal extends FolderChanges {
  /** The folder that is meant: another one may have taken its place. */
  folder: number
}

/** Whether these changes can be made to a folder (absolute path) file by file, so that it becomes as if it was replaced. */
export function canApply(to: string, { changed, removed }: FolderChanges): boolean {
  if (changed.length + removed.length > mostFiles) return false
  const { files, folders, others } = listFolder(to)
  if (files.size === 0 || others.length > 0) return false
  // A folder may become a file, or the other way round.
  return changed.every((path) => !folders.has(path) && listAround(path).every((folder) => !files.has(folder)))
}

/** Notes in `staged`, which has the new files, what is to be done to the folder `to`. Absolute paths. */
export function noteChanges(staged: string, to: string, { changed, removed }: FolderChanges): void {
  const noted: Journal = { folder: lstatSync(to).ino, changed, removed }
  writeSealed(join(staged, journal), JSON.stringify(noted))
}

/**
 * Does what is noted in `staged`, or the rest of it: each file takes its place by one rename, pages after what they
 * load, and what is not wanted any more goes last.
 */
export function applyChanges(staged: string, to: string): void {
  const stored = readSealed(join(staged, journal))
  if (stored === undefined) return
  const { folder, changed, removed } = JSON.parse(stored.toString()) as Journal
  if (lstatSync(to, { throwIfNoEntry: false })?.ino !== folder) return
  const waiting = listFolder(staged).files
  for (const path of changed.toSorted((a, b) => rankFile(a) - rankFile(b))) {
    if (!waiting.has(path)) continue
    const target = join(to, path)
    mkdirSync(dirname(target), { recursive: true })
    renameSync(join(staged, path), target)
  }
  for (const path of removed) {
    rmSync(join(to, path), { force: true })
    for (const around of listAround(path)) if (!removeEmpty(join(to, around))) break
  }
}

/** The folders that a path lies in, the nearest one first. */
function listAround(path: string): string[] {
  const around = dirname(path)
  return around === '.' ? [] : [around, ...listAround(around)]
}

function removeEmpty(folder: string): boolean {
  if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) return true
  if (readdirSync(folder).length > 0) return false
  rmdirSync(folder)
  return true
}

import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isRunning } from './is-running.ts'
import { readCode } from './read-code.ts'

/** A folder to which only this process writes, until it calls `release`. */
export interface ClaimedFolder {
  path: string
  release: () => void
}

/**
 * Claims a working folder (absolute). When another process is using it, this process gets an empty folder beside it,
 * whose name contains the number of the process. `release` deletes that folder.
 */
export function claimFolder(folder: string): ClaimedFolder {
  removeLeftovers(folder)
  if (lock(folder)) return { path: folder, release: () => rmSync(toLock(folder), { force: true }) }
  const path = `${folder}.${process.pid}`
  rmSync(path, { recursive: true, force: true })
  mkdirSync(path, { recursive: true })
  return { path, release: () => rmSync(path, { recursive: true, force: true }) }
}

function lock(folder: string): boolean {
  mkdirSync(folder, { recursive: true })
  const path = toLock(folder)
  const owner = readOwner(path)
  // A build that was ended leaves its lock behind. In a container the next build may have the same process number.
  if (owner !== undefined && (owner === process.pid || !isRunning(owner))) removeLock(path, owner)
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (readCode(error) === 'EEXIST') return false
    throw error
  }
}

/** Takes the lock of an ended process away. What another process has put there in between goes back. */
function removeLock(path: string, owner: number): void {
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
    if (readOwner(aside) !== owner) linkSync(aside, path)
  } catch (error) {
    // The other process was faster at taking it away, or a third one at locking.
    if (!['ENOENT', 'EEXIST'].includes(readCode(error) ?? '')) throw error
  }
  rmSync(aside, { force: true })
}

/** Deletes folders of processes that have ended. */
function removeLeftovers(folder: string): void {
  mkdirSync(dirname(folder), { recursive: true })
  for (const name of readdirSync(dirname(folder))) {
    const [, owner] = name.startsWith(`${basename(folder)}.`) ? (/\.(\d+)$/.exec(name) ?? []) : []
    if (owner !== undefined && !isRunning(Number(owner)))
      rmSync(join(dirname(folder), name), { recursive: true, force: true })
  }
}

function toLock(folder: string): string {
  return join(folder, 'lock')
}

function readOwner(path: string): number | undefined {
  try {
    return Number(readFileSync(path, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

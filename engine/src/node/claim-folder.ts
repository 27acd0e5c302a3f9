import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** A folder that only this process writes to, until it lets go of it. */
export interface ClaimedFolder {
  path: string
  release: () => void
}

/**
 * Claims a working folder (absolute). While another process works in it, this one is given an empty folder beside it,
 * with the number of the process in its name, which is gone when it is released.
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
  // A build that was ended leaves its lock behind; in a container the next one may have the same number.
  if (owner !== undefined && (owner === process.pid || !isRunning(owner))) rmSync(path, { force: true })
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Folders of processes that have been ended. */
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

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It runs, but belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

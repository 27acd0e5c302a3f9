import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Keeps results of slow work on disk. A result is found again only for the same input and the same version of the code. */
export interface DiskCache {
  /** The result for `input`, made by `make` when it is not there yet. Both must be JSON. */
  remember: <Result>(kind: string, input: unknown, make: () => Result | Promise<Result>) => Promise<Result>
  /** Deletes every result this run did not ask for. */
  prune: () => void
}

/** A cache below `folder` (absolute). `version` changes whenever the code that makes the results does. */
export function createDiskCache(folder: string, version: string): DiskCache {
  mkdirSync(folder, { recursive: true })
  const asked = new Set<string>()
  return {
    remember: async (kind, input, make) => {
      const name = `${kind}-${hashText(`${version}\0${JSON.stringify(input)}`)}.json`
      asked.add(name)
      const path = join(folder, name)
      const stored = readJson(path)
      if (stored !== undefined) return stored.result as Awaited<ReturnType<typeof make>>
      const result = await make()
      // Written whole or not at all: a build may be ended at any time.
      const unfinished = `${path}.${process.pid}`
      const text = JSON.stringify({ result })
      writeFileSync(unfinished, text)
      renameSync(unfinished, path)
      // What was read back takes a third of the memory, and a first build sees what later ones will see.
      return (JSON.parse(text) as { result: typeof result }).result
    },
    prune: () => {
      for (const name of readdirSync(folder)) if (!asked.has(name)) rmSync(join(folder, name), { force: true })
    },
  }
}

/** A short name for a text, or for bytes: the first 32 hexadecimal digits of its SHA-256. */
export function hashText(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

/** A name for the contents of files and folders (absolute paths); files whose name `skip` matches do not count. */
export function hashFiles(paths: readonly string[], skip = /\.test\.tsx?$/): string {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of listFiles(path)) {
      if (skip.test(file)) continue
      hash.update(file).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex').slice(0, 32)
}

/**
 * A name for the packages that are installed where a folder (absolute) finds its own; empty when npm did not install them.
 * What they make changes with their versions.
 */
export function hashInstalled(folder: string): string {
  const record = join(folder, 'node_modules/.package-lock.json')
  if (existsSync(record)) return hashText(readFileSync(record, 'utf8'))
  const parent = dirname(folder)
  return parent === folder ? '' : hashInstalled(parent)
}

function listFiles(path: string): string[] {
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'ENOTDIR') return [path]
    if (code === 'ENOENT') return []
    throw error
  }
}

function readJson(path: string): { result: unknown } | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as { result: unknown }
  } catch {
    // Missing, or cut off by a crash: made anew.
    return undefined
  }
}

import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { hashText } from './hash-files.ts'
import { readSealed, writeSealed } from './sealed-file.ts'
import { isDraft } from './write-whole.ts'

/** Stores the results of slow work on disk. A result is used again only for the same input and the same version of the code. */
export interface DiskCache {
  /** Gives the result for `input`. When it is not stored yet, `make` makes it. Both must be JSON. */
  remember: <Result>(kind: string, input: unknown, make: () => Result | Promise<Result>) => Promise<Result>
  /**
   * Finds a result in two parts for `input`: its head, and the file (absolute path) in which `readRest` finds the rest.
   * Undefined when it is not stored yet; `keepParts` stores it.
   */
  findParts: <Head>(kind: string, input: unknown) => StoredParts<Head> | undefined
  keepParts: <Head>(kind: string, input: unknown, head: Head, rest: unknown) => StoredParts<Head>
  /** Deletes every result that this run has not used and that no run has used in the last hour, but nothing that another run is writing. */
  prune: () => void
}

/** A result of which one part is at hand and the other one on disk. */
interface StoredParts<Head> {
  head: Head
  path: string
}

/** Another build, or a page that is being drawn, may still want to read what it has found. No build takes longer. */
const kept = 60 * 60 * 1000

/** A cache below `folder` (absolute). `version` must change whenever the code that makes the results changes. */
export function createDiskCache(folder: string, version: string): DiskCache {
  mkdirSync(folder, { recursive: true })
  const asked = new Set<string>()
  const place = (kind: string, input: unknown): string => {
    const name = `${kind}-${hashText(`${version}\0${JSON.stringify(input)}`)}.json`
    asked.add(name)
    return join(folder, name)
  }
  return {
    remember: async (kind, input, make) => {
      const path = place(kind, input)
      const stored = take(path)?.toString()
      const text = stored ?? JSON.stringify({ result: await make() })
      if (stored === undefined) writeSealed(path, text)
      // A result that was parsed from JSON needs a third of the memory. It is also exactly what later builds will get.
      return (JSON.parse(text) as { result: Awaited<ReturnType<typeof make>> }).result
    },
    findParts: (kind, input) => {
      const path = place(kind, input)
      const stored = take(path)
      return stored === undefined ? undefined : { path, head: parseHead(stored) as never }
    },
    keepParts: (kind, input, head, rest) => {
      const path = place(kind, input)
      const stored = Buffer.from(`${JSON.stringify(head)}\n${JSON.stringify(rest)}`)
      writeSealed(path, stored)
      return { path, head: parseHead(stored) as typeof head }
    },
    prune: () => {
      const now = Date.now()
      for (const name of readdirSync(folder)) {
        const path = join(folder, name)
        // Another build may have deleted it since it was listed.
        const used = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now
        if (!asked.has(name) && !isDraft(name) && now - used > kept) rmSync(path, { force: true })
      }
    },
  }
}

/** The head of a result (absolute path). Undefined when it is gone, or is not what was stored. */
export function readHead(path: string): unknown {
  const stored = readSealed(path)
  return stored && parseHead(stored)
}

/** The second part of a result (absolute path). Undefined when it is gone, or is not what was stored. */
export function readRest(path: string): unknown {
  const stored = readSealed(path)
  return stored === undefined ? undefined : JSON.parse(stored.toString('utf8', stored.indexOf(10) + 1))
}

/** JSON has no line break. */
function parseHead(stored: Buffer): unknown {
  return JSON.parse(stored.toString('utf8', 0, stored.indexOf(10)))
}

/** A stored result, which is marked as used now. */
function take(path: string): Buffer | undefined {
  const stored = readSealed(path)
  const now = Date.now() / 1000
  if (stored !== undefined) utimesSync(path, now, now)
  return stored
}

import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { hashText } from './hash-files.ts'
import { readCode } from './read-code.ts'
import { readBytes, readSealed, writeSealed } from './sealed-file.ts'
import { isDraft, writeWhole } from './write-whole.ts'

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
  /** Whether a result is still stored in this file (absolute path), which is marked as used then. */
  keeps: (path: string) => boolean
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
      const head = readHead(path)
      return head === undefined ? undefined : { path, head: head as never }
    },
    keeps: (path) => {
      asked.add(basename(path))
      const stat = statSync(path, { throwIfNoEntry: false })
      if (stat !== undefined) touch(path, stat.mtimeMs)
      return stat !== undefined
    },
    keepParts: (kind, input, head, rest) => {
      const path = place(kind, input)
      const [first, second] = [JSON.stringify(head), JSON.stringify(rest) ?? '']
      const sizes = [first, second].map((text) => Buffer.byteLength(text))
      writeWhole(path, [[...sizes, hashText(first), hashText(second)].join(' '), first, second].join('\n'))
      return { path, head: JSON.parse(first) as typeof head }
    },
    prune: () => {
      const now = Date.now()
      for (const name of readdirSync(folder)) {
        if (asked.has(name) || isDraft(name)) continue
        const path = join(folder, name)
        // Another build may have deleted it since it was listed.
        const used = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now
        if (now - used > kept) rmSync(path, { force: true })
      }
    },
  }
}

/** The second part of a result (absolute path). Undefined when it is gone, or is not what was stored: it is deleted then. */
export function readRest(path: string): unknown {
  const stored = readBytes(path)
  if (stored === undefined) return undefined
  const { begin, headSize, restHash } = readParts(stored)
  const rest = stored.subarray(begin + headSize + 1)
  if (hashText(rest) === restHash) return rest.length === 0 ? undefined : JSON.parse(rest.toString())
  rmSync(path, { force: true })
  return undefined
}

/** Most heads fit. */
const beginning = Buffer.allocUnsafe(1 << 16)

/**
 * The first part of a result (absolute path), which is marked as used. The second part, ten times as long, is not read: it is seen to be
 * as long as it should be. Undefined when it is not stored, or not what was stored.
 */
export function readHead(path: string): unknown {
  // An error that is thrown costs more than the question, which a first build asks for each page.
  if (!existsSync(path)) return undefined
  let file: number | undefined
  try {
    file = openSync(path, 'r')
    const { size, mtimeMs } = fstatSync(file)
    const read = beginning.subarray(0, readSync(file, beginning))
    const { begin, headSize, restSize, headHash } = readParts(read)
    const bytes = begin + headSize > read.length ? readFileSync(path) : read
    const head = bytes.subarray(begin, begin + headSize)
    if (size !== begin + headSize + 1 + restSize || hashText(head) !== headHash) return undefined
    touch(path, mtimeMs)
    return JSON.parse(head.toString())
  } catch (error) {
    if (readCode(error) === undefined) throw error
    return undefined
  } finally {
    if (file !== undefined) closeSync(file)
  }
}

/** Marks a result as used, unless that was done a moment ago. */
function touch(path: string, mtimeMs: number): void {
  const now = Date.now()
  if (now - mtimeMs > kept / 4) utimesSync(path, now / 1000, now / 1000)
}

/** What the first line of a result in two parts says of them, and where they begin. */
function readParts(
  bytes: Buffer,
): Record<'begin' | 'headSize' | 'restSize', number> & Record<'headHash' | 'restHash', string> {
  const end = bytes.indexOf(10)
  const [headSize, restSize, headHash = '', restHash = ''] = bytes.toString('latin1', 0, Math.max(0, end)).split(' ')
  return { begin: end + 1, headSize: Number(headSize), restSize: Number(restSize), headHash, restHash }
}

/** A stored result, which is marked as used now. */
function take(path: string): Buffer | undefined {
  const stored = readSealed(path)
  const now = Date.now() / 1000
  if (stored !== undefined) utimesSync(path, now, now)
  return stored
}

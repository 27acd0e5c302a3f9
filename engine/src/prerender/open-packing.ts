import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readSealed, writeSealed } from '../node/sealed-file.ts'
import type { SiteFolder } from '../node/site-folder.ts'
import { isDraft } from '../node/write-whole.ts'
import {
  chooseQuality,
  type Coding,
  codings,
  isSure,
  listTexts,
  manyBytes,
  pack,
  slowQuality,
  type TextFile,
} from './pack-text.ts'

/** What was done to a folder. Counts the copies: two for each file, and equal files count once. */
export interface CompressReport {
  made: number
  fromCache: number
}

/** Writes files that say something of all others, when the copies of those are there. Gives their paths below the folder. */
type WriteLast = () => readonly string[]

/** Compresses the files of a site, the first ones while others are still being made. */
export interface Packing {
  /** Takes files (paths below the folder) that stay as they are. Some wait for others, which decide how hard to try. */
  add: (paths: Iterable<string>) => void
  /** Compresses all files that the folder has, and then those that `writeLast` writes. */
  finish: (writeLast?: WriteLast) => Promise<CompressReport>
  /** Begins nothing more. Afterwards nothing is written. */
  close: () => Promise<void>
}

/** So many files are in memory at a time. Node's thread pool, which compresses, has as many threads. */
const threads = 4
const month = 30 * 24 * 60 * 60 * 1000

/**
 * Writes a `.br` and a `.gz` copy beside every text file of a site, except the smallest. Copies that take long are also
 * kept in `cacheDir`, by content. One that no build has used is deleted there after a month. To be closed.
 */
export function openPacking(folder: SiteFolder, cacheDir: string): Packing {
  mkdirSync(cacheDir, { recursive: true })
  const report: CompressReport = { made: 0, fromCache: 0 }
  /** Path of the first copy by its name in the cache, so that equal files are compressed once. */
  const making = new Map<string, Promise<string> | string>()
  /** The hash of each file that was taken. */
  const taken = new Map<string, string>()
  const held: TextFile[] = []
  const queue: { file: TextFile; codings: readonly Coding[] }[] = []
  const working = new Set<Promise<void>>()
  let next = 0
  let pageBytes = 0
  let isClosed = false
  let failure: { error: unknown } | undefined

  const read = (path: string): Buffer => readFileSync(folder.find(path))
  const nameCopy = (file: TextFile, coding: Coding): string =>
    `${file.hash}-${chooseQuality(coding, file, pageBytes)}.${coding}`
  const takeOver = (file: TextFile, coding: Coding): boolean => {
    const name = nameCopy(file, coding)
    const path = `${file.path}.${coding}`
    if (!folder.take(path, name)) return false
    if (!making.has(name)) {
      making.set(name, path)
      report.fromCache += 1
    }
    return true
  }
  const copy = async (file: TextFile, coding: Coding, readFile: () => Buffer): Promise<void> => {
    const name = nameCopy(file, coding)
    const path = `${file.path}.${coding}`
    const first = making.get(name)
    if (first !== undefined) return folder.write(path, read(await first), name)
    const quality = chooseQuality(coding, file, pageBytes)
    const make = (): Promise<Buffer> => pack(readFile(), coding, quality)
    const written = (async () => {
      folder.write(path, await take(quality < slowQuality ? undefined : join(cacheDir, name), make, report), name)
      return path
    })()
    making.set(name, written)
    await written
  }
  const work = async (): Promise<void> => {
    for (let job = queue[next]; job !== undefined; job = queue[next]) {
      next += 1
      const { file, codings: missing } = job
      let bytes: Buffer | undefined
      const readOnce = (): Buffer => (bytes ??= read(file.path))
      const copies = await Promise.allSettled(missing.map((coding) => copy(file, coding, readOnce)))
      for (const result of copies) if (result.status === 'rejected') throw result.reason
    }
  }
  const begin = (files: readonly TextFile[]): void => {
    if (isClosed) return
    // The longest files first, so that at the end no worker is alone with a long one.
    for (const file of files.toSorted((a, b) => b.size - a.size)) {
      const missing = codings.filter((coding) => !takeOver(file, coding))
      if (missing.length > 0) queue.push({ file, codings: missing })
    }
    while (working.size < threads && next < queue.length) {
      const worker = work()
        .catch((error: unknown) => {
          failure ??= { error }
          next = queue.length
        })
        .finally(() => working.delete(worker))
      working.add(worker)
    }
  }
  const takeUp = (paths: Iterable<string>): TextFile[] => {
    const files = listTexts(folder.files, paths).filter(({ path, hash }) => {
      if (taken.has(path) && taken.get(path) !== hash) throw new Error(`"${path}" was written again after its copies.`)
      return !taken.has(path)
    })
    for (const { path, hash, isHashed, size } of files) {
      taken.set(path, hash)
      if (!isHashed) pageBytes += size
    }
    return files
  }
  const settle = async (): Promise<void> => {
    while (working.size > 0) await Promise.all(working)
    if (failure !== undefined) throw failure.error
  }
  return {
    add: (paths) => {
      const files = takeUp(paths)
      begin(files.filter((file) => isSure(file, pageBytes)))
      held.push(...files.filter((file) => !isSure(file, pageBytes)))
      if (pageBytes > manyBytes) begin(held.splice(0))
    },
    finish: async (writeLast = () => []) => {
      begin([...held.splice(0), ...takeUp(folder.files.keys())])
      await settle()
      begin(takeUp(writeLast()))
      await settle()
      removeOld(cacheDir, new Set(making.keys()))
      return report
    },
    close: async () => {
      isClosed = true
      next = queue.length
      await Promise.all(working)
    },
  }
}

/** A copy out of the cache. It is made anew when what lies there is torn: an empty copy would be an empty page for every reader. */
async function take(cached: string | undefined, make: () => Promise<Buffer>, report: CompressReport): Promise<Buffer> {
  const stored = cached === undefined ? undefined : readSealed(cached)
  report[stored === undefined ? 'made' : 'fromCache'] += 1
  if (stored !== undefined) return stored
  const packed = await make()
  if (cached !== undefined) writeSealed(cached, packed)
  return packed
}

/** Builds for other bases share the cache. They may need what this build did not use. */
function removeOld(cacheDir: string, wanted: ReadonlySet<string>): void {
  for (const name of readdirSync(cacheDir)) {
    const path = join(cacheDir, name)
    // Another build may have deleted it since it was listed.
    const used = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (!wanted.has(name) && !isDraft(name) && Date.now() - used > month) rmSync(path, { force: true })
  }
}

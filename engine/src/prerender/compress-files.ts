import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { readSealed, writeSealed } from '../node/sealed-file.ts'
import type { SiteFolder } from '../node/site-folder.ts'
import { isDraft } from '../node/write-whole.ts'

/** What was done to a folder. Counts the copies: two for each file, and equal files count once. */
export interface CompressReport {
  made: number
  fromCache: number
}

/** Writes files that say something of all others, when the copies of those are there. Gives their paths below the folder. */
export type WriteLast = () => readonly string[]

/**
 * Writes a `.br` and a `.gz` copy beside every text file of a site, except the smallest, and then beside those that
 * `writeLast` writes. The copies are also kept in `cacheDir`, by content. A copy that no build has used is deleted there
 * after a month.
 */
export async function compressFiles(
  folder: SiteFolder,
  cacheDir: string,
  writeLast: WriteLast = () => [],
): Promise<CompressReport> {
  mkdirSync(cacheDir, { recursive: true })
  const files = listTexts(folder, [...folder.files.keys()])
  const pageBytes = files.reduce((sum, file) => sum + (file.isHashed ? 0 : file.size), 0)
  const report: CompressReport = { made: 0, fromCache: 0 }
  /** Path of the first copy by its name in the cache, so that equal files are compressed once. */
  const making = new Map<string, Promise<string>>()
  const copy = async (file: TextFile, coding: Coding): Promise<void> => {
    const quality = chooseQuality(coding, file, pageBytes)
    const name = `${file.hash}-${quality}.${coding}`
    const path = `${file.path}.${coding}`
    const first = making.get(name)
    if (first !== undefined) return folder.write(path, await readFile(join(folder.directory, await first)), name)
    const make = async (): Promise<Buffer> => pack(await readFile(join(folder.directory, file.path)), coding, quality)
    const written = (async () => {
      if (folder.take(path, name)) report.fromCache += 1
      else folder.write(path, await take(join(cacheDir, name), make, report), name)
      return path
    })()
    making.set(name, written)
    await written
  }
  const copyAll = async (texts: readonly TextFile[]): Promise<void> => {
    // All workers share this iterator: each takes the next file from it.
    const waiting = texts.values()
    const work = async (): Promise<void> => {
      for (const file of waiting) await Promise.all([copy(file, 'br'), copy(file, 'gz')])
    }
    await Promise.all(Array.from({ length: threads }, work))
  }
  await copyAll(files)
  await copyAll(listTexts(folder, writeLast()))
  removeOld(cacheDir, new Set(making.keys()))
  return report
}

/** A copy out of the cache. It is made anew when what lies there is torn: an empty copy would be an empty page for every reader. */
async function take(cached: string, make: () => Promise<Buffer>, report: CompressReport): Promise<Buffer> {
  const stored = readSealed(cached)
  report[stored === undefined ? 'made' : 'fromCache'] += 1
  if (stored !== undefined) return stored
  const packed = await make()
  writeSealed(cached, packed)
  return packed
}

type Coding = 'br' | 'gz'

interface TextFile {
  path: string
  hash: string
  /** In bytes. */
  size: number
  /** Files below `assets/` are few, are the same in the next build, and are needed on every visit. */
  isHashed: boolean
}

const textual = /\.(html|js|mjs|css|json|svg|xml|txt|md|webmanifest|wasm)$/
/** A smaller file fits into one network packet anyway. */
const smallest = 512
/**
 * With more bytes of pages than this, time matters more than the last eighth of their size. The second number is the
 * same limit for a single file.
 */
const manyBytes = 20_000_000
const longest = 1_000_000
/** So many files are in memory at a time. Node's thread pool, which compresses, has as many threads. */
const threads = 4
const month = 30 * 24 * 60 * 60 * 1000

function listTexts({ files: all }: SiteFolder, names: readonly string[]): TextFile[] {
  const files = names.flatMap((path): TextFile[] => {
    const file = textual.test(path) ? all.get(path) : undefined
    return file === undefined ? [] : [{ path, ...file, isHashed: path.startsWith('assets/') }]
  })
  // The longest files first, so that at the end no worker is alone with a long one.
  return files.filter((file) => file.size >= smallest).toSorted((a, b) => b.size - a.size)
}

/**
 * Compressing a megabyte of pages takes 0.5 s with Brotli 11, and 0.2 s with 10 (2 % larger), 0.04 s with 9 (8 %
 * larger) or 0.02 s with 5 (13 % larger). With 28 MB of search data 9 takes 8.1 s, and 6 takes 1.2 s (6 % larger): more
 * would be half of what a build takes after an edit. Gzip is only for the few clients without Brotli.
 */
function chooseQuality(coding: Coding, { isHashed, size }: TextFile, pageBytes: number): number {
  if (coding === 'gz') return 6
  // Only what is for a whole large site is that long, such as its search data, and it changes with every edit.
  if (size > longest) return size > longest * 10 ? 6 : 9
  if (isHashed) return 11
  return pageBytes > manyBytes ? 5 : 11
}

function pack(bytes: Buffer, coding: Coding, quality: number): Promise<Buffer> {
  if (coding === 'gz') return promisify(gzip)(bytes, { level: quality })
  const window = Math.ceil(Math.log2(bytes.length + 16))
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      // The window is not larger than the file, because each compression allocates memory for it.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(10, window)),
    },
  })
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

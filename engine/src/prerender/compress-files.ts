import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { copyFile, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { hashText } from '../node/hash-files.ts'
import { writeWhole } from '../node/write-whole.ts'

/** What was done to a folder. Copies are counted, two for each file; equal files count once. */
export interface CompressReport {
  made: number
  fromCache: number
}

/**
 * Writes a `.br` and a `.gz` copy beside every file below `directory` that gets smaller by it.
 * Copies are kept in `cacheDir` by content, and go when they are a month old and not wanted.
 */
export async function compressFiles(directory: string, cacheDir: string): Promise<CompressReport> {
  mkdirSync(cacheDir, { recursive: true })
  const files = listTexts(directory)
  const pageBytes = files.reduce((sum, file) => sum + (file.isHashed ? 0 : file.size), 0)
  const report: CompressReport = { made: 0, fromCache: 0 }
  /** By name in the cache: equal files are compressed once. */
  const making = new Map<string, Promise<void>>()
  const copy = async (file: TextFile, bytes: Buffer, key: string, coding: Coding): Promise<void> => {
    const quality = chooseQuality(coding, file, pageBytes)
    const name = `${key}-${quality}.${coding}`
    const cached = join(cacheDir, name)
    let made = making.get(name)
    if (made === undefined) {
      const isThere = existsSync(cached)
      report[isThere ? 'fromCache' : 'made'] += 1
      made = isThere ? Promise.resolve() : pack(bytes, coding, quality).then((packed) => writeWhole(cached, packed))
      making.set(name, made)
    }
    await made
    await copyFile(cached, `${file.path}.${coding}`)
  }
  // Each lane takes the next file from the same line.
  const waiting = files.values()
  const work = async (): Promise<void> => {
    for (const file of waiting) {
      const bytes = await readFile(file.path)
      const key = hashText(bytes)
      await Promise.all([copy(file, bytes, key, 'br'), copy(file, bytes, key, 'gz')])
    }
  }
  await Promise.all(Array.from({ length: threads }, work))
  removeOld(cacheDir, new Set(making.keys()))
  return report
}

type Coding = 'br' | 'gz'

interface TextFile {
  path: string
  /** In bytes. */
  size: number
  /** Below `assets/`: few, the same in the next build, and sent on every visit. */
  isHashed: boolean
}

const textual = /\.(html|js|mjs|css|json|svg|xml|txt|md|webmanifest|wasm)$/
/** Below this a file fits into one packet either way. */
const smallest = 512
/** Bytes of pages from which time counts more than the last eighth of their size; and of a single file. */
const manyBytes = 10_000_000
const longest = 1_000_000
/** Files in memory at a time: as many as Node's thread pool, which does the work, has threads. */
const threads = 4
const month = 30 * 24 * 60 * 60 * 1000

function listTexts(directory: string): TextFile[] {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) => textual.test(name))
  const files = names.map((name) => {
    const path = join(directory, name)
    return { path, size: statSync(path).size, isHashed: name.startsWith(`assets${sep}`) }
  })
  // The longest first, so that no single one is left over at the end.
  return files.filter((file) => file.size >= smallest).toSorted((a, b) => b.size - a.size)
}

/**
 * Brotli 11 takes 0.5 s for a megabyte of pages, 10 takes 0.2 s and gives 2 % more, 9 takes 0.04 s and gives 8 % more,
 * 5 takes 0.02 s and gives 13 % more. Gzip is for the few that know nothing else.
 */
function chooseQuality(coding: Coding, { isHashed, size }: TextFile, pageBytes: number): number {
  if (coding === 'gz') return 6
  // Only the search data of a large site is that long, and it changes with every edit.
  if (isHashed) return size > longest ? 9 : 11
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
      // Not larger than the file: the memory for it is taken anew for each.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(10, window)),
    },
  })
}

/** Builds for other bases share the cache: what this one did not want may be theirs. */
function removeOld(cacheDir: string, wanted: ReadonlySet<string>): void {
  for (const name of readdirSync(cacheDir)) {
    const path = join(cacheDir, name)
    if (!wanted.has(name) && Date.now() - statSync(path).mtimeMs > month) rmSync(path, { force: true })
  }
}

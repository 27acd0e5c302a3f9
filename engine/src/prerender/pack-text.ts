import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MadeFile } from '../node/left-files.ts'

/** How a copy is compressed; also the ending of its name. */
export type Coding = (typeof codings)[number]
export const codings = ['br', 'gz'] as const

/** A file that gets compressed copies. */
export interface TextFile {
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
export const manyBytes = 20_000_000
const longest = 1_000_000
/** From this quality on, a copy is worth a file in the cache. */
export const slowQuality = 9

/** Those of the paths that get compressed copies. */
export function listTexts(files: ReadonlyMap<string, MadeFile>, paths: Iterable<string>): TextFile[] {
  return [...paths].flatMap((path): TextFile[] => {
    const file = textual.test(path) ? files.get(path) : undefined
    if (file === undefined || file.size < smallest) return []
    return [{ path, hash: file.hash, size: file.size, isHashed: path.startsWith('assets/') }]
  })
}

/** True when the bytes of further pages do not change how hard to try. */
export function isSure({ isHashed, size }: TextFile, pageBytes: number): boolean {
  return isHashed || size > longest || pageBytes > manyBytes
}

/**
 * Compressing a megabyte of pages takes 0.5 s with Brotli 11, and 0.2 s with 10 (2 % larger), 0.04 s with 9 (8 %
 * larger) or 0.02 s with 5 (13 % larger). With 28 MB of search data 9 takes 8.1 s, 6 0.7 s and 5 0.5 s (3 % larger),
 * gzip 0.7 s with 6 and 0.3 s with 4 (3 % larger): more would be a third of what a build takes after an edit. Gzip is
 * only for the few clients without Brotli.
 */
export function chooseQuality(coding: Coding, { isHashed, size }: TextFile, pageBytes: number): number {
  // Only what is for a whole large site is that long, such as its search data, and it changes with every edit.
  const isForAll = size > longest * 10
  if (coding === 'gz') return isForAll ? 4 : 6
  if (size > longest) return isForAll ? 5 : 9
  if (isHashed) return 11
  return pageBytes > manyBytes ? 5 : 11
}

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/** A compressed copy of a file. */
export function pack(bytes: Buffer, coding: Coding, quality: number): Promise<Buffer> {
  // Room for all of it. Else it stops after each 16 KB until this thread, which draws pages meanwhile, takes them.
  const chunkSize = bytes.length
  if (coding === 'gz') return toGzip(bytes, { level: quality, chunkSize })
  const window = Math.ceil(Math.log2(bytes.length + 16))
  return toBrotli(bytes, {
    chunkSize,
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      // The window is not larger than the file, because each compression allocates memory for it.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(10, window)),
    },
  })
}

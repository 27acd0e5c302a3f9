import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** What was done to a folder. Copies are counted, two for each file. */
export interface CompressReport {
  made: number
  fromCache: number
}

/**
 * Writes a `.br` and a `.gz` copy beside every file below `directory` that gets smaller by it.
 * Copies are kept in `cacheDir` by content, and go when no build has wanted them for a month.
 */
export async function compressFiles(directory: string, cacheDir: string): Promise<CompressReport> {
  await mkdir(cacheDir, { recursive: true })
  const files = await readTexts(directory)
  const pageBytes = files.reduce((sum, file) => sum + (file.isHashed ? 0 : file.bytes.length), 0)
  const report: CompressReport = { made: 0, fromCache: 0 }
  // Node's thread pool does the work and its queue keeps the order; all are asked for at once.
  await Promise.all(
    files.flatMap((file) =>
      (['br', 'gz'] as const).map(async (coding) => {
        const quality = chooseQuality(coding, file, pageBytes)
        const isCached = await writeCopy(file, coding, quality, cacheDir)
        if (isCached) report.fromCache += 1
        else report.made += 1
      }),
    ),
  )
  await removeOld(cacheDir)
  return report
}

type Coding = 'br' | 'gz'

interface TextFile {
  path: string
  bytes: Buffer
  /** Below `assets/`: few, the same in the next build, and sent on every visit. */
  isHashed: boolean
}

const textual = /\.(html|js|mjs|css|json|svg|xml|txt|md|webmanifest|wasm)$/
/** Below this a file fits into one packet either way. */
const smallest = 512
/** Bytes of pages from which time counts more than the last tenth of their size. */
const manyBytes = 10_000_000
const month = 30 * 24 * 60 * 60 * 1000

async function readTexts(directory: string): Promise<TextFile[]> {
  const names = (await readdir(directory, { recursive: true })).filter((name) => textual.test(name))
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(directory, name)
      return { path, bytes: await readFile(path), isHashed: name.startsWith(`assets${sep}`) }
    }),
  )
  // The longest first, so that no single one is left over at the end.
  return files.filter((file) => file.bytes.length >= smallest).toSorted((a, b) => b.bytes.length - a.bytes.length)
}

/**
 * Brotli 11 takes 0.8 s for a megabyte, 10 takes 0.3 s and gives 2 % more, 5 takes 0.02 s and gives 13 % more.
 * Gzip is for the few that know nothing else.
 */
function chooseQuality(coding: Coding, { isHashed }: TextFile, pageBytes: number): number {
  if (coding === 'gz') return 6
  if (isHashed) return 11
  return pageBytes > manyBytes ? 5 : 10
}

/** True when the copy was there from an earlier build. */
async function writeCopy(
  { path, bytes }: TextFile,
  coding: Coding,
  quality: number,
  cacheDir: string,
): Promise<boolean> {
  const key = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const cached = join(cacheDir, `${key}-${quality}.${coding}`)
  const target = `${path}.${coding}`
  const now = new Date()
  try {
    await copyFile(cached, target)
    await utimes(cached, now, now)
    return true
  } catch {
    // Not there yet.
  }
  const packed = await pack(bytes, coding, quality)
  // Two builds may run at once: a name of its own, then a rename, so that neither reads half a file.
  const draft = `${cached}.${process.pid}-${drafts++}`
  await writeFile(draft, packed)
  await rename(draft, cached)
  await writeFile(target, packed)
  return false
}

let drafts = 0

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

async function removeOld(cacheDir: string): Promise<void> {
  const names = await readdir(cacheDir)
  await Promise.all(
    names.map(async (name) => {
      const path = join(cacheDir, name)
      const { mtimeMs } = await stat(path)
      if (Date.now() - mtimeMs > month) await rm(path, { force: true })
    }),
  )
}

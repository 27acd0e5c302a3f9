import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** In bytes. */
interface Weight {
  median: number
  largest: number
}

/** So many pages are compressed: with the best quality ten thousand would take longer than their build. */
const weighed = 200

/** What the pages in a built folder weigh, and how many they are. */
export function weighPages(folder: string): { raw: Weight; brotli: Weight; count: number } {
  const pages = listFiles(folder)
    .filter((name) => name.endsWith('.html') && !name.includes('404') && !name.startsWith('~demos'))
    .map((name) => readFileSync(join(folder, name)))
    .toSorted((a, b) => a.length - b.length)
  const step = Math.max(1, Math.floor(pages.length / weighed))
  const sample = pages.filter((_, index) => (pages.length - 1 - index) % step === 0)
  return {
    raw: weigh(pages.map(({ length }) => length)),
    brotli: weigh(sample.map((page) => brotliCompressSync(page).length)),
    count: pages.length,
  }
}

function weigh(lengths: readonly number[]): Weight {
  const sorted = lengths.toSorted((a, b) => a - b)
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, largest: sorted.at(-1) ?? 0 }
}

/** The hash of each file in a folder, by its path in it. */
export function hashOutput(folder: string): Map<string, string> {
  return new Map(
    listFiles(folder).map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  )
}

/** How many files are new, gone, or not what they were. */
export function countChanges(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): number {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].filter((name) => before.get(name) !== after.get(name)).length
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** What a page needs to know of a picture. */
export interface PictureSize {
  /** In pixels of the file. */
  width: number
  height: number
  /** The same picture lies beside it as AVIF, under the same name. */
  hasAvif: boolean
}

/** Width and height of a PNG file (absolute path); undefined when it cannot be read. */
export function readPictureSize(path: string): PictureSize | undefined {
  const header = Buffer.alloc(24)
  let file: number | undefined
  try {
    file = openSync(path, 'r')
    if (readSync(file, header, 0, 24, 0) < 24) return undefined
  } catch {
    return undefined
  } finally {
    if (file !== undefined) closeSync(file)
  }
  if (header.toString('latin1', 1, 4) !== 'PNG') return undefined
  return {
    width: header.readUInt32BE(16),
    height: header.readUInt32BE(20),
    hasAvif: existsSync(path.replace(/\.png$/, '.avif')),
  }
}

/** Sizes of all PNG files below a folder (absolute), by their path inside of it. */
export function listPictureSizes(folder: string): Record<string, PictureSize | undefined> {
  if (!existsSync(folder)) return {}
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.name.endsWith('.png'),
  )
  return Object.fromEntries(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return [relative(folder, path).split(sep).join('/'), readPictureSize(path)]
    }),
  )
}

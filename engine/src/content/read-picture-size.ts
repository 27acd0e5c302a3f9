import { closeSync, openSync, readSync } from 'node:fs'

/** Width and height of a PNG file in CSS pixels (pictures are made at twice the size); undefined when it cannot be read. */
export function readPictureSize(path: string): { width: number; height: number } | undefined {
  const header = Buffer.alloc(24)
  try {
    const file = openSync(path, 'r')
    readSync(file, header, 0, 24, 0)
    closeSync(file)
  } catch {
    return undefined
  }
  if (header.toString('latin1', 1, 4) !== 'PNG') return undefined
  return { width: Math.round(header.readUInt32BE(16) / 2), height: Math.round(header.readUInt32BE(20) / 2) }
}

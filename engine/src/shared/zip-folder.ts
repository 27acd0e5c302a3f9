import { strToU8, zipSync } from 'fflate'

/** Packs a folder into one file. All dates in it are the same, so that unchanged files give the same bytes and the same name. */
export function zipFolder(folder: string, files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([path, text]) => [`${folder}/${path}`, strToU8(text)] as const)
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: new Date(2000, 0, 1) })
}

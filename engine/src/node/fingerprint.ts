import { readFileSync, statSync } from 'node:fs'
import { hashText } from './hash-files.ts'

/** What is kept of a file to find out later whether it has changed. */
export interface Fingerprint {
  /** In milliseconds since 1970. */
  modified: number
  /** In bytes. */
  size: number
  hash: string
}

/** The fingerprint of a file (absolute path) as it is now. */
export function takeFingerprint(file: string): Fingerprint {
  const { mtimeMs, size } = statSync(file)
  return { modified: mtimeMs, size, hash: hashText(readFileSync(file)) }
}

/** True while a file is what it was. Time and size are compared first, the content only when the time differs. */
export function isUnchanged(file: string, { modified, size, hash }: Fingerprint): boolean {
  const now = statSync(file, { throwIfNoEntry: false })
  if (now === undefined || !now.isFile() || now.size !== size) return false
  return now.mtimeMs === modified || hashText(readFileSync(file)) === hash
}

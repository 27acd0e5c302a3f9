import { readSealed, writeSealed } from '../node/sealed-file.ts'
import type { KnownKeys } from './create-document-keys.ts'

/** Keys that the last build has computed. Empty without that file (absolute path), or when it is torn. */
export function readKnownKeys(file: string): KnownKeys {
  const stored = readSealed(file)
  return new Map(stored === undefined ? [] : (JSON.parse(stored.toString()) as [string, string][]))
}

/** Keeps keys for the next build. */
export function writeKnownKeys(file: string, keys: KnownKeys): void {
  writeSealed(file, JSON.stringify([...keys]))
}

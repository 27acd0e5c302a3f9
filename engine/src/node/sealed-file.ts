import { existsSync, readFileSync } from 'node:fs'
import { hashText } from './hash-files.ts'
import { writeWhole } from './write-whole.ts'

/** Length of a seal: the hash of the content and a line break. */
const sealBytes = 33

/** Writes a file of a cache (absolute path). Its first line is the hash of the rest. */
export function writeSealed(path: string, content: string | Uint8Array): void {
  writeWhole(path, Buffer.concat([Buffer.from(`${hashText(content)}\n`), Buffer.from(content)]))
}

/**
 * Content of a file that `writeSealed` wrote. Undefined when the file is missing or is not what was written: a crash or
 * a full disk leaves empty and torn files, and somebody may have edited it. The caller then makes it anew.
 */
export function readSealed(path: string): Buffer | undefined {
  const bytes = readBytes(path)
  const content = bytes?.subarray(sealBytes)
  if (bytes === undefined || content === undefined) return undefined
  return bytes.toString('latin1', 0, sealBytes) === `${hashText(content)}\n` ? content : undefined
}

/** Undefined when there is no such file. */
export function readBytes(path: string): Buffer | undefined {
  // An error that is thrown costs more than to read: a first build finds nothing, thousands of times.
  if (!existsSync(path)) return undefined
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

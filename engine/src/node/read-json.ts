import { readFileSync } from 'node:fs'

/** Content of a cache file. Undefined when the file is missing or incomplete after a crash; the caller then makes it again. */
export function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

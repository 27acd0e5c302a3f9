import { readFileSync } from 'node:fs'

/** What a file of a cache holds; undefined when it is missing, or was cut off by a crash: it is made anew. */
export function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

import { readFileSync } from 'node:fs'

/** Content of a JSON file. Undefined when the file is missing or is no JSON. */
export function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

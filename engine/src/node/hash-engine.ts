import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashFiles } from './hash-files.ts'
import { hashInstalled } from './hash-installed.ts'

let known: string | undefined

/**
 * A hash of the engine's code and of the packages it uses: part of every cache key, because what they make changes with
 * them. Computed once, as the code that runs does not change.
 */
export function hashEngine(): string {
  const folder = dirname(dirname(fileURLToPath(import.meta.url)))
  known ??= `${hashFiles([folder])}${hashInstalled(folder)}`
  return known
}

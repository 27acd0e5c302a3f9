import { statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

/**
 * Absolute path of a stylesheet that the configuration names: a file of the site folder, or one that an installed
 * package offers. Undefined when there is none.
 */
export function resolveStylesheet(name: string, root: string): string | undefined {
  const own = resolve(root, name)
  if (statSync(own, { throwIfNoEntry: false })?.isFile() === true) return own
  try {
    return createRequire(join(root, 'docs.config.ts')).resolve(name)
  } catch {
    return undefined
  }
}

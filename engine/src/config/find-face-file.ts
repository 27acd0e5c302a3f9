import { join, resolve } from 'node:path'
import { findPackage, readPackageName } from '../node/find-package.mjs'

/** Absolute path of the font that a configuration names. It need not exist. `root` is the site folder. */
export function findFaceFile(file: string, root: string): string {
  if (file.startsWith('.')) return resolve(root, file)
  const name = readPackageName(file)
  return join(findPackage(name, root) ?? join(root, 'node_modules', name), file.slice(name.length))
}

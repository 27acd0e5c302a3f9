// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** @type {Map<string, { name: string, folder: string }>} */
const known = new Map()

/**
 * The package a file belongs to: the nearest package.json that has a name.
 * @param {string} file absolute path
 * @returns {{ name: string, folder: string }} empty name when there is none
 */
export function findPackage(file) {
  const folder = dirname(file)
  const before = known.get(folder)
  if (before !== undefined) return before
  const found = readName(folder) ?? (folder === dirname(folder) ? { name: '', folder } : findPackage(folder))
  known.set(folder, found)
  return found
}

/** @param {string} folder */
function readName(folder) {
  const manifest = join(folder, 'package.json')
  if (!existsSync(manifest)) return undefined
  const name = JSON.parse(readFileSync(manifest, 'utf8')).name
  if (typeof name !== 'string') return undefined
  // The compiler's own declarations lie in a package per platform.
  return { name: name.replace(/^@typescript\/typescript-.*/, 'typescript'), folder }
}

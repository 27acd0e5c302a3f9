// @ts-check
// Plain JavaScript, because the process that reads types imports it as well, and Node 20 does not run TypeScript.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Folder of an installed package, found the way a file in `from` finds it. Asks for no module of it: a package need not
 * export its package.json.
 * @param {string} name
 * @param {string} from absolute path of a folder
 * @returns {string | undefined} undefined when it is not installed
 */
export function findPackage(name, from) {
  const folder = join(from, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  return from === dirname(from) ? undefined : findPackage(name, dirname(from))
}

/**
 * The package that a module is imported from: `@scope/name/part` gives `@scope/name`.
 * @param {string} from
 * @returns {string}
 */
export function readPackageName(from) {
  return from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/')
}

/** @type {Map<string, { name: string, folder: string }>} */
const known = new Map()

/**
 * The package a file belongs to: an installed one by its place, which may hold further package.json files;
 * elsewhere the nearest package.json that has a name.
 * @param {string} file absolute path
 * @returns {{ name: string, folder: string }} empty name when there is none
 */
export function findOwner(file) {
  const installed = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0]
  return findNamed(installed ?? dirname(file))
}

/** @param {string} folder @returns {{ name: string, folder: string }} */
function findNamed(folder) {
  const before = known.get(folder)
  if (before !== undefined) return before
  const name = readName(folder)
  const found =
    name !== undefined
      ? { name, folder }
      : folder === dirname(folder)
        ? { name: '', folder }
        : findNamed(dirname(folder))
  known.set(folder, found)
  return found
}

/** @param {string} folder @returns {string | undefined} */
function readName(folder) {
  const manifest = join(folder, 'package.json')
  if (!existsSync(manifest)) return undefined
  const { name } = /** @type {{ name?: unknown }} */ (JSON.parse(readFileSync(manifest, 'utf8')))
  return typeof name === 'string' ? name : undefined
}

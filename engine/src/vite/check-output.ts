import { accessSync, constants, existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import type { Config } from '../model/config.ts'
import { explainDiskError } from '../node/explain-disk-error.ts'
import { readCode } from '../node/read-code.ts'
import { Refusal } from '../node/refusal.ts'
import { isStray } from '../node/replace-contents.ts'
import { engineDir } from './site-files.ts'

/** A file in every output: the next build replaces a folder that has it. Hosts give it no meaning. */
export const outputMark = {
  name: '.vitrine',
  text: 'A build wrote this folder, and the next one replaces it as a whole: keep nothing of your own here.\n',
}

/**
 * Throws a refusal when a build must not replace the output folder, because somebody's work is in it, or cannot write
 * there. Gives the absolute path to write to: where the output is a link, the folder it leads to.
 */
export function checkOutput(config: Config): string {
  return checkFolder(config.outDir, (out) => findSource(out, config))
}

/** The same where the sources of the site are not known, because its parts were built elsewhere. */
export function checkFolder(folder: string, findOwn: (out: string) => string | undefined = findTool): string {
  const out = findRealPath(folder)
  const what = findOwn(out) ?? findObstacle(out) ?? findForeign(out)
  if (what !== undefined) throw new Refusal(`The site cannot be written to "${out}": ${what}`)
  checkRights(out)
  return out
}

/** What must not be replaced, whatever the site is. */
function findTool(out: string): string | undefined {
  const around = findReserved(out)
  if (around !== undefined) return `it lies in "${around}", where only sources and tools are. ${advice}`
  const holds = [realpathSync(process.cwd()), dirname(engineDir)].some((path) => isWithin(findRealPath(path), out))
  return holds ? `it holds the engine, or the folder that this command runs in. ${advice}` : undefined
}

const advice = 'Choose a folder that is for the built site alone, for example --out built-site.'

/** What the site is made from and lies in the folder, or is around it. */
function findSource(out: string, config: Config): string | undefined {
  const { root, contentDir, demosDir, publicDir, cacheDir, styles, hero, islands, onError, api } = config
  const engine = dirname(engineDir)
  const words = api === false ? [] : [join(root, api.words)]
  const folders = [contentDir, demosDir, publicDir, cacheDir, engine, ...words].map(findRealPath)
  const own = Object.values(islands).flatMap(({ module, style }) => [module, style])
  const files = [join(root, 'docs.config.ts'), ...styles, hero, ...own, onError].filter((path) => path !== undefined)
  if (isWithin(realpathSync(process.cwd()), out)) return `this command runs in it, and a build replaces it. ${advice}`
  const held = [...folders, ...files.map(findRealPath)].find((path) => isWithin(path, out))
  if (held === out) return `the site is made from it. ${advice}`
  if (held !== undefined) return `it holds "${relative(out, held)}", which the site is made from. ${advice}`
  const around = folders.find((path) => isWithin(out, path)) ?? findReserved(out)
  return around === undefined ? undefined : `it lies in "${around}", where only sources and tools are. ${advice}`
}

/** The folder around a path in which only git or a package manager writes. */
function findReserved(path: string): string | undefined {
  const names = path.split(sep)
  const index = names.findIndex((name) => name === '.git' || name === 'node_modules')
  return index === -1 ? undefined : names.slice(0, index + 1).join(sep)
}

/** What there is instead of a folder. */
function findObstacle(out: string): string | undefined {
  const nearest = findExisting(out)
  // A build at the same time may be putting its own folder there just now.
  if (statSync(nearest, { throwIfNoEntry: false })?.isDirectory() === false) return `"${nearest}" is a file. ${advice}`
  return nearest !== out && lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink() === true
    ? 'it is a link that leads nowhere. Make the folder it names, or delete the link.'
    : undefined
}

function readNames(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (readCode(error) === 'ENOENT') return []
    throw explainDiskError(error) ?? error
  }
}

/** What is in the folder and was written by no build. */
function findForeign(out: string): string | undefined {
  const names = readNames(out).filter((name) => !isStray(name))
  if (names.includes('.git')) return `it holds ".git", the history of a repository. ${advice}`
  if (names.length === 0 || names.includes(outputMark.name)) return undefined
  if (names.includes('routes.json') && names.includes('404.html'))
    return `it looks like the output of an older version, which left no mark ("${outputMark.name}"). Delete the folder, then build again.`
  return (
    `a build replaces the whole folder, and "${names[0]}" in it may be yours: no build has left its mark ` +
    `("${outputMark.name}") there. ${advice}`
  )
}

/** A folder that is there may be replaced as a whole or file by file, so one of two rights is enough. */
function checkRights(out: string): void {
  const [own, around] = existsSync(out) ? [out, dirname(out)] : [findExisting(out), findExisting(out)]
  try {
    accessSync(around, constants.W_OK | constants.X_OK)
  } catch {
    try {
      accessSync(own, constants.W_OK | constants.X_OK)
    } catch (error) {
      throw explainDiskError(error) ?? error
    }
  }
}

/** The folder, or the nearest one around it that exists. */
function findExisting(path: string): string {
  return existsSync(path) ? path : findExisting(dirname(path))
}

/** A path without links, spelt as the disk spells it. What does not exist yet keeps its name. */
function findRealPath(path: string): string {
  try {
    return realpathSync.native(path)
  } catch {
    return dirname(path) === path ? path : join(findRealPath(dirname(path)), basename(path))
  }
}

/** True for the folder itself too. */
function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !/^[a-z]:/i.test(way))
}

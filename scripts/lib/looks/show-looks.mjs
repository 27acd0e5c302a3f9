import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { repository } from '../repository.mjs'
import { readLooks } from './read-looks.mjs'
import { writeSheet } from './write-sheet.mjs'

/** The pictures that the tests compare, in the repository. */
export const picturesFolder = join(repository, 'e2e/looks/pictures')
/** Why nothing is compared on this machine; undefined where it is. */
export const whyNotCompared = explainPlatform(process.platform)
const sheets = join(repository, '.cache/looks')

/**
 * Reads the report of a run, and writes the pictures that look different for people to compare.
 * @param {string} path of Playwright's JSON report; without one nothing is known
 */
export async function showLooks(path) {
  const looks = readLooks(existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {})
  await writeSheet(looks.changed, sheets)
  return { ...looks, sentence: describeChanged(looks.changed.length) }
}

/** @param {NodeJS.Platform} platform */
export function explainPlatform(platform) {
  if (platform === 'linux') return undefined
  return `The pictures are those of Chromium on Linux; on ${platform} the system draws letters in its own way: run this on Linux.`
}

/** @param {number} count */
export function describeChanged(count) {
  if (count === 0) return undefined
  const what = count === 1 ? 'One picture looks' : `${count} pictures look`
  return `${what} different: compare in ${relative(repository, join(sheets, 'index.html'))}, or the PNG files beside it; npm run looks accepts what you see.`
}

/**
 * Pictures that no test asks for.
 * @param {readonly string[]} asked names
 * @param {string} [folder] absolute path
 * @returns {string[]} names
 */
export function listUnused(asked, folder = picturesFolder) {
  if (!existsSync(folder)) return []
  const names = new Set(asked)
  return readdirSync(folder)
    .map((file) => file.replace(/\.webp$/, ''))
    .filter((name) => !names.has(name))
}

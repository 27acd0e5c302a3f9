import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackages } from './install-packages.mjs'
import { runCommand } from './run-command.mjs'

/**
 * A browser beside Chromium in which the journeys run: what tells the tests where it is, or the sentence why it is not
 * to be had.
 * @typedef {{ name: EngineName, env: Readonly<Record<string, string>> } | { name: EngineName, reason: string }} Engine
 * @typedef {'firefox' | 'webkit'} EngineName
 */

/** The projects of `playwright.config.ts` that run in Chromium. Each other browser has a project of its name. */
export const chromiumProjects = ['behaviour', 'sweep', 'demos', 'looks', 'matrix']

/**
 * The browser tests that run in other browsers too; the address of the site is no matter of the browser. Most of the rest
 * passes there as well: `npm run e2e -- --project=firefox <pattern>`.
 */
export const engineTests = [
  'e2e/matrix/',
  'e2e/engines/',
  'e2e/demos/(single|multiple|combobox|optgroup)\\.',
  'e2e/try/loops\\.',
  'e2e/navigation/lost-script\\.',
  'e2e/reading/words-in-address\\.',
  '--grep-invert=below a path',
]

/** Without what makes a desktop of a machine. */
const lean = ['--no-install-recommends']

/** @type {Promise<Engine[]> | undefined} */
let found

/**
 * Firefox and WebKit as they are installed, or as Debian packages them. Prints what it downloads.
 * @returns {Promise<Engine[]>}
 */
export function findEngines() {
  return (found ??= search())
}

async function search() {
  return [await findFirefox(), await findWebkit()]
}

/** @returns {Promise<Engine>} */
async function findFirefox() {
  const name = 'firefox'
  const named = process.env.FIREFOX_PATH
  const look = async () => {
    for (const path of named === undefined ? [...onPath('firefox-esr'), ...onPath('firefox')] : [named])
      if (await starts(path)) return path
    return undefined
  }
  const path = (await look()) ?? ((await installPackages(['firefox-esr'], lean)) ? await look() : undefined)
  return path === undefined
    ? { name, reason: describeMissing('Firefox', 'FIREFOX_PATH') }
    : { name, env: { FIREFOX_PATH: path } }
}

/** @returns {Promise<Engine>} */
async function findWebkit() {
  const name = 'webkit'
  const look = () => {
    const browser = process.env.WEBKIT_BROWSER ?? findMiniBrowser()
    const hasDriver = onPath('WebKitWebDriver').length > 0 && onPath('Xvfb').length > 0
    return hasDriver && browser !== undefined && existsSync(browser) ? browser : undefined
  }
  const path = look() ?? ((await installPackages(['webkit2gtk-driver', 'xvfb'], lean)) ? look() : undefined)
  return path === undefined
    ? { name, reason: describeMissing('WebKit with WebKitWebDriver and Xvfb', 'WEBKIT_BROWSER') }
    : { name, env: { WEBKIT_BROWSER: path } }
}

/**
 * @param {string} what
 * @param {string} variable
 */
function describeMissing(what, variable) {
  return `${what} was not found and could not be installed, which needs root on Debian: install it, or name it in ${variable}.`
}

/** Debian keeps WebKit's own browser out of the path, in a folder of its architecture. */
function findMiniBrowser() {
  const root = '/usr/lib'
  if (!existsSync(root)) return undefined
  return readdirSync(root)
    .map((folder) => join(root, folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((path) => existsSync(path))
}

/** @param {string} program */
function onPath(program) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, program))
    .filter((path) => existsSync(path))
}

/** @param {string} path */
async function starts(path) {
  return existsSync(path) && (await runCommand(path, ['--version'], { timeLimit: 20_000 })).code === 0
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from './refusal.mjs'
import { repository } from './repository.mjs'
import { runCommand } from './run-command.mjs'

/**
 * What is read of a lockfile, and of npm's record of what it has installed.
 * @typedef {{ packages: Readonly<Record<string, LockedPackage>> }} Lock
 * @typedef {{ name?: string, version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} LockedPackage
 */

/** Installs the dependencies with `npm ci`, unless everything in package-lock.json is installed already. */
export async function install() {
  const wanted = readJson(join(repository, 'package-lock.json'))
  if (wanted === undefined)
    throw new Refusal('package-lock.json is missing or broken: restore it with git checkout package-lock.json.')
  // npm writes this file last, so it is missing after an installation that was interrupted.
  if (isInstalled(wanted, readJson(join(repository, 'node_modules/.package-lock.json')))) return

  console.log('Installing the dependencies; this happens once …')
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  const ticker = setInterval(() => console.log(`  still installing, ${seconds()} s`), 10_000)
  const { code, output } = await runNpm([
    'ci',
    '--include=dev',
    // Nothing that is installed needs a script to run, so none gets the chance.
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    '--loglevel=error',
  ])
  clearInterval(ticker)
  if (code !== 0)
    throw new Refusal(
      `${output.trim()}\nThe dependencies could not be installed: mend what npm says above, or run npm ci yourself.`,
    )
  console.log(`Installed in ${seconds()} s.`)
}

/**
 * True when npm's record of an installation has everything that a lockfile needs on every platform.
 * @param {Lock} wanted
 * @param {Partial<Lock> | undefined} installed
 */
export function isInstalled(wanted, installed) {
  const packages = installed?.packages
  if (packages === undefined) return false
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (path === '') return true
    const found = packages[path]
    // npm leaves out what only other platforms need.
    if (found === undefined) return entry.optional === true || entry.devOptional === true
    return found.version === entry.version && found.integrity === entry.integrity
  })
}

/**
 * Runs the npm that runs this script, else the one on the path.
 * @param {readonly string[]} args
 */
function runNpm(args) {
  const options = { cwd: repository, timeLimit: 15 * 60_000 }
  const cli = process.env.npm_execpath
  if (cli !== undefined && cli.endsWith('npm-cli.js') && existsSync(cli))
    return runCommand(process.execPath, [cli, ...args], options)
  return runCommand('npm', args, { ...options, shell: process.platform === 'win32' })
}

/**
 * @param {string} path
 * @returns {Lock | undefined}
 */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

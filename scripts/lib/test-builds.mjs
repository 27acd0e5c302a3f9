import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { repository } from './repository.mjs'
import { runNode } from './run-node.mjs'

/** @import { Finished } from './run-command.mjs' */

/**
 * A build of the site that browser tests ask for.
 * @typedef {{ name: BuildName, base: string, args: readonly string[] }} TestBuild
 * @typedef {'root' | 'sub' | 'second'} BuildName
 */

/** Folder for what tests build and report. */
export const workFolder = join(repository, '.cache/test')

/** @type {readonly TestBuild[]} */
export const builds = [
  { name: 'root', base: '/', args: [] },
  { name: 'sub', base: '/sub/', args: ['--base', '/sub/'] },
  // The same site as after a new deploy: every hashed file has another name.
  { name: 'second', base: '/', args: ['--build-id', 'second'] },
]

/** Files and folders of the repository that a build reads, without tests. */
const sources = ['engine', 'site', 'scripts/build.mjs', 'scripts/lib/load-engine.mjs', 'scripts/lib/read-options.mjs']
/** Paths below those folders that a build does not read. */
const notSources = /^(node_modules|\.cache|dist|dist\.vitrine-[^/]+|test|facts)\/|\.test\.tsx?$/

/**
 * Makes a build in `.cache/test/<name>`. `onLine` gets the lines that the build prints.
 * @param {TestBuild} build
 * @param {(line: string) => void} onLine
 * @returns {Promise<Finished>}
 */
export async function makeBuild(build, onLine) {
  // The key is computed first. An edit during the build then makes the build out of date.
  const key = hashSources()
  const out = folderOf(build)
  rmSync(keyFile(build), { force: true })
  rmSync(out, { recursive: true, force: true })
  const finished = await runNode([join(repository, 'scripts/build.mjs'), '--out', out, ...build.args], {
    // Notes are for the person who publishes the site.
    onLine: (line) => (/^ *note /.test(line) ? undefined : onLine(line)),
  })
  if (finished.code === 0) {
    mkdirSync(workFolder, { recursive: true })
    writeFileSync(keyFile(build), key)
  }
  return finished
}

/**
 * The reason why a build has to be made. Undefined when it exists and its sources have not changed.
 * @param {TestBuild} build
 * @param {string} key what `hashSources` gives
 * @returns {string | undefined}
 */
export function whyStale(build, key) {
  if (!isBuilt(build)) return 'there is none yet'
  if (!existsSync(keyFile(build))) return 'it is not known what the last one was made from'
  return readFileSync(keyFile(build), 'utf8') === key ? undefined : 'what it is made from has changed'
}

/** @param {TestBuild} build */
export function isBuilt(build) {
  return existsSync(join(folderOf(build), 'index.html'))
}

/**
 * Absolute path of a build.
 * @param {TestBuild} build
 */
export function folderOf({ name }) {
  return join(workFolder, name)
}

/**
 * A hash of everything from which a build is made: its sources, the installed packages, the git history (for "last
 * updated"), the version of Node, and the requested address.
 * @param {string} [root] absolute path of a repository
 */
export function hashSources(root = repository) {
  const hash = createHash('sha256')
  const files = [
    ...sources.flatMap((path) => listFiles(join(root, path))),
    ...readdirSync(root).flatMap((name) => (/^tsconfig.*\.json$/.test(name) ? [join(root, name)] : [])),
    // npm's record of the installed packages.
    ...listFiles(join(root, 'node_modules/.package-lock.json')),
  ]
  for (const file of files) hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  const surroundings = [
    process.version,
    process.env.SITE_ORIGIN ?? '',
    process.env.SITE_REPOSITORY ?? '',
    ...readHistory(root),
  ]
  return hash.update(surroundings.join('\0')).digest('hex')
}

/**
 * The last commit of the site's sources, which depends on all commits before it, and whether the history is shallow.
 * @param {string} root
 */
function readHistory(root) {
  const ask = (/** @type {string[]} */ ...args) => {
    try {
      return execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    } catch {
      // Without git or a repository there are no dates.
      return ''
    }
  }
  return [ask('log', '-1', '--format=%H', '--', 'site'), ask('rev-parse', '--is-shallow-repository')]
}

/**
 * @param {string} path absolute
 * @returns {string[]} absolute paths in the same order on every machine
 */
function listFiles(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat === undefined) return []
  if (stat.isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(path, join(entry.parentPath, entry.name)))
    .filter((file) => !notSources.test(file.replaceAll('\\', '/')))
    .toSorted()
    .map((file) => join(path, file))
}

/**
 * Absolute path of the JSON report of some tests.
 * @param {string} name
 */
export function reportFile(name) {
  return join(workFolder, `${name}.json`)
}

/**
 * The same before a run: the report of an earlier one is gone.
 * @param {string} name
 */
export function clearReport(name) {
  mkdirSync(workFolder, { recursive: true })
  rmSync(reportFile(name), { force: true })
  return reportFile(name)
}

/** @param {TestBuild} build */
function keyFile(build) {
  return `${folderOf(build)}.made-from`
}

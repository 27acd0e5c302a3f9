import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { repository } from './repository.mjs'

/** @import { BuildName } from './test-builds.mjs' */

/** Options of Playwright without a value: a word after one of them is a pattern. After any other option it may be a value. */
const switches = new Set(
  'debug fail-on-flaky-tests forbid-only fully-parallel headed ignore-snapshots last-failed list no-deps pass-with-no-tests quiet ui x'
    .split(' ')
    .map((name) => (name.length === 1 ? `-${name}` : `--${name}`)),
)

/** This module names all builds. A spec that imports it does not need all of them. */
const door = 'support/site.ts'

/**
 * The builds that the specs need which Playwright's arguments choose. In doubt it gives one too many.
 * @param {readonly string[]} args
 * @param {string} [folder] absolute path of the specs
 * @returns {Set<BuildName>}
 */
export function findNeeds(args, folder = join(repository, 'e2e')) {
  return new Set(chooseSpecs(args, folder).flatMap((spec) => readNeeds(spec, folder)))
}

/**
 * @param {readonly string[]} args
 * @param {string} folder
 * @returns {string[]} absolute paths
 */
function chooseSpecs(args, folder) {
  const specs = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.spec\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const patterns = readPatterns(args)
  if (patterns === undefined || patterns.length === 0) return specs
  return specs.filter((spec) => patterns.some((pattern) => pattern.test(spec)))
}

/**
 * The expressions that Playwright tests on the absolute path of each spec. Undefined when an argument is no regular
 * expression.
 * @param {readonly string[]} args
 * @returns {RegExp[] | undefined}
 */
function readPatterns(args) {
  const words = args.filter((arg, index) => {
    const before = args[index - 1] ?? ''
    return !arg.startsWith('-') && (!before.startsWith('-') || before.includes('=') || switches.has(before))
  })
  try {
    // In `gestures.spec.ts:40` the number is a line.
    return words.map((word) => new RegExp(word.replace(/(:\d+){1,2}$/, ''), 'i'))
  } catch {
    return undefined
  }
}

/**
 * @param {string} spec absolute path
 * @param {string} folder
 * @returns {BuildName[]}
 */
function readNeeds(spec, folder) {
  // These specs start the development server with a site of their own.
  if (relative(folder, spec).split(sep)[0] === 'dev') return []
  const text = [...readWithImports(spec)].join('\n')
  return [
    'root',
    ...(/\bsubUrl\b|'sub'/.test(text) ? [/** @type {const} */ ('sub')] : []),
    ...(/'second'/.test(text) ? [/** @type {const} */ ('second')] : []),
  ]
}

/**
 * The text of a file, and of the files that it imports by a relative path.
 * @param {string} file
 * @param {Set<string>} [seen]
 * @returns {Generator<string, void>}
 */
function* readWithImports(file, seen = new Set()) {
  if (seen.has(file) || !existsSync(file) || file.replaceAll('\\', '/').endsWith(door)) return
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  yield text
  for (const [, request = ''] of text.matchAll(/from '(\.[^']+)'/g))
    yield* readWithImports(resolve(dirname(file), request), seen)
}

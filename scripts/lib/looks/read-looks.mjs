import { stripVTControlCharacters } from 'node:util'

/**
 * A picture that looks different, or that is new. Absolute paths; a new one has no `difference`.
 * @typedef {{ name: string, expected?: string, actual?: string, difference?: string }} ChangedLook
 */

/**
 * What is read of Playwright's JSON report.
 * @typedef {{ suites?: readonly Suite[] }} Report
 * @typedef {{ suites?: readonly Suite[], specs?: readonly { tests: readonly Test[] }[] }} Suite
 * @typedef {{ annotations?: readonly { type: string, description?: string }[], results: readonly Result[] }} Test
 * @typedef {{ attachments?: readonly { name: string, path?: string }[], errors?: readonly { message?: string }[] }} Result
 */

/** Playwright writes three files for a picture that differs, by these names. */
const parts = /** @type {const} */ ({ expected: 'expected', actual: 'actual', diff: 'difference' })

/**
 * What a run says of pictures: those that look different, the names of all that tests asked for, and what else failed.
 * @param {Report} report
 */
export function readLooks({ suites = [] }) {
  const tests = suites.flatMap(testsOf)
  const results = tests.flatMap((test) => test.results)
  return {
    changed: results.flatMap(readChanged).toSorted((a, b) => a.name.localeCompare(b.name)),
    asked: tests.flatMap(({ annotations = [] }) =>
      annotations.flatMap(({ type, description }) =>
        type === 'look' && description !== undefined ? [description] : [],
      ),
    ),
    failures: results
      .flatMap(({ errors = [] }) => errors.map(({ message = '' }) => stripVTControlCharacters(message)))
      .filter((message) => !/toHaveScreenshot\(|^Error: A snapshot doesn't exist/m.test(message)),
  }
}

/**
 * @param {Result} result
 * @returns {ChangedLook[]}
 */
function readChanged({ attachments = [] }) {
  /** @type {Map<string, ChangedLook>} */
  const looks = new Map()
  for (const { name: file, path } of attachments) {
    const [, name, part] = /^(.+)-(expected|actual|diff)\.webp$/.exec(file) ?? []
    if (name === undefined || path === undefined) continue
    const look = looks.get(name) ?? { name }
    look[parts[/** @type {keyof typeof parts} */ (part)]] = path
    looks.set(name, look)
  }
  return [...looks.values()]
}

/**
 * @param {Suite} suite
 * @returns {Test[]}
 */
function testsOf({ specs = [], suites = [] }) {
  return [...specs.flatMap((spec) => spec.tests), ...suites.flatMap(testsOf)]
}

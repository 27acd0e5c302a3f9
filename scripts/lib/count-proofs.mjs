import { faultFiles } from './faults.mjs'
import { describeFuzz } from './fuzz-report.mjs'

/**
 * What is read of Playwright's JSON report here. `file` is below `e2e`.
 * @typedef {{ file: string, specs?: readonly ProofSpec[], suites?: readonly ProofSuite[] }} ProofSuite
 * @typedef {{ tests: readonly ProofTest[], tags: readonly string[] }} ProofSpec
 * @typedef {{ projectName: string, status: string }} ProofTest
 * @typedef {{ suites: readonly ProofSuite[] }} ProofReport
 */

/** The tests that are the same in every browser: the matrix, and its journeys in WebKit. */
const journeys = /^(matrix\/|engines\/webkit\.)/

/** @type {readonly (readonly [project: string, name: string])[]} */
const engines = [
  ['matrix', 'Chromium'],
  ['firefox', 'Firefox'],
  ['webkit', 'WebKit'],
]

/**
 * The tables of the README, from the reports of `npm test` and `npm run fuzz`.
 * @param {{ browser: ProofReport, engines: ProofReport, fuzz: string }} reports `fuzz`: lines of JSON, one a parser
 */
export function describeProofs({ browser, engines: others, fuzz }) {
  const tests = [...browser.suites, ...others.suites].flatMap((suite) => listTests(suite))
  const rows = engines.map(([project, name]) => {
    const own = tests.filter((test) => test.projectName === project && journeys.test(test.file))
    return `| ${name} | ${count(own, 'expected')} | ${count(own, 'skipped')} |`
  })
  const survived = tests.filter(({ isFault, projectName }) => isFault && projectName === 'behaviour')
  return [
    '| engine | journeys that pass | that its driver cannot do |',
    '|---|--:|--:|',
    ...rows,
    '',
    `Faults survived: ${count(survived, 'expected')}.`,
    '',
    describeFuzz(fuzz),
  ].join('\n')
}

/**
 * @param {ProofSuite} suite
 * @returns {(ProofTest & { file: string, isFault: boolean })[]}
 */
function listTests({ file, specs = [], suites = [] }) {
  const own = specs.flatMap(({ tests, tags }) => {
    const isFault = faultFiles.test(file) || tags.includes('fault')
    return tests.map((test) => ({ ...test, file, isFault }))
  })
  return [...own, ...suites.flatMap((suite) => listTests(suite))]
}

/**
 * @param {readonly ProofTest[]} tests
 * @param {string} status
 */
function count(tests, status) {
  return tests.filter((test) => test.status === status).length
}

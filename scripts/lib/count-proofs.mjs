import { describeFuzz } from './fuzz-report.mjs'

/**
 * What is read of Playwright's JSON report here. `file` is below `e2e`.
 * @typedef {{ file: string, specs?: readonly ProofSpec[], suites?: readonly ProofSuite[] }} ProofSuite
 * @typedef {{ tests: readonly ProofTest[] }} ProofSpec
 * @typedef {{ projectName: string, status: string, annotations?: readonly { type: string }[] }} ProofTest
 * @typedef {{ suites: readonly ProofSuite[] }} ProofReport
 */

/** The tests that are the same in every browser: the matrix, and its journeys in WebKit. */
const journeys = /^(matrix|engines)\//

/** The tests in which something is broken on purpose. */
const faults =
  /^(soak\/|navigation\/(failures|cut-off|chunks|deploy)\.|offline\/refusals\.|search\/trouble\.|shell\/demo-errors\.|try\/(isolation|loops)\.)/

/** @type {readonly (readonly [project: string, name: string])[]} */
const engines = [
  ['matrix', 'Chromium'],
  ['firefox', 'Firefox'],
  ['webkit', 'WebKit'],
]

/**
 * The tables of the README, from the reports of `npm test` and `npm run fuzz`. A test counts as the faults that it notes as
 * annotations of the type `fault`; one that notes none is one.
 * @param {{ browser: ProofReport, engines: ProofReport, fuzz: string }} reports `fuzz`: lines of JSON, one a parser
 */
export function describeProofs({ browser, engines: others, fuzz }) {
  const tests = [...browser.suites, ...others.suites].flatMap((suite) => listTests(suite))
  const rows = engines.map(([project, name]) => {
    const own = tests.filter((test) => test.projectName === project && journeys.test(test.file))
    return `| ${name} | ${count(own, 'expected')} | ${count(own, 'skipped')} |`
  })
  const survived = tests
    .filter(
      ({ file, status, projectName }) => faults.test(file) && status === 'expected' && projectName === 'behaviour',
    )
    .reduce(
      (sum, { annotations = [] }) => sum + Math.max(1, annotations.filter(({ type }) => type === 'fault').length),
      0,
    )
  return [
    '| engine | journeys that pass | that its driver cannot do |',
    '|---|--:|--:|',
    ...rows,
    '',
    `Faults survived: ${survived}.`,
    '',
    describeFuzz(fuzz),
  ].join('\n')
}

/**
 * @param {ProofSuite} suite
 * @returns {(ProofTest & { file: string })[]}
 */
function listTests({ file, specs = [], suites = [] }) {
  const own = specs.flatMap(({ tests }) => tests.map((test) => ({ ...test, file })))
  return [...own, ...suites.flatMap((suite) => listTests(suite))]
}

/**
 * @param {readonly ProofTest[]} tests
 * @param {string} status
 */
function count(tests, status) {
  return tests.filter((test) => test.status === status).length
}

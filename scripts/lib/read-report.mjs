/**
 * @typedef {{ passed: number, failed: number, skipped?: number }} Counts
 */

/**
 * What is read of Vitest's JSON report.
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {readonly { status: string, assertionResults: readonly unknown[] }[]} testResults
 */

/**
 * What is read of Playwright's JSON report.
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {readonly unknown[]} errors
 * @property {readonly PlaywrightSuite[]} suites
 */

/**
 * @typedef {object} PlaywrightSuite
 * @property {readonly { tests: readonly PlaywrightTest[] }[]} [specs]
 * @property {readonly PlaywrightSuite[]} [suites]
 */

/**
 * @typedef {{ projectName: string, status: string, annotations?: readonly { type: string, description?: string }[] }} PlaywrightTest
 */

/**
 * The numbers of Vitest's JSON report. Skipped tests and broken files count as failures, because a skipped test
 * checks nothing.
 * @param {VitestReport} report
 * @returns {Counts}
 */
export function countVitest(report) {
  const skipped = report.numPendingTests + report.numTodoTests
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + skipped + brokenFiles.length }
}

/**
 * The numbers of Playwright's JSON report, in total and per project. Flaky and skipped tests count as failures.
 * @param {PlaywrightReport} report
 */
export function countPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats
  /** @type {Map<string, Counts>} */
  const projects = new Map()
  for (const test of report.suites.flatMap(testsOf)) {
    const counts = projects.get(test.projectName) ?? { passed: 0, failed: 0 }
    counts[test.status === 'expected' ? 'passed' : 'failed'] += 1
    projects.set(test.projectName, counts)
  }
  return { passed: expected, failed: unexpected + flaky + skipped + report.errors.length, projects }
}

/**
 * The same for browsers whose drivers cannot do everything: a test that is skipped and says why is counted by itself.
 * `notes` has a sentence for each reason, with the number of its tests.
 * @param {PlaywrightReport} report
 */
export function countEngines(report) {
  const { passed, failed, projects } = countPlaywright(report)
  /** @type {Map<string, number>} */
  const reasons = new Map()
  for (const { projectName, status, annotations = [] } of report.suites.flatMap(testsOf)) {
    const reason = annotations.find(({ type }) => type === 'skip')?.description
    const counts = projects.get(projectName)
    if (status !== 'skipped' || reason === undefined || counts === undefined) continue
    counts.failed -= 1
    counts.skipped = (counts.skipped ?? 0) + 1
    const sentence = `${projectName}: ${reason}`
    reasons.set(sentence, (reasons.get(sentence) ?? 0) + 1)
  }
  const skipped = [...reasons.values()].reduce((sum, count) => sum + count, 0)
  const notes = [...reasons].map(([sentence, count]) => `${count} skipped in ${sentence}`)
  return { passed, failed: failed - skipped, skipped, notes, projects }
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightTest[]}
 */
function testsOf(suite) {
  return [...(suite.specs ?? []).flatMap((spec) => spec.tests), ...(suite.suites ?? []).flatMap(testsOf)]
}

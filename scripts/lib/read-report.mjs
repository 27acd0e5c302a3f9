/** Numbers of Vitest's JSON report. Skipped tests and broken files count as failures: a skipped test promises nothing. */
export function countVitest(report) {
  const skipped = report.numPendingTests + report.numTodoTests
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + skipped + brokenFiles.length }
}

/** Numbers of Playwright's JSON report, all and per project. Flaky and skipped tests count as failures. */
export function countPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats
  const projects = new Map()
  for (const test of report.suites.flatMap(testsOf)) {
    const counts = projects.get(test.projectName) ?? { passed: 0, failed: 0 }
    counts[test.status === 'expected' ? 'passed' : 'failed'] += 1
    projects.set(test.projectName, counts)
  }
  return { passed: expected, failed: unexpected + flaky + skipped + report.errors.length, projects }
}

function testsOf(suite) {
  return [...(suite.specs ?? []).flatMap((spec) => spec.tests), ...(suite.suites ?? []).flatMap(testsOf)]
}

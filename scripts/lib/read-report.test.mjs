import { expect, test } from 'vitest'
import { countPlaywright, countVitest } from './read-report.mjs'

test('of a Vitest report, skipped tests and files that do not load count as failures', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ],
  }
  expect(countVitest(report)).toEqual({ passed: 5, failed: 5 })
})

test('of a Playwright report, flaky and skipped tests count as failures, and every project is counted', () => {
  const spec = (/** @type {[project: string, status: string][]} */ ...tests) => ({
    tests: tests.map(([projectName, status]) => ({ projectName, status })),
  })
  const report = {
    stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 1 },
    errors: [{}],
    suites: [
      {
        specs: [spec(['sweep', 'expected'], ['matrix', 'unexpected'])],
        suites: [{ specs: [spec(['sweep', 'expected']), spec(['matrix', 'flaky']), spec(['matrix', 'skipped'])] }],
      },
    ],
  }
  expect(countPlaywright(report)).toEqual({
    passed: 2,
    failed: 4,
    projects: new Map([
      ['sweep', { passed: 2, failed: 0 }],
      ['matrix', { passed: 0, failed: 3 }],
    ]),
  })
})

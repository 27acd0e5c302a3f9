import { expect, test } from 'vitest'
import { countEngines, countPlaywright, countVitest } from './read-report.mjs'

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

test('of other browsers, a test that says why it is skipped is counted by itself, and its reason told once', () => {
  const skipped = (/** @type {string} */ projectName, /** @type {string} */ description) => ({
    projectName,
    status: 'skipped',
    annotations: [{ type: 'skip', ...(description === '' ? {} : { description }) }],
  })
  const report = {
    stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 4 },
    errors: [],
    suites: [
      {
        specs: [
          { tests: [{ projectName: 'webkit', status: 'expected' }, skipped('webkit', 'it has no fingers')] },
          { tests: [skipped('webkit', 'it has no fingers'), skipped('firefox', 'it has scripts always')] },
          { tests: [skipped('firefox', '')] },
        ],
      },
    ],
  }
  expect(countEngines(report)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 3,
    notes: ['2 skipped in webkit: it has no fingers', '1 skipped in firefox: it has scripts always'],
    projects: new Map([
      ['webkit', { passed: 1, failed: 0, skipped: 2 }],
      ['firefox', { passed: 0, failed: 1, skipped: 1 }],
    ]),
  })
})

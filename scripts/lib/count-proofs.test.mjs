import { expect, test } from 'vitest'
import { describeProofs } from './count-proofs.mjs'

/**
 * @param {string} file
 * @param {...[project: string, status: string, tag?: string]} tests
 */
function suite(file, ...tests) {
  const specs = tests.map(([projectName, status, tag]) => ({
    tags: tag === undefined ? [] : [tag],
    tests: [{ projectName, status }],
  }))
  return { file, suites: [{ file, specs }] }
}

test('the tables of the README count what has passed', () => {
  const browser = {
    suites: [
      suite('matrix/rooms.spec.ts', ['matrix', 'expected'], ['matrix', 'expected'], ['matrix', 'unexpected']),
      suite('navigation/failures.spec.ts', ['behaviour', 'expected'], ['behaviour', 'unexpected']),
      suite('soak/storage.spec.ts', ['behaviour', 'expected', 'fault'], ['behaviour', 'expected']),
      suite('navigation/links.spec.ts', ['behaviour', 'expected']),
    ],
  }
  const engines = {
    suites: [
      suite('matrix/rooms.spec.ts', ['firefox', 'expected'], ['firefox', 'skipped']),
      suite('demos/single.spec.ts', ['firefox', 'expected']),
      suite('try/loops.spec.ts', ['firefox', 'expected']),
      suite('engines/webkit.spec.ts', ['webkit', 'expected']),
    ],
  }
  expect(describeProofs({ browser, engines, fuzz: '{"parser":"words","cases":10000}' })).toBe(`\
| engine | journeys that pass | that its driver cannot do |
|---|--:|--:|
| Chromium | 2 | 0 |
| Firefox | 1 | 1 |
| WebKit | 1 | 0 |

Faults survived: 2.

| parser | cases |
|---|--:|
| words | 10,000 |`)
})

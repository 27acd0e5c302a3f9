import { expect, test } from 'vitest'
import { followPlaywright, followVitest } from './read-progress.mjs'

/** @type {(line: string) => string} */
const green = (line) => `\u001b[32m${line}\u001b[39m`

test('of unit tests each file is told, and each test that failed', () => {
  /** @type {string[]} */
  const told = []
  const follow = followVitest((line) => told.push(line))
  for (const line of [
    ' RUN  v4.1.12 /select-docs',
    '',
    ` ${green('✓')} engine/src/nearest.test.ts (8 tests) 5ms`,
    ' ✓ engine/src/slow.test.ts (2 tests) 900ms',
    '     ✓ takes its time  450ms',
    ' ❯ engine/src/broken.test.ts (2 tests | 1 failed) 9ms',
    '     × adds  6ms',
    ' Test Files  1 failed | 2 passed (3)',
  ])
    follow(line)
  expect(told).toEqual([
    '✓ engine/src/nearest.test.ts (8 tests) 5ms',
    '✓ engine/src/slow.test.ts (2 tests) 900ms',
    '❯ engine/src/broken.test.ts (2 tests | 1 failed) 9ms',
    '    × adds  6ms',
  ])
})

test('of browser tests the failures are told at once, and what passes every five seconds', () => {
  /** @type {string[]} */
  const told = []
  let time = 0
  const follow = followPlaywright(
    (line) => told.push(line),
    () => time,
  )
  const at = (/** @type {number} */ seconds, /** @type {string} */ line) => {
    time = seconds * 1000
    follow(line)
  }
  at(0, 'Running 640 tests using 2 workers')
  at(1, `  ${green('✓')}    1 [behaviour] › e2e/build/bytes.spec.ts:30:1 › home (1.2s)`)
  at(2, '  ✘    2 [behaviour] › e2e/build/bytes.spec.ts:40:1 › a demo (0.8s)')
  at(6, '  ✓    3 [sweep] › e2e/sweep/pages.spec.ts:12:3 › / (0.9s)')
  at(8, '  ok   4 [sweep] › e2e/sweep/pages.spec.ts:12:3 › /demo (0.9s)')
  at(9, '  -    5 [sweep] › e2e/sweep/pages.spec.ts:12:3 › /en-US')
  at(15, '  1) [behaviour] › e2e/build/bytes.spec.ts:40:1 › a demo')
  at(16, '  638 passed (9.0m)')
  expect(told).toEqual([
    'Running 640 tests using 2 workers',
    '2 of 640 ✘ [behaviour] › e2e/build/bytes.spec.ts:40:1 › a demo (0.8s)',
    '4 of 640 [sweep] › e2e/sweep/pages.spec.ts:12:3 › /demo (0.9s)',
    '5 of 640 - [sweep] › e2e/sweep/pages.spec.ts:12:3 › /en-US',
  ])
})

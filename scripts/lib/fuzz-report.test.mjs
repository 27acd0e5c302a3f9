import { expect, test } from 'vitest'
import { describeFuzz, readFuzzOptions } from './fuzz-report.mjs'

test('without a word, 10,000 cases of a seed that nobody chose', () => {
  const { cases, seed, patterns } = readFuzzOptions([])
  expect([cases, patterns]).toEqual([10_000, []])
  expect(seed).toBeGreaterThanOrEqual(0)
})

test('cases, seed and files may be chosen', () => {
  expect(readFuzzOptions(['--cases', '5', '--seed', '0', 'markdown'])).toEqual({
    cases: 5,
    seed: 0,
    patterns: ['markdown'],
  })
})

test.each([
  [['--cases', '0'], '--cases is "0": give a whole number from 1 to 2147483647.'],
  [['--seed', '1e3'], '--seed is "1e3": give a whole number from 0 to 2147483647.'],
  [['--case', '5'], "Unknown option '--case': the options are --cases number and --seed number."],
])('%j is refused', (args, message) => expect(() => readFuzzOptions(args)).toThrow(message))

test('the report is a table by name', () => {
  const report = '{"parser":"words","cases":10000}\n{"parser":"addresses","cases":10000}\n'
  expect(describeFuzz(report)).toBe('| parser | cases |\n|---|--:|\n| addresses | 10,000 |\n| words | 10,000 |')
})

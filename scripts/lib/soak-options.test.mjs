import { expect, test } from 'vitest'
import { readSoakOptions } from './soak-options.mjs'

test('without options a tab is driven for 1,000 navigations', () => {
  expect(readSoakOptions([])).toEqual({ count: false, navigations: 1000, patterns: [] })
  expect(readSoakOptions(['--navigations', '400', 'clock'])).toEqual({
    count: false,
    navigations: 400,
    patterns: ['clock'],
  })
  expect(readSoakOptions(['--count']).count).toBe(true)
})

test.each([
  [['--navigations', 'many'], '--navigations is "many": give a whole number from 200.'],
  [['--navigations', '60'], '--navigations is "60": give a whole number from 200.'],
  [['--hours', '2'], "Unknown option '--hours': the options are --count and --navigations number."],
])('%j is refused with a sentence', (args, sentence) => {
  expect(() => readSoakOptions(args)).toThrow(sentence)
})

import { expect, test } from 'vitest'
import { readSoakOptions } from './soak-options.mjs'

test('without options a tab is driven for 1,000 navigations', () => {
  expect(readSoakOptions([])).toEqual({ navigations: 1000, patterns: [] })
  expect(readSoakOptions(['--navigations', '400', 'clock'])).toEqual({
    navigations: 400,
    patterns: ['clock'],
  })
})

test.each([
  [['--navigations', 'many'], '--navigations is "many": give a whole number from 200.'],
  [['--navigations', '60'], '--navigations is "60": give a whole number from 200.'],
  [['--hours', '2'], "Unknown option '--hours': the option is --navigations number."],
])('%j is refused with a sentence', (args, sentence) => {
  expect(() => readSoakOptions(args)).toThrow(sentence)
})

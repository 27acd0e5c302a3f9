import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkBench } from './check-bench.mjs'

const nowhere = join(tmpdir(), 'no-site')

test.each(['scale', 'search', 'search-weights'])('%s needs no built site', (name) => {
  expect(checkBench(name, nowhere)).toBe(name)
})

test.each([
  ['weight', `There is no built site in "${nowhere}", which "weight" measures: run npm run build.`],
  ['first-picture', `There is no built site in "${nowhere}", which "first-picture" measures: run npm run build.`],
  ['navigation', `There is no built site in "${nowhere}", which "navigation" measures: run npm run build.`],
  [
    'speed',
    'There is no measurement "speed". Use one of: scale, weight, first-picture, editing, search, search-weights, search-size, navigation, selects, foreign-props.',
  ],
  [
    'toString',
    'There is no measurement "toString". Use one of: scale, weight, first-picture, editing, search, search-weights, search-size, navigation, selects, foreign-props.',
  ],
  [
    undefined,
    'Which measurement? npm run bench -- <name>, with one of: scale, weight, first-picture, editing, search, search-weights, search-size, navigation, selects, foreign-props.',
  ],
])('%s is refused with a sentence', (name, sentence) => {
  expect(() => checkBench(name, nowhere)).toThrow(sentence)
})

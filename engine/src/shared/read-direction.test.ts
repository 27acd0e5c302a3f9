import { expect, it } from 'vitest'
import { readDirection } from './read-direction.ts'

it.each([
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['pa-Arab', 'rtl'],
  ['pa', undefined],
  ['zh-CN', undefined],
  ['en-US', undefined],
] as const)('%s is written %s', (language, direction) => {
  expect(readDirection(language)).toBe(direction)
})

import { expect, it } from 'vitest'
import { enUs } from '../../i18n/en-us.ts'
import { zhCn } from '../../i18n/zh-cn.ts'
import * as places from '../../shared/carried-words.ts'
import { writeWords } from './write-words.ts'

it('each carried word has a place of its own, without gaps', () => {
  const all = Object.values(places).toSorted((a, b) => a - b)
  expect(all).toEqual(all.map((_, index) => index))
})

it.each([enUs, zhCn])('a word stands on the line of its place, whatever it says', (words) => {
  const lines = writeWords(words).split('\n')
  expect(lines).toHaveLength(Object.keys(places).length)
  expect(lines[places.retry]).toBe(words.retry)
  expect(lines[places.copyPrompt]).toBe(words.copyPrompt)
  expect(lines[places.searchKeys]).toBe(words.searchKeys)
  expect(writeWords(words, places.demoFailed)).toBe(`${words.retry}\n${words.demoFailed}`)
})

import { expect, it } from 'vitest'
import { parseMarkdown } from './parse-markdown.ts'

it.each([
  ['www.lamp.test/on', 'http://www.lamp.test/on'],
  ['HTTPS://lamp.test', 'HTTPS://lamp.test'],
  ['ask@lamp.test', 'mailto:ask@lamp.test'],
  ['ask&#64;lamp.test', 'mailto:ask@lamp.test'],
  ['ask&commat;lamp.test', 'mailto:ask@lamp.test'],
])('finds the bare address in "see %s, 灯"', (text, url) => {
  const [paragraph] = parseMarkdown(`see ${text}, 灯`).children
  expect(paragraph).toMatchObject({ children: [{ value: 'see ' }, { type: 'link', url }, { value: ', 灯' }] })
})

it('reads a text without addresses as one with them, but for those', () => {
  const text = '# Lamp\n\n- [x] *on*\n\n| a | b |\n| - | - |\n| ~1~ | :kbd[x] |\n\n::demo{id="lamp"}\n'
  expect(parseMarkdown(`${text}\n\nask@lamp.test`).children.slice(0, -1)).toEqual(parseMarkdown(text).children)
})

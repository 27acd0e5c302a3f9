import { expect, test } from 'vitest'
import { breakLines } from './break-lines.ts'

/** Breaks a text whose letters are all one pixel wide. */
function broken(text: string, width: number, lines = 3, locale = 'en-US') {
  return breakLines(text, locale, { width, lines }, (line) => Promise.resolve(line.length))
}

test('lines break between words, and are about equally long', async () => {
  expect(await broken('one line', 20)).toEqual({ lines: ['one line'], isCut: false })
  expect((await broken('Multiple with a limit', 20)).lines).toEqual(['Multiple', 'with a limit'])
  // In Chinese too, and no line begins with a comma.
  expect((await broken('限制多选的数量，说明原因。', 8, 3, 'zh-CN')).lines).toEqual(['限制多选的数量，', '说明原因。'])
})

test('brackets stay with their words, and names in one piece', async () => {
  expect((await broken('Read (the docs) of a-b/c.d', 12)).lines).toEqual(['Read (the', 'docs) of', 'a-b/c.d'])
})

test('a text that is too long ends with an ellipsis inside its room', async () => {
  expect(await broken('a first line, a second line, a third line', 14, 2)).toEqual({
    lines: ['a first line,', 'a second line…'],
    isCut: true,
  })
})

test('a word that is wider than the room has a line of its own, and no text has no lines', async () => {
  expect((await broken('a getPopupContainer b', 10)).lines).toEqual(['a', 'getPopupContainer', 'b'])
  expect((await broken('', 10)).lines).toEqual([])
})

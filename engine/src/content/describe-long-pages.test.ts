import { expect, test } from 'vitest'
import { describeLongPages } from './describe-long-pages.ts'

test('a page of a megabyte or more is named with its size, in bytes and not in letters', () => {
  const write = (filename: string, body: string) => ({ filename, body })
  expect(
    describeLongPages([
      write('content/en-US/short.md', 'a'.repeat(999_999)),
      write('content/en-US/huge.md', 'a'.repeat(5_000_000)),
      write('content/zh-CN/huge.md', '选'.repeat(400_000)),
    ]),
  ).toEqual([
    'content/en-US/huge.md has 5.0 MB of text, which a browser needs seconds to show: split it',
    'content/zh-CN/huge.md has 1.2 MB of text, which a browser needs seconds to show: split it',
  ])
})

import { expect, it } from 'vitest'
import { foldRest } from './fold-rest.ts'

it('wraps the lines that are not shown first, each run with its line breaks', () => {
  const parts = [
    { from: 2, to: 3 },
    { from: 5, to: 5 },
  ]
  expect(foldRest('a\nb\nc\nd\ne\nf', parts)).toBe(
    '<span class="c-rest">a\n</span>b\nc\n<span class="c-rest">d\n</span>e\n<span class="c-rest">f</span>',
  )
  expect(foldRest('a\nb', [{ from: 1, to: 2 }])).toBe('a\nb')
  expect(foldRest('a\nb', [])).toBe('a\nb')
})

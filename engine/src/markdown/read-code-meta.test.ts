import { describe, expect, it } from 'vitest'
import { readCodeMeta, splitDiff } from './read-code-meta.ts'

const nothing = { title: undefined, marked: [], words: [], numbered: false, isDiff: false, isOpen: false, unknown: [] }

describe('readCodeMeta', () => {
  it.each([
    ['', {}],
    ['[app.tsx]', { title: 'app.tsx' }],
    ['[my app.tsx] {1,3-5} lines', { title: 'my app.tsx', marked: [1, 3, 4, 5], numbered: true }],
    ['{ 1, 2 - 3 } {9}', { marked: [1, 2, 3, 9] }],
    ['{3-1}', {}],
    ['/max Count/ /lines/', { words: ['max Count', 'lines'] }],
    ['diff open', { isDiff: true, isOpen: true }],
    ['outlines title="a b"', { unknown: ['outlines', 'title="a', 'b"'] }],
  ])('understands "%s"', (meta, expected) => {
    expect(readCodeMeta(meta)).toEqual({ ...nothing, ...expected })
  })

  it('does not count to a billion', () => {
    expect(readCodeMeta('{1-1000000000}').marked.length).toBeLessThan(100_000)
  })
})

describe('splitDiff', () => {
  it('takes the first column off and names the lines it marks', () => {
    expect(splitDiff(' a\n-b\n+  c\n\n d')).toEqual({ source: 'a\nb\n  c\n\nd', removed: [2], added: [3], wrong: [] })
  })

  it('leaves a line without a mark as it is', () => {
    expect(splitDiff('+a\nb')).toEqual({ source: 'a\nb', removed: [], added: [1], wrong: [2] })
  })
})

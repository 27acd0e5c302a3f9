import { describe, expect, it } from 'vitest'
import { renderCodeLine } from './render-code-line.ts'

const pieces = [
  { text: 'const ', kind: 'keyword' },
  { text: 'max', kind: undefined },
  { text: '<T>', kind: 'type' },
]

describe('renderCodeLine', () => {
  it('puts colours around pieces, escaped', () => {
    expect(renderCodeLine(pieces, [])).toBe(
      '<span class="c-keyword">const </span>max<span class="c-type">&lt;T&gt;</span>',
    )
  })

  it('marks a word across colours, wherever it stands', () => {
    expect(renderCodeLine(pieces, ['t max<'])).toBe(
      '<span class="c-keyword">cons</span><mark class="c-word"><span class="c-keyword">t </span>max<span class="c-type">&lt;</span></mark><span class="c-type">T&gt;</span>',
    )
    expect(renderCodeLine([{ text: 'aba', kind: undefined }], ['a'])).toBe(
      '<mark class="c-word">a</mark>b<mark class="c-word">a</mark>',
    )
  })

  it('marks words that overlap once', () => {
    expect(renderCodeLine([{ text: 'abc', kind: undefined }], ['bc', 'ab'])).toBe('<mark class="c-word">ab</mark>c')
  })
})

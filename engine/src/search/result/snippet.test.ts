import { describe, expect, it } from 'vitest'
import type { HighlightText } from '../../model/search.ts'
import { findMatches, type Needle } from '../query/find-matches.ts'
import { buildSnippet, highlightText } from './snippet.ts'

function needles(...texts: string[]): Needle[] {
  return texts.map((text, at) => ({
    text,
    dense: /\p{sc=Han}/u.test(text),
    from: at,
    to: at,
    onlyAtEdge: false,
    isPart: false,
  }))
}

function mark(texts: HighlightText[]): string {
  return texts.map(({ text, highlighted }) => (highlighted ? `[${text}]` : text)).join('')
}

function snippet(text: string, ...words: string[]): string {
  return mark(buildSnippet(text, findMatches(text, needles(...words))))
}

describe('buildSnippet', () => {
  it('cuts a leading text to its last 20 characters with ... in front', () => {
    const [lead, match] = buildSnippet(
      `${'x'.repeat(30)} 123456789012345678 word`,
      findMatches(`${'x'.repeat(30)} 123456789012345678 word`, needles('word')),
    )
    expect(lead).toEqual({ text: '... 123456789012345678 ' })
    expect(lead?.text.replace('...', '')).toHaveLength(20)
    expect(match).toEqual({ text: 'word', highlighted: true })
  })

  it('keeps a leading text of 20 characters whole', () => {
    expect(snippet('1234567890123456789 word', 'word')).toBe('1234567890123456789 [word]')
    expect(snippet('12345678901234567890 word', 'word')).toBe('...2345678901234567890 [word]')
  })

  it('counts a surrogate pair as one character and never splits it', () => {
    expect(snippet(`${'😀'.repeat(25)}word`, 'word')).toBe(`...${'😀'.repeat(20)}[word]`)
  })

  it('begins where most of the words stand together', () => {
    const text = `count alone, then a long way to go until ${'far '.repeat(40)}the max and the count stand together`
    expect(snippet(text, 'max', 'count')).toBe('...far far far far the [max] and the [count] stand together')
  })

  it('ends within two lines', () => {
    const shown = snippet(`word ${'again and on '.repeat(30)}`, 'word')
    expect(shown.length).toBeLessThanOrEqual(120 + '[]...'.length)
    expect(shown).toMatch(/^\[word\] again .*\.\.\.$/)
  })

  it('shows the beginning of a text without a match', () => {
    expect(snippet('Nothing here.', 'word')).toBe('Nothing here.')
    expect(snippet('')).toBe('')
  })
})

describe('highlightText', () => {
  it('marks the written form, not the folded one', () => {
    const text = 'A Cafe\u0301 for ＭＡＸ'
    expect(mark(highlightText(text, findMatches(text, needles('cafe', 'max'))))).toBe('A [Cafe\u0301] for [ＭＡＸ]')
  })

  it('marks Chinese wherever it stands', () => {
    const text = '完全受控的多选框'
    expect(mark(highlightText(text, findMatches(text, needles('受控', '多选'))))).toBe('完全[受控]的[多选]框')
  })

  it('marks the beginning of words rather than their middle', () => {
    const text = 'The prefix of a ref'
    expect(mark(highlightText(text, findMatches(text, needles('ref'))))).toBe('The prefix of a [ref]')
    expect(mark(highlightText('maxTagCount', findMatches('maxTagCount', needles('count'))))).toBe('maxTag[Count]')
  })

  it('takes both halves of a surrogate pair when only one was searched', () => {
    const text = 'a 😀 b'
    const half: Needle = { text: '\ud83d', dense: true, from: 0, to: 0, onlyAtEdge: false, isPart: false }
    expect(highlightText(text, findMatches(text, [half]))).toEqual([
      { text: 'a ' },
      { text: '😀', highlighted: true },
      { text: ' b' },
    ])
  })
})

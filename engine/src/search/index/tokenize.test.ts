import { describe, expect, it } from 'vitest'
import { isLinked, readParts, tokenize } from './tokenize.ts'

function readTokens(text: string): string[] {
  return tokenize(text).map(({ start, end }) => text.slice(start, end))
}

describe('tokenize', () => {
  it('cuts at blanks and marks', () => {
    expect(readTokens('What `maxCount={3}` does, e.g. <b>this</b>')).toEqual([
      'What',
      'maxCount',
      '3',
      'does',
      'e',
      'g',
      'b',
      'this',
      'b',
    ])
  })

  it('parts Latin from scripts without spaces', () => {
    expect(readTokens('受控value，多选')).toEqual(['受控', 'value', '多选'])
    expect(tokenize('受控value').map(({ dense }) => dense)).toEqual([true, false])
  })

  it('keeps invisible characters inside a word and leaves them out at its ends', () => {
    expect(readTokens('\u200bmax\u200bCount\u200b')).toEqual(['max\u200bCount'])
  })

  it('finds nothing in marks alone', () => {
    expect(readTokens('***!?《》…\u0000\u202e')).toEqual([])
  })

  it('sees where only a hyphen or an underscore stands between words', () => {
    const linked = (text: string): boolean => {
      const [first, second] = tokenize(text)
      return first !== undefined && second !== undefined && isLinked(text, first, second)
    }
    expect(linked('max-count')).toBe(true)
    expect(linked('max_count')).toBe(true)
    expect(linked('max count')).toBe(false)
    expect(linked('max--count')).toBe(false)
  })
})

describe('readParts', () => {
  it('cuts camel case where a reader would', () => {
    expect(readParts('maxTagCount')).toEqual(['max', 'tag', 'count'])
    expect(readParts('HTMLElement')).toEqual(['html', 'element'])
    expect(readParts('prefixCls')).toEqual(['prefix', 'cls'])
  })

  it('leaves plain words whole', () => {
    expect(readParts('maxcount')).toEqual([])
    expect(readParts('API')).toEqual([])
    expect(readParts('Select')).toEqual([])
  })
})

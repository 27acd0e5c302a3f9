import { describe, expect, it } from 'vitest'
import { letterMask } from '../index/letter-mask.ts'
import { allowedEdits, countMissing, measureTypo } from './typo.ts'

describe('allowedEdits', () => {
  it('forgives one edit, and two from eight letters', () => {
    expect([1, 2, 3, 7, 8, 20].map(allowedEdits)).toEqual([0, 0, 0, 1, 2, 2])
  })
})

describe('measureTypo', () => {
  it('counts a letter more, less, other, and two swapped as one edit each', () => {
    expect(measureTypo('virtuall', 'virtual', 2).whole).toBe(1)
    expect(measureTypo('virtal', 'virtual', 2).whole).toBe(1)
    expect(measureTypo('virtuel', 'virtual', 2).whole).toBe(1)
    expect(measureTypo('virtaul', 'virtual', 2).whole).toBe(1)
    expect(measureTypo('vitraul', 'virtual', 2).whole).toBe(2)
  })

  it('stops at the limit', () => {
    expect(measureTypo('keyboard', 'virtual', 2)).toEqual({ whole: 3, prefix: 3 })
  })

  it('knows the beginning of a longer word', () => {
    expect(measureTypo('tokenSepe'.toLowerCase(), 'tokenseparators', 2)).toEqual({ whole: 3, prefix: 1 })
  })

  it('is not confused by what was measured before', () => {
    measureTypo('aaaaaaaaaaaaaaaa', 'aaaaaaaaaaaaaaaa', 2)
    expect(measureTypo('tga', 'tag', 1).whole).toBe(1)
  })
})

describe('letterMask', () => {
  it('tells apart words that share few letters', () => {
    expect(countMissing(letterMask('tag'), letterMask('gate'))).toBe(0)
    expect(countMissing(letterMask('virtual'), letterMask('rival'))).toBe(2)
  })
})

import { describe, expect, it } from 'vitest'
import { foldText, foldWithOffsets, hasSimpleWords } from './fold-text.ts'

describe('foldText', () => {
  it('takes away case, width and accents', () => {
    expect(foldText('ＭａｘＣｏｕｎｔ')).toBe('maxcount')
    expect(foldText('Crème Brûlée')).toBe('creme brulee')
    expect(foldText('cafe\u0301')).toBe('cafe')
    expect(foldText('Straße, Ærø, Łódź, İstanbul')).toBe('strasse, aero, lodz, istanbul')
  })

  it('drops characters nobody sees', () => {
    expect(foldText('max\u200bCo\u00adunt\ufeff')).toBe('maxcount')
    expect(foldText('受\u200d控')).toBe('受控')
  })

  it('keeps marks that are part of other scripts', () => {
    expect(foldText('が')).toBe('が')
    expect(foldText('ｶﾞ')).toBe('ガ')
    expect(foldText('한국어')).toBe('한국어')
  })

  it('leaves lone surrogates alone', () => {
    expect(foldText('a\ud83db')).toBe('a\ud83db')
  })
})

describe('foldWithOffsets', () => {
  it('leads every folded character back to where it stood', () => {
    const text = 'Ｅxpos\u00e9 ß \ud83d\ude00 cafe\u0301s'
    const { text: folded, starts, ends } = foldWithOffsets(text)
    expect(folded).toBe(foldText(text))
    expect(starts).toHaveLength(folded.length)
    const at = folded.indexOf('cafes')
    expect(text.slice(starts[at], ends[at + 4])).toBe('cafe\u0301s')
    const sharp = folded.indexOf('ss')
    expect(text.slice(starts[sharp], ends[sharp + 1])).toBe('ß')
  })
})

describe('hasSimpleWords', () => {
  it('is true only where words fold character by character', () => {
    expect(hasSimpleWords('传对象即开启搜索，Select（1.12）。')).toBe(true)
    expect(hasSimpleWords('Crème')).toBe(false)
    expect(hasSimpleWords('ｍａｘ')).toBe(false)
  })
})

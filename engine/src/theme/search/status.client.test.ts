import { describe, expect, it } from 'vitest'
import type { SearchProgress } from './session.client.ts'
import { describeProgress } from './status.client.ts'
import { enUs } from '../../i18n/en-us.ts'
import type { SearchWords } from './words.client.ts'

const words: SearchWords = {
  ...enUs,
  searchCount: '{count} results',
  searchOther: 'In {language}',
}

function read(change: Partial<SearchProgress>, total?: number, otherName?: string): string {
  const result = total === undefined ? undefined : { groups: [], mode: 'all' as const, total, unknown: [], alike: [] }
  return describeProgress(
    { isFilled: true, isLoading: false, isLate: false, isUnavailable: false, result, ...change },
    words,
    otherName,
  )
}

describe('describeProgress', () => {
  it('is silent while nothing is asked or the answer is on its way', () => {
    expect(read({ isFilled: false }, 2)).toBe('')
    expect(read({ isLoading: true }, 2)).toBe('')
  })

  it('says that it is loading when that takes long, also beside an older list', () => {
    expect(read({ isLoading: true, isLate: true }, 2)).toBe('Loading...')
    expect(read({ isLoading: true, isLate: true })).toBe('Loading...')
  })

  it('counts results, and names the language when it is another one', () => {
    expect(read({}, 0)).toBe(enUs.searchEmpty)
    expect(read({}, 1)).toBe(enUs.searchCountOne)
    expect(read({}, 12)).toBe('12 results')
    expect(read({}, 12, '简体中文')).toBe('In 简体中文: 12 results')
  })

  it('says that search is unavailable', () => {
    expect(read({ isUnavailable: true })).toBe(enUs.searchUnavailable)
  })
})

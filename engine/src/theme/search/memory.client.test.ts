import { describe, expect, it } from 'vitest'
import { readMemory } from './memory.client.ts'

describe('readMemory', () => {
  it('gives what a history entry keeps of search', () => {
    expect(readMemory({ search: { keywords: 'tags', active: '/demo/tags' } })).toEqual({
      keywords: 'tags',
      active: '/demo/tags',
    })
    expect(readMemory({ search: { keywords: 'tags', active: undefined }, other: 1 })).toEqual({
      keywords: 'tags',
      active: undefined,
    })
  })

  it.each([null, undefined, 5, 'search', [], {}, { search: null }, { search: 'tags' }, { search: { keywords: 5 } }])(
    'gives nothing for %o, which search has not written',
    (state) => {
      expect(readMemory(state)).toBeUndefined()
    },
  )

  it('forgets an active result that is no link', () => {
    expect(readMemory({ search: { keywords: 'tags', active: {} } })).toEqual({ keywords: 'tags', active: undefined })
  })
})

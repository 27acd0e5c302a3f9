import { describe, expect, it } from 'vitest'
import { createMetadata, createRoute, createSection } from '../../../test/search/create-metadata.ts'
import { createAnswerer } from './answer-request.ts'

const valid = createMetadata({
  routes: [createRoute({ link: '/', title: 'Home', sections: [createSection('', '', 'Welcome')] })],
})

describe('createAnswerer', () => {
  it('builds the index, then answers with groups under the same id', () => {
    const { answer } = createAnswerer()
    expect(answer({ id: 1, action: 'generate-metadata', payload: valid })).toEqual({ id: 1, ok: true })
    expect(answer({ id: 2, action: 'get-search-result', payload: { keywords: 'welcome' } })).toMatchObject({
      id: 2,
      ok: true,
      result: { mode: 'all', total: 1 },
    })
  })

  it('may warm up at any time', () => {
    const { answer, warmUp } = createAnswerer()
    warmUp()
    answer({ id: 1, action: 'generate-metadata', payload: valid })
    warmUp()
    expect(answer({ id: 2, action: 'get-search-result', payload: { keywords: 'home' } })).toMatchObject({ ok: true })
  })

  it('says that it has no data', () => {
    expect(createAnswerer().answer({ id: 3, action: 'get-search-result', payload: { keywords: 'a' } })).toEqual({
      id: 3,
      ok: false,
      error: 'Search has no data yet: send "generate-metadata" before "get-search-result".',
    })
  })

  it('forgets the old index when new data is refused', () => {
    const { answer } = createAnswerer()
    answer({ id: 1, action: 'generate-metadata', payload: valid })
    expect(answer({ id: 2, action: 'generate-metadata', payload: {} })).toMatchObject({ id: 2, ok: false })
    expect(answer({ id: 3, action: 'get-search-result', payload: { keywords: 'a' } })).toMatchObject({ ok: false })
  })

  it('answers that it cannot, whatever is broken inside the data', () => {
    const damages: [string, unknown][] = [
      ['routes', [null]],
      ['routes', [{ ...createRoute({ link: '/' }), title: 7 }]],
      ['routes', [{ link: '/', title: 'Cut off' }]],
      ['routes', [{ ...createRoute({ link: '/' }), sections: 'none' }]],
      ['demos', [{ route: '/' }]],
      ['nav', [null]],
    ]
    for (const [list, value] of damages) {
      const { answer } = createAnswerer()
      const payload = { ...valid, [list]: value }
      expect(answer({ id: 1, action: 'generate-metadata', payload })).toMatchObject({ ok: false })
      expect(answer({ id: 2, action: 'get-search-result', payload: { keywords: 'home' } })).toMatchObject({ ok: false })
    }
  })

  it('refuses keywords that are no text, actions it does not know, and messages that are none', () => {
    const { answer } = createAnswerer()
    answer({ id: 1, action: 'generate-metadata', payload: valid })
    expect(answer({ id: 4, action: 'get-search-result', payload: { keywords: 5 } })).toMatchObject({ id: 4, ok: false })
    const unknown = 'it knows "generate-metadata" and "get-search-result".'
    expect(answer({ id: 5, action: 'drop' })).toEqual({
      id: 5,
      ok: false,
      error: `Search has no action "drop"; ${unknown}`,
    })
    expect(answer(null)).toMatchObject({ id: -1, ok: false })
  })
})

import { describe, expect, it } from 'vitest'
import { createAnswerer } from './answer-request.ts'
import { checkMetadata } from './protocol.ts'
import { createDemo, createMetadata, createRoute, createSection } from '../../../test/search/create-metadata.ts'

const mend = 'Build the site again, so that its pages and its search data come from the same version.'
const valid = createMetadata({
  routes: [createRoute({ link: '/', title: 'Home', sections: [createSection('', '', 'Welcome')] })],
})

describe('checkMetadata', () => {
  it('accepts what the build writes, with and without a tab', () => {
    const tabbed = { ...createSection('a', 'A'), tab: 'api' }
    expect(checkMetadata(valid)).toBeUndefined()
    expect(checkMetadata(createMetadata({ routes: [createRoute({ link: '/', sections: [tabbed] })] }))).toBeUndefined()
  })

  it('names a missing field', () => {
    const { routes, demos } = valid
    expect(checkMetadata({ routes, demos })).toBe(`Search data: "payload.nav" must be a list, it is missing. ${mend}`)
    const { keywords: _, ...route } = routes[0]!
    expect(checkMetadata({ ...valid, routes: [route] })).toBe(
      `Search data: "payload.routes[0].keywords" must be a list, it is missing. ${mend}`,
    )
  })

  it('names a field nobody knows', () => {
    expect(checkMetadata({ ...valid, version: 2 })).toBe(
      `Search data: "payload" has a field "version" nobody knows; known are routes, demos, nav. ${mend}`,
    )
  })

  it('names a field of the wrong kind', () => {
    const route = { ...createRoute({ link: '/' }), title: 7 }
    expect(checkMetadata({ ...valid, routes: [route] })).toBe(
      `Search data: "payload.routes[0].title" must be a text, it is 7. ${mend}`,
    )
    expect(checkMetadata(null)).toBe(`Search data: "payload" must be an object, it is null. ${mend}`)
  })

  it('names references that lead nowhere', () => {
    expect(checkMetadata({ ...valid, routes: [createRoute({ link: '/', navPath: '/nope' })] })).toBe(
      `Search data: "payload.routes[0].navPath" is "/nope", which is no navigation entry; there are /. ${mend}`,
    )
    expect(checkMetadata({ ...valid, demos: [createDemo({ id: 'a', route: '/a' })] })).toBe(
      `Search data: "payload.demos[0].route" is "/a", which is the link of no route. ${mend}`,
    )
  })
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

  it('refuses keywords that are no text, actions it does not know, and messages that are none', () => {
    const { answer } = createAnswerer()
    expect(answer({ id: 4, action: 'get-search-result', payload: { keywords: 5 } })).toEqual({
      id: 4,
      ok: false,
      error: `Search data: "payload.keywords" must be a text, it is 5. ${mend}`,
    })
    const unknown = 'it knows "generate-metadata" and "get-search-result".'
    expect(answer({ id: 5, action: 'drop' })).toEqual({
      id: 5,
      ok: false,
      error: `Search has no action "drop"; ${unknown}`,
    })
    expect(answer(null)).toMatchObject({ id: -1, ok: false })
  })
})

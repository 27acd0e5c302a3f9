import { describe, expect, it, vi } from 'vitest'
import type { SearchEngine, SearchResult } from '../../model/search-engine.ts'
import { createLocaleSearch, type LocaleEngine } from './search-locales.ts'

const empty: SearchResult = { groups: [], mode: 'all', total: 0, unknown: [], alike: [] }
const found: SearchResult = { groups: [], mode: 'all', total: 3, unknown: [], alike: [] }

function createEngine(answer: (keywords: string) => Promise<SearchResult | undefined>) {
  return {
    warm: vi.fn<() => void>(),
    start: vi.fn<() => void>(),
    query: vi.fn<SearchEngine['query']>(answer),
    close: vi.fn<() => void>(),
  } satisfies SearchEngine
}

function own(engine: SearchEngine, locale = 'en-US'): LocaleEngine {
  return { locale, engine }
}

describe('createLocaleSearch', () => {
  it('does not touch another language while its own answers', async () => {
    const other = createEngine(async () => found)
    const search = createLocaleSearch(own(createEngine(async () => found)), [{ locale: 'zh-CN', engine: other }])
    search.warm()
    search.start()
    expect(await search.query('apple')).toBe(found)
    expect(other.query).not.toHaveBeenCalled()
    expect(other.warm).not.toHaveBeenCalled()
    expect(other.start).not.toHaveBeenCalled()
  })

  it('offers the other language, labelled, when its own finds nothing', async () => {
    const search = createLocaleSearch(own(createEngine(async () => empty)), [
      { locale: 'fr', engine: createEngine(async () => empty) },
      { locale: 'zh-CN', engine: createEngine(async () => found) },
    ])
    expect(await search.query('多选')).toEqual({ ...found, locale: 'zh-CN' })
  })

  it('keeps its own answer when the other language is unavailable', async () => {
    const broken = createEngine(async () => {
      throw new Error('offline')
    })
    const search = createLocaleSearch(own(createEngine(async () => empty)), [{ locale: 'zh-CN', engine: broken }])
    expect(await search.query('多选')).toBe(empty)
  })

  it('answers only the newest query', async () => {
    let release = (): void => undefined
    const slow = createEngine(() => new Promise((resolve) => (release = () => resolve(found))))
    const search = createLocaleSearch(own(createEngine(async (keywords) => (keywords === 'a' ? empty : found))), [
      { locale: 'zh-CN', engine: slow },
    ])
    const first = search.query('a')
    await vi.waitFor(() => expect(slow.query).toHaveBeenCalled())
    expect(await search.query('b')).toBe(found)
    release()
    expect(await first).toBeUndefined()
  })

  it('does not ask another language for empty keywords', async () => {
    const other = createEngine(async () => found)
    const search = createLocaleSearch(own(createEngine(async () => empty)), [{ locale: 'zh-CN', engine: other }])
    expect(await search.query('  ')).toBe(empty)
    expect(other.query).not.toHaveBeenCalled()
  })

  it.each([
    ['en-US', '键盘操作', 'zh-CN'],
    ['en-US', '受控 value', 'zh-CN'],
    ['zh-CN', 'screen reader', 'en-US'],
    // Queries in the reader's own language, and names in code, which are the same in both languages.
    ['en-US', 'screen reader', undefined],
    ['zh-CN', '键盘操作', undefined],
    ['zh-CN', '受控 value', undefined],
  ])('on a page in %s prefers a whole answer to a part of one for %s: %s', async (locale, keywords, expected) => {
    const others = ['en-US', 'zh-CN'].filter((id) => id !== locale)
    const some: SearchResult = { ...found, mode: 'near' }
    const other = createEngine(async () => found)
    const search = createLocaleSearch(
      own(
        createEngine(async () => some),
        locale,
      ),
      others.map((id) => ({ locale: id, engine: other })),
    )
    expect((await search.query(keywords))?.locale).toBe(expected)
    expect(other.query).toHaveBeenCalledTimes(expected === undefined ? 0 : 1)
  })

  it('stays with its own part of an answer when the other language has no whole one', async () => {
    const some: SearchResult = { ...found, mode: 'near' }
    const other = createEngine(async () => ({ ...found, mode: 'near' }))
    const search = createLocaleSearch(own(createEngine(async () => some)), [{ locale: 'zh-CN', engine: other }])
    expect(await search.query('键盘操作')).toBe(some)
  })
})

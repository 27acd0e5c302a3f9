import { describe, expect, it } from 'vitest'
import type { SearchGroup, SearchHint } from '../model/search.ts'
import { createSearch } from './create-search.ts'
import {
  createDemo,
  createMetadata,
  createRoute,
  createSection,
  listHints,
  listLinks,
} from '../../test/search/create-metadata.ts'
import { smallSite } from '../../test/search/small-site.ts'

const search = createSearch(smallSite)

function links(keywords: string): string[] {
  return listLinks(search, keywords)
}

function findHint(keywords: string, link: string): SearchHint | undefined {
  return listHints(search, keywords).find((hint) => hint.link === link)
}

function groupOf(keywords: string, kind: SearchGroup['kind']): SearchGroup | undefined {
  return search.find(keywords).groups.find((group) => group.kind === kind)
}

describe('the contract', () => {
  it('ranks groups by navigation order times 1000, the best matches above them', () => {
    const { groups } = search.find('multiple')
    expect(groups.map(({ title, priority, kind }) => [title, priority, kind])).toEqual([
      ['', 4000, 'best'],
      ['Docs', 3000, 'all'],
      ['Guide', 2000, 'all'],
      ['Demo', 1000, 'all'],
    ])
  })

  it('weighs a word in a page title 100, in another title 10, in text 1', () => {
    const pages = Array.from({ length: 4 }, (_, i) => createRoute({ link: `/word-${i}`, title: `Word number ${i}` }))
    const sections = [createSection('a', 'A word in a title'), createSection('b', 'Else', 'A word in the text.')]
    const { groups } = createSearch(
      createMetadata({ routes: [...pages, createRoute({ link: '/z', title: 'Z', sections })] }),
    ).find('word')
    const priorities = groups
      .find(({ kind }) => kind === 'all')
      ?.hints.map(({ link, priority }) => [link, Math.floor(priority)])
    expect(priorities).toEqual([
      [expect.stringMatching(/^\/word-/), 100],
      ['/z#a', 10],
      ['/z#b', 1],
    ])
  })

  it('adds the weights of several words', () => {
    const hint = createSearch(
      createMetadata({
        routes: [
          createRoute({ link: '/a', title: 'Red apple' }),
          createRoute({ link: '/b', title: 'Red apple pie' }),
          createRoute({ link: '/c', title: 'Red apples here' }),
          createRoute({ link: '/d', title: 'A red thing that is no apple at all' }),
        ],
      }),
    )
      .find('red apple')
      .groups.find(({ kind }) => kind === 'all')?.hints[0]
    expect(Math.floor(hint?.priority ?? 0)).toBe(200)
  })

  it('sorts hints by priority in every group', () => {
    for (const keywords of ['multiple', 'max', 'list', 'the value', 'multiple nonsense', '选', 'mutliple']) {
      for (const { hints } of search.find(keywords).groups) {
        const priorities = hints.map(({ priority }) => priority)
        expect(priorities).toEqual(priorities.toSorted((a, b) => b - a))
      }
    }
  })

  it('links pages, headings, tabs, demos and rows', () => {
    expect(links('large lists')[0]).toBe('/guide/lists')
    expect(links('keyboard')[0]).toBe('/#keyboard')
    expect(links('everything about')[0]).toBe('/demo/multiple-with-limit?tab=api#limit')
    expect(links('kept text')[0]).toBe('/demo/multiple#multiple-kept')
    expect(links('onChange')[0]).toBe('/#select-onchange')
  })

  it('leads to a tab as a whole, found by its name, its text and its page', () => {
    const tab = { ...createSection('', 'API', 'Select: mode, tokenSeparators'), tab: 'api' }
    const tabbed = createSearch(
      createMetadata({
        routes: [
          createRoute({ link: '/single', title: 'Single', sections: [tab] }),
          createRoute({ link: '/multiple', title: 'Multiple', sections: [tab] }),
          createRoute({ link: '/', title: 'Home', sections: [createSection('api', 'API reference')] }),
        ],
      }),
    )
    expect(listLinks(tabbed, 'multiple api')[0]).toBe('/multiple?tab=api')
    expect(listLinks(tabbed, 'tokenSeparators').toSorted()).toEqual(['/multiple?tab=api', '/single?tab=api'])
    // Two tabs of the same name cannot be told apart. So one of them is shown for both, below a heading of that name.
    const best = tabbed.find('API').groups.find(({ kind }) => kind === 'best')
    expect(best?.hints.map(({ link, type }) => [link, type])).toEqual([
      ['/#api', 'title'],
      ['/single?tab=api', 'title'],
    ])
  })

  it('tells the types apart', () => {
    expect(findHint('large lists', '/guide/lists')?.type).toBe('page')
    expect(findHint('keyboard', '/#keyboard')?.type).toBe('title')
    expect(findHint('enter', '/#keyboard')?.type).toBe('content')
    expect(findHint('kept text', '/demo/multiple#multiple-kept')?.type).toBe('demo')
    expect(findHint('onChange', '/#select-onchange')?.type).toBe('title')
  })

  it('shows at most three best matches, and nothing twice', () => {
    for (const keywords of ['multiple', 'max', 'list', 'a', 'count']) {
      expect(groupOf(keywords, 'best')?.hints.length).toBeLessThanOrEqual(3)
      expect(links(keywords)).toHaveLength(new Set(links(keywords)).size)
      expect(search.find(keywords).total).toBe(links(keywords).length)
    }
  })

  it('indexes the text before the first heading', () => {
    expect(search.find('lighthouse').groups[0]?.hints[0]).toMatchObject({
      type: 'content',
      link: '/',
      pageTitle: 'Select',
      highlightTitleTexts: [{ text: 'Select' }],
      highlightTexts: [{ text: '... the first heading: ' }, { text: 'lighthouse', highlighted: true }, { text: '.' }],
    })
  })

  it('gives nothing for nothing', () => {
    for (const keywords of ['', '   ', '？！', '\u200b']) {
      expect(search.find(keywords)).toEqual({ groups: [], mode: 'all', total: 0 })
    }
  })
})

describe('weaker answers', () => {
  it('separates results with some of the words from those with all', () => {
    const { groups, mode } = search.find('virtual keyboard')
    expect(mode).toBe('some')
    expect(groups.map(({ kind }) => kind)).toEqual(['some'])
    expect(search.find('multiple limit').groups.map(({ kind }) => kind)).toEqual(['best', 'some'])
  })

  it.each([
    ['tokenSeperators', '/#select-tokenseparators'],
    ['onChnage', '/#select-onchange'],
    ['mutliple', '/demo/multiple'],
    ['keybord', '/#keyboard'],
    ['maxcuont', '/#select-maxcount'],
  ])('forgives the typo %s and says so', (keywords, link) => {
    const { groups, mode } = search.find(keywords)
    expect(mode).toBe('fuzzy')
    expect(groups[0]?.kind).toBe('fuzzy')
    expect(groups[0]?.hints[0]?.link).toBe(link)
  })

  it('says a page and its demo of the same name once', () => {
    const site = createMetadata({
      routes: [createRoute({ link: '/tags', title: 'Tags' })],
      demos: [
        createDemo({ id: 'tags', route: '/tags', title: 'Tags' }),
        createDemo({ id: 'other', route: '/tags', title: 'Other' }),
      ],
    })
    for (const keywords of ['tags', 'tags nonsense', 'taggs']) {
      expect(listLinks(createSearch(site), keywords)).toEqual(['/tags'])
    }
  })

  it('guesses nothing where a word is found as it is', () => {
    expect(search.find('list').mode).toBe('all')
    expect(links('limit')).not.toContain('/#keyboard')
  })

  it('leaves out the words that hold a question together', () => {
    expect(search.find('how do I use the keyboard').mode).toBe('all')
    expect(search.find('怎么受控').mode).toBe('all')
    expect(search.find('the').mode).toBe('all')
  })

  it('is not confused by an accent that stands alone', () => {
    expect(links('keyboard_\u0301')).toEqual(links('keyboard'))
  })

  it('cuts long queries without a word', () => {
    expect(links(`keyboard ${'x'.repeat(10_000)}`)).toContain('/#keyboard')
    expect(search.find('keyboard '.repeat(2000)).mode).toBe('all')
  })
})

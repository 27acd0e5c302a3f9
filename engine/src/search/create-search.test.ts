import { describe, expect, it } from 'vitest'
import type { SearchGroup, SearchHint } from '../model/search.ts'
import { createSearch } from './create-search.ts'
import {
  createDemo,
  createMetadata,
  createProp,
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

  it('sorts by priority in the groups of the navigation, by relevance in the others', () => {
    for (const keywords of ['multiple', 'max', 'list', 'the value', 'multiple nonsense', '选', 'mutliple']) {
      for (const { kind, hints } of search.find(keywords).groups) {
        const order = hints.map(({ priority, relevance }) => (kind === 'all' ? priority : relevance))
        expect(order).toEqual(order.toSorted((a, b) => b - a))
      }
    }
  })

  it('gives the best their weights of the specification too', () => {
    const weights = (keywords: string): [string, number][] =>
      listHints(search, keywords).map(({ link, priority }) => [link, Math.floor(priority)])
    expect(weights('multiple')[0]).toEqual(['/demo/multiple', 100])
    expect(weights('keyboard')[0]).toEqual(['/#keyboard', 10])
    expect(weights('lighthouse')[0]).toEqual(['/', 1])
    expect(weights('large lists')[0]).toEqual(['/guide/lists', 200])
  })

  it('weighs a name in the address as text, and shows it as the reason', () => {
    const named = createSearch(
      createMetadata({
        routes: [
          createRoute({ link: '/' }),
          createRoute({ link: '/demo/mul-tag', title: 'Free entries', description: 'Mails.' }),
        ],
      }),
    )
    const [hint] = listHints(named, 'tag')
    expect([hint?.link, Math.floor(hint?.priority ?? 0)]).toEqual(['/demo/mul-tag', 1])
    expect(hint?.highlightTexts).toEqual([
      { text: 'mul-' },
      { text: 'tag', highlighted: true },
      { text: ' · ' },
      { text: 'Mails.' },
    ])
  })

  it('says what a result is and whose', () => {
    const mixed = createSearch(
      createMetadata({
        routes: [
          createRoute({
            link: '/faq',
            title: 'FAQ of tea',
            sections: [createSection('why', 'Why is tea green?'), createSection('cups', 'Cups of tea')],
            props: [createProp('tea')],
          }),
        ],
        demos: [createDemo({ id: 'pot', route: '/faq', title: 'Tea pot' })],
      }),
    )
    expect(Object.fromEntries(listHints(mixed, 'tea').map(({ link, thing, owner }) => [link, [thing, owner]]))).toEqual(
      {
        '/faq': ['page', ''],
        '/faq#why': ['question', ''],
        '/faq#cups': ['section', ''],
        '/faq#select-tea': ['prop', 'Select'],
        '/faq#pot': ['demo', ''],
      },
    )
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
      expect(search.find(keywords)).toEqual({ groups: [], mode: 'all', total: 0, unknown: [], alike: [] })
    }
  })
})

describe('weaker answers', () => {
  it('separates results with some of the words from those with all', () => {
    const { groups, mode } = search.find('virtual keyboard')
    expect(mode).toBe('near')
    expect(groups.map(({ kind }) => kind)).toEqual(['near'])
    expect(search.find('multiple limit').groups.map(({ kind }) => kind)).toEqual(['best', 'near'])
  })

  it('names the words that no text has', () => {
    expect(search.find('Keyboard WebGPU').unknown).toEqual(['WebGPU'])
    expect(search.find('keyboard mutliple').unknown).toEqual(['mutliple'])
    expect(search.find('keyboard').unknown).toEqual([])
  })

  it('takes one word in one paragraph for nothing, when the others are nowhere', () => {
    expect(links('lighthouse webgpu')).toEqual([])
    expect(links('keyboard webgpu')).toEqual(['/#keyboard'])
  })

  it.each([
    ['another short word', 'teas'],
    ['another first letter', 'bight'],
    ['a word that only holds a question together', 'witth'],
  ])('takes %s for no correction', (_, keywords) => {
    const routes = [createRoute({ link: '/a', title: 'Light with a tear' })]
    expect(listLinks(createSearch(createMetadata({ routes })), keywords)).toEqual([])
  })

  it('swaps two letters of a short word', () => {
    const routes = [createRoute({ link: '/a', title: 'Tags' })]
    expect(listLinks(createSearch(createMetadata({ routes })), 'tgas')).toEqual(['/a'])
  })

  it('offers the words that are spelled most alike when it finds nothing', () => {
    expect(search.find('keyborden').alike).toEqual(['Keyboard'])
    expect(search.find('xylophone').alike).toEqual([])
    expect(search.find('keyboard').alike).toEqual([])
  })

  it('looks inside words only where none begins so', () => {
    const routes = [
      createRoute({ link: '/a', title: 'Half past' }),
      createRoute({ link: '/b', title: 'Lifetime' }),
      createRoute({ link: '/c', title: 'Timeless' }),
    ]
    const inside = createSearch(createMetadata({ routes }))
    expect(listLinks(inside, 'time')).toEqual(['/c'])
    expect(listLinks(inside, 'fetime')).toEqual(['/b'])
    expect(listLinks(inside, 'alf')).toEqual([])
  })

  it.each([
    ['tokenSeperators', '/#select-tokenseparators'],
    ['onChnage', '/#select-onchange'],
    ['mutliple', '/demo/multiple'],
    ['keybord', '/#keyboard'],
    ['maxcuont', '/#select-maxcount'],
  ])('forgives the typo %s and says so', (keywords, link) => {
    const { groups, mode } = search.find(keywords)
    expect(mode).toBe('near')
    expect(groups[0]?.kind).toBe('near')
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

import { describe, expect, it } from 'vitest'
import type { SearchGroup, SearchHint } from '../model/search.ts'
import { createSearch } from './create-search.ts'
import { createDemo, createMetadata, createProp, createRoute, createSection, listLinks } from './test-metadata.ts'

const nav = [
  { title: 'Docs', path: '/' },
  { title: 'Guide', path: '/guide' },
  { title: 'Demo', path: '/demo' },
]
const metadata = createMetadata({
  nav,
  routes: [
    createRoute({
      link: '/',
      title: 'Select',
      description: 'A field with options.',
      props: [
        createProp('maxCount', 'How many values may be chosen.'),
        createProp('maxTagCount', 'How many tags are shown.'),
        createProp('onChange', 'Called when the value changes.'),
        createProp('onPopupVisibleChange', 'Called when the list opens or closes.'),
        createProp('tokenSeparators', 'Characters that end a tag.'),
      ],
      sections: [
        createSection('', '', 'Words before the first heading: lighthouse.'),
        createSection('keyboard', 'Keyboard', 'Enter opens the list. Multiple keeps it open on every change.'),
      ],
    }),
    createRoute({
      link: '/guide/lists',
      title: 'Large lists',
      navPath: '/guide',
      keywords: ['virtual scroll', '虚拟滚动'],
      sections: [
        createSection('numbers', 'Numbers', 'Multiple rows, and a virtual list of ten thousand.'),
        createSection('more', 'More', 'Multiple pages.'),
      ],
    }),
    createRoute({
      link: '/demo/multiple-with-limit',
      title: 'Multiple with a limit',
      navPath: '/demo',
      keywords: ['max count'],
      sections: [{ ...createSection('limit', 'Props of the limit', 'Everything about maxCount.'), tab: 'api' }],
    }),
    createRoute({
      link: '/demo/multiple',
      title: 'Multiple',
      navPath: '/demo',
      sections: [createSection('', '', 'Pick several. 这是完全受控value的多选框。')],
    }),
  ],
  demos: [
    createDemo({ id: 'multiple-kept', route: '/demo/multiple', title: 'Kept text', keywords: ['sticky'] }),
    createDemo({ id: 'multiple-two', route: '/demo/multiple', title: 'Two fields', description: 'Both are multiple.' }),
    createDemo({ id: 'multiple-three', route: '/demo/multiple', title: 'Three', description: 'All are multiple.' }),
  ],
})
const search = createSearch(metadata)
const links = (keywords: string): string[] => listLinks(search, keywords)
const findHint = (keywords: string, link: string): SearchHint | undefined =>
  search
    .find(keywords)
    .groups.flatMap(({ hints }) => hints)
    .find((hint) => hint.link === link)
const groupOf = (keywords: string, kind: SearchGroup['kind']): SearchGroup | undefined =>
  search.find(keywords).groups.find((group) => group.kind === kind)

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

describe('what a reader wants on top', () => {
  it.each(['maxCount', 'maxcount', 'max count', 'max-count', 'MAX_COUNT', 'ｍａｘＣｏｕｎｔ'])(
    'finds the row by %s',
    (keywords) => {
      expect(links(keywords)[0]).toBe('/#select-maxcount')
    },
  )

  it.each(['max', 'count'])('finds the row by its part %s', (keywords) => {
    expect(links(keywords).slice(0, 3)).toContain('/#select-maxcount')
  })

  it('finds the row by onchange and by on change', () => {
    expect(links('onchange')[0]).toBe('/#select-onchange')
    expect(links('on change')[0]).toBe('/#select-onchange')
  })

  it('puts the page with the very title first', () => {
    expect(links('multiple')[0]).toBe('/demo/multiple')
  })

  it('finds a page by its name in the address, in any language', () => {
    const chinese = createSearch(
      createMetadata({
        nav,
        routes: [
          createRoute({ link: '/demo/get-popup-container', title: '浮层容器', navPath: '/demo' }),
          createRoute({ link: '/', title: '选择' }),
        ],
      }),
    )
    expect(listLinks(chinese, 'getPopupContainer')).toEqual(['/demo/get-popup-container'])
    expect(listLinks(chinese, 'popup')).toEqual(['/demo/get-popup-container'])
  })

  it('finds by hand-written keywords and says which', () => {
    expect(links('sticky')).toEqual(['/demo/multiple#multiple-kept'])
    expect(findHint('virtual scroll', '/guide/lists')?.highlightTexts).toEqual([
      { text: 'virtual', highlighted: true },
      { text: ' ' },
      { text: 'scroll', highlighted: true },
    ])
  })

  it('marks the parts of an identifier only where the whole is not written', () => {
    const parts = createSearch(
      createMetadata({
        routes: [
          createRoute({ link: '/a', title: 'Runs on change', keywords: ['onChange'] }),
          createRoute({ link: '/b', title: 'B', description: 'On submit, not on change: onChange.' }),
        ],
      }),
    )
    const shown = parts.find('onChange').groups.flatMap(({ hints }) => hints)
    const marked = (link: string): string[] =>
      shown
        .filter((hint) => hint.link === link)
        .flatMap(({ highlightTitleTexts, highlightTexts }) => [...highlightTitleTexts, ...highlightTexts])
        .flatMap(({ text, highlighted }) => (highlighted ? [text] : []))
    expect(marked('/a')).toEqual(['on', 'change'])
    expect(marked('/b')).toEqual(['onChange'])
  })

  it('finds Chinese wherever it stands, also beside Latin', () => {
    expect(links('受控')).toEqual(['/demo/multiple'])
    expect(links('控')).toEqual(['/demo/multiple'])
    expect(links('全受控')).toEqual(['/demo/multiple'])
    expect(links('受控value')[0]).toBe('/demo/multiple')
    expect(links('受控 VALUE')[0]).toBe('/demo/multiple')
  })

  const order = (texts: string[], keywords: string): string[] =>
    listLinks(
      createSearch(
        createMetadata({
          routes: texts.map((text, i) =>
            createRoute({ link: `/${i}`, title: `Page ${i}`, sections: [createSection('x', '', text)] }),
          ),
        }),
      ),
      keywords,
    )

  it('puts all words before some of them', () => {
    expect(order(['Green tea, green leaves, green all over', 'Green mint tea'], 'green mint')).toEqual(['/1#x', '/0#x'])
  })

  it('puts a whole word before a beginning, and that before a part', () => {
    expect(order(['It was unlocked', 'A locksmith came', 'A lock was broken'], 'lock')).toEqual([
      '/2#x',
      '/1#x',
      '/0#x',
    ])
  })

  it('puts neighbours before scattered words', () => {
    expect(order(['The tea that is green today', 'Today the green tea is out'], 'green tea')).toEqual(['/1#x', '/0#x'])
  })

  it('puts the identifier as written first', () => {
    expect(order(['So OnClear is written here', 'So onClear is written here'], 'onClear')).toEqual(['/1#x', '/0#x'])
  })

  it('puts the shorter page first', () => {
    expect(order([`A pebble. ${'More text. '.repeat(50)}`, 'A pebble.'], 'pebble')).toEqual(['/1#x', '/0#x'])
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

import { describe, expect, it } from 'vitest'
import type { SearchHint } from '../model/search.ts'
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
        nav: smallSite.nav,
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

  it('does not ask for little words that stand side by side and make none', () => {
    const site = createMetadata({
      routes: [
        createRoute({ link: '/a', title: '行', description: '选项可以有头像。' }),
        createRoute({ link: '/b', title: '值', description: '选项的值。' }),
      ],
    })
    const { mode, groups } = createSearch(site).find('选项里放头像')
    expect([mode, groups[0]?.hints[0]?.link]).toEqual(['all', '/a'])
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
    const titles = ['Green tea, green leaves, green all over', 'Mint, which is green']
    const routes = titles.map((title, i) => createRoute({ link: `/${i}`, title }))
    expect(listLinks(createSearch(createMetadata({ routes })), 'green mint')).toEqual(['/1', '/0'])
  })

  it('puts the answer to a question before a paragraph that says the same', () => {
    const said = 'The kettle whistles.'
    const sections = [createSection('a', 'Kitchen', said), createSection('b', 'What was that?', said)]
    const site = createMetadata({ routes: [createRoute({ link: '/', title: 'House', sections })] })
    expect(listLinks(createSearch(site), 'kettle')[0]).toBe('/#b')
  })

  it('finds a part of a page by the keywords that are written for it', () => {
    const sections = [
      createSection('a', 'Size', 'Small.'),
      { ...createSection('b', 'Load', 'Late.'), keywords: ['回显'] },
    ]
    const props = [{ ...createProp('allowClear'), keywords: ['reset'] }]
    const site = createSearch(createMetadata({ routes: [createRoute({ link: '/', title: 'Home', sections, props })] }))
    expect(listLinks(site, '回显')).toEqual(['/#b'])
    expect(listLinks(site, 'reset')).toEqual(['/#select-allowclear'])
    expect(listHints(site, 'reset')[0]?.highlightTexts).toEqual([{ text: 'reset', highlighted: true }])
  })

  it('marks words at their edges, in identifiers too', () => {
    const routes = [createRoute({ link: '/', title: 'Home', props: [createProp('menuItemSelectedIcon')] })]
    const marked = listHints(createSearch(createMetadata({ routes })), 'items')[0]?.highlightTitleTexts
    expect(marked).toEqual([{ text: 'menu' }, { text: 'Item', highlighted: true }, { text: 'SelectedIcon' }])
  })

  it('puts a whole word before a beginning', () => {
    expect(order(['A locksmith came', 'A lock was broken'], 'lock')).toEqual(['/1#x', '/0#x'])
  })

  it('puts neighbours before scattered words', () => {
    expect(order(['The tea that is green today', 'Today the green tea is out'], 'green tea')).toEqual(['/1#x', '/0#x'])
  })

  it('puts neighbours first though written in capitals and in a longer text', () => {
    const texts = ['Green mint, tea', 'Today there is Green Tea for everyone in the whole house']
    expect(order(texts, 'green tea')).toEqual(['/1#x', '/0#x'])
  })

  it('puts the identifier as written first', () => {
    expect(order(['So OnClear is written here', 'So onClear is written here'], 'onClear')).toEqual(['/1#x', '/0#x'])
  })

  it('puts the very identifier before a page that has it for a keyword and a name', () => {
    const site = createMetadata({
      routes: [
        createRoute({ link: '/field-names', title: 'Field names', keywords: ['fieldNames'] }),
        createRoute({ link: '/', title: 'Select', props: [createProp('fieldNames', 'Names of the fields.')] }),
      ],
    })
    expect(listLinks(createSearch(site), 'fieldNames')[0]).toBe('/#select-fieldnames')
    expect(listLinks(createSearch(site), 'field names')[0]).toBe('/field-names')
  })

  it('tells rows of the same name apart by what they belong to', () => {
    const row = (owner: string) => ({ ...createProp('disabled'), id: `${owner}-disabled`.toLowerCase(), owner })
    const site = createMetadata({
      routes: [createRoute({ link: '/', title: 'Select', props: ['Select', 'Option', 'Group'].map(row) })],
    })
    const own = createSearch(site)
    const owners = (keywords: string): string[] => listHints(own, keywords).map(({ owner }) => owner)
    expect(owners('disabled')).toEqual(['Select', 'Option', 'Group'])
    expect(owners('group disabled')[0]).toBe('Group')
  })

  it('puts the shorter page first', () => {
    expect(order([`A pebble. ${'More text. '.repeat(50)}`, 'A pebble.'], 'pebble')).toEqual(['/1#x', '/0#x'])
  })

  it('knows words written as one, little ones included', () => {
    const change = createRoute({ link: '/change', title: 'Change' })
    const home = createRoute({ link: '/', title: 'Home', props: [createProp('onChange')] })
    expect(listLinks(createSearch(createMetadata({ routes: [change, home] })), 'on change')[0]).toBe(
      '/#select-onchange',
    )
  })

  it('takes a page for the demo of it that says the same', () => {
    const same = { title: 'Focus', description: 'Move the focus by ref.', keywords: ['ref'] }
    const site = createMetadata({
      routes: [createRoute({ link: '/focus', ...same })],
      demos: [createDemo({ id: 'focus', route: '/focus', ...same })],
    })
    expect(listLinks(createSearch(site), 'ref move')).toEqual(['/focus'])
  })

  it('puts the page with the very keyword first', () => {
    const keywords = ['multi select of many things', 'multi select']
    const routes = keywords.map((keyword, i) => createRoute({ link: `/${i}`, title: `Page ${i}`, keywords: [keyword] }))
    expect(listLinks(createSearch(createMetadata({ routes })), 'multi select')).toEqual(['/1', '/0'])
  })
})

describe('the order among equals in a navigation group', () => {
  /** Three pages whose title is exactly the query take the first places. */
  const order = (texts: string[], keywords: string): string[] => {
    const sections = texts.map((text, i) =>
      createRoute({ link: `/${i}`, title: `${i}`, sections: [createSection('x', '', text)] }),
    )
    const best = ['a', 'b', 'c'].map((name) => createRoute({ link: `/${name}`, title: keywords }))
    const { groups } = createSearch(createMetadata({ routes: [...sections, ...best] })).find(keywords)
    return groups.find(({ kind }) => kind === 'all')?.hints.map(({ link }) => link) ?? []
  }

  // A word that occurs once in a long text scores lower than one that occurs often in a short text. The order must not follow the score.
  const once = (text: string): string => `${text} ${'Other things are said here. '.repeat(12)}`

  it('is: the identifier as written before other spellings', () => {
    expect(order(['An onclear, Onclear, onclear.', once('The onClear of it.')], 'onClear')).toEqual(['/1#x', '/0#x'])
  })

  it('is: whole words, then other forms, then beginnings', () => {
    const texts = ['Clearance, clearance!', once('Clears?'), once('All is clear, Clear!')]
    expect(order(texts, 'CLEAR')).toEqual(['/2#x', '/1#x', '/0#x'])
  })

  it('is: neighbours, then scattered words', () => {
    const texts = ['Tea: tea is green, so green!', once('Today the Green Tea.')]
    expect(order(texts, 'green tea')).toEqual(['/1#x', '/0#x'])
  })

  it('is: the shorter page, where all else is the same', () => {
    const long = createRoute({
      link: '/long',
      title: '1',
      sections: [createSection('x', '', 'A pebble.'), createSection('y', '', 'More. '.repeat(200))],
    })
    const short = createRoute({ link: '/short', title: '2', sections: [createSection('x', '', 'A pebble.')] })
    const best = ['a', 'b', 'c'].map((name) => createRoute({ link: `/${name}`, title: 'pebble' }))
    const { groups } = createSearch(createMetadata({ routes: [long, short, ...best] })).find('pebble')
    expect(groups[1]?.hints.map(({ link }) => link)).toEqual(['/short#x', '/long#x'])
  })
})

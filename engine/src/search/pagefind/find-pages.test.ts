import { expect, it } from 'vitest'
import { createProp, createRoute, createSection } from '../../../test/search/create-metadata.ts'
import { findPages, type FoundPage } from './find-pages.ts'
import { listIndexWords, listQueryWords } from './list-words.ts'
import { writeRecord } from './write-record.ts'

it('the index has identifiers whole and in parts, and every two neighbours of a run without spaces', () => {
  expect(listIndexWords('Café maxCount, max-count')).toEqual([
    'cafe',
    'maxcount',
    'max',
    'count',
    'maxcount',
    'max',
    'count',
  ])
  expect(listIndexWords('选择数量 A 中')).toEqual(['选择', '择数', '数量', 'a', '中'])
})

it('a query asks for its telling words, and for as few pairs as cover a run', () => {
  expect(listQueryWords('How do I set the maxCount')).toEqual(['set', 'maxcount'])
  expect(listQueryWords('the')).toEqual(['the'])
  expect(listQueryWords('怎么限制数量')).toEqual(['限制', '数量'])
  expect(listQueryWords('单')).toEqual(['单'])
  expect(listQueryWords('… ')).toEqual([])
  expect(listQueryWords(Array.from({ length: 20 }, (_, at) => `word${at}`).join(' '))).toHaveLength(8)
})

it('a page goes to the index as words with what they are worth, each twice at most', () => {
  const route = createRoute({
    link: '/demo/dimmer',
    title: 'Dimmer',
    description: 'Less light.',
    keywords: ['dark'],
    props: [createProp('maxWatt', 'The most light.')],
    sections: [createSection('heat', 'Heat', 'Light, light and <b>light</b>.')],
  })
  const demos = [{ id: 'dimmer', route: '/demo/dimmer', title: 'Dimmer', description: 'Night.', keywords: [] }]
  expect(writeRecord({ route, demos }).match(/<p.*?<\/p>/g)).toEqual([
    '<p data-pagefind-weight="8">dimmer dimmer</p>',
    '<p data-pagefind-weight="5">dark</p>',
    '<p data-pagefind-weight="8">heat</p>',
    '<p data-pagefind-weight="8">maxwatt max watt select</p>',
    '<p data-pagefind-weight="3">less light night</p>',
    '<p data-pagefind-weight="2.2">the most light</p>',
    '<p data-pagefind-weight="1.5">and b b</p>',
  ])
})

const ask = (known: Readonly<Record<string, string[]>>) => {
  const asked: string[] = []
  return {
    asked,
    ask: async (words: string): Promise<FoundPage[]> => {
      asked.push(words)
      return (known[words] ?? []).map((id, at) => ({ id, score: 1 / (at + 1) }))
    },
  }
}

it('pages with all words are enough when there are some of them', async () => {
  const pagefind = ask({ 'dim lamp': ['a', 'b', 'c', 'd', 'e', 'f'] })
  expect(await findPages(pagefind.ask, 'dim the lamp', 3)).toEqual(['a', 'b', 'c'])
  expect(pagefind.asked).toEqual(['dim lamp'])
})

it('then come pages with the most telling words, and with the beginning of a word that hardly any page has', async () => {
  const { ask: answer, asked } = ask({ 'dimer lamp': ['z'], lamp: ['a', 'b', 'c', 'd', 'e'], dim: ['b', 'f'] })
  expect(await findPages(answer, 'dimer lamp', 6)).toEqual(['z', 'b', 'a', 'c', 'f', 'd'])
  expect(asked).toEqual(['dimer lamp', 'dimer', 'dime', 'dim', 'lamp'])
})

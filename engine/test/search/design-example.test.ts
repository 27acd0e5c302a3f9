import { expect, it } from 'vitest'
import { createSearch } from '../../src/search/create-search.ts'
import { createMetadata, createProp, createRoute, createSection, listHints } from './create-metadata.ts'

const search = createSearch(
  createMetadata({
    nav: [
      { title: 'Docs', path: '/' },
      { title: 'Demo', path: '/demo' },
    ],
    routes: [
      createRoute({
        link: '/',
        title: 'Select',
        props: [createProp('maxCount', 'Limits how many values may be chosen.')],
      }),
      createRoute({
        link: '/demo/limit',
        navPath: '/demo',
        title: 'Limit',
        keywords: ['max count'],
        sections: [createSection('', '', '限制选择数量：最多选三个。')],
      }),
    ],
  }),
)

it.each([
  ['max count', ['/#select-maxcount 37.96', '/demo/limit 27.11']],
  ['限制选择', ['/demo/limit 8.77']],
])('the example of DESIGN.md comes out as written for %s', (keywords, scores) => {
  expect(listHints(search, keywords).map(({ link, relevance }) => `${link} ${relevance.toFixed(2)}`)).toEqual(scores)
})

import { expect, it } from 'vitest'
import type { PagefindMetadata, SearchPage } from '../../model/search.ts'
import { createRoute, createSection } from '../../../test/search/create-metadata.ts'
import { createAnswerer } from './answer-pagefind.ts'
import type { OpenedIndex } from './opened-index.ts'

const data: PagefindMetadata = {
  folder: '/~search/en-US/',
  version: '1',
  home: '/',
  nav: [{ title: 'Docs', path: '/' }],
}

const pages: Readonly<Record<string, SearchPage>> = {
  a: {
    route: createRoute({ link: '/bulb', title: 'Bulb', sections: [createSection('glass', 'Glass', 'It breaks.')] }),
    demos: [],
  },
  b: { route: createRoute({ link: '/shade', title: 'Shade', description: 'Above a bulb.' }), demos: [] },
}

const opened: OpenedIndex = {
  ask: async (words) => {
    if (words === 'torch') return [{ id: 'b', score: 1 }]
    return /bulb|glass/.test(words) ? ['a', 'b'].map((id) => ({ id, score: 1 })) : []
  },
  readPage: async (id) => pages[id] ?? Promise.reject(new Error(id)),
  close() {},
}

const start = { id: 1, action: 'generate-metadata', payload: data }
const query = (keywords: string) => ({ id: 2, action: 'get-search-result', payload: { keywords } })

it('the pages that Pagefind finds are put in order as those of any site', async () => {
  const { answer } = createAnswerer(async () => opened)
  expect(await answer(start)).toEqual({ id: 1, ok: true })
  const { result } = (await answer(query('glass'))) as { result: { groups: { hints: { link: string }[] }[] } }
  expect(result.groups[0]?.hints[0]?.link).toBe('/bulb#glass')
})

it('a word is said to be nowhere only when no page of the index has it', async () => {
  const { answer } = createAnswerer(async () => opened)
  await answer(start)
  expect(await answer(query('bulb unicorn'))).toMatchObject({ result: { mode: 'near', unknown: ['unicorn'] } })
  expect(await answer(query('bulb torch'))).toMatchObject({ result: { mode: 'near', unknown: [] } })
})

it('a part that does not come is said, and the next query begins again', async () => {
  let opens = 0
  const { answer } = createAnswerer(async () => {
    opens++
    return opens > 1 ? opened : { ...opened, readPage: () => Promise.reject(new Error('A part did not come: /a.json')) }
  })
  expect(await answer(query('bulb'))).toMatchObject({ ok: false, error: /^Search has no data yet/ })
  await answer(start)
  expect(await answer(query('bulb'))).toEqual({ id: 2, ok: false, error: 'A part did not come: /a.json' })
  expect(await answer(query('bulb'))).toMatchObject({ ok: true })
  expect(opens).toBe(2)
  expect(await answer({ id: 3, action: 'drop' })).toMatchObject({ ok: false })
})

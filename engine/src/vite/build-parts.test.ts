import { afterEach, expect, it, vi } from 'vitest'
import { createMetadata, createProp, createRoute, createSection } from '../../test/search/create-metadata.ts'
import { openParts } from '../search/parts/open-parts.ts'
import { buildParts } from './build-parts.ts'

const metadata = createMetadata({
  routes: [
    createRoute({ link: '/', title: 'Lamps' }),
    createRoute({ link: '/bulb', title: 'Bulb', sections: [createSection('glass', 'Glass', 'It breaks in a lamp.')] }),
    createRoute({ link: '/shade', title: 'Shade', description: 'Above a bulb.', props: [createProp('maxWatt')] }),
    createRoute({ link: '/zh/deng', title: '灯泡', sections: [createSection('', '', '玻璃会碎。')] }),
  ],
})
const files = buildParts(metadata)
const data = { folder: '/~search/en/', version: '1', home: '/', nav: metadata.nav }

/** A host with these files. */
function serve(paths: ReadonlyMap<string, Uint8Array>): void {
  vi.stubGlobal('fetch', async (address: string) => {
    const content = paths.get(address.replace(data.folder, '').replace(/\?.*/, ''))
    return content === undefined ? new Response('', { status: 404 }) : new Response(Buffer.from(content))
  })
}

afterEach(() => vi.unstubAllGlobals())

it('writes a list, the parts and what each page gives to search, and the same bytes each time', () => {
  const kinds = Array.from(files.keys(), (path) => path.replace(/[0-9a-f]{10}/, '*'))
  expect(kinds).toEqual([...metadata.routes.map(() => 'pages/*.json'), 'index/*.part', 'index.json'])
  expect(buildParts({ ...metadata, routes: metadata.routes.toReversed() })).toEqual(files)
})

it('finds the pages that have all words: whole, in another form, by their beginning, in pairs of characters', async () => {
  serve(files)
  const { ask, readPage, close } = await openParts(data)
  const find = async (words: string): Promise<string[]> => {
    const found = await ask(words)
    return Promise.all(found.map(async ({ id }) => (await readPage(id)).route.link))
  }
  expect(await find('bulb')).toEqual(['/bulb', '/shade'])
  expect(await find('bulb glass')).toEqual(['/bulb'])
  expect(await find('breaking')).toEqual(['/bulb'])
  expect(await find('lamp')).toEqual(['/', '/bulb'])
  expect(await find('b')).toEqual(['/bulb', '/shade'])
  expect(await find('maxwatt')).toEqual(['/shade'])
  expect(await find('灯泡')).toEqual(['/zh/deng'])
  expect(await find('unicorn')).toEqual([])
  expect(await find('')).toEqual([])
  close()
})

it('says which file did not come', async () => {
  const part = [...files.keys()].find((path) => path.startsWith('index/')) ?? ''
  serve(new Map([...files].filter(([path]) => path !== part)))
  const { ask } = await openParts(data)
  await expect(ask('bulb')).rejects.toThrow(`A part of the search index did not come: /~search/en/${part} (404)`)
  serve(new Map())
  await expect(openParts(data)).rejects.toThrow(
    'A part of the search index did not come: /~search/en/index.json?v=1 (404)',
  )
})

import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { openFixture, resolveFixture } from '../../test/open-fixture.ts'
import type { DemoFiles } from '../theme/view.ts'
import { collectFiles, createDemoFiles, toDataAddress, type OfferFile } from './create-demo-files.ts'

const config = resolveFixture(openFixture('lamps', {}, 'file'), { base: '/docs/' })
const own = { name: 'two.tsx', source: "import './shared/watts.ts'\n" }

/** Makes the files of one demo with a single file and of one with two files. The second file of the latter contains `text`. */
function create(offer: OfferFile, text: string): Promise<DemoFiles> {
  const demos = [
    { id: 'one', code: [{ name: 'one.tsx', source: '// 灯\n' }] },
    { id: 'two', code: [own, { name: 'shared/watts.ts', source: text }] },
  ]
  return createDemoFiles({ config, demos }, async (locale) => `Menu in ${locale}`, offer)
}

it('saves a demo of several files as a project in a folder of its name, and one of a single file not at all', async () => {
  const { files, offer } = collectFiles('/docs/')
  const { archives } = await create(offer, 'watts\n')
  expect(Object.keys(archives)).toEqual(['two'])
  const bytes = files.get(archives['two']?.replace('/docs/', '') ?? '') as Uint8Array
  const texts = Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)])
  expect(Object.fromEntries(texts)).toMatchObject({
    'two/src/App.tsx': own.source,
    'two/src/shared/watts.ts': 'watts\n',
    'two/index.html': expect.stringContaining('/src/main.tsx'),
  })
})

it('gives a file a new name when it changes, and only then', async () => {
  const [first, again, changed] = await Promise.all(
    ['watts', 'watts', 'volts'].map((text) => create(collectFiles('/docs/').offer, text)),
  )
  expect(again).toEqual(first)
  expect(changed?.sources['one']).toBe(first?.sources['one'])
  expect(changed?.sources['two']).not.toBe(first?.sources['two'])
  expect(changed?.archives['two']).not.toBe(first?.archives['two'])
  expect(first?.shared['shared/watts.ts']).toMatch(/^\/docs\/assets\/shared-watts-\w{8}\.txt$/)
})

it('puts files into their addresses while a site is written', async () => {
  const { sources, menus } = await create(toDataAddress, 'watts\n')
  const read = async (address = ''): Promise<string> => (await fetch(address)).text()
  expect(JSON.parse(await read(sources['one']))).toEqual([{ name: 'one.tsx', source: '// 灯\n' }])
  expect(await read(menus['zh-CN'])).toBe('Menu in zh-CN')
})

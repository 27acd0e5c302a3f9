import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writePage } from '../../test/load-files.ts'
import { openFixture, resolveFixture, writeFiles } from '../../test/open-fixture.ts'
import type { LoadedSite } from '../load-site.ts'
import { formatProblem } from '../node/format-problems.ts'
import { openDevSource } from './open-dev-source.ts'

const files = {
  'content/en-US/index.md': writePage('Lamps', 'Light.', 'group: lamps'),
  'content/en-US/bulb.md': writePage('Bulb', 'A bulb.', 'group: lamps'),
  'content/en-US/wire.md': writePage('Wire', 'See [the bulb](/bulb#glass).', 'group: lamps'),
}

function open(largeFrom: number) {
  const root = openFixture('empty', files)
  const groups = [{ id: 'lamps', title: { 'en-US': 'Lamps', 'zh-CN': '灯' } }]
  const nav = [{ path: '/', title: { 'en-US': 'Docs', 'zh-CN': '文档' } }]
  const config = { ...resolveFixture(root), groups, nav }
  return {
    root,
    config,
    source: openDevSource(config, largeFrom),
    edit: (name: string, text: string) => writeFiles(root, { [`content/en-US/${name}`]: text }),
    pathOf: (name: string) => join(root, 'content/en-US', name),
  }
}

const tell = (loaded: LoadedSite | undefined): string[] | undefined => loaded?.problems.map(formatProblem)

it('a small site is told all that is wrong at once', async () => {
  const { source, pathOf } = open(Infinity)
  const loaded = await source.load(undefined)
  expect(tell(loaded)).toEqual([expect.stringContaining('leads to no anchor')])
  expect(loaded.site.pages.every(({ markdown }) => markdown !== '')).toBe(true)
  expect(source.check()).toBeUndefined()
  expect(await source.edit(pathOf('bulb.md'))).toBeUndefined()
})

it('a large one is drawn first: what is wrong between pages comes a moment later, Markdown when it is asked for', async () => {
  const { source } = open(1)
  const loaded = await source.load(undefined)
  expect(tell(loaded)).toEqual([])
  expect(tell(source.check())).toEqual([expect.stringContaining('leads to no anchor of content/en-US/bulb.md')])
  expect(source.check()).toBeUndefined()
  const bulb = loaded.site.pages.filter(({ path }) => path === '/bulb')
  expect((await source.addMarkdown(bulb)).map(({ markdown }) => markdown)).toEqual([expect.stringContaining('A bulb.')])
})

it('an edit of one text makes that one, and what it does to others is told a moment later', async () => {
  const { source, edit, pathOf } = open(1)
  const before = await source.load(undefined)
  source.check()
  edit('bulb.md', writePage('Bulb', 'It is thin. [Away](nowhere).\n\n## Glass {#glass}', 'group: lamps'))
  const after = await source.edit(pathOf('bulb.md'))
  expect(after?.site.frames).toBe(before.site.frames)
  const [bulb, wire] = ['/bulb', '/wire'].map((path) => after?.site.pages.find((page) => page.path === path))
  if (bulb === undefined) throw new Error('There is no such page.')
  expect(wire).toBe(before.site.pages.find(({ path }) => path === '/wire'))
  expect(JSON.stringify((await source.readWhole(bulb)).content.tree)).toContain('It is thin.')
  // The link of the other page leads somewhere now.
  expect(tell(source.check())).toEqual([expect.stringContaining('The link "nowhere" is relative.')])
  expect(source.check()).toBeUndefined()

  edit('bulb.md', writePage('Bulb', '::lamp', 'group: lamps'))
  const [told] = tell(await source.edit(pathOf('bulb.md'))) ?? []
  expect(told, 'what is wrong in the text itself is told at once').toContain('content/en-US/bulb.md:')
})

it('a new title shows on all pages; a new file and a file that is gone need all of the site', async () => {
  const { source, edit, root, pathOf } = open(1)
  await source.load(undefined)
  edit('bulb.md', writePage('Round bulb', 'A bulb.', 'group: lamps'))
  // Nobody looks at another file.
  rmSync(join(root, 'content/en-US/wire.md'))
  const renamed = await source.edit(pathOf('bulb.md'))
  const listTitles = (loaded?: LoadedSite) =>
    loaded?.site.frames['en-US']?.sidebar[0]?.entries.map(({ title }) => title)
  expect(listTitles(renamed)).toEqual(['Lamps', 'Round bulb', 'Wire'])
  expect(renamed?.site.pages.find(({ path }) => path === '/bulb')?.title).toBe('Round bulb')
  edit('plug.md', writePage('Plug', 'A plug.', 'group: lamps'))
  expect(await source.edit(pathOf('plug.md'))).toBeUndefined()
  expect(listTitles(await source.load(undefined))).toEqual(['Lamps', 'Plug', 'Round bulb'])
})

it('a text that has gone from the cache is made when its page, or search, asks for it', async () => {
  const { source, config } = open(1)
  const { site } = await source.load(undefined)
  const pages = site.pages.filter(({ path }) => path === '/bulb')
  const [bulb] = pages
  if (bulb === undefined) throw new Error('There is no page.')
  const forget = (): void => rmSync(join(config.cacheDir, 'pages'), { recursive: true })
  forget()
  const sections = [{ id: '', title: '', tab: undefined, paragraphs: ['A bulb.'] }]
  expect((await source.addSections(pages)).map(({ content }) => content.sections)).toEqual([sections])
  forget()
  expect((await source.readWhole(bulb)).content.tree.children.length).toBeGreaterThan(0)
})

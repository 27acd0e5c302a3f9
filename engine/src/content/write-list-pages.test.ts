import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { loadFiles, writePage } from '../../test/load-files.ts'
import { openFixture, resolveFixture } from '../../test/open-fixture.ts'
import { readMarkdown } from '../node/read-cached.ts'
import { createFrontMatterSchema } from '../schema/front-matter.ts'
import { writeListPages } from './write-list-pages.ts'

const groups = [
  { id: 'lamps', title: { 'en-US': 'Lamps', 'zh-CN': '灯' } },
  { id: 'wires', title: { 'en-US': 'Wires', 'zh-CN': '线' } },
]

/** A site with `count` pages about lamps in English, and one about wires. */
async function load(count: number, more: Readonly<Record<string, string>> = {}) {
  const lamps = Array.from({ length: count }, (_, index) => [
    `content/en-US/lamp-${index}.md`,
    writePage(`Lamp ${String(index).padStart(3, '0')}`, '', 'group: lamps'),
  ])
  const files = {
    ...Object.fromEntries(lamps),
    'content/en-US/wire.md': writePage('Wire', '', 'group: wires'),
    ...more,
  }
  const { site, problems } = await loadFiles(files, { groups })
  expect(problems).toEqual([])
  const lists = site.pages.filter(({ route }) => route.startsWith('/~pages/'))
  const list = (path: string) => lists.find((page) => page.path === path)
  const textOf = (path: string): string => {
    const page = list(path)
    return page === undefined ? '' : readMarkdown(page)
  }
  return { site, lists, list, textOf }
}

describe('lists of pages', () => {
  it('are not written where all pages stand in the sidebar', async () => {
    expect((await load(99)).lists).toEqual([])
  })

  it('name all pages of a group in its order, in each language, and lead nowhere else', async () => {
    const { lists, list, textOf } = await load(100, {
      'content/en-US/first.md': writePage("'A *lamp* for [you]: `x` <b>'", '', 'group: lamps\norder: 1'),
      'content/zh-CN/first.md': writePage('第一盏', '', 'group: lamps\norder: 1'),
      'content/en-US/hidden.md': writePage('Hidden', '', 'group: lamps\nlisted: false'),
    })
    expect(lists.map(({ path, title }) => [path, title])).toEqual([
      ['/~pages/lamps', 'Lamps'],
      ['/zh-CN/~pages/lamps', '灯'],
      ['/~pages/wires', 'Wires'],
      ['/zh-CN/~pages/wires', '线'],
    ])
    const lines = textOf('/~pages/lamps')
      .split('\n')
      .filter((line) => line.startsWith('- '))
    expect(lines).toHaveLength(101)
    expect(lines[0]).toContain('](/first)')
    expect(lines[1]).toBe('- [Lamp 000](/lamp-0)')
    expect(
      list('/~pages/lamps')
        ?.content.links.map(({ href }) => href)
        .slice(0, 2),
    ).toEqual(['/first', '/lamp-0'])
    expect(textOf('/zh-CN/~pages/lamps')).toContain('- [第一盏](/zh-CN/first)')
    expect(textOf('/zh-CN/~pages/lamps')).toContain('- [Lamp 000](/zh-CN/lamp-0)')
  })

  it('go over several pages when they are long', () => {
    const pages = Array.from({ length: 601 }, (_, index) => ({
      locale: 'en-US',
      route: `/lamp-${index}`,
      filename: '',
      frontmatter: parse(createFrontMatterSchema(['lamps']), { title: `Lamp ${index}`, group: 'lamps', order: index }),
      links: [],
      body: '',
      bodyLine: 1,
      lastUpdated: undefined,
    }))
    const config = { ...resolveFixture(openFixture('empty', {})), groups }
    const lists = writeListPages(pages, config).filter(({ locale }) => locale === 'en-US')
    expect(lists.map(({ route, frontmatter }) => [route, frontmatter.title])).toEqual([
      ['/~pages/lamps', 'Lamps 1/3'],
      ['/~pages/lamps/2', 'Lamps 2/3'],
      ['/~pages/lamps/3', 'Lamps 3/3'],
    ])
    expect(lists[1]?.body).toContain('[1](</~pages/lamps>) **2** [3](</~pages/lamps/3>)')
    expect(lists[2]?.body.split('\n').filter((line) => line.startsWith('- '))).toEqual(['- [Lamp 600](</lamp-600>)'])
  })
})

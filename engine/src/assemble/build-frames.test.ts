import { describe, expect, it } from 'vitest'
import userConfig from '../../test/fixtures/lamps/docs.config.ts'
import { loadFiles, writePage } from '../../test/load-files.ts'
import type { Config } from '../model/config.ts'
import type { SidebarGroup } from '../model/site.ts'

describe('the frame', () => {
  it('has the words and addresses of its locale, below the base', async () => {
    const { site } = await loadFiles(
      { 'content/en-US/index.md': writePage('Home') },
      { base: '/kit/', nav: userConfig.nav },
    )
    expect(site.frames['en-US']).toEqual({
      locale: { id: 'en-US', name: 'English' },
      title: 'Lamp Kit',
      description: 'Lamps for React',
      home: '/kit/',
      nav: [
        { title: 'Docs', href: '/kit/', path: '/' },
        { title: 'Demos', href: '/kit/demo', path: '/demo' },
      ],
      sidebar: [],
      footer: {
        notes: ['Made by the people of Lamp Kit.'],
        links: [{ title: 'Report a broken lamp', href: 'https://example.org/lamp-kit/issues' }],
      },
    })
    expect(site.frames['zh-CN']).toMatchObject({
      title: '灯具',
      home: '/kit/zh-CN',
      nav: [
        { title: '文档', href: '/kit/zh-CN' },
        { title: '演示', href: '/kit/zh-CN/demo' },
      ],
    })
  })

  it('has the footer of its locale, routes with base and locale', async () => {
    const footer = {
      notes: [{ 'en-US': 'Ours.', 'zh-CN': '我们的。' }],
      links: [
        { title: { 'en-US': 'Guide', 'zh-CN': '指南' }, href: '/guide#start' },
        { title: { 'en-US': 'Letters', 'zh-CN': '来信' }, href: 'mailto:lamps@example.org' },
      ],
    }
    const { site } = await loadFiles({ 'content/en-US/guide.md': writePage('Guide') }, { base: '/kit/', footer })
    expect(site.frames['zh-CN']?.footer).toEqual({
      notes: ['我们的。'],
      links: [
        { title: '指南', href: '/kit/zh-CN/guide#start' },
        { title: '来信', href: 'mailto:lamps@example.org' },
      ],
    })
  })
})

describe('the sidebar', () => {
  it('lists groups as configured and pages by order, then by title as its language sorts', async () => {
    const groups = await sidebar({
      'content/en-US/z.md': writePage('Zinc', '', 'group: light'),
      'content/en-US/e.md': writePage('École', '', 'group: light'),
      'content/en-US/f.md': writePage('Fire', '', 'group: light'),
      'content/en-US/last.md': writePage('Aluminium', '', 'group: light\norder: 2'),
      'content/en-US/first.md': writePage('Zirconium', '', 'group: light\norder: -1'),
      'content/en-US/index.md': writePage('Home', '', 'group: start'),
      'content/en-US/none.md': writePage('No group'),
      'content/en-US/hidden.md': writePage('Hidden', '', 'group: start\nlisted: false'),
    })
    expect(groups.map(({ title, entries }) => [title, entries.map((entry) => entry.title)])).toEqual([
      ['Start', ['Home']],
      ['Light', ['Zirconium', 'Aluminium', 'École', 'Fire', 'Zinc']],
    ])
  })

  it('sorts Chinese titles by their sound', async () => {
    const { site } = await loadFiles({
      'content/zh-CN/bei.md': writePage('北灯', '', 'group: light'),
      'content/zh-CN/an.md': writePage('安灯', '', 'group: light'),
    })
    expect(site.frames['zh-CN']?.sidebar[0]?.entries.map(({ title }) => title)).toEqual(['安灯', '北灯'])
  })

  it('leaves out groups without pages', async () => {
    expect(await sidebar({ 'content/en-US/index.md': writePage('Home', '', 'group: start') })).toHaveLength(1)
  })

  it('knows which page is the overview of its group, and which part of the site a group belongs to', async () => {
    const groups = await sidebar(
      {
        'content/en-US/index.md': writePage('Home', '', 'group: start'),
        'content/en-US/other.md': writePage('Other', '', 'group: start'),
        'content/en-US/demo/light.md': writePage('Light', '', 'group: light'),
        'content/en-US/demo/index.md': writePage('Demos'),
      },
      { nav: userConfig.nav },
    )
    expect(groups.map(({ path, entries }) => [path, entries.map(({ isOverview }) => isOverview)])).toEqual([
      ['/', [true, false]],
      ['/demo', [true]],
    ])
  })

  it('leads to the pages, and holds the headings of those that ask for it', async () => {
    const body = '\n## One\n\n### Deeper\n\n## Two\n'
    const groups = await sidebar(
      {
        'content/en-US/a.md': writePage('A', body, 'group: start\ntoc: menu'),
        'content/en-US/b.md': writePage('B', body, 'group: start'),
      },
      { base: '/kit/' },
    )
    expect(groups[0]?.entries).toEqual([
      {
        title: 'A',
        route: '/a',
        href: '/kit/a',
        isOverview: false,
        outline: [
          { id: 'one', depth: 2, title: 'One' },
          { id: 'two', depth: 2, title: 'Two' },
        ],
      },
      { title: 'B', route: '/b', href: '/kit/b', isOverview: false, outline: [] },
    ])
  })
})

async function sidebar(files: Record<string, string>, overrides: Partial<Config> = {}): Promise<SidebarGroup[]> {
  const { site, problems } = await loadFiles(files, overrides)
  expect(problems).toEqual([])
  return site.frames['en-US']?.sidebar ?? []
}

import { describe, expect, it } from 'vitest'
import { loadFiles, writePage } from '../../test/load-files.ts'
import { openFixture, resolveFixture } from '../../test/open-fixture.ts'
import { loadSite } from '../load-site.ts'
import type { Page } from '../model/page.ts'
import type { Site } from '../model/site.ts'
import { createAddressTable, resolveAddress } from '../shared/resolve-address.ts'

describe('a page', () => {
  it('says of itself exactly what the specification names', async () => {
    const { content, trees, markdown, locale, contentLocale, route, path, ...meta } = await lampPage('/')
    expect(meta).toEqual({
      title: 'Lamp Kit',
      toc: 'menu',
      filename: 'content/en-US/index.md',
      lastUpdated: undefined,
      nav: { title: 'Docs', path: '/' },
      frontmatter: {
        title: 'Lamp Kit',
        description: 'Lamps that dim.',
        group: 'start',
        order: 1,
        keywords: [],
        keywordsOf: {},
        toc: 'menu',
        listed: true,
        serverLoader: false,
        hero: meta.hero,
      },
      hero: {
        title: 'Lamp Kit',
        description: 'Lamps for React',
        tasks: [{ label: 'dim a lamp', link: '/demo/dimmer' }],
      },
      description: 'Lamps that dim.',
    })
    expect([locale, contentLocale, route, path]).toEqual(['en-US', 'en-US', '/', '/'])
    expect(trees).toMatch(/page-\w+\.json$/)
    // Other steps may need the Markdown as it was written.
    expect(markdown).toMatch(/^## Screenshots/m)
    expect(content.outline).toEqual([
      { id: 'screenshots', depth: 2, title: 'Screenshots' },
      { id: 'usage', depth: 2, title: 'Usage' },
      { id: 'sizes', depth: 3, title: 'Sizes' },
    ])
  })

  it('has an outline beside the text and no description unless it says otherwise', async () => {
    expect(await lampPage('/zh-CN')).toMatchObject({ toc: 'content', hero: undefined })
    expect(await lampPage('/guide/wiring')).toMatchObject({ toc: false, description: '' })
  })

  it.each([
    ['/', 'Docs', '/'],
    ['/demo', 'Demos', '/demo'],
    ['/demo/dimmer', 'Demos', '/demo'],
    ['/zh-CN/demo/dimmer', '演示', '/demo'],
    ['/guide/wiring', 'Docs', '/'],
  ])('at %s belongs to the navigation entry %s', async (path, title, navPath) => {
    expect((await lampPage(path)).nav).toEqual({ title, path: navPath })
  })

  it('belongs to an entry by whole path segments, and to none when there is none', async () => {
    const nav = [{ title: { 'en-US': 'Demos' }, path: '/demo' }]
    const { site } = await loadFiles({ 'content/en-US/demolition.md': writePage('A') }, { nav })
    expect(findPage(site, '/demolition').nav).toEqual({ title: '', path: '/' })
  })

  it('that one locale lacks falls back to the first that has it, whichever that is', async () => {
    const { site } = await loadFiles({
      'content/en-US/lamp.md': writePage('Lamp'),
      'content/zh-CN/bulb.md': writePage('灯泡'),
    })
    const pages = site.pages.filter(({ route }) => route !== '/')
    expect(pages.map(({ path, locale, contentLocale, title }) => [path, locale, contentLocale, title])).toEqual([
      ['/lamp', 'en-US', 'en-US', 'Lamp'],
      ['/zh-CN/lamp', 'zh-CN', 'en-US', 'Lamp'],
      ['/bulb', 'en-US', 'zh-CN', '灯泡'],
      ['/zh-CN/bulb', 'zh-CN', 'zh-CN', '灯泡'],
    ])
  })
})

describe('the registry', () => {
  it('knows a page below docs, in its own spelling and in that of the front matter, in each locale', async () => {
    const routes = new Map((await lamps()).routes.map(({ path, aliases }) => [path, aliases]))
    expect(routes.get('/')).toEqual(['/docs', '/docs/index', '/index'])
    expect(routes.get('/zh-CN')).toEqual(['/zh-CN/docs', '/zh-CN/docs/index', '/zh-CN/index'])
    expect(routes.get('/demo/dimmer')).toEqual(['/docs/demo/dimmer'])
    expect(routes.get('/demo/max-brightness')).toEqual([
      '/demo/maxBrightness',
      '/docs/demo/max-brightness',
      '/docs/demo/maxBrightness',
    ])
    expect(routes.get('/zh-CN/demo/max-brightness')).toEqual([
      '/zh-CN/demo/maxBrightness',
      '/zh-CN/docs/demo/max-brightness',
      '/zh-CN/docs/demo/maxBrightness',
    ])
  })

  it('leads from every one of its spellings to the page', async () => {
    const { routes } = await lamps()
    const table = createAddressTable(routes)
    for (const { path, aliases } of routes) {
      expect(resolveAddress(path, table)).toEqual({ kind: 'page', path })
      for (const alias of aliases) expect(resolveAddress(alias, table)).toEqual({ kind: 'redirect', path })
    }
  })
})

describe('a demo', () => {
  it('lives on the page named like it, variants with it, and is named by the page', async () => {
    const { demos } = await lamps()
    expect(demos.map(({ id, route, title, description }) => ({ id, route, title, description }))).toEqual([
      {
        id: 'dimmer',
        route: '/demo/dimmer',
        title: { 'en-US': 'Dimmer', 'zh-CN': '调光' },
        description: { 'en-US': 'A lamp with less light.', 'zh-CN': '光线更暗的灯。' },
      },
      {
        id: 'dimmer-warm',
        route: '/demo/dimmer',
        title: { 'en-US': 'Warm light', 'zh-CN': 'dimmer-warm' },
        description: { 'en-US': 'Warmer, and just as bright.', 'zh-CN': '' },
      },
      {
        id: 'max-brightness',
        route: '/demo/max-brightness',
        title: { 'en-US': 'Most light', 'zh-CN': 'Most light' },
        description: { 'en-US': '', 'zh-CN': '' },
      },
    ])
  })

  it('without a page of its own lives on the first page that shows it, else nowhere', async () => {
    const { site } = await loadFiles({
      'content/en-US/lamp.md': writePage('Lamp', '::demo{id="dimmer" title="Dim"}'),
      'demos/dimmer.tsx': 'export default () => null\n',
      'demos/unseen.tsx': 'export default () => null\n',
    })
    expect(site.demos.map(({ id, route, title }) => [id, route, title['en-US']])).toEqual([
      ['dimmer', '/lamp', 'Dim'],
      ['unseen', undefined, 'unseen'],
    ])
  })

  it('shows its files highlighted, itself first', async () => {
    const { demos } = await lamps()
    expect(demos[0]?.code.map(({ name }) => name)).toEqual(['dimmer.tsx', 'shared/bulbs.ts'])
    expect(demos[0]?.code[1]?.html).toContain('<span class="c-keyword">export const </span>')
  })
})

async function lamps(): Promise<Site> {
  const { site, problems } = await loadSite(resolveFixture(openFixture('lamps')), undefined)
  expect(problems).toEqual([])
  return site
}

async function lampPage(path: string): Promise<Page> {
  return findPage(await lamps(), path)
}

function findPage(site: Site, path: string): Page {
  const page = site.pages.find((candidate) => candidate.path === path)
  if (page === undefined) throw new Error(`There is no page ${path}.`)
  return page
}

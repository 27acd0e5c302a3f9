import { describe, expect, it } from 'vitest'
import { loadFiles, writePage } from '../../test/load-files.ts'
import type { ApiProp, ApiReference, ApiTable } from '../model/api.ts'
import type { PageView } from '../model/page-view.ts'
import type { Site } from '../model/site.ts'
import { readWholePage } from '../node/read-whole-page.ts'
import { createPageViews } from './create-page-views.ts'

const demoFile = 'export default () => null\n'

describe('the view of a page', () => {
  it('knows its neighbours in the order of the sidebar, and has none outside of it', async () => {
    const { site } = await loadFiles({
      'content/en-US/index.md': writePage('Lamp Kit', '', 'group: start\norder: 1'),
      'content/en-US/wires.md': writePage('Wires', '', 'group: start\norder: 2'),
      'content/en-US/dimmer.md': writePage('Dimmer', '', 'group: light'),
      'content/en-US/alone.md': writePage('Alone'),
    })
    expect(neighboursOf(view(site, '/'))).toEqual([undefined, '/wires'])
    expect(neighboursOf(view(site, '/wires'))).toEqual(['/', '/dimmer'])
    expect(neighboursOf(view(site, '/zh-CN/dimmer'))).toEqual(['/zh-CN/wires', undefined])
    expect(neighboursOf(view(site, '/alone'))).toEqual([undefined, undefined])
  })

  it('leads to its file, where the site names a repository, and to itself in the other languages', async () => {
    const repository = { url: 'https://example.org/kit', branch: 'main', directory: 'docs' }
    const files = { 'content/en-US/wires.md': writePage('Wires') }
    const { site } = await loadFiles(files, { repository, base: '/kit/' })
    expect(view(site, '/zh-CN/wires')).toMatchObject({
      editHref: 'https://example.org/kit/edit/main/docs/content/en-US/wires.md',
      fallbackLanguage: 'English',
      translations: [{ locale: 'en-US', name: 'English', href: '/kit/wires' }],
    })
    const bare = await loadFiles(files)
    expect(view(bare.site, '/wires')).toMatchObject({
      editHref: undefined,
      reportHref: undefined,
      fallbackLanguage: undefined,
    })
  })

  it('leads to a report that says, in its own language, which page and which version it is about', async () => {
    const repository = { url: 'https://example.org/kit', branch: 'main', directory: 'docs' }
    const files = { 'content/en-US/wires.md': writePage('Wires & plugs') }
    const { site } = await loadFiles(files, { repository, base: '/kit/', origin: 'https://lamps.example' })
    const report = new URL(view(site, '/wires').reportHref ?? '')
    expect(report.origin + report.pathname).toBe('https://example.org/kit/issues/new')
    expect(Object.fromEntries(report.searchParams)).toEqual({
      title: 'Mistake on “Wires & plugs”',
      body: 'Page: https://lamps.example/kit/wires\nlamp-kit 3.1.4\n\nWhat is wrong, and what would be right?\n',
    })
    expect(Object.fromEntries(new URL(view(site, '/zh-CN/wires').reportHref ?? '').searchParams)).toEqual({
      title: '“Wires & plugs”一页有误',
      body: '页面：https://lamps.example/kit/zh-CN/wires\nlamp-kit 3.1.4\n\n哪里不对？正确的应该是什么？\n',
    })
  })

  it('leads to assistants with its whole address, and to none when that is not known', async () => {
    const files = { 'content/en-US/wires.md': writePage('Wires') }
    const assistants = [
      { title: 'Oracle', href: 'https://oracle.example/?q=read+{markdown}' },
      { title: 'Sphinx', href: 'https://sphinx.example/{url}' },
    ]
    const { site } = await loadFiles(files, { assistants, base: '/kit/', origin: 'https://lamps.example' })
    expect(view(site, '/wires').assistants).toEqual([
      { title: 'Oracle', href: 'https://oracle.example/?q=read+https%3A%2F%2Flamps.example%2Fkit%2Fwires.md' },
      { title: 'Sphinx', href: 'https://sphinx.example/https%3A%2F%2Flamps.example%2Fkit%2Fwires' },
    ])
    const local = await loadFiles(files, { assistants })
    expect(view(local.site, '/wires').assistants).toEqual([])
  })

  it('says when it was changed, for machines and in its own language', async () => {
    const { site } = await loadFiles({ 'content/en-US/wires.md': writePage('Wires') })
    const pages = site.pages.map((page) => ({ ...page, lastUpdated: Date.UTC(2026, 0, 31, 23, 59) }))
    expect(view({ ...site, pages }, '/wires').changed).toEqual({
      dateTime: '2026-01-31T23:59:00.000Z',
      text: 'January 31, 2026',
    })
    expect(view({ ...site, pages }, '/zh-CN/wires').changed?.text).toBe('2026年1月31日')
    expect(view(site, '/wires').changed).toBeUndefined()
  })

  it('has a list of headings beside the text only where one of them would be listed', async () => {
    const { site } = await loadFiles({
      'content/en-US/long.md': writePage('Long', '## One'),
      'content/en-US/deep.md': writePage('Deep', '#### Four'),
      'content/en-US/menu.md': writePage('Menu', '## One', 'toc: menu'),
      'content/en-US/tab.md': writePage('Tab', ':::tab{key="care" title="Care"}\n## Bulbs\n:::'),
    })
    const listed = ['/long', '/deep', '/menu', '/tab'].map((path) => view(site, path).hasOutline)
    expect(listed).toEqual([true, false, false, true])
    expect(view(site, '/tab').parts.map(({ key, title }) => [key, title])).toEqual([
      ['usage', 'Usage'],
      ['care', 'Care'],
    ])
  })

  it('places its demos: a title before the first heading of its text is a section of the page', async () => {
    const { site } = await loadFiles({
      'content/en-US/demo/dimmer.md': writePage('Dimmer', '::demo{id="dimmer"}\n\n## More\n\n::demo{id="dimmer-warm"}'),
      'content/en-US/demo/index.md': writePage('Demos', '::demo{id="dimmer" compact}'),
      'demos/dimmer.tsx': demoFile,
      'demos/dimmer.warm.tsx': demoFile,
    })
    const { placedDemos } = view(site, '/zh-CN/demo/dimmer')
    expect(placedDemos['dimmer']).toMatchObject({
      title: 'Dimmer',
      href: '/zh-CN/demo/dimmer',
      address: '/~demos/dimmer?locale=zh-CN',
      leads: true,
    })
    expect(placedDemos['dimmer-warm']).toMatchObject({ href: '/zh-CN/demo/dimmer#dimmer-warm', leads: false })
    expect(Object.keys(view(site, '/demo').placedDemos)).toEqual(['dimmer'])
  })

  it('links rows on itself by their hash, and elsewhere by the first page that shows them', async () => {
    const { site } = await loadFiles({
      'content/en-US/index.md': writePage('Lamp Kit'),
      'content/en-US/wires.md': writePage('Wires'),
    })
    const pages = site.pages.map((page) => ({
      ...page,
      content: {
        ...page.content,
        apis: page.route === '/' ? ['Lamp'] : [],
        playgrounds: page.route === '/wires' ? ['Lamp'] : [],
      },
    }))
    const ready: Site = { ...site, pages, api: { state: 'ready', references: { 'en-US': reference }, demosByProp: {} } }
    const { links } = view(ready, '/wires')
    expect([links.rows['lamp-watts'], links.tables['Lamp']]).toEqual(['/#lamp-watts', '/#lamp-watts'])
    const own = view(ready, '/').links
    expect([own.rows['lamp-watts'], own.tables['Lamp']]).toEqual(['#lamp-watts', '#lamp-watts'])
    // A name alone means the first table that has it. The second name is of a table that no page shows.
    expect([links.props['watts'], links.props['Cord.watts']]).toEqual(['lamp-watts', 'cord-watts'])
    expect([links.rows['cord-watts'], links.tables['Cord']]).toEqual(['#cord-watts', undefined])
    // Where the properties of a table can be tried.
    expect(links.playgrounds).toEqual({ Lamp: '/wires' })
  })
})

function row(id: string): ApiProp {
  return { id, name: 'watts' } as ApiProp
}

const reference: ApiReference = {
  spokenIn: undefined,
  package: 'lamp-kit',
  version: '1.0.0',
  tables: [
    { id: 'Lamp', props: [row('lamp-watts')] } as ApiTable,
    { id: 'Cord', props: [row('cord-watts')] } as ApiTable,
  ],
  types: {},
}

function view(site: Site, path: string): PageView {
  const page = site.pages.find((candidate) => candidate.path === path)
  if (page === undefined) throw new Error(`There is no page ${path}.`)
  return createPageViews(site)(readWholePage(page))
}

function neighboursOf({ previous, next }: PageView): (string | undefined)[] {
  return [previous?.href, next?.href]
}

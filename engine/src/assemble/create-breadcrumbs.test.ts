import { describe, expect, it } from 'vitest'
import { loadFiles, writePage } from '../../test/load-files.ts'
import { resolveFixture, openFixture } from '../../test/open-fixture.ts'
import type { Breadcrumb } from '../model/page-view.ts'
import type { Site } from '../model/site.ts'
import { readWholePage } from '../node/read-whole-page.ts'
import { createPageViews } from './create-page-views.ts'

const demo = { 'demos/dimmer.tsx': 'export default () => null\n', 'demos/glow.tsx': 'export default () => null\n' }
const pages = {
  'content/en-US/wires.md': writePage('Wires', '', 'group: start'),
  'content/en-US/loose.md': writePage('Loose ends'),
  'content/en-US/demo/index.md': writePage('Demos', '::demo-index'),
  'content/en-US/demo/dimmer.md': writePage('Dimmer', '::demo{id="dimmer"}', 'group: light'),
  'content/en-US/demo/glow.md': writePage('Light', '::demo{id="glow"}', 'group: light'),
}

describe('the way to a page', () => {
  it('begins with its entry of the navigation and goes on with its group, whose part of the index it leads to', async () => {
    const site = await load()
    expect(wayTo(site, '/demo/dimmer')).toEqual([
      { title: 'Demos', href: '/demo' },
      { title: 'Light', href: '/demo#index-light' },
    ])
    expect(wayTo(site, '/zh-CN/demo/dimmer')).toEqual([
      { title: '演示', href: '/zh-CN/demo' },
      { title: '光线', href: '/zh-CN/demo#index-light' },
    ])
  })

  it('names a group that nothing shows by itself, and leaves out what there is not', async () => {
    const site = await load()
    expect(wayTo(site, '/wires')).toEqual([
      { title: 'Docs', href: '/' },
      { title: 'Start', href: undefined },
    ])
    expect(wayTo(site, '/loose')).toEqual([{ title: 'Docs', href: '/' }])
  })

  it('leads to the overview of a group where there is no index, and names it once on that page', async () => {
    const site = await load({ 'content/en-US/demo/index.md': writePage('Demos') })
    expect(wayTo(site, '/demo/dimmer')[1]).toEqual({ title: 'Light', href: '/demo/glow' })
    expect(wayTo(site, '/demo/glow')).toEqual([{ title: 'Demos', href: '/demo' }])
  })

  it('is empty where the ways begin', async () => {
    const site = await load()
    expect([...wayTo(site, '/'), ...wayTo(site, '/demo')]).toEqual([])
  })
})

async function load(files: Readonly<Record<string, string>> = {}): Promise<Site> {
  const { nav } = resolveFixture(openFixture('empty'))
  const { site, problems } = await loadFiles({ ...demo, ...pages, ...files }, { nav })
  expect(problems).toEqual([])
  return site
}

function wayTo(site: Site, path: string): readonly Breadcrumb[] {
  const page = site.pages.find((candidate) => candidate.path === path)
  if (page === undefined) throw new Error(`There is no page ${path}.`)
  return createPageViews(site)(readWholePage(page)).breadcrumbs
}

import { expect, it } from 'vitest'
import { openFixture, resolveFixture } from '../../test/open-fixture.ts'
import { loadSite } from '../load-site.ts'
import type { Page } from '../model/page.ts'
import type { Site } from '../model/site.ts'
import type { Assets } from '../theme/view.ts'
import { createDocumentKeys, type KnownKeys } from './create-document-keys.ts'

const assets: Assets = {
  styles: ['/a.css'],
  client: '/a.js',
  hydrate: { src: '/h.js', preload: [] },
  islands: {},
  search: {},
  boot: 'run()',
  build: '1',
}

it('a page has another key when anything that it shows is another, and else the same', async () => {
  const { site } = await loadSite(resolveFixture(openFixture('lamps')), undefined)
  let known: KnownKeys | undefined
  const take = (changed: Partial<Site> = {}, own: Partial<Assets> = {}, code = 'code'): Map<string, string> => {
    const [anew, keys] = [new Map(), known].map((last) =>
      createDocumentKeys({ ...site, ...changed }, { ...assets, ...own }, code, last),
    )
    const list = (from = keys) => (changed.pages ?? site.pages).map((page) => [page.path, from?.page(page)] as const)
    expect(list()).toEqual(list(anew))
    known ??= keys?.found
    return new Map(list() as [string, string][])
  }
  const before = take()
  const differ = (...change: Parameters<typeof take>): string[] =>
    [...take(...change)].filter(([path, key]) => before.get(path) !== key).map(([path]) => path)
  const edit = (path: string, facts: Partial<Page>): Page[] =>
    site.pages.map((page) => (page.path === path ? { ...page, ...facts } : page))
  const all = site.pages.map(({ path }) => path)
  const english = all.filter((path) => !path.startsWith('/zh-CN'))

  expect(differ({ pages: edit('/guide/wiring', { markdown: 'Pull the plug.' }) })).toEqual([])
  expect(differ({ pages: edit('/guide/wiring', { cached: { hash: '1', size: 1 } }) })).toEqual([])
  expect(differ({ pages: edit('/guide/wiring', { trees: '/cache/page-2.json' }) })).toEqual(['/guide/wiring'])
  expect(differ({ pages: edit('/guide/wiring', { lastUpdated: 1 }) })).toEqual(['/guide/wiring'])
  expect(differ({}, { heroFiles: { '/': '/answers-2.json' } })).toEqual(['/'])
  for (const change of [{ title: 'Bulbs' }, { sidebar: [] }]) {
    const frames = Object.entries(site.frames).map(([id, frame]) => [
      id,
      id === 'en-US' ? { ...frame, ...change } : frame,
    ])
    expect(differ({ frames: Object.fromEntries(frames) })).toEqual(english)
  }
  const indexes = site.pages.map((page) => ({ ...page, content: { ...page.content, showsIndex: false } }))
  expect(differ({ pages: indexes })).toContain('/demo/dimmer')
  const everywhere: Parameters<typeof take>[] = [
    [{}, { client: '/b.js' }],
    [{}, {}, 'another engine'],
    [{ generator: 'vitrine 2' }],
    [{ config: { ...site.config, themeColor: { light: '#000', dark: '#fff' } } }],
    [{ demos: site.demos.toSpliced(0, 1) }],
  ]
  for (const change of everywhere) expect(differ(...change)).toEqual(all)
})

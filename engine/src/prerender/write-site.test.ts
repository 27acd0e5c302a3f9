import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createFolder, openFixture, resolveFixture } from '../../test/open-fixture.ts'
import { loadSite } from '../load-site.ts'
import type { Assets } from '../theme/view.ts'
import { writeSite, type Renderer } from './write-site.ts'

const assets: Assets = {
  styles: [],
  client: '/client.js',
  hydrate: { src: '/hydrate.js', preload: [] },
  islands: {},
  search: {},
  boot: '',
  build: 'test',
}

it('with `output: both` writes every page and every demo alone as a folder too, for hosts that only know folders', async () => {
  const config = { ...resolveFixture(openFixture('lamps')), output: 'both' as const }
  const { site } = await loadSite(config, undefined)
  const directory = createFolder()
  const renderer: Renderer = {
    renderPage: ({ path }) => path,
    renderNotFound: () => '',
    renderDemoShell: ({ id }) => id,
    renderDemoMenu: () => '',
    islands: {},
  }
  writeSite(site, config, { renderer, assets, alone: '/alone.js', notFound: '/found.js', directory })
  const read = (path: string): string => readFileSync(join(directory, path), 'utf8')
  for (const [path, text] of [
    ...site.pages.map((page) => [page.path, page.path]),
    ...site.demos.map(({ id }) => [`/~demos/${id}`, id]),
  ])
    if (path !== '/') expect([read(`${path}.html`), read(`${path}/index.html`)]).toEqual([text, text])
  expect(read('index.html')).toBe('/')
})

it('says of every page that cannot be drawn so once, although some stand in for a missing translation', async () => {
  const config = { ...resolveFixture(openFixture('lamps')), api: false as const }
  const { site } = await loadSite(config, undefined)
  const renderer: Renderer = {
    renderPage: ({ route }) => {
      if (route === '/demo/dimmer' || route === '/guide/wiring') throw new Error(`There is no current at ${route}.`)
      return ''
    },
    renderNotFound: () => '',
    renderDemoShell: () => '',
    renderDemoMenu: () => '',
    islands: {},
  }
  const write = () =>
    writeSite(site, config, { renderer, assets, alone: '/alone.js', notFound: '/found.js', directory: createFolder() })
  const mend = 'A page is drawn on the server first: use window and document in effects only.'
  expect(write).toThrow(
    [
      '3 problems',
      `content/en-US/demo/dimmer.md:1\n  There is no current at /demo/dimmer.\n  ${mend}`,
      `content/zh-CN/demo/dimmer.md:1\n  There is no current at /demo/dimmer.\n  ${mend}`,
      // The English file stands in for the missing Chinese one: two pages fail because of one file.
      `content/en-US/guide/wiring.md:1\n  There is no current at /guide/wiring.\n  ${mend}`,
    ].join('\n\n'),
  )
})

import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { loadFiles, writePage } from '../../test/load-files.ts'
import { readWholePage } from '../node/read-whole-page.ts'
import { createPageViews } from '../assemble/create-page-views.ts'
import { listTextFiles } from './list-text-files.ts'
import { renderNotFound, renderPage, type RenderContext } from './render-page.tsx'

const assets: RenderContext['assets'] = {
  styles: [],
  client: '/client.js',
  hydrate: { src: '/hydrate.js', preload: [] },
  islands: {},
  search: {},
  boot: '',
  build: 'abc',
}

/** A site with so many pages in each of its two languages, in `groupCount` groups. */
async function load(count: number, groupCount: number) {
  const groups = Array.from({ length: groupCount }, (_, index) => ({
    id: `group-${index}`,
    title: { 'en-US': `Group ${index}`, 'zh-CN': `第 ${index} 组` },
  }))
  const pages = Array.from({ length: count }, (_, index) => [
    `content/en-US/lamp-${index}.md`,
    writePage(`Lamp number ${index}`, 'A lamp.\n', `group: group-${index % groupCount}\norder: ${index}`),
  ])
  const { site } = await loadFiles(Object.fromEntries(pages), { groups })
  const viewPage = createPageViews(site)
  const page = site.pages.find(({ path }) => path === '/lamp-17')
  if (page === undefined) throw new Error('There is no such page.')
  const context = { site, assets, islands: {} }
  return {
    site,
    page: brotliCompressSync(renderPage(viewPage(readWholePage(page)), context)).length,
    notFound: brotliCompressSync(renderNotFound(context, 'en-US', '/not-found.js')).length,
  }
}

it('a page of a site ten times as large is as large, though its group is longer than what is shown of it', async () => {
  const small = await load(40, 4)
  const large = await load(400, 4)
  expect(large.page / small.page).toBeLessThan(1.15)
  expect(large.notFound / small.notFound).toBeLessThan(1.15)
  // What is in the page of a small site lies in files.
  const shards = listTextFiles(large.site, {}).filter(({ path }) => path.startsWith('~addresses/'))
  expect(shards.length).toBeGreaterThan(1)
  for (const { text } of shards) expect((JSON.parse(text) as unknown[]).length).toBeLessThanOrEqual(500)
})

import { readFileSync, truncateSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openFixture, resolveFixture } from '../../test/open-fixture.ts'
import { loadSite } from '../load-site.ts'
import { buildSearchData } from '../assemble/build-search-metadata.ts'
import type { Page } from '../model/page.ts'
import { writeFiles } from '../../test/open-fixture.ts'
import { createSearchFiles } from './create-search-files.ts'
import { planSearchData } from './write-search-data.ts'

it('the data of search keeps its address when a page changes, since every page names it', async () => {
  const load = async (text: string) => {
    const page = `---\ntitle: Bulbs\ngroup: start\n---\n\n${text}\n`
    const config = { ...resolveFixture(openFixture('lamps', { 'content/en-US/guide/bulbs.md': page })), base: '/docs/' }
    return createSearchFiles((await loadSite(config, undefined)).site, config)
  }
  const [one, other] = [await load('A bulb breaks.'), await load('A bulb burns.')]
  expect(one.field).toEqual({ 'en-US': '/docs/~search/en-US.json', 'zh-CN': '/docs/~search/zh-CN.json' })
  expect([one.data, other.field, other.data]).toEqual([one.field, one.field, one.field])
  expect([...one.files.keys()]).toEqual(['~search/en-US.json', '~search/zh-CN.json'])
  expect(String(one.files.get('~search/en-US.json')?.make())).toContain('A bulb breaks.')
  expect(String(other.files.get('~search/en-US.json')?.make())).toContain('A bulb burns.')
})

it('takes what has not changed from the last data, without reading it, and writes the same as anew', async () => {
  const root = openFixture('lamps')
  const config = resolveFixture(root)
  const { site } = await loadSite(config, undefined)
  const last = { file: `${root}/en-US.json`, record: `${root}/record.json` }
  const write = (pages: Page[]): string => {
    const data = planSearchData({ ...site, pages }, 'en-US', config, last).make()
    writeFiles(root, { 'en-US.json': data.toString() })
    return data.toString()
  }
  const anew = (pages: Page[]): string => JSON.stringify(buildSearchData({ ...site, pages }, 'en-US', config.search))
  expect(write(site.pages)).toBe(anew(site.pages))
  // Of a text that cannot be read nothing could be made.
  const gone = (page: Page): Page => ({ ...page, content: { ...page.content, sections: [] } })
  const isEdited = ({ route }: Page): boolean => route === '/demo/dimmer'
  const edited = site.pages.map((page) =>
    isEdited(page) ? { ...page, title: 'Dimming', trees: '/cache/2.json' } : page,
  )
  const few = edited.filter(({ route }) => route !== '/demo')
  expect(write(few.map((page) => (isEdited(page) ? page : gone(page))))).toBe(anew(few))
  expect(readFileSync(last.file, 'utf8')).toContain('"Dimming"')
  expect(write(few.map(gone))).toBe(anew(few))
  truncateSync(last.file, 90)
  expect(write(few.map(gone))).toBe(anew(few.map(gone)))
})

it('knows before it is made that data is the same, but for a page with a reference', async () => {
  const root = openFixture('lamps')
  const config = resolveFixture(root)
  const { site } = await loadSite(config, undefined)
  const last = { file: `${root}/en-US.json`, record: `${root}/record.json` }
  const keyOf = (change: Partial<Page>): string | undefined => {
    const pages = site.pages.map((page) => (page.path === '/demo/dimmer' ? { ...page, ...change } : page))
    return planSearchData({ ...site, pages }, 'en-US', config, last).key
  }
  const same = keyOf({})
  expect(same).toMatch(/^[0-9a-f]{32}$/)
  expect([keyOf({}), keyOf({ markdown: 'Other' })]).toEqual([same, same])
  expect(keyOf({ trees: '/cache/other.json' })).not.toBe(same)
  expect(keyOf({ nav: { title: 'Other', path: '/other' } })).not.toBe(same)
  const [page] = site.pages
  if (page === undefined) throw new Error('There is no page.')
  expect(keyOf({ content: { ...page.content, apis: ['Lamp'] } })).toBeUndefined()
})

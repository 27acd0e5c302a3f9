import { expect, it } from 'vitest'
import { openFixture, resolveFixture } from '../../test/open-fixture.ts'
import { loadSite } from '../load-site.ts'
import { createSearchFiles } from './create-search-files.ts'

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
  expect(String(one.files.get('~search/en-US.json'))).toContain('A bulb breaks.')
  expect(String(other.files.get('~search/en-US.json'))).toContain('A bulb burns.')
})

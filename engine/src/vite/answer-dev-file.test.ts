import { expect, it } from 'vitest'
import { openFixture, resolveFixture } from '../../test/open-fixture.ts'
import { loadSite } from '../load-site.ts'
import type { Page } from '../model/page.ts'
import type { SearchMetadata } from '../model/search.ts'
import { listAddresses } from '../assemble/list-addresses.ts'
import { answerDevFile, mapDevSearch } from './answer-dev-file.ts'

it('answers the address of each language with what its pages give to search, and no other address', async () => {
  const config = resolveFixture(openFixture('lamps'), { base: '/docs/' })
  const { site } = await loadSite(config, undefined)
  const addresses = mapDevSearch(config)
  expect(addresses).toEqual({ 'en-US': '/docs/@search/en-US.json', 'zh-CN': '/docs/@search/zh-CN.json' })

  const same = async (pages: readonly Page[]): Promise<Page[]> => [...pages]
  const answer = (address: string) => answerDevFile(address, site, { addMarkdown: same, addSections: same })
  const readTitles = async (locale: string): Promise<string[]> => {
    const { routes } = JSON.parse((await answer(addresses[locale] ?? '')) ?? '') as SearchMetadata
    return routes.map(({ title }) => title)
  }
  expect(await readTitles('en-US')).toContain('Dimmer')
  expect(await readTitles('zh-CN')).not.toContain('Dimmer')
  for (const url of ['/docs/@search/fr.json', '/@search/en-US.json', '/docs/', '/docs/@search/'])
    expect(await answer(url)).toBeUndefined()
  // What a build would write beside the pages.
  expect(JSON.parse((await answer('/docs/routes.json')) ?? '')).toEqual(listAddresses(site))
})

import { expect, it } from 'vitest'
import { openFixture, resolveFixture } from '../../test/open-fixture.ts'
import { loadSite } from '../load-site.ts'
import type { SearchMetadata } from '../model/search.ts'
import { listAddresses } from '../assemble/list-addresses.ts'
import { answerDevFile, mapDevSearch } from './answer-dev-file.ts'

it('answers the address of each language with what its pages give to search, and no other address', async () => {
  const config = resolveFixture(openFixture('lamps'), { base: '/docs/' })
  const { site } = await loadSite(config, undefined)
  const addresses = mapDevSearch(config)
  expect(addresses).toEqual({ 'en-US': '/docs/@search/en-US.json', 'zh-CN': '/docs/@search/zh-CN.json' })

  const readTitles = (locale: string): string[] => {
    const { routes } = JSON.parse(answerDevFile(addresses[locale] ?? '', site) ?? '') as SearchMetadata
    return routes.map(({ title }) => title)
  }
  expect(readTitles('en-US')).toContain('Dimmer')
  expect(readTitles('zh-CN')).not.toContain('Dimmer')
  for (const url of ['/docs/@search/fr.json', '/@search/en-US.json', '/docs/', '/docs/@search/'])
    expect(answerDevFile(url, site)).toBeUndefined()
  // What a build would write beside the pages.
  expect(JSON.parse(answerDevFile('/docs/routes.json', site) ?? '')).toEqual(listAddresses(site))
})

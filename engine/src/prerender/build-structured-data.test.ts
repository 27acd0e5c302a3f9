import Validator from '@adobe/structured-data-validator'
import type { Graph, Thing } from 'schema-dts'
import { describe, expect, it } from 'vitest'
import { openFixture, resolveFixture } from '../../test/open-fixture.ts'
import { readWholePage } from '../node/read-whole-page.ts'
import { createPageViews } from '../assemble/create-page-views.ts'
import { loadSite } from '../load-site.ts'
import type { Config } from '../model/config.ts'
import { buildStructuredData } from './build-structured-data.ts'

const fixture = resolveFixture(openFixture('lamps', {}, 'file'), { base: '/kit/' })
const origin = 'https://lamps.example'

describe('what a page says to programs', () => {
  it('is the source of a demo on the page of the demo, and the way to it', async () => {
    const repository = { url: 'https://example.org/kit', branch: 'main', directory: '' }
    const data = await read({ origin, repository })
    expect(data['/zh-CN/demo/dimmer']?.['@graph']).toEqual([
      {
        '@type': 'SoftwareSourceCode',
        name: '调光',
        url: 'https://lamps.example/kit/zh-CN/demo/dimmer',
        description: '光线更暗的灯。',
        inLanguage: 'zh-CN',
        image: 'https://lamps.example/kit/og/one.png',
        programmingLanguage: 'TypeScript',
        codeRepository: 'https://example.org/kit',
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: '演示', item: 'https://lamps.example/kit/zh-CN/demo' },
          {
            '@type': 'ListItem',
            position: 2,
            name: '光线',
            item: 'https://lamps.example/kit/zh-CN/demo#index-light',
          },
          { '@type': 'ListItem', position: 3, name: '调光', item: 'https://lamps.example/kit/zh-CN/demo/dimmer' },
        ],
      },
    ])
  })

  it('is an article elsewhere, with the day of its last change', async () => {
    const [home, ...others] = (await read({ origin }))['/']?.['@graph'] ?? []
    expect(home).toMatchObject({
      '@type': 'TechArticle',
      headline: 'Lamp Kit',
      url: 'https://lamps.example/kit/',
      inLanguage: 'en-US',
      dateModified: '2026-01-31T00:00:00.000Z',
    })
    expect(others).toEqual([])
  })

  it('is right by the rules of search engines, on every page', async () => {
    const objects = Object.values(await read({ origin })).flatMap((data) => data?.['@graph'] ?? [])
    const byType: Record<string, object[]> = {}
    for (const object of objects) if (typeof object === 'object') (byType[typeOf(object)] ??= []).push(object)
    expect(Object.keys(byType).toSorted()).toEqual(['BreadcrumbList', 'SoftwareSourceCode', 'TechArticle'])
    expect(await new Validator().validate({ jsonld: byType })).toEqual([])
  })

  it('needs the origin', async () => {
    expect(Object.values(await read({})).filter((data) => data !== undefined)).toEqual([])
  })
})

function typeOf(object: Exclude<Thing, string>): string {
  return '@type' in object ? object['@type'] : ''
}

/** What each page of the fixture says, by path. */
async function read(overrides: Partial<Config>): Promise<Record<string, Graph | undefined>> {
  const { site } = await loadSite({ ...fixture, ...overrides }, undefined)
  const view = createPageViews(site)
  return Object.fromEntries(
    site.pages.map((page) => {
      const changed = view({ ...readWholePage(page), lastUpdated: Date.UTC(2026, 0, 31) })
      return [
        page.path,
        buildStructuredData(site, page.route === '/' ? changed : view(readWholePage(page)), '/og/one.png'),
      ]
    }),
  )
}

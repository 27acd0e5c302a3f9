import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openFixture, resolveFixture, type SiteFiles } from '../../test/open-fixture.ts'
import { loadSite } from '../load-site.ts'
import type { Config } from '../model/config.ts'
import { listLinkCards } from './list-link-cards.ts'

const origin = 'https://lamps.example'

describe('the pictures that a build draws', () => {
  it('are one for each page and language, in the words of the page', async () => {
    const { cards, root } = await list({ 'public/favicon-32.png': '', 'pictures/dimmer.png': '' })
    expect(cards.map(({ path }) => path).toSorted()).toEqual([
      '/og/en-US.png',
      '/og/en-US/demo.png',
      '/og/en-US/demo/dimmer.png',
      '/og/en-US/demo/max-brightness.png',
      '/og/zh-CN.png',
      '/og/zh-CN/demo.png',
      '/og/zh-CN/demo/dimmer.png',
      '/og/zh-CN/demo/max-brightness.png',
    ])
    expect(cards.find(({ path }) => path === '/og/zh-CN/demo/dimmer.png')).toEqual({
      path: '/og/zh-CN/demo/dimmer.png',
      words: {
        locale: 'zh-CN',
        place: '演示 / 光线',
        title: '调光',
        text: '光线更暗的灯。',
        site: '灯具',
        library: 'lamp-kit 3.1.4',
      },
      mark: join(root, 'public/favicon-32.png'),
      picture: join(root, 'pictures/dimmer.png'),
    })
  })

  it('show for the home page what the site is, with the picture for it', async () => {
    const { cards, root } = await list({ 'pictures/index.png': '' })
    expect(cards.find(({ path }) => path === '/og/en-US.png')).toMatchObject({
      words: { place: '', title: 'Lamp Kit', text: 'Lamps for React' },
      mark: undefined,
      picture: join(root, 'pictures/index.png'),
    })
  })

  it('leave out a page that is unlisted, and one whose picture lies in the public folder', async () => {
    const { site, cards } = await list({ 'public/og/en-US/demo/dimmer.png': '' })
    const paths = cards.map(({ path }) => path)
    expect(site.pages.map(({ path }) => path)).toContain('/guide/wiring')
    expect(paths.filter((path) => /en-US\/(guide|demo\/dimmer)/.test(path))).toEqual([])
    expect(paths).toHaveLength(7)
  })

  it.each([
    ['without an origin', { origin: undefined }],
    ['without the setting', { linkPictures: undefined }],
  ])('are none %s', async (_when, overrides) => {
    expect((await list({}, overrides)).cards).toEqual([])
  })

  it('are none for a language that is written from right to left', async () => {
    const { site } = await list({})
    const { locales } = site.config
    const turned = { ...site, config: { ...site.config, locales: [...locales, { id: 'he', name: 'עברית' }] } }
    const pages = site.pages.filter(({ locale }) => locale === 'en-US').map((page) => ({ ...page, locale: 'he' }))
    const frames = { ...site.frames, he: site.frames['en-US'] ?? site.frames['zh-CN'] } as typeof site.frames
    expect(listLinkCards({ ...turned, frames, pages })).toEqual([])
  })
})

async function list(files: SiteFiles, overrides: Partial<Config> = {}) {
  const root = openFixture('lamps', files)
  const linkPictures = { fonts: [], pictures: join(root, 'pictures') }
  const { site } = await loadSite({ ...resolveFixture(root), origin, linkPictures, ...overrides }, undefined)
  return { root, site, cards: listLinkCards(site) }
}

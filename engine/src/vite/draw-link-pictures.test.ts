import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { openFixture, resolveFixture } from '../../test/open-fixture.ts'
import { loadSite } from '../load-site.ts'
import { drawLinkPictures } from './draw-link-pictures.ts'

const font = createRequire(import.meta.url).resolve('@fontsource-variable/figtree/wght.css')

it('a build says how many pictures it drew, and names the characters that no font has', async () => {
  const config = {
    ...resolveFixture(openFixture('lamps')),
    origin: 'https://lamps.example',
    linkPictures: { fonts: [font], pictures: undefined },
  }
  const { site } = await loadSite(config, undefined)
  const english = site.pages.filter(({ locale, route }) => locale === 'en-US' && route !== '/')
  const chinese = site.pages.filter(({ path }) => path === '/zh-CN/demo/dimmer')
  const { files, previews, lines } = await drawLinkPictures({ ...site, pages: [...english, ...chinese] })
  expect(Object.keys(previews).toSorted()).toEqual([
    '/og/en-US/demo.png',
    '/og/en-US/demo/dimmer.png',
    '/og/en-US/demo/max-brightness.png',
  ])
  expect([...files.keys()].toSorted()).toEqual(Object.keys(previews).toSorted())
  expect(lines).toEqual([
    'pictures  4 drawn, 0 unchanged',
    'note      pages without a picture for links: 1 (/og/zh-CN/demo/dimmer.png); no font of linkPictures has "灯具光线更暗的。调演示": add the stylesheet of one',
  ])
  const again = await drawLinkPictures({ ...site, pages: english })
  expect(again.lines).toEqual(['pictures  0 drawn, 3 unchanged'])
})

import { expect, it } from 'vitest'
import type { Site } from '../model/site.ts'
import { buildSiteManifest } from './build-site-manifest.ts'

const site = {
  generator: 'vitrine 1.0.0',
  config: {
    title: { en: 'Lamps' },
    base: '/docs/',
    origin: 'https://example.org',
    locales: [{ id: 'en', name: 'English' }],
  },
} as unknown as Site

it('says where a program finds the data of a site', () => {
  expect(buildSiteManifest(site, { en: '/docs/assets/search-en-1a.json' }, 'api/lamps.json')).toEqual({
    generator: 'vitrine 1.0.0',
    title: { en: 'Lamps' },
    base: '/docs/',
    origin: 'https://example.org',
    locales: [{ id: 'en', name: 'English', search: 'assets/search-en-1a.json' }],
    api: 'api/lamps.json',
  })
})

it('leaves out what the build does not know', () => {
  const bare = { ...site, config: { ...site.config, origin: undefined } }
  const keys = Object.keys(buildSiteManifest(bare, { en: '/docs/assets/search-en-1a.json' }, undefined))
  expect(keys).toEqual(['generator', 'title', 'base', 'locales'])
})

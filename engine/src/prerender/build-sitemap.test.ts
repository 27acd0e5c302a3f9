import { expect, test } from 'vitest'
import { buildRobots } from './build-robots.ts'
import { buildSitemap, type SitemapPage } from './build-sitemap.ts'

const page = (fields: Partial<SitemapPage> & Pick<SitemapPage, 'route' | 'locale' | 'path'>): SitemapPage => ({
  contentLocale: fields.locale,
  lastUpdated: undefined,
  frontmatter: { listed: true },
  ...fields,
})

test('the sitemap names each listed page with its languages and the day it last changed', () => {
  const pages = [
    page({ route: '/', locale: 'de', path: '/', lastUpdated: Date.UTC(2025, 2, 1, 23) }),
    page({ route: '/', locale: 'fr', path: '/fr' }),
    page({ route: '/a&b', locale: 'de', path: '/a&b' }),
    page({ route: '/a&b', locale: 'fr', path: '/fr/a&b', contentLocale: 'de' }),
    page({ route: '/draft', locale: 'de', path: '/draft', frontmatter: { listed: false } }),
  ]
  const [sitemap, ...others] = buildSitemap({ base: '/docs/', origin: 'https://example.org', pages })
  expect(others).toEqual([])
  expect(sitemap?.text).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
  <url>
    <loc>https://example.org/docs/</loc>
    <lastmod>2025-03-01</lastmod>
    <xhtml:link rel="alternate" hreflang="de" href="https://example.org/docs/"/>
    <xhtml:link rel="alternate" hreflang="fr" href="https://example.org/docs/fr"/>
  </url>
  <url>
    <loc>https://example.org/docs/fr</loc>
    <xhtml:link rel="alternate" hreflang="de" href="https://example.org/docs/"/>
    <xhtml:link rel="alternate" hreflang="fr" href="https://example.org/docs/fr"/>
  </url>
  <url>
    <loc>https://example.org/docs/a&amp;b</loc>
    <xhtml:link rel="alternate" hreflang="de" href="https://example.org/docs/a&amp;b"/>
  </url>
</urlset>
`)
})

test('a sitemap that is too long is split, and its own address names the parts', () => {
  const pages = ['/a', '/b', '/c'].map((route) => page({ route, locale: 'de', path: route }))
  const input = { base: '/docs/', origin: 'https://example.org', pages }
  const files = buildSitemap(input, { addresses: 2, bytes: 1_000_000 })
  expect(files.map(({ path, text }) => [path, text.match(/<loc>.*?<\/loc>/g)])).toEqual([
    [
      'sitemap.xml',
      ['<loc>https://example.org/docs/sitemap-1.xml</loc>', '<loc>https://example.org/docs/sitemap-2.xml</loc>'],
    ],
    ['sitemap-1.xml', ['<loc>https://example.org/docs/a</loc>', '<loc>https://example.org/docs/b</loc>']],
    ['sitemap-2.xml', ['<loc>https://example.org/docs/c</loc>']],
  ])
  expect(buildSitemap(input, { addresses: 50, bytes: 400 })).toHaveLength(4)
})

test('robots.txt lets everything be read and names the sitemap where there is one', () => {
  expect(buildRobots({ base: '/docs/', origin: 'https://example.org' })).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://example.org/docs/sitemap.xml\n',
  )
  expect(buildRobots({ base: '/', origin: undefined })).toBe('User-agent: *\nAllow: /\n')
})

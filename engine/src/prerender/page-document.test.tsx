import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Config } from '../model/config.ts'
import type { HeadFiles } from '../model/head-files.ts'
import type { Site } from '../model/site.ts'
import type { Assets } from '../theme/view.ts'
import { PageDocument, type DocumentHead } from './page-document.tsx'

const frame = { title: 'Button', description: 'A button for React' }
const config = {
  base: '/docs/',
  origin: 'https://example.org',
  locales: [
    { id: 'de-AT', name: 'Deutsch' },
    { id: 'en', name: 'English' },
  ],
  themeColor: { light: '#ffffff', dark: '#000000' },
  library: { releases: { '1.0.0': '2026-01-31T12:00:00Z' } },
} as unknown as Config
const site = {
  config,
  generator: 'vitrine 1.0.0',
  frames: { 'de-AT': frame, en: frame },
  pages: [],
} as unknown as Site
const assets: Assets = {
  styles: ['/docs/assets/style.css'],
  client: '/docs/assets/client.js',
  hydrate: { src: '/docs/assets/hydrate.js', preload: [] },
  islands: {},
  search: {},
  boot: 'run()',
  build: '1',
  head: {
    icons: [
      { rel: 'icon', path: '/favicon.svg', type: 'image/svg+xml', sizes: undefined },
      { rel: 'icon', path: '/favicon-32.png', type: 'image/png', sizes: '32x32' },
    ],
    manifest: '/manifest.webmanifest',
    previews: { '/og/de-AT.png': { width: 1200, height: 630 } },
    policy: "default-src 'self'",
  },
}
const size = { width: 1200, height: 630 }
const page: DocumentHead = {
  lang: 'de-AT',
  title: 'Größe – Button',
  description: 'Wie groß?',
  path: '/size',
  route: '/size',
  indexed: true,
}

/** The elements of the head, in the order of the HTML. */
function readHead(values: { site?: Site; assets?: Assets; head?: DocumentHead }): string[] {
  const html = renderToStaticMarkup(
    <PageDocument site={values.site ?? site} assets={values.assets ?? assets} head={values.head ?? page}>
      text
    </PageDocument>,
  )
  return html.slice(html.indexOf('<head>') + 6, html.indexOf('</head>')).split(/(?=<(?!\/))/)
}

test('the policy stands before every script and style', () => {
  expect(readHead({}).slice(0, 3)).toEqual([
    '<meta charSet="utf-8"/>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    '<meta http-equiv="Content-Security-Policy" content="default-src &#x27;self&#x27;"/>',
  ])
})

test('the script of the page leaves the connection to what the first picture shows', () => {
  expect(readHead({}).join('')).toContain(
    '<script type="module" src="/docs/assets/client.js" fetchPriority="low"></script>',
  )
})

test('icons and manifest carry the base', () => {
  const links = readHead({}).filter((element) => /rel="(icon|manifest)"/.test(element))
  expect(links).toEqual([
    '<link rel="icon" href="/docs/favicon.svg" type="image/svg+xml"/>',
    '<link rel="icon" href="/docs/favicon-32.png" type="image/png" sizes="32x32"/>',
    '<link rel="manifest" href="/docs/manifest.webmanifest"/>',
  ])
})

test('a link preview has title, description, absolute address and the picture of its language', () => {
  const preview = readHead({}).filter((element) => /og:|twitter:/.test(element))
  expect(preview).toEqual([
    '<meta property="og:type" content="website"/>',
    '<meta property="og:site_name" content="Button"/>',
    '<meta property="og:title" content="Größe – Button"/>',
    '<meta property="og:description" content="Wie groß?"/>',
    '<meta property="og:url" content="https://example.org/docs/size"/>',
    '<meta property="og:locale" content="de_AT"/>',
    '<meta property="og:image" content="https://example.org/docs/og/de-AT.png"/>',
    '<meta property="og:image:width" content="1200"/>',
    '<meta property="og:image:height" content="630"/>',
    '<meta property="og:image:alt" content="Button – A button for React"/>',
    '<meta name="twitter:card" content="summary_large_image"/>',
  ])
})

test('a page with a picture of its own is shown with it, and the picture is called like the page', () => {
  const previews = { '/og/de-AT.png': size, '/og/de-AT/size.png': size }
  const head: HeadFiles = { icons: [], manifest: '/manifest.webmanifest', previews, policy: '' }
  const preview = readHead({ assets: { ...assets, head } }).filter((element) => /og:image"|og:image:alt/.test(element))
  expect(preview).toEqual([
    '<meta property="og:image" content="https://example.org/docs/og/de-AT/size.png"/>',
    '<meta property="og:image:alt" content="Größe – Button"/>',
  ])
})

test('a page leads to the feed of its language', () => {
  const title = 'Button: releases and pages'
  expect(readHead({}).filter((element) => element.includes('atom'))).toEqual([
    `<link rel="alternate" type="application/atom+xml" title="${title}" href="https://example.org/docs/feed.xml"/>`,
  ])
  expect(readHead({ head: { ...page, lang: 'en' } }).join('')).toContain('href="https://example.org/docs/en/feed.xml"')
  const silent = { ...site, config: { ...config, library: { releases: {} } } } as unknown as Site
  expect(readHead({ site: silent }).join('')).not.toContain('atom')
})

test.each([
  ['without an origin', { site: { ...site, config: { ...config, origin: undefined } } }],
  ['on a document without an address of its own', { head: { lang: 'de-AT', title: 'Nichts', indexed: false } }],
])('there is no link preview %s', (_when, values) => {
  expect(readHead(values).join('')).not.toMatch(/og:|twitter:/)
})

test('in development there is no policy, because its tools write inline scripts', () => {
  const { head: _left, ...development } = assets
  expect(readHead({ assets: development }).join('')).not.toContain('Content-Security-Policy')
})

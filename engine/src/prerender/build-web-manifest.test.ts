import { expect, test } from 'vitest'
import { buildWebManifest } from './build-web-manifest.ts'

test('the manifest has the default locale’s words, the base and the icons that are there', () => {
  const manifest: unknown = JSON.parse(
    buildWebManifest({
      base: '/docs/',
      title: { de: 'Knopf', en: 'Button' },
      description: { de: 'Ein Knopf für React', en: 'A button for React' },
      locales: [
        { id: 'de', name: 'Deutsch' },
        { id: 'en', name: 'English' },
      ],
      themeColor: { light: '#fefefe', dark: '#111111' },
      files: ['icon-512.png', 'icon-maskable-512.png', 'favicon.svg', 'favicon-32.png', 'icon-big.png', 'og'],
    }),
  )
  expect(manifest).toEqual({
    name: 'Knopf – Ein Knopf für React',
    short_name: 'Knopf',
    description: 'Ein Knopf für React',
    lang: 'de',
    id: '/docs/',
    start_url: '/docs/',
    scope: '/docs/',
    display: 'browser',
    theme_color: '#fefefe',
    background_color: '#fefefe',
    icons: [
      { src: '/docs/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/docs/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/docs/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  })
})

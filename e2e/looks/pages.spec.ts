import type { Page } from '@playwright/test'
import { findSearchBox } from '../search/search-page.ts'
import { flipScheme } from '../support/color-scheme.ts'
import { expect, test } from '../support/test.ts'
import { lookOptions, openLook, settleLook } from './looks.ts'

interface Look {
  path: string
  width: number
  height?: number
  scheme?: 'dark'
  forced?: true
  /** What a reader does before they look. */
  act?: (page: Page) => Promise<void>
}

const looks: Readonly<Record<string, Look>> = {
  home: { path: '/en-US', width: 1280 },
  'home-zh-dark': { path: '/', width: 1280, scheme: 'dark' },
  'home-375': { path: '/en-US', width: 375 },
  'home-320-dark': { path: '/', width: 320, scheme: 'dark' },
  'home-forced-colours': { path: '/en-US', width: 1280, forced: true },
  reference: { path: '/en-US#select-maxcount', width: 1280 },
  'reference-375-dark': { path: '/#select-maxcount', width: 375, scheme: 'dark' },
  'demo-api': { path: '/en-US/demo/multiple?tab=api', width: 1280 },
  demos: { path: '/en-US/demo', width: 1280 },
  'demos-375-dark': { path: '/demo', width: 375, scheme: 'dark' },
  guide: { path: '/en-US/guide/popup-position', width: 1280 },
  'guide-zh-dark': { path: '/guide/popup-position', width: 1280, scheme: 'dark' },
  'guide-768': { path: '/en-US/guide/forms', width: 768 },
  'guide-forced-colours': { path: '/en-US/guide/popup-position', width: 1280, forced: true },
  'not-found': { path: '/en-US/demo/custom-selctor', width: 1280 },
  search: { path: '/en-US/style-guide', width: 1280, act: search },
  'search-375-dark': { path: '/en-US/style-guide', width: 375, scheme: 'dark', act: search },
  drawer: { path: '/en-US/demo/tags', width: 375, act: openDrawer },
  'drawer-320-dark': { path: '/demo/tags', width: 320, scheme: 'dark', act: openDrawer },
}

for (const [name, { path, width, height = 800, scheme, forced, act }] of Object.entries(looks)) {
  test(`${name} looks as it did`, async ({ openPage, silence }) => {
    if (name === 'not-found') silence.missing(path)
    const page = await openPage({
      ...lookOptions,
      viewport: { width, height },
      hasTouch: width < 768,
      ...(forced && { forcedColors: 'active' }),
    })
    await openLook(page, path)
    if (scheme !== undefined) await flipScheme(page, scheme)
    await act?.(page)
    await settleLook(page)
    await expect(page).toHaveScreenshot(`${name}.png`)
  })
}

async function search(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Search', exact: true })
  if (await button.isVisible()) await button.click()
  await findSearchBox(page).search('max count')
}

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Pages|目录)$/ }).click()
}

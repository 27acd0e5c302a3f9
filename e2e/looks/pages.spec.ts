import type { Page } from '@playwright/test'
import { findSearchBox } from '../search/search-page.ts'
import { flipScheme } from '../support/color-scheme.ts'
import { expect, test } from '../support/test.ts'
import { expectLook } from './expect-look.ts'
import { lookOptions, openLook, settleLook } from './looks.ts'

interface Look {
  /** Without locale. */
  path: string
  /** What a reader does before they look. */
  act?: (page: Page) => Promise<void>
  /** What exists on a phone only. */
  narrow?: true
}

/** A page of each type. */
const looks: Readonly<Record<string, Look>> = {
  home: { path: '/' },
  guide: { path: '/guide/popup-position' },
  demo: { path: '/demo/multiple' },
  demos: { path: '/demo' },
  reference: { path: '/#select-maxcount' },
  search: { path: '/style-guide', act: search },
  studio: { path: '/theme' },
  playground: { path: '/playground' },
  'not-found': { path: '/demo/custom-selctor' },
  drawer: { path: '/demo/tags', act: openDrawer, narrow: true },
}

test.use({ ...lookOptions })

for (const [name, { path, act, narrow }] of Object.entries(looks)) {
  if (narrow !== true)
    test(`${name}: light, dark, in forced colours and from the right`, async ({ page, silence }) => {
      if (name === 'not-found') silence.missing(path)
      await openLook(page, `/en-US${path}`.replace(/\/(?=#|$)/, ''))
      await act?.(page)
      await showTarget(page)
      await expectLook(page, name)
      await flipScheme(page, 'dark')
      await expectLook(page, `${name}-dark`)
      await flipScheme(page, 'light')
      await page.emulateMedia({ forcedColors: 'active' })
      await expectLook(page, `${name}-forced-colours`)
      await page.emulateMedia({ forcedColors: 'none' })
      await page.locator('html').evaluate((root) => root.setAttribute('dir', 'rtl'))
      await expectLook(page, `${name}-from-right`)
    })

  test(`${name}: on a phone, in Chinese`, async ({ openPage, silence }) => {
    if (name === 'not-found') silence.missing(path)
    const page = await openPage({ ...lookOptions, viewport: { width: 375, height: 700 }, hasTouch: true })
    await openLook(page, path)
    await act?.(page)
    await showTarget(page)
    await expectLook(page, `${name}-375`)
    await flipScheme(page, 'dark')
    await page.setViewportSize({ width: 320, height: 600 })
    await showTarget(page)
    await expectLook(page, `${name}-320-dark`)
  })
}

/**
 * Goes to what the address names. Parts above it are a fraction of a pixel higher when they are alive, and lines between two
 * pixels are rounded: so the target is moved to a whole pixel.
 */
async function showTarget(page: Page): Promise<void> {
  await settleLook(page)
  await page.evaluate(() => {
    const target = document.querySelector(':target')
    if (target === null) return
    document.documentElement.style.overflowAnchor = 'none'
    document.body.style.marginBlockStart = '0'
    target.scrollIntoView({ behavior: 'instant' })
    const { top } = target.getBoundingClientRect()
    document.body.style.marginBlockStart = `${Math.ceil(top) - top}px`
  })
}

async function search(page: Page): Promise<void> {
  const isChinese = (await page.locator('html').getAttribute('lang')) === 'zh-CN'
  const button = page.getByRole('button', { name: isChinese ? '搜索' : 'Search', exact: true })
  if (await button.isVisible()) await button.click()
  await findSearchBox(page, isChinese ? 'zh-CN' : 'en-US').search('max count')
}

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Pages|目录)$/ }).click()
  await expect(page.getByRole('navigation').first()).toBeVisible()
}

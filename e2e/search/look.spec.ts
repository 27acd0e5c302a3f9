import type { Locator, Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { flipScheme } from '../support/color-scheme.ts'
import { expect, test } from '../support/test.ts'
import { findSearchBox, names } from './search-page.ts'

for (const { locale, path, keywords } of [
  { locale: 'en-US', path: '/en-US/guide/symptoms', keywords: 'popup' },
  { locale: 'zh-CN', path: '/guide/symptoms', keywords: '弹层' },
] as const) {
  test(`axe finds nothing in the open box in ${locale}, full or empty, light or dark`, async ({ page }) => {
    const { root, field, options, active, starts, search } = findSearchBox(page, locale)
    await page.goto(path)
    await field.focus()
    await expect(starts).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await search(keywords)
    await expect(options.first()).toBeVisible()
    // As wide as the list, and above it.
    const popup = await root.locator('.search-popup').boundingBox()
    expect(popup?.width).toBe(560)
    expect(await field.boundingBox()).toMatchObject({ x: popup?.x, width: 560 })
    expect(await findViolations(page)).toEqual([])
    await flipScheme(page, 'dark')
    expect(await findViolations(page, { only: ['color-contrast'] })).toEqual([])
    await page.emulateMedia({ forcedColors: 'active' })
    const marks = await Promise.all([active, options.nth(1)].map((option) => readOutline(option)))
    expect(marks, 'no colour tells which option Enter opens').toEqual(['solid', 'none'])
    await page.emulateMedia({ forcedColors: 'none' })
    await field.fill('qqqqzz')
    await expect(starts).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })
}

for (const [locale, base, keywords] of [
  ['en-US', '/en-US', 'popup class'],
  ['zh-CN', '', '弹层类名'],
] as const) {
  test(`on a phone search in ${locale} is a sheet over the whole screen that works with touch`, async ({
    openPage,
  }) => {
    const page = await openPage({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })
    const { root, field, list, options, search } = findSearchBox(page, locale)
    await page.goto(`${base}/guide/symptoms`)
    const icon = await root.boundingBox()
    expect(icon?.width).toBeLessThanOrEqual(44)
    await field.tap()

    await test.step('it fills the screen, the field with it, and nothing sticks out', async () => {
      await search(keywords)
      expect(await root.boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 640 })
      expect((await field.boundingBox())?.width).toBeGreaterThan(220)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      for (const option of await options.all()) {
        const box = await option.boundingBox()
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
        expect(box?.height).toBeGreaterThanOrEqual(44)
      }
      expect(await findViolations(page)).toEqual([])
    })

    await test.step('a keyboard on the screen covers nothing of it, corrects nothing and lets no phone zoom', async () => {
      const { height: before } = await root.evaluate((box) => box.getBoundingClientRect())
      await leaveSeen(page, 300)
      await expect.poll(() => root.evaluate((box) => box.getBoundingClientRect().height)).toBe(300)
      await options.last().scrollIntoViewIfNeeded()
      const last = await options.last().boundingBox()
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(300)
      await page.setViewportSize({ width: 844, height: 390 })
      await leaveSeen(page, 180)
      await expect
        .poll(() => root.locator('.search-popup').evaluate((popup) => popup.getBoundingClientRect().bottom))
        .toBeLessThanOrEqual(180)
      await expect(field, 'a phone on its side').toHaveCSS('font-size', '16px')
      for (const name of ['autocapitalize', 'autocorrect']) await expect(field).toHaveAttribute(name, 'off')
      await expect(field).toHaveAttribute('enterkeyhint', 'go')
      await page.setViewportSize({ width: 320, height: 640 })
      await leaveSeen(page, 640)
      await expect.poll(() => root.evaluate((box) => box.getBoundingClientRect().height)).toBe(before)
    })

    await test.step('a tap on a result closes it and goes there', async () => {
      const target = list.getByRole('option', { name: /^popupClassName/ })
      await target.tap()
      await expect(page).toHaveURL(/#select-popupclassname$/)
      await expect(list).toBeHidden()
      expect((await root.boundingBox())?.width).toBeLessThanOrEqual(44)
      await expect(page.locator('[id="select-popupclassname"]')).toBeInViewport()
    })

    await test.step('Back returns to the sheet, its button closes it for good', async () => {
      await page.goBack()
      await expect(list.getByRole('option', { selected: true })).toHaveAccessibleName(/^popupClassName/)
      const close = page.getByRole('button', { name: names[locale].close })
      expect(await close.boundingBox()).toMatchObject({ width: 44, height: 44 })
      await close.tap()
      await expect(list).toBeHidden()
      await expect(close).toBeHidden()
      expect((await root.boundingBox())?.width).toBeLessThanOrEqual(44)
      await field.tap()
      await expect(field).toHaveValue('')
    })
  })
}

function readOutline(option: Locator): Promise<string> {
  return option.evaluate((element) => getComputedStyle(element).outlineStyle)
}

/** No browser here has a keyboard on its screen. What a page hears of one is that less of it is seen. */
function leaveSeen(page: Page, seen: number): Promise<void> {
  return page.evaluate((height) => {
    const viewport = window.visualViewport as VisualViewport
    Object.defineProperty(viewport, 'height', { value: height, configurable: true })
    viewport.dispatchEvent(new Event('resize'))
  }, seen)
}

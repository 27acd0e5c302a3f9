import type { Page } from '@playwright/test'
import { chooseColors, colorModeKey, expectColors } from '../support/color-scheme.ts'
import { expect, test } from '../support/test.ts'

const light = 'rgb(255, 255, 255)'

function scheme(page: Page) {
  return page.locator('html')
}

declare global {
  interface Window {
    /** Scheme and background of each frame since the page began to load. */
    painted: { scheme: string | undefined; ground: string }[]
  }
}

/** Records what each of the first frames shows. */
function watchFrames(): void {
  window.painted = []
  const look = (): void => {
    const root = document.documentElement
    window.painted.push({ scheme: root.dataset['scheme'], ground: getComputedStyle(root).backgroundColor })
    if (window.painted.length < 20) requestAnimationFrame(look)
  }
  new MutationObserver((_changes, observer) => {
    if (document.body === null) return
    observer.disconnect()
    look()
  }).observe(document, { childList: true, subtree: true })
}

test('light is the default, whatever the system says', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/en-US/demo/single')
  await expect(scheme(page)).toHaveAttribute('data-scheme', 'light')
  await expectColors(page, 'Light')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('a choice is stored, is there before the first frame of the next page, and colours the browser too', async ({
  page,
}) => {
  await page.addInitScript(watchFrames)
  await page.goto('/en-US')
  await chooseColors(page, 'Dark')
  await expect(scheme(page)).toHaveAttribute('data-scheme', 'dark')
  expect(await page.evaluate((key) => localStorage.getItem(key), colorModeKey)).toBe('dark')
  const bar = page.locator('meta[name="theme-color"]')
  await expect(bar).toHaveAttribute('content', (await bar.getAttribute('data-dark')) ?? '')
  await page.goto('/demo/single')
  await expectColors(page, '深色')
  await expect.poll(() => page.evaluate(() => window.painted.length)).toBe(20)
  const frames = await page.evaluate(() => window.painted)
  expect(new Set(frames.map((frame) => frame.scheme))).toEqual(new Set(['dark']))
  expect(frames.filter(({ ground }) => ground === light)).toEqual([])
})

test('the choice is made with the arrow keys', async ({ page }) => {
  await page.goto('/en-US/demo/single')
  const button = page.getByRole('button', { name: 'Colours' })
  await button.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Light' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect(scheme(page)).toHaveAttribute('data-scheme', 'dark')
  await page.keyboard.press('ArrowLeft')
  await expect(scheme(page)).toHaveAttribute('data-scheme', 'light')
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#ffffff')
  await page.keyboard.press('Escape')
  await expect(button, 'and one is back where one was').toBeFocused()
})

test('auto follows the system while the page is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/en-US/demo/single')
  await chooseColors(page, 'Follow system')
  await expect(scheme(page)).toHaveAttribute('data-scheme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(scheme(page)).toHaveAttribute('data-scheme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(scheme(page)).toHaveAttribute('data-scheme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  await expect(scheme(page)).toHaveAttribute('data-scheme', 'dark')
  await expectColors(page, 'Follow system')
})

test('other tabs follow', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/demo')
  await page.goto('/en-US/demo')
  await chooseColors(page, 'Dark')
  await expect(scheme(other)).toHaveAttribute('data-scheme', 'dark')
  await expectColors(other, '深色')
  await page.evaluate(() => localStorage.clear())
  await expect(scheme(other)).toHaveAttribute('data-scheme', 'light')
})

test('blocked storage means the default, and a choice holds for the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  await page.goto('/en-US/demo')
  await expect(scheme(page)).toHaveAttribute('data-scheme', 'light')
  await chooseColors(page, 'Dark')
  await expect(scheme(page)).toHaveAttribute('data-scheme', 'dark')
  await chooseColors(page, 'Follow system')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(scheme(page)).toHaveAttribute('data-scheme', 'light')
})

test('rubbish in the storage means the default', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '{"mode":"dar'), colorModeKey)
  await page.goto('/en-US/demo')
  await expect(scheme(page)).toHaveAttribute('data-scheme', 'light')
  await expectColors(page, 'Light')
})

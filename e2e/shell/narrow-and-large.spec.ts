import type { Page } from '@playwright/test'
import { findDemo } from '../support/demo.ts'
import { chooseColors } from '../support/color-scheme.ts'
import { expect, test } from '../support/test.ts'

/** Controls of the frame that are smaller than 24 by 24 px on the screen, the least size for a finger. */
function listSmallTargets(page: Page): Promise<string[]> {
  return page
    .locator(
      ':is(.header, .sidebar, .outline, .site-footer, .page-footer, .neighbours, .tab-list, .demo-bar) :is(a, button, label)',
    )
    .evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility())
        .map((element) => ({
          name: element.textContent.trim() || element.ariaLabel,
          box: element.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
    )
}

for (const width of [1280, 375, 320]) {
  test(`targets of the frame are at least 24 px large at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/en-US/demo/single')
    if (width < 800) await page.getByRole('button', { name: 'Pages', exact: true }).click()
    expect(await listSmallTargets(page)).toEqual([])
  })
}

test('at 200 % zoom everything is there and nothing sticks out', async ({ openPage }) => {
  // A window of 1280 by 800 at 200 % zoom.
  const page = await openPage({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 })
  for (const path of ['/en-US', '/en-US/demo/multiple']) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640)
    for (const name of ['简体中文', 'Select'])
      await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeInViewport()
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeInViewport()
    await page.getByRole('button', { name: 'Pages', exact: true }).click()
    await expect(page.getByRole('navigation', { name: 'Pages', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
  }
  // An open list may use the little space there is.
  const { root } = await findDemo(page, 'multiple')
  await root.locator('.rc-select').first().click()
  const list = page.locator('.rc-select-dropdown:not(.rc-select-dropdown-hidden)')
  // It finds its place some frames after it is drawn.
  await expect
    .poll(() =>
      list.evaluate((popup) => {
        const { left, right } = popup.getBoundingClientRect()
        return left >= 0 && right <= 640
      }),
    )
    .toBe(true)
})

test('with text of twice the size on 320 px nothing sticks out, and at 400 % zoom search shows what it has found', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/en-US', '/en-US/demo/multiple', '/en-US/theme']) {
    await page.goto(path)
    await page.evaluate(() => {
      const larger = new CSSStyleSheet()
      larger.replaceSync('html { font-size: 200% !important }')
      document.adoptedStyleSheets = [larger]
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }
  // A window of 1280 by 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 })
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('popup')
  const found = page.getByRole('listbox', { name: 'Search results' }).getByRole('option')
  await expect(found.first()).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('End')
  await expect(found.last()).toBeInViewport({ ratio: 1 })
})

test('on paper there is the text and the code, in light colours, and no frame', async ({ page }) => {
  await page.goto('/en-US/demo/multiple')
  await chooseColors(page, 'Dark')
  await page.emulateMedia({ media: 'print' })
  for (const selector of ['.header', '.sidebar', '.demo-bar']) await expect(page.locator(selector).first()).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const colors = await page
    .locator('h1')
    .evaluate((heading) => [
      getComputedStyle(heading).color,
      getComputedStyle(document.documentElement).backgroundColor,
    ])
  expect(colors[0]).toBe('rgb(29, 27, 24)')
  expect(colors[1]).toBe('rgb(255, 255, 255)')
  // Print does not unfold code by itself. The code only has to be in the page.
  const code = page.locator('.demo-code pre').first()
  expect(await code.evaluate((pre) => pre.getBoundingClientRect().height)).toBeGreaterThan(100)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

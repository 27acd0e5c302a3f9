import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** The list that the library itself draws in the first screen. */
function findList(page: Page): Locator {
  return page.locator('.hero-field > .rc-select-dropdown:not(.hero-still):visible')
}

for (const [width, height] of [
  [1280, 800],
  [375, 667],
] as const)
  test(`at ${width} × ${height} one sees how to install the library and a select that opens`, async ({ openPage }) => {
    const page = await openPage({ viewport: { width, height } })
    for (const [path, label] of [
      ['/en-US', 'Delivery'],
      ['/', '配送方式'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByText('npm install @rc-component/select', { exact: true }).first()).toBeInViewport({
        ratio: 1,
      })
      await expect(page.getByRole('combobox', { name: label })).toBeInViewport({ ratio: 1 })
    }
  })

test('without scripts the list is open, and only what works is there', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto('/en-US')
  await expect(page.getByText('Parcel locker', { exact: true })).toBeInViewport()
  await expect(page.getByText('npm install @rc-component/select', { exact: true })).toBeInViewport()
  await expect(page.getByText('pnpm add @rc-component/select', { exact: true })).toBeHidden()
  await expect(page.getByRole('combobox', { name: 'Cuisines' })).toBeHidden()
  await expect(page.getByRole('combobox', { name: 'I want to …' })).toBeHidden()
})

test('the library’s own list takes the place of the drawn one, and nothing moves', async ({ page }) => {
  await page.goto('/en-US')
  const drawn = page.locator('.hero-still').first()
  const field = page.getByRole('combobox', { name: 'Delivery' })
  const readPlaces = (list: Locator) =>
    list.evaluate((element) =>
      [element, ...element.querySelectorAll('.rc-select-item')].map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect()
        const { backgroundColor, color, fontSize, boxShadow, opacity } = getComputedStyle(each)
        return { x, y, width, height, backgroundColor, color, fontSize, boxShadow, opacity }
      }),
    )
  const before = await readPlaces(drawn)
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        document.documentElement.dataset['moved'] = `${Number(document.documentElement.dataset['moved'] ?? 0) + value}`
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.locator('label').filter({ hasText: 'Delivery' }).hover()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expect(drawn).toBeHidden()
  // A list of the library finds its place some frames after it is drawn.
  await expect.poll(() => readPlaces(findList(page))).toEqual(before)
  expect(await page.locator('html').getAttribute('data-moved')).toBeNull()
  await expect(field).not.toBeFocused()
})

test('the first click on a row chooses it; the list then opens and closes as the library’s does', async ({ page }) => {
  await page.goto('/en-US')
  const field = page.getByRole('combobox', { name: 'Delivery' })
  const content = page.locator('.hero-field .rc-select-content').first()
  // The code of the select comes after this click.
  await page.getByText('Parcel locker', { exact: true }).click()
  await expect(content).toHaveText('Parcel locker')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(findList(page), 'a click elsewhere leaves it open').toBeVisible()
  await field.focus()
  await page.keyboard.press('Escape')
  await expect(findList(page)).toBeHidden()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(content).toHaveText('Pick up in store')
  await expect(findList(page)).toBeHidden()
})

test('Tab goes through the open list without choosing', async ({ page }) => {
  await page.goto('/en-US')
  const field = page.getByRole('combobox', { name: 'Delivery' })
  await field.focus()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(field).not.toBeFocused()
  await expect(page.locator('.hero-field .rc-select-content').first()).toHaveText('Express, next day')
})

test('a tab shows another mode with its list open and with its code, which can be copied', async ({ page }) => {
  await page.goto('/en-US')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const hero = page.locator('.hero-beside')
  const height = await hero.evaluate((element) => element.getBoundingClientRect().height)
  for (const [mode, label, row] of [
    ['multiple', 'Cuisines', 'Indian'],
    ['tags', 'Photo keywords', 'city'],
    ['combobox', 'Job title', 'Nurse'],
  ] as const) {
    await hero.getByRole('tab', { name: mode }).click()
    const panel = hero.getByRole('tabpanel')
    await expect(panel.getByRole('combobox', { name: label })).toBeVisible()
    await panel.locator('label').hover()
    await findList(page).getByText(row, { exact: true }).click()
    await expect(panel.locator('.rc-select-content')).toContainText(mode === 'combobox' ? '' : row)
    if (mode === 'combobox') await expect(panel.getByRole('combobox')).toHaveValue(row)
    await panel.getByRole('button', { name: 'Copy code' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`mode="${mode}"`)
    expect(await hero.evaluate((element) => element.getBoundingClientRect().height), 'no tab moves what is below').toBe(
      height,
    )
  }
})

test('each fact leads to where it is proved', async ({ page }) => {
  await page.goto('/en-US')
  const facts = page.locator('.hero-below li')
  await expect(facts).toHaveCount(4)
  await expect(facts.filter({ hasText: 'kB gzip' }).getByRole('link')).toHaveAttribute('href', '/en-US#feature')
  const props = await page.locator('.api').first().locator('.api-row').count()
  await expect(facts.filter({ hasText: `${props} props` })).toHaveCount(1)
})

test('before the reference there are fewer than 80 stops of Tab', async ({ page }) => {
  await page.goto('/en-US')
  const isInReference = () =>
    page.evaluate(() => {
      const api = document.querySelector('.heading:has(#api)')
      const { activeElement } = document
      return api !== null && activeElement !== null && (api.compareDocumentPosition(activeElement) & 4) !== 0
    })
  let stops = 0
  await page.keyboard.press('Tab')
  while (!(await isInReference()) && stops < 200) {
    await page.keyboard.press('Tab')
    stops += 1
  }
  expect(stops).toBeLessThan(80)
})

test('each feature has a select that opens with the first click', async ({ page }) => {
  await page.goto('/en-US')
  const tiles = page.locator('.grid:not([data-columns]) > ul > li')
  await expect(tiles).toHaveCount(8)
  for (const [feature, row] of [
    ['Four modes', 'Suggested too'],
    ['Search', 'Old Mill, Ghent'],
    ['Remote data', 'playground'],
    ['Long lists', 'Locker 3'],
    ['Your data', 'Osaka'],
    ['Your markup', 'Delayed'],
    ['Accessibility', 'Front row'],
    ['Server rendering', 'Polish'],
  ] as const) {
    const tile = tiles.filter({ has: page.getByRole('link', { name: feature, exact: true }) })
    const field = tile.getByRole('combobox')
    await tile.locator('.rc-select').click()
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    const list = page.locator('body > div > .rc-select-dropdown:visible, body > .rc-select-dropdown:visible')
    await list.locator('.rc-select-item-option').filter({ hasText: row }).first().click()
    await page.keyboard.press('Escape')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  }
})

test('the screenshots speak the language of the page, and each leads to its demo', async ({ page }) => {
  for (const [path, row, link, title] of [
    ['/en-US', 'Harbour line', 'Groups with a header', 'Option groups'],
    ['/', '海港线', '带标题的分组', '分组'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(row, { exact: true })).toBeVisible()
    const card = page.locator('li').filter({ has: page.getByRole('link', { name: link }) })
    // The link covers the whole card.
    await card.locator('.hero-picture').click({ force: true })
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  }
})

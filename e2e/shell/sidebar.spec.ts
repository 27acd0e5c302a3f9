import type { Locator } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const phone = { width: 375, height: 800 }

for (const javaScriptEnabled of [true, false]) {
  test(`on a narrow screen a button opens the list of pages, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    openPage,
  }) => {
    const page = await openPage({ viewport: phone, javaScriptEnabled })
    await page.goto('/en-US/demo/single')
    const sidebar = page.getByRole('navigation', { name: 'Pages', exact: true })
    const button = page.getByRole('button', { name: 'Pages', exact: true })
    await expect(sidebar).toBeHidden()
    await button.click()
    await expect(sidebar).toBeVisible()
    const current = sidebar.getByRole('link', { name: 'Overview Single' })
    await expect(current).toHaveAttribute('aria-current', 'page')
    // What the header has no room for.
    for (const name of ['Docs', 'Demo', 'Source code', 'Changelog', 'npm'])
      await expect(sidebar.getByRole('link', { name, exact: true })).toBeInViewport()
    await sidebar.getByRole('button', { name: 'Close' }).click()
    await expect(sidebar).toBeHidden()
    await expect(button).toBeFocused()

    await button.click()

    await page.keyboard.press('Escape')
    await expect(sidebar).toBeHidden()
    await expect(button).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(sidebar).toBeVisible()
    await page.mouse.click(370, 400)
    await expect(sidebar).toBeHidden()

    await button.click()
    await sidebar.getByRole('link', { name: 'Overview Multiple' }).click()
    await expect(page).toHaveURL('/en-US/demo/multiple')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Multiple')
    await expect(sidebar).toBeHidden()
  })
}

test('on a narrow screen the list of pages opens at the shown page, and again on the next one', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/en-US/demo/get-popup-container')
  const sidebar = page.getByRole('navigation', { name: 'Pages', exact: true })
  const button = page.getByRole('button', { name: 'Pages', exact: true })
  await button.click()
  await expect(sidebar.getByRole('link', { name: 'Popup container' })).toBeInViewport()
  await expect(sidebar.getByRole('link', { name: 'Demo', exact: true })).toBeInViewport()
  await sidebar.getByRole('link', { name: 'Order of results' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order of results')
  await button.click()
  const middle = (): Promise<number> =>
    sidebar
      .getByRole('link', { name: 'Order of results' })
      .evaluate((link) => Math.abs(link.getBoundingClientRect().top - innerHeight / 2))
  await expect.poll(middle).toBeLessThan(120)
})

test('between a phone and a desktop, source and changelog stand at the head of the list of pages', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 })
  await page.goto('/en-US/demo/single')
  const sidebar = page.getByRole('navigation', { name: 'Pages', exact: true })
  for (const name of ['Source code', 'Changelog', 'npm'])
    await expect(sidebar.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(sidebar.getByRole('link', { name: 'Demo', exact: true })).toBeHidden()
})

test('a folded group opens and shows its pages', async ({ page }) => {
  await page.goto('/en-US/guide/symptoms')
  const sidebar = page.getByRole('navigation', { name: 'Pages', exact: true })
  await expect(sidebar.getByRole('link', { name: 'Symptoms and fixes' })).toBeVisible()
  await expect(sidebar.getByRole('link', { name: 'Separators' })).toBeHidden()
  await sidebar.locator('summary').getByText('Tags', { exact: true }).click()
  await sidebar.getByRole('link', { name: 'Separators' }).click()
  await expect(page).toHaveURL('/en-US/demo/auto-tokenization')
  await expect(sidebar.getByRole('link', { name: 'Overview Multiple' })).toBeVisible()
  await expect(sidebar.getByRole('link', { name: 'Symptoms and fixes' })).toBeHidden()
})

test('on a narrow screen a button opens the outline, and a pick goes there', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/en-US/guide/search-and-filter')
  const outline = page.getByRole('navigation', { name: 'On this page' })
  await expect(outline).toBeHidden()
  await page.getByRole('button', { name: 'On this page' }).click()
  await expect(outline).toBeVisible()
  const last = outline.getByRole('link').last()
  const id = (await last.getAttribute('href')) ?? ''
  await last.click()
  await expect(page).toHaveURL(`/en-US/guide/search-and-filter${id}`)
  await expect(page.locator(id)).toBeInViewport()
})

test('on a wide screen both lists stand beside the text and there is no button', async ({ page }) => {
  await page.goto('/en-US/guide/search-and-filter')
  await expect(page.getByRole('navigation', { name: 'Pages', exact: true })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pages', exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: 'On this page' })).toBeHidden()
})

test('the outline marks the heading that is being read', async ({ page }) => {
  await page.goto('/en-US/guide/search-and-filter')
  const outline = page.getByRole('navigation', { name: 'On this page' })
  const marked = outline.locator('[aria-current]')
  const links = outline.getByRole('link')
  const third = await links.nth(2).innerText()
  const id = ((await links.nth(2).getAttribute('href')) ?? '').slice(1)
  await page.evaluate((target) => document.getElementById(target)?.scrollIntoView({ behavior: 'instant' }), id)
  await expect(marked).toHaveText([third])
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  // Above the first heading no entry is marked.
  await expect(marked).toHaveCount(0)
})

test('the outline follows a jump over several screens', async ({ page }) => {
  await page.goto('/en-US')
  const outline = page.getByRole('navigation', { name: 'On this page' })
  // The first scroll loads what marks the headings.
  await page.mouse.wheel(0, 1200)
  await expect(outline.locator('[aria-current]')).toHaveCount(1)
  await page.evaluate(() => document.getElementById('license')?.scrollIntoView({ behavior: 'instant' }))
  await expect(outline.locator('[aria-current]')).toHaveAttribute('href', /^#(coverage|license)$/)
  await page.evaluate(() => document.getElementById('select-props')?.scrollIntoView({ behavior: 'instant' }))
  await expect(outline.locator('[aria-current]')).toHaveText('Select props')
  // From the middle of a long code to the middle of a table: no heading comes into sight or leaves it.
  await page.setViewportSize({ width: 1280, height: 320 })
  await scrollToMiddle(page.locator('pre').filter({ hasText: 'export function DeliveryField' }).first())
  await expect(outline.locator('[aria-current]')).toHaveText('basic use')
  await scrollToMiddle(page.locator('[id="select-allowclear"]'))
  await expect(outline.locator('[aria-current]')).toHaveText('Select props')
})

test('a link to a demo marks its section until one scrolls, also near the end of the page', async ({ page }) => {
  // So high that the demo cannot reach the top of the window.
  await page.setViewportSize({ width: 1280, height: 1400 })
  await page.goto('/en-US/demo/multiple#multiple-kept-search')
  // The outline of a demo stands below its entry in the list of pages.
  const marked = page.locator('#sidebar [data-outline-link][aria-current]')
  await expect(marked).toHaveText('Keep the search text')
  expect(
    await page.locator('#multiple-kept-search').evaluate((demo) => demo.getBoundingClientRect().top),
  ).toBeGreaterThan(200)
  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, -2000)
  await expect(marked).toHaveCount(0)
})

function scrollToMiddle(place: Locator): Promise<void> {
  return place.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }))
}

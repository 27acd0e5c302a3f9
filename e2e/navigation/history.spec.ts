import type { Page } from '@playwright/test'
import { pages } from '../support/site.ts'
import { expect, test } from '../support/test.ts'
import { openMarked, sidebarLink } from './tab.ts'

const demos = pages.filter(({ locale, route }) => locale === 'en-US' && route.startsWith('/demo/')).slice(0, 20)

test('Back and Forward through twenty pages give back place and focus', async ({ page }) => {
  const [first, ...rest] = demos
  expect(rest).toHaveLength(19)
  await openMarked(page, first?.path ?? '')
  const isThere = (path: string) =>
    expect(page.locator(`[data-sidebar] a[aria-current="page"]`)).toHaveAttribute('href', path)
  const places = new Map<string, number>()
  /** Leaves each page from the middle, with the keyboard, so that the link has the focus. */
  for (const [step, { path }] of rest.entries()) {
    const from = demos[step]?.path ?? ''
    await isThere(from)
    const top = await page.evaluate(
      (wanted) => {
        scrollTo(0, wanted)
        return scrollY
      },
      20 + step * 10,
    )
    places.set(from, top)
    const link = page.locator(`[data-sidebar] a[href="${path}"]`)
    await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
    await page.keyboard.press('Enter')
  }
  await isThere(demos[19]?.path ?? '')

  for (let step = 18; step >= 0; step--) {
    const path = demos[step]?.path ?? ''
    await page.goBack()
    await isThere(path)
    await expect(page.locator(`[data-sidebar] a[href="${demos[step + 1]?.path}"]`)).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY), path).toBe(places.get(path))
  }
  for (let step = 1; step < 20; step++) {
    await page.goForward()
    await isThere(demos[step]?.path ?? '')
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('html'), 'all in one document').toHaveAttribute('data-mark', 'first')
})

test('Back from a page that has not come yet leaves everything as it was', async ({ page }) => {
  await openMarked(page, '/en-US/demo/combobox')
  await page.route('**/en-US/demo/single', () => undefined)
  const top = await scrollDown(page)
  const asked = page.waitForRequest('**/en-US/demo/single')
  await sidebarLink(page, 'Single').click()
  await asked
  await expect(page).toHaveURL(/\/demo\/single$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/demo\/combobox$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Combobox')
  expect(await page.evaluate(() => scrollY)).toBe(top)
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating')
  await expect(page.locator('.notice')).toHaveCount(0)
})

test('a tab chosen while another page is on its way changes the tab, and the page comes, fetched once', async ({
  page,
}) => {
  await openMarked(page, '/en-US/demo/combobox')
  const top = await scrollDown(page)
  let answer: (() => void) | undefined
  const asked: string[] = []
  await page.route(/\/en-US\/demo\/single/, async (route) => {
    asked.push(route.request().url())
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue().catch(() => undefined)
  })
  await sidebarLink(page, 'Single').click()
  await expect.poll(() => asked.length).toBe(1)
  // Not with Playwright's click, which would scroll to the tab first.
  await page.getByRole('tab', { name: 'API' }).evaluate((tab: HTMLElement) => tab.click())
  await expect(page.getByRole('tab', { name: 'API' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Combobox')
  answer?.()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Single')
  await expect(page).toHaveURL((url) => url.pathname + url.search === '/en-US/demo/single')
  expect(asked).toHaveLength(1)
  await expect(page.locator('.notice')).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating')
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'first')

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Combobox')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
})

test('Back after a reload fetches the page anew', async ({ page }) => {
  await openMarked(page, '/en-US/demo/combobox')
  const top = await scrollDown(page)
  await sidebarLink(page, 'Single').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Single')
  await page.reload()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Combobox')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
})

/** Scrolls a little and gives the new scroll position in pixels. */
async function scrollDown(page: Page): Promise<number> {
  const top = await page.evaluate(() => {
    scrollTo(0, 200)
    return scrollY
  })
  expect(top).toBeGreaterThan(100)
  return top
}

import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const guide = '/en-US/style-guide'

function tabsOf(page: Page) {
  const list = page.getByRole('tablist', { name: 'Parts of this page' })
  return {
    tab: (name: string) => list.getByRole('tab', { name, exact: true }),
    usage: page.locator('[data-tab-panel="usage"]'),
    second: page.locator('[data-tab-panel="second"]'),
    outline: (title: string) =>
      page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: title }),
  }
}

test('a tab opens by pointer, with its own outline, and the address names it', async ({ page }) => {
  await page.goto(guide)
  const { tab, usage, second, outline } = tabsOf(page)
  await expect(tab('Usage')).toHaveAttribute('aria-selected', 'true')
  await expect(second).toHaveAttribute('hidden', 'until-found')
  await expect(outline('Callouts')).toBeVisible()
  await tab('Second tab').click()
  await expect(page).toHaveURL(/style-guide\?tab=second$/)
  await expect(second.getByText('found by search')).toBeVisible()
  await expect(usage).toHaveAttribute('hidden', 'until-found')
  await expect(outline('A heading inside')).toBeVisible()
  await expect(outline('Callouts')).toBeHidden()
  await tab('Usage').click()
  await expect(page).toHaveURL(/style-guide$/)
  await expect(usage).not.toHaveAttribute('hidden')
})

test('tabs follow the pattern for the keyboard: one stop, arrows round and round, Home and End', async ({ page }) => {
  await page.goto(guide)
  const { tab, second } = tabsOf(page)
  await expect(tab('Second tab')).toHaveAttribute('tabindex', '-1')
  await tab('Usage').focus()
  for (const [key, name] of [
    ['ArrowRight', 'Second tab'],
    ['ArrowRight', 'Usage'],
    ['ArrowLeft', 'Second tab'],
    ['Home', 'Usage'],
    ['End', 'Second tab'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tab(name)).toBeFocused()
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
  }
  await expect(tab('Second tab')).toHaveAttribute('aria-controls', (await second.getAttribute('id')) ?? '')
  await expect(page.getByRole('tabpanel', { name: 'Second tab' })).toBeVisible()
})

test('an address with a tab, or with a place in one, is painted right before any script has run', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  const { usage, second, outline } = tabsOf(page)
  for (const address of ['?tab=second', '#inside', '?tab=second#inside']) {
    await page.goto('about:blank')
    await page.goto(guide + address)
    await expect(second).toBeVisible()
    await expect(usage).toBeHidden()
    if (address.startsWith('?')) await expect(outline('A heading inside')).toBeVisible()
  }
  await page.goto('about:blank')
  await page.goto(`${guide}?tab=nonsense`)
  await expect(usage).toBeVisible()
  await expect(second).toBeHidden()
})

test('a shared address opens its tab; a place inside opens the tab around it', async ({ page }) => {
  const { tab, second } = tabsOf(page)
  await page.goto(`${guide}?tab=second`)
  await expect(tab('Second tab')).toHaveAttribute('aria-selected', 'true')
  await page.goto('about:blank')
  await page.goto(`${guide}#inside`)
  await expect(tab('Second tab')).toHaveAttribute('aria-selected', 'true')
  await expect(second.getByRole('heading', { name: 'A heading inside' })).toBeInViewport()
  await expect(page).toHaveURL(/\?tab=second#inside$/)
  await page.goto('about:blank')
  await page.goto(`${guide}?tab=nonsense`)
  await expect(tab('Usage')).toHaveAttribute('aria-selected', 'true')
})

test('a link in the text leads into the other tab, and Back leads out of it', async ({ page }) => {
  await page.goto(guide)
  const { tab, second } = tabsOf(page)
  await page.getByRole('link', { name: 'a link to a heading inside' }).click()
  await expect(tab('Second tab')).toHaveAttribute('aria-selected', 'true')
  await expect(second.getByRole('heading', { name: 'A heading inside' })).toBeInViewport()
  await page.goBack()
  await expect(tab('Usage')).toHaveAttribute('aria-selected', 'true')
})

test('what the browser finds in a hidden tab opens it', async ({ page }) => {
  await page.goto(guide)
  const { tab, second } = tabsOf(page)
  await expect(second).toHaveAttribute('hidden', 'until-found')
  await page.locator('h1').evaluate((title) => {
    title.innerHTML = '<a href="#:~:text=found%20by%20search">Find</a>'
  })
  await page.getByRole('link', { name: 'Find', exact: true }).click()
  await expect(tab('Second tab')).toHaveAttribute('aria-selected', 'true')
  await expect(second.getByText('found by search')).toBeInViewport()
  await expect(page).toHaveURL(/\?tab=second$/)
})

test('the generated API tab of a demo page is one of them, and a line goes over to the chosen one', async ({
  page,
}) => {
  await page.goto('/en-US/demo/single?tab=api')
  await expect(page.getByRole('tabpanel', { name: 'API' })).toBeVisible()
  const usage = page.getByRole('tab', { name: 'Usage' })
  await usage.click()
  await expect(page.getByRole('tabpanel', { name: 'Usage' })).toBeVisible()
  await expect(page).toHaveURL(/\/demo\/single$/)

  // The styles of the line come a moment after the page.
  const line = (): Promise<{ away: number; lasts: string; text: string }> =>
    page.getByRole('tablist').evaluate((list) => {
      const { left, transitionDuration } = getComputedStyle(list, '::after')
      const text = getComputedStyle(document.querySelector('#content') ?? list).transitionDuration
      const chosen = list.querySelector<HTMLElement>('[aria-selected="true"]')
      return { away: Math.round(Number.parseFloat(left)) - (chosen?.offsetLeft ?? -1), lasts: transitionDuration, text }
    })
  await expect.poll(line).toEqual({ away: 0, lasts: '0.14s', text: '0.14s' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await line(), 'nor does the text of the next page fade in').toEqual({ away: 0, lasts: '0s', text: '0s' })
})

test('without scripts every part is there to read, and the names lead to them', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto(guide)
  const { usage, second } = tabsOf(page)
  await expect(usage).toBeVisible()
  await expect(second).toBeVisible()
  await page.getByRole('navigation', { name: 'Parts of this page' }).getByRole('link', { name: 'Second tab' }).click()
  await expect(second).toBeInViewport()
  await expect(usage.getByRole('heading', { name: 'Callouts' })).toBeVisible()
})

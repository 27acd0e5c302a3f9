import type { Page } from '@playwright/test'
import { subUrl } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

/** Follows a link to words of the second tab. Browsers follow such an address only where a reader has clicked, on another site. */
async function followWords(page: Page, baseURL = ''): Promise<void> {
  await page.goto(`${subUrl}en-US/style-guide`)
  await page.locator('h1').evaluate((title, href) => {
    title.innerHTML = `<a href="${href}" rel="noopener">Find</a>`
  }, `${baseURL}/en-US/style-guide#:~:text=found%20by%20search`)
  await page.getByRole('link', { name: 'Find', exact: true }).click({ noWaitAfter: true })
}

test('a link of another site to words of a hidden tab opens it', async ({ page, baseURL }) => {
  await followWords(page, baseURL)
  await expect(page.getByRole('tab', { name: 'Second tab' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('[data-tab-panel="second"]').getByText('found by search')).toBeInViewport()
  await expect(page).toHaveURL((url) => url.origin === baseURL && url.search === '?tab=second')

  // Later the address has no more to say.
  await page.getByRole('tab', { name: 'Usage' }).click()
  await page.getByRole('link', { name: 'a link to a heading inside' }).click()
  await expect(page.getByRole('heading', { name: 'A heading inside' })).toBeInViewport()
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByRole('tab', { name: 'Usage' })).toHaveAttribute('aria-selected', 'true')
})

test('it opens it also when the browser has found the words before the scripts come', async ({
  page,
  baseURL,
  browserName,
}) => {
  test.skip(browserName !== 'firefox', 'Chromium looks for the words after the scripts')
  await page.route(`${baseURL}/assets/client-*.js`, async (route) => {
    await page.waitForFunction(() => document.querySelector(':target') !== null && scrollY > 0)
    await route.continue()
  })
  await followWords(page, baseURL)
  await expect(page.getByRole('tab', { name: 'Second tab' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('[data-tab-panel="second"]').getByText('found by search')).toBeInViewport()
})

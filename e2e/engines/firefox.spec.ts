import { followWords } from '../support/follow-words.ts'
import { expect, test } from '../support/test.ts'

// What Firefox does in another order. Chromium looks for the words of an address after the scripts.
test('words of a hidden tab that the browser has found before the scripts come open it', async ({ page, baseURL }) => {
  await page.route(`${baseURL}/assets/client-*.js`, async (route) => {
    await page.waitForFunction(() => document.querySelector(':target') !== null && scrollY > 0)
    await route.continue()
  })
  await followWords(page, baseURL)
  await expect(page.getByRole('tab', { name: 'Second tab' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('[data-tab-panel="second"]').getByText('found by search')).toBeInViewport()
})

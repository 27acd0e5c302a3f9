import { followWords } from '../support/follow-words.ts'
import { expect, test } from '../support/test.ts'

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

import { expect, test } from '../support/test.ts'

test('a script that all demos need and that is lost once costs nobody a demo', async ({ page, silence }) => {
  silence.except(/ERR_FAILED|NS_ERROR/)
  let times = 0
  await page.route('**/assets/hydrate-*.js*', (route) => (++times === 1 ? route.abort() : route.continue()))
  await page.goto('/en-US/demo/single')
  // Firefox does not ask for it again, so there the page is loaded once more.
  await expect(page.locator('[data-demo="single"]')).toHaveAttribute('data-state', 'fulfilled')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

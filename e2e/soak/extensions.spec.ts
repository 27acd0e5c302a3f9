import { openMarked } from '../navigation/tab.ts'
import { findDemo } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'
import { extensions } from './spoil-page.ts'

for (const [name, change] of Object.entries(extensions))
  test(
    `${name} changes the page before it is alive: demos work, here and on the next page`,
    { tag: '@fault' },
    async ({ page }) => {
      await page.addInitScript(change)
      await openMarked(page, '/en-US/demo/single')
      const { root, field, popup } = await findDemo(page, 'single')
      await field(/./).click()
      await popup.locator('.rc-select-item-option').filter({ hasText: 'Express, next day' }).click()
      await expect(root.getByText(/^§?Value: express$/)).toBeVisible()
      await root.getByText('At my address').click()
      await expect(root.getByRole('alert')).toHaveCount(0)

      await page.locator('#sidebar a[href="/en-US/demo/single-animation"]').click()
      await expect(page).toHaveURL('/en-US/demo/single-animation')
      const next = await findDemo(page, 'single-animation')
      await next.field(/./).first().click()
      await next.popup.locator('.rc-select-item-option').first().click()
      await expect(next.root.locator('.rc-select').first()).toContainText(/\w/)
      await expect(next.root.getByRole('alert')).toHaveCount(0)
      await expect(page.locator('html')).toHaveAttribute('data-mark', 'first')
    },
  )

import { findSearchBox } from '../search/search-page.ts'
import { findDemo } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'

/** Half a minute is too long for every run: only `npm run soak` does it. */
const rates = process.env['SOAK_NAVIGATIONS'] === undefined ? [] : [20]

const bytesPerSecond = 200_000 / 8

for (const rate of rates)
  test(
    `on a processor ${rate} times slower and at 200 kbit/s the first click is answered`,
    { tag: '@fault' },
    async ({ page }) => {
      const chrome = await page.context().newCDPSession(page)
      await chrome.send('Emulation.setCPUThrottlingRate', { rate })
      await chrome.send('Network.enable')
      const speed = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond, latency: 300 }
      await chrome.send('Network.emulateNetworkConditions', { offline: false, ...speed })
      await page.goto('/en-US/demo/single', { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Single')
      // Long before anything is alive.
      await page.locator('[data-demo="single"] .rc-select').first().click()
      const { popup, root } = await findDemo(page, 'single')
      await popup.locator('.rc-select-item-option').filter({ hasText: 'Express, next day' }).click()
      await expect(root.getByText('Value: express')).toBeVisible()
      const { field, options } = findSearchBox(page)
      await field.fill('maxCount')
      await expect(options.first()).toContainText('maxCount')
    },
  )

import { expect, test } from '../support/test.ts'
import { openMarked, sidebarLink } from './tab.ts'

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

test('the browser may keep a page and give it back as it was', async ({ page, silence }) => {
  // A text file links no icon, so the browser looks for one.
  silence.missing('/favicon.ico')
  await openMarked(page, '/en-US/demo/tags')
  // The reader has moved around and a demo is alive. Then something could keep the page out of the browser's cache.
  await sidebarLink(page, 'Single').click()
  await expect(page.locator('[data-demo="single"]')).toHaveAttribute('data-state', 'fulfilled')
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted)
    })
  })
  await page.goto('/THIRD-PARTY-NOTICES.txt')
  // A page from the browser's cache fires no load event.
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
  await sidebarLink(page, 'Tags').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags')
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'first')
})

import { expect, test } from '../support/test.ts'
import { openMarked, sidebarLink } from './tab.ts'

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

test('the browser may keep a page and give it back as it was', async ({ page, silence }) => {
  // A text file names no icon, so the browser looks for one.
  silence.missing('/favicon.ico')
  await openMarked(page, '/en-US/demo/tags')
  // After moving around and with a demo alive, which is when something could stand in the way.
  await sidebarLink(page, 'Single').click()
  await expect(page.locator('[data-demo="single"]')).toHaveAttribute('data-state', 'fulfilled')
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted)
    })
  })
  await page.goto('/THIRD-PARTY-NOTICES.txt')
  // A page that comes from memory does not load.
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
  await sidebarLink(page, 'Tags').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags')
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'first')
})

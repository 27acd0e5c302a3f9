import type { Page } from '@playwright/test'
import { subUrl } from './site.ts'

/** Follows a link to words of the second tab. Browsers follow such an address only where a reader has clicked, on another site. */
export async function followWords(page: Page, baseURL = ''): Promise<void> {
  await page.goto(`${subUrl}en-US/style-guide`)
  await page.locator('h1').evaluate((title, href) => {
    title.innerHTML = `<a href="${href}" rel="noopener">Find</a>`
  }, `${baseURL}/en-US/style-guide#:~:text=found%20by%20search`)
  await page.getByRole('link', { name: 'Find', exact: true }).click({ noWaitAfter: true })
}

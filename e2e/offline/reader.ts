import type { Page } from '@playwright/test'
import { expect, test as base } from '../support/test.ts'
import { type Host, startHost } from './host.ts'

/** A test with a host of its own, which it may stop and spoil. */
export const test = base.extend<{ host: Host }>({
  host: async ({ silence }, use) => {
    // What a browser writes while the host is stopped, or says that a file does not exist.
    silence.except(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_FAILED/)
    silence.except(/status of 404/)
    const host = await startHost()
    await use(host)
    await host.close()
  },
})

/** The panel that keeps the site. */
export const panel = (page: Page) => page.getByRole('dialog', { name: /Offline reading|离线阅读/ })
/** A button of the panel. */
export const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true })

/** Opens the panel from the footer. */
export async function openPanel(page: Page): Promise<void> {
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /^(Offline reading|离线阅读)$/ })
    .click()
}

/** Milliseconds that a busy machine may take to keep twelve megabytes. */
export const keepingTime = 45_000

/** Keeps the site, in English, and closes the panel. */
export async function keep(page: Page): Promise<void> {
  await openPanel(page)
  await button(page, 'Keep for offline reading').click()
  await expect(button(page, 'Remove')).toBeVisible({ timeout: keepingTime })
  await button(page, 'Close').click()
}

/** What the site has left in the browser. */
export function listLeft(page: Page) {
  return page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    stores: await caches.keys(),
    notes: Object.keys(localStorage).filter((key) => key.includes('offline')),
  }))
}

import type { Page } from '@playwright/test'

/**
 * Waits until a page has loaded and has nothing to do: what it loads by itself, without a reader, has been asked for.
 * Playwright's `networkidle` may wait for ever for a request of a frame or of a preload that nobody reports.
 */
export async function settlePage(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(resolve)))
      }),
  )
}

import { expect, type Page } from '@playwright/test'

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

/** Scrolls to each demo that wakes when it is seen, and waits until it is alive. */
export async function wakeDemos(page: Page): Promise<void> {
  for (const island of await page.locator('[data-moment="visible"]').filter({ visible: true }).all()) {
    await island.scrollIntoViewIfNeeded()
    await expect(island).toHaveAttribute('data-state', 'fulfilled')
  }
}

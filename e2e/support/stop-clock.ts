import type { Page } from '@playwright/test'

/**
 * Stops the page's clock (after `page.clock.install`), so that what is on its way stays there however slow the machine is.
 * `page.clock.runFor` moves it on, `page.clock.resume` lets it go.
 */
export async function stopClock(page: Page): Promise<void> {
  // It can only be stopped in the future; what was due before that has happened.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
}

/** Milliseconds after the last key before the demos with a server ask it (`typingPause` in `site/demos/shared/use-remote.ts`). */
export const typingPause = 250

/** Types a text and stops the clock when it has been asked for: no answer comes before the clock goes on. */
export async function sendQuery(page: Page, text: string): Promise<void> {
  await stopClock(page)
  await page.keyboard.type(text)
  await page.clock.runFor(typingPause)
}

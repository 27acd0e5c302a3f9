import type { Page } from '@playwright/test'

/**
 * Stops the page's clock (after `page.clock.install`), so that pending timers stay pending, however slow the machine
 * is. `page.clock.runFor` moves the clock on, `page.clock.resume` starts it again.
 */
export async function stopClock(page: Page): Promise<void> {
  // The clock can only be stopped at a time in the future. Everything that is due before that time happens.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
}

/**
 * The demos with a server wait this many milliseconds after the last key before they ask it (`typingPause` in
 * `site/demos/shared/use-remote.ts`).
 */
export const typingPause = 250

/**
 * Types a text into the focused field without a pause between its letters, however slow the machine is: one query. The
 * clock jumps then: answers that are still under way come in another order.
 */
export async function typeQuickly(page: Page, text: string): Promise<void> {
  await stopClock(page)
  await page.keyboard.type(text)
  await page.clock.resume()
}

/** Types a text and stops the clock after the server was asked. No answer arrives before the clock goes on. */
export async function sendQuery(page: Page, text: string): Promise<void> {
  await stopClock(page)
  await page.keyboard.type(text)
  await page.clock.runFor(typingPause)
}

import type { Page } from '@playwright/test'

/** Turns the wheel, and waits until the page has followed: on a slow machine it does so some frames later. */
export async function turnWheel(page: Page, distance: number): Promise<void> {
  const place = (await page.evaluate(() => scrollY)) + distance
  await page.mouse.wheel(0, distance)
  await page.evaluate(async (wanted) => {
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve))
    // What grows while it is read lets the page end elsewhere.
    while (scrollY < Math.min(wanted, document.documentElement.scrollHeight - innerHeight - 1)) await frame()
    // What is seen is told with the next frames.
    await frame()
    await frame()
  }, place)
}

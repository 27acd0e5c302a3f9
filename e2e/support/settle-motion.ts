import type { Locator } from '@playwright/test'

/**
 * Waits until nothing moves in an element or below it. A movement that is called off midway, because another
 * took its place, has ended too.
 */
export async function settleMotion(moved: Locator): Promise<void> {
  await moved.evaluate((element) =>
    Promise.allSettled(element.getAnimations({ subtree: true }).map((animation) => animation.finished)),
  )
}

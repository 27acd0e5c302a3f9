import { expect } from '../engines/expect.ts'
import type { Tab, Target } from '../engines/tab.ts'

/** Brings a demo into view and waits until it is alive. */
export async function wakeDemo(page: Tab, id: string): Promise<Target> {
  const root = page.locator(`[data-demo="${id}"]`)
  await root.scrollIntoViewIfNeeded()
  await expect(root).toHaveAttribute('data-state', 'fulfilled')
  return root
}

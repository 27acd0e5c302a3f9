import type { Page } from '@playwright/test'

/** Holds requests for an address until the returned function is called. Then they continue, and later ones are not held. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  let release = (): void => undefined
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await gate
    await route.continue()
  })
  return release
}

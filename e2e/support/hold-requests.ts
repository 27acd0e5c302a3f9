import type { Page } from '@playwright/test'

/** Holds back the requests for an address until the function it gives is called; then they go on, as all later ones do. */
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

import type { Browser, CDPSession, Page } from '@playwright/test'

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** A new tab, and what its network can be changed with. */
export async function openTab(browser: Browser, url: string): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  return { page, session }
}

/** Milliseconds of one click. For a plain load they are counted to the time origin of the next document. */
export async function clickPage(page: Page, path: string, isPlain: boolean): Promise<number> {
  if (isPlain) {
    const start = await page.evaluate((href) => {
      const now = performance.timeOrigin + performance.now()
      document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click()
      return now
    }, path)
    await page.waitForURL(`**${path}`)
    const painted = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const entry = list.getEntriesByName('first-contentful-paint')[0]
            if (entry !== undefined) resolve(performance.timeOrigin + entry.startTime)
          }).observe({ type: 'paint', buffered: true })
        }),
    )
    return painted - start
  }
  return page.evaluate(async (href) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)
    const before = document.querySelector('h1')
    const start = performance.now()
    link?.click()
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('h1') === before) return
        observer.disconnect()
        resolve()
      })
      observer.observe(document.body, { childList: true, subtree: true })
    })
    // A task after the callbacks of a frame runs when the frame has been painted.
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve())
        port1.start()
        port2.postMessage(undefined)
      })
    })
    return performance.now() - start
  }, path)
}

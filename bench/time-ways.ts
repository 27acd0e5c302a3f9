import type { Browser, Page } from '@playwright/test'
import { clickPage, median, openTab } from './click-page.ts'

/** What is measured: each way leads to where the next one begins. */
export const ways = [
  { name: 'demo to demo', to: '/en-US/demo/tags' },
  { name: 'to home', to: '/en-US' },
  { name: 'from home', to: '/en-US/demo/single' },
] as const

interface Conditions {
  /** Milliseconds that each request takes longer. */
  latency: number
  /** Bytes a second; -1 for no limit. */
  throughput: number
  rounds: number
  /** True: the pointer has been on the link until its page was there. */
  isAhead?: boolean
}

/** Milliseconds from a click to the frame with the new heading, for each way the median of all rounds. */
export async function timeWays(browser: Browser, url: string, conditions: Conditions): Promise<number[]> {
  const { latency, throughput, rounds, isAhead = false } = conditions
  const { page, session } = await openTab(browser, url)
  await page.goto(`${url}${ways[2].to}`)
  // Code that comes with the first gesture is not what is measured.
  await page.mouse.move(5, 400)
  await page.waitForLoadState('networkidle')
  // A page of the cache is asked for too, but comes without its bytes.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  const times = ways.map((): number[] => [])
  for (let round = 0; round <= rounds; round++) {
    for (const [index, { to }] of ways.entries()) {
      // Away from where the link will be.
      await page.mouse.move(5, 400)
      await addLink(page, to)
      if (isAhead) await approach(page, to)
      const time = await clickPage(page, to, false)
      // The first round also loads the code of the pages' islands.
      if (round > 0) times[index]?.push(time)
      await page.evaluate(() => document.querySelector('#way')?.remove())
      await page.waitForLoadState('networkidle')
    }
  }
  await page.context().close()
  return times.map(median)
}

/** Adds a link to the page, over its upper corner, before any other link with that address. */
async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a')
    Object.assign(link, { id: 'way', href: address, textContent: 'way' })
    Object.assign(link.style, { position: 'fixed', insetBlockStart: '0', insetInlineStart: '0', zIndex: '99' })
    document.body.prepend(link)
  }, href)
}

async function approach(page: Page, path: string): Promise<void> {
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === path)
  await page.hover('#way')
  await (await answered).finished()
  await page.waitForLoadState('networkidle')
}

import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { serveDirectory } from 'vitrine/serve'
import { clickPage, median, openTab } from './click-page.ts'
import { timeWays, ways } from './time-ways.ts'

const SITE = process.env['BENCH_SITE'] ?? fileURLToPath(new URL('../site/dist', import.meta.url))
const ROUND_TRIP = 100
const ROUNDS = 12
const NAVIGATIONS = 200
/** Milliseconds and bytes a second. */
const SLOW = { latency: 150, throughput: (1.6 * 1024 * 1024) / 8 }
const PAGES = ['tags', 'single', 'combobox', 'multiple', 'email', 'optgroup'].map((name) => `/en-US/demo/${name}`)

const print = (line = ''): void => void process.stdout.write(`${line}\n`)
const fixed = (value: number, digits = 0): string => value.toFixed(digits)
const row = (name: string, ...cells: string[]): void =>
  print(name.padEnd(34) + cells.map((cell) => cell.padStart(14)).join(''))

/** Clicks through the built site and prints medians. The ratios are of this run. Needs `npm run build` first. */
export async function run(): Promise<void> {
  if (!existsSync(join(SITE, 'index.html'))) throw new Error('There is no built site. Build it first: npm run build')
  const server = await serveDirectory({ directory: SITE, port: 0 })
  const browser = await launch()
  // Without optimizing compilers: their output in memory grows with use and says nothing about the page.
  const plainBrowser = await launch('--js-flags=--no-opt --no-maglev --no-sparkplug')
  const url = server.url.replace(/\/$/, '')
  try {
    await benchClicks(browser, url)
    await benchWays(browser, url)
    await benchBytes(browser, url)
    await benchMemory(plainBrowser, url)
    await benchFirstVisit(browser, url)
  } finally {
    await Promise.all([browser.close(), plainBrowser.close()])
    await server.close()
  }
}

/** Time from the click to the frame that shows the new heading, with a simulated round trip. */
async function benchClicks(browser: Browser, url: string): Promise<void> {
  print(`Click to new h1 painted, round trip ${ROUND_TRIP} ms, median of ${ROUNDS}`)
  const plain = await measureClicks(browser, url, 'plain')
  const swapped = await measureClicks(browser, url, 'swapped')
  const prefetched = await measureClicks(browser, url, 'prefetched')
  row('', 'ms', 'limit', 'of a plain load')
  row('plain load, no Navigation API', fixed(plain))
  row('not prefetched', fixed(swapped), String(ROUND_TRIP + 50), fixed(swapped / plain, 2))
  row('prefetched', fixed(prefetched), '50', fixed(prefetched / plain, 2))
}

/** The same from and to the home page, which is the largest one, without a delay and on a slow connection. */
async function benchWays(browser: Browser, url: string): Promise<void> {
  print(`\nClick to new h1 painted, nothing in the cache, median of ${ROUNDS}`)
  row('', ...ways.map(({ name }) => name), 'limit')
  for (const [name, network, limit] of [
    ['no delay', { latency: 0, throughput: -1 }, 35],
    [`slow 4G: ${SLOW.latency} ms, 1.6 Mbit/s`, SLOW, 250],
  ] as const) {
    row(
      name,
      ...(await timeWays(browser, url, { ...network, rounds: ROUNDS })).map((time) => fixed(time)),
      String(limit),
    )
    const ahead = await timeWays(browser, url, { ...network, rounds: ROUNDS, isAhead: true })
    row('  and the pointer was on the link', ...ahead.map((time) => fixed(time)))
  }
}

async function measureClicks(browser: Browser, url: string, kind: 'plain' | 'swapped' | 'prefetched'): Promise<number> {
  const { page, session } = await openTab(browser, url)
  if (kind === 'plain') await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
  await page.goto(`${url}${PAGES[0]}`)
  await setRoundTrip(session, ROUND_TRIP)
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const path = PAGES[(round + 1) % PAGES.length] ?? ''
    if (kind === 'prefetched') await prefetch(page, path)
    const time = await clickPage(page, path, kind === 'plain')
    // The first click also loads code that the browser then keeps.
    if (round > 0) times.push(time)
    await page.waitForLoadState('networkidle')
  }
  await page.context().close()
  return median(times)
}

/** Adds a link that is prefetched at once, and waits until its page has arrived. */
async function prefetch(page: Page, path: string): Promise<void> {
  const done = page.waitForResponse((response) => new URL(response.url()).pathname === path)
  await page.evaluate((href) => {
    const link = document.createElement('a')
    Object.assign(link, { href, textContent: 'ahead' })
    link.dataset['prefetch'] = 'render'
    document.body.append(link)
    // A click to the shown page makes the site look for new links.
    const here = document.createElement('a')
    Object.assign(here, { href: location.pathname })
    document.body.append(here)
    here.click()
    here.remove()
  }, path)
  await (await done).finished()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.querySelector('body > a[data-prefetch]')?.remove())
}

/** Bytes that one navigation transfers for the page, and the size of the page's compressed file. */
async function benchBytes(browser: Browser, url: string): Promise<void> {
  const { page, session } = await openTab(browser, url)
  await page.goto(`${url}${PAGES[0]}`)
  await page.mouse.move(5, 400)
  await page.waitForLoadState('networkidle')
  const pages = new Map<string, string>()
  const bytes = new Map<string, number>()
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (type === 'Fetch') pages.set(requestId, new URL(request.url).pathname)
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const path = pages.get(requestId)
    if (path !== undefined) bytes.set(path, (bytes.get(path) ?? 0) + encodedDataLength)
  })
  for (const path of PAGES.slice(1)) {
    await clickPage(page, path, false)
    await page.waitForLoadState('networkidle')
  }
  print('\nBytes of the page per navigation')
  row('', 'transferred', 'compressed', 'ratio')
  for (const [path, count] of bytes) {
    const file = statSync(join(SITE, `${path}.html.br`)).size
    row(path, String(count), String(file), fixed(count / file, 2))
  }
  await page.context().close()
}

/** What many navigations leave behind. Both measurements are on the same page. */
async function benchMemory(browser: Browser, url: string): Promise<void> {
  const { page, session } = await openTab(browser, url)
  await page.goto(`${url}${PAGES[0]}`)
  await session.send('Performance.enable')
  const go = async (times: number): Promise<void> => {
    for (let step = 1; step <= times; step++) {
      await clickPage(page, PAGES[step % PAGES.length] ?? '', false)
      // Chromium keeps the event of a navigation that a newer one has ended, and what was listened to for it.
      await page.evaluate(() => navigation.transition?.finished.catch(() => undefined))
    }
    await page.waitForLoadState('networkidle')
  }
  const read = async (): Promise<Record<string, number>> => {
    await page.evaluate(() => performance.clearResourceTimings())
    for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
  }
  // Whole rounds, so that both measurements are on the same page with every chunk loaded.
  await go(PAGES.length * 4)
  const before = await read()
  await go(Math.ceil(NAVIGATIONS / PAGES.length) * PAGES.length)
  const after = await read()
  print(`\n${NAVIGATIONS} navigations in a row`)
  row('', 'before', 'after', 'growth', 'limit')
  for (const name of ['Nodes', 'JSEventListeners', 'JSHeapUsedSize']) {
    const [first = 0, last = 0] = [before[name], after[name]]
    row(name, fixed(first), fixed(last), `${fixed((100 * (last - first)) / first, 1)} %`, '5 %')
  }
  await page.context().close()
}

/** The home page on a slow connection with an empty cache. */
async function benchFirstVisit(browser: Browser, url: string): Promise<void> {
  const { page, session } = await openTab(browser, url)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latency,
    downloadThroughput: SLOW.throughput,
    uploadThroughput: (750 * 1024) / 8,
  })
  await page.goto(`${url}/en-US`)
  await page.waitForLoadState('networkidle')
  const { paint, html, blocking, scripts } = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
      renderBlockingStatus: string
    })[]
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return {
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      html: load?.responseEnd ?? 0,
      blocking: resources
        .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
        .map(({ name, responseEnd }) => ({ name: new URL(name).pathname, end: responseEnd })),
      scripts: resources
        .filter(({ initiatorType, name }) => initiatorType === 'script' || name.endsWith('.js'))
        .map(({ name, encodedBodySize }) => ({ name: new URL(name).pathname, size: encodedBodySize })),
    }
  })
  print('\nFirst visit of the home page, 150 ms round trip, 1.6 Mbit/s')
  row('HTML there', `${fixed(html)} ms`)
  for (const { name, end } of blocking) row(`in its way: ${name.split('/').pop()}`, `${fixed(end)} ms`)
  row('first paint', `${fixed(paint)} ms`)
  for (const { name, size } of scripts) row(name.split('/').pop() ?? '', `${size} B`)
  row('scripts before a reader does anything', `${scripts.reduce((sum, { size }) => sum + size, 0)} B`)
  await page.context().close()
}

function launch(...args: string[]): Promise<Browser> {
  const installed = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome']
  const executablePath = installed.find((path) => path !== undefined && existsSync(path))
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', ...args],
  })
}

async function setRoundTrip(session: CDPSession, latency: number): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}

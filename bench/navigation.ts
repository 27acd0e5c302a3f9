import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { serveDirectory } from 'vitrine/serve'

const SITE = process.env['BENCH_SITE'] ?? fileURLToPath(new URL('../site/dist', import.meta.url))
const ROUND_TRIP = 100
const ROUNDS = 12
const NAVIGATIONS = 200
const PAGES = ['tags', 'single', 'combobox', 'multiple', 'email', 'optgroup'].map((name) => `/en-US/demo/${name}`)

const print = (line = ''): void => void process.stdout.write(`${line}\n`)
const fixed = (value: number, digits = 0): string => value.toFixed(digits)
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
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

async function measureClicks(browser: Browser, url: string, kind: 'plain' | 'swapped' | 'prefetched'): Promise<number> {
  const { page, session } = await open(browser, url)
  if (kind === 'plain') await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
  await page.goto(`${url}${PAGES[0]}`)
  await setRoundTrip(session, ROUND_TRIP)
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const path = PAGES[(round + 1) % PAGES.length] ?? ''
    if (kind === 'prefetched') await prefetch(page, path)
    const time = await click(page, path, kind === 'plain')
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

/** Milliseconds of one click. For a plain load they are counted to the time origin of the next document. */
async function click(page: Page, path: string, isPlain: boolean): Promise<number> {
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

/** Bytes that one navigation transfers for the page, and the size of the page's compressed file. */
async function benchBytes(browser: Browser, url: string): Promise<void> {
  const { page, session } = await open(browser, url)
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
    await click(page, path, false)
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
  const { page, session } = await open(browser, url)
  await page.goto(`${url}${PAGES[0]}`)
  await session.send('Performance.enable')
  const go = async (times: number): Promise<void> => {
    for (let step = 1; step <= times; step++) await click(page, PAGES[step % PAGES.length] ?? '', false)
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
  const { page, session } = await open(browser, url)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
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

async function open(browser: Browser, url: string): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  return { page, session }
}

async function setRoundTrip(session: CDPSession, latency: number): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}

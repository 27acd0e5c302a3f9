import { chromium, type Browser, type Page, type Request } from '@playwright/test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveDirectory } from 'vitrine/serve'

const site = process.env['BENCH_SITE'] ?? fileURLToPath(new URL('../site/dist', import.meta.url))

/** The pages that are opened, and what a reader touches first on each. */
const visits = [
  { name: 'home', path: '/en-US', touch: '.island [role="combobox"]' },
  { name: 'demo page', path: '/en-US/demo/single', touch: '.stage [role="combobox"]' },
]

const kinds = ['HTML', 'CSS', 'JS', 'other'] as const

interface Weight {
  /** Bytes of bodies as they were sent, by kind. */
  bytes: Record<(typeof kinds)[number], number>
  requests: number
}

/** Prints, as Markdown, what a first visit at 1280 × 800 loads before and after a reader touches the page. */
export async function run(): Promise<void> {
  if (!existsSync(join(site, 'index.html'))) throw new Error(`There is no built site in ${site}: run npm run build.`)
  const server = await serveDirectory({ directory: site, port: 0 })
  const browser = await launch()
  try {
    row('first visit', ...kinds.map((kind) => `${kind} KB`), 'requests', 'CLS', 'LCP ms')
    row('---', ...kinds.map(() => '--:'), '--:', '--:', '--:')
    for (const { name, path, touch } of visits) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
      const page = await context.newPage()
      const requests: Request[] = []
      page.on('requestfinished', (request) => requests.push(request))
      await page.goto(new URL(path, server.url).href, { waitUntil: 'networkidle' })
      printWeight(name, await weigh(requests), await readVitals(page))
      await page.locator(touch).first().click()
      await page.locator('.island[data-state="fulfilled"]').first().waitFor()
      printWeight(`${name}, touched`, await weigh(requests))
      await context.close()
    }
  } finally {
    await browser.close()
    await server.close()
  }
}

/** An installed Chromium, else the one of Playwright. */
function launch(): Promise<Browser> {
  const installed = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome']
  const executablePath = installed.find((path) => path !== undefined && existsSync(path))
  return chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), args: ['--no-sandbox'] })
}

async function weigh(requests: readonly Request[]): Promise<Weight> {
  const weight: Weight = { bytes: { HTML: 0, CSS: 0, JS: 0, other: 0 }, requests: requests.length }
  for (const request of requests) {
    const { responseBodySize } = await request.sizes()
    weight.bytes[toKind(request.resourceType())] += responseBodySize
  }
  return weight
}

function toKind(type: string): (typeof kinds)[number] {
  if (type === 'document') return 'HTML'
  if (type === 'stylesheet') return 'CSS'
  return type === 'script' ? 'JS' : 'other'
}

interface Vitals {
  shift: number
  /** Milliseconds until the largest element in the window was painted. */
  largest: number
}

/** What the browser has measured since the page was opened. */
function readVitals(page: Page): Promise<Vitals> {
  return page.evaluate(async () => {
    const read = (type: string): Promise<PerformanceEntry[]> =>
      new Promise((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
        observer.observe({ type, buffered: true })
        // Without an entry the observer is never called, so this ends the wait.
        requestAnimationFrame(() => setTimeout(() => resolve([]), 100))
      })
    const shifts = (await read('layout-shift')) as (PerformanceEntry & { value: number })[]
    const paints = await read('largest-contentful-paint')
    return {
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      largest: paints.at(-1)?.startTime ?? 0,
    }
  })
}

function printWeight(name: string, { bytes, requests }: Weight, vitals?: Vitals): void {
  const shown = vitals === undefined ? ['', ''] : [vitals.shift.toFixed(3), vitals.largest.toFixed(0)]
  row(name, ...kinds.map((kind) => (bytes[kind] / 1024).toFixed(1)), requests, ...shown)
}

const row = (...cells: (string | number)[]): void => void process.stdout.write(`| ${cells.join(' | ')} |\n`)

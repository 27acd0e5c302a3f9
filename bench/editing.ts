import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveDirectory } from 'vitrine/serve'

const site = process.env['BENCH_SITE'] ?? fileURLToPath(new URL('../site/dist', import.meta.url))
const path = '/en-US/demo/single'
const rounds = 9
const keys = 200
/** Milliseconds between two keys: twice as fast as the fastest typists. */
const pause = 40

const row = (...cells: (string | number)[]): void => void process.stdout.write(`| ${cells.join(' | ')} |\n`)
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** A task of more than 50 ms, as the browser tells it. `name` says whose it was: `self`, or that of a frame. */
interface LongTask {
  name: string
  duration: number
}

/** Edits a demo of the built site in Chromium and prints medians, as Markdown. Needs `npm run build` first. */
export async function run(): Promise<void> {
  if (!existsSync(join(site, 'index.html'))) throw new Error(`There is no built site in ${site}: run npm run build.`)
  const server = await serveDirectory({ directory: site, port: 0 })
  const browser = await launch()
  const url = new URL(path, server.url).href
  try {
    row('editing a demo', 'median ms', 'limit', 'of a plain field')
    row('---', '--:', '--:', '--:')
    row('click on Edit to the field, files in the cache', (await measureOpening(browser, url)).toFixed(0), 500, '')
    row('key to the new picture on the stage', (await measureKeys(browser, url)).toFixed(0), 300, '')
    const field = await measureTyping(browser, url, false)
    const plain = await measureTyping(browser, url, true)
    const ratio = plain.work === 0 ? '' : (field.work / plain.work).toFixed(1)
    row(`${keys} keys, ${pause} ms apart: work of the page for each`, (field.work / keys).toFixed(1), '', ratio)
    row('longest task meanwhile', field.longest.toFixed(0), 50, plain.longest.toFixed(0))
  } finally {
    await browser.close()
    await server.close()
  }
}

/** An installed Chromium, else the one of Playwright. */
function launch(): Promise<Browser> {
  const installed = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome']
  const executablePath = installed.find((each) => each !== undefined && existsSync(each))
  return chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), args: ['--no-sandbox'] })
}

/** From the click to the frame of the page after the field has the focus. The first opening fills the cache. */
async function measureOpening(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const times: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const page = await context.newPage()
    await page.goto(url)
    await page.mouse.move(300, 300)
    await page.getByRole('button', { name: 'Edit the code' }).first().hover()
    const time = await page.evaluate(async () => {
      const start = performance.now()
      document.querySelector<HTMLElement>('.demo-edit')?.click()
      while (document.activeElement?.classList.contains('cm-content') !== true)
        await new Promise((resolve) => {
          requestAnimationFrame(resolve)
        })
      return performance.now() - start
    })
    if (round > 0) times.push(time)
    await page.close()
  }
  await context.close()
  return median(times)
}

/** From a key in the field to the frame that shows what it has changed. */
async function measureKeys(browser: Browser, url: string): Promise<number> {
  const { context, page } = await openEditor(browser, url)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('export default () => <p>0</p>')
  const stage = page.frameLocator('.try-frame[data-shown]')
  await stage.getByText('0').waitFor()
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowLeft')
  const times: number[] = []
  for (let round = 1; round <= rounds; round++) {
    await page.evaluate(() => {
      const scope = globalThis as { took?: Promise<number> }
      const before = document.querySelector('.try-frame[data-shown]')
      scope.took = new Promise((resolve) => {
        addEventListener(
          'keydown',
          ({ timeStamp }) => {
            const look = (): void => {
              const shown = document.querySelector('.try-frame[data-shown]')
              if (shown === before || shown === null) requestAnimationFrame(look)
              else resolve(performance.now() - timeStamp)
            }
            look()
          },
          { once: true, capture: true },
        )
      })
    })
    await page.keyboard.press(String(round % 10))
    times.push(await page.evaluate(() => (globalThis as { took?: Promise<number> }).took ?? Number.NaN))
    await stage.getByText(String(round % 10)).waitFor()
  }
  await context.close()
  return median(times)
}

/** What the page itself does while somebody types: in the editor, or in a field without anything around it. */
async function measureTyping(
  browser: Browser,
  url: string,
  isPlain: boolean,
): Promise<{ work: number; longest: number }> {
  const { context, page } = isPlain ? await openPlain(browser, url) : await openEditor(browser, url)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  const readWork = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  await page.evaluate(() => {
    const tasks: LongTask[] = []
    Object.assign(globalThis, { tasks })
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) tasks.push({ name, duration })
    }).observe({ type: 'longtask' })
  })
  const before = await readWork()
  const text = 'const lamp = { watt: 5 }; '
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press(text[key % text.length] ?? 'a')
    // The speed of somebody who types, which is part of what is measured.
    await page.waitForTimeout(pause)
  }
  // What the last keys have started belongs to the work.
  await page.waitForTimeout(1000)
  const work = (await readWork()) - before
  const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: LongTask[] }).tasks)
  for (const { name, duration } of tasks) if (!isPlain) process.stderr.write(`${name} ${duration.toFixed(0)} ms\n`)
  await context.close()
  return { work, longest: Math.max(0, ...tasks.map(({ duration }) => duration)) }
}

async function openEditor(browser: Browser, url: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(url)
  await page.getByRole('button', { name: 'Edit the code' }).first().click()
  await page.locator('.cm-content').waitFor()
  await page.locator('.try-frame[data-shown]').waitFor()
  await page.keyboard.press('ControlOrMeta+End')
  return { context, page }
}

async function openPlain(browser: Browser, url: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(url)
  await page.evaluate(() => {
    const field = document.createElement('textarea')
    document.querySelector('main')?.prepend(field)
    field.focus()
  })
  return { context, page }
}

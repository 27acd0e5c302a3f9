import { existsSync } from 'node:fs'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import type { SearchResult } from 'vitrine/model'
import { serveDirectory } from 'vitrine/serve'

/** A tab of a built site in which the field of search has answered once. */
export interface SearchTab {
  /** Brotli bytes of all that came from the first key to the first answer, and of them what is not code. */
  firstBytes: number
  dataBytes: number
  /** Milliseconds from the first key to the first answer, without the time that the field waits for more keys. */
  firstTime: number
  /** Asks the site's own worker. */
  ask: (keywords: string) => Promise<TabAnswer>
  /** Bytes in use of the page and its workers, WebAssembly included, after a collection. */
  readMemory: () => Promise<number>
  /** Milliseconds of a processor that the tab has used so far, whatever else the machine does. */
  readProcessor: () => Promise<number>
  /** Requests so far, and their bytes. */
  fetched: () => { requests: number; bytes: number }
  close: () => Promise<void>
}

export interface TabAnswer {
  time: number
  result: SearchResult | undefined
}

/** The site's own worker, as the script in the page keeps it. */
interface Scope {
  searchWorker?: Worker
  firstAnswer?: number
}

/** Milliseconds that the field waits for more keys. */
const queryDelay = 200
/** Milliseconds until a field that has not answered counts as one that never does. */
const patience = 120_000
/** Ids that the page itself never reaches. */
const ownIds = 1_000_000

export function launchBrowser(): Promise<Browser> {
  const installed = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome']
  const executablePath = installed.find((path) => path !== undefined && existsSync(path))
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    // Memory is measured when it is asked for, and not at the next collection.
    args: ['--no-sandbox', '--disable-gpu', '--enable-blink-features=ForceEagerMeasureMemory'],
  })
}

/** Opens a page of a built site, types `keywords` into its field and waits for the answer. */
export async function openSearchTab(
  browser: Browser,
  { folder, path, keywords }: { folder: string; path: string; keywords: string },
): Promise<SearchTab> {
  const server = await serveDirectory({ directory: folder, port: 0, host: '127.0.0.1' })
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.addInitScript(keepWorker)
  const session = await browser.newBrowserCDPSession()
  const sizes: { isCode: boolean; bytes: number }[] = []
  page.on('response', (response) => {
    const bytes = Number(response.headers()['content-length'] ?? 0)
    sizes.push({ isCode: /\.(?:js|css)$/.test(new URL(response.url()).pathname), bytes })
  })
  await page.goto(new URL(path, server.url).href)
  const field = page.getByRole('combobox').first()
  // What any visit loads with the first sign of life is not search's.
  await page.mouse.move(5, 400)
  await page.waitForTimeout(1000)
  sizes.length = 0
  const start = await page.evaluate(() => performance.now())
  await field.fill(keywords)
  await page.waitForFunction(() => (globalThis as Scope).firstAnswer !== undefined, undefined, { timeout: patience })
  const end = (await page.evaluate(() => (globalThis as Scope).firstAnswer)) ?? 0
  const sum = (list: typeof sizes): number => list.reduce((total, { bytes }) => total + bytes, 0)
  const first = { firstBytes: sum(sizes), dataBytes: sum(sizes.filter(({ isCode }) => !isCode)) }
  let id = ownIds
  return {
    ...first,
    firstTime: end - start - queryDelay,
    ask: async (text) => page.evaluate(askWorker, { id: ++id, text }),
    readMemory: async () => readMemory(page),
    readProcessor: async () => readProcessor(session),
    fetched: () => ({ requests: sizes.length, bytes: sum(sizes) }),
    close: async () => {
      await context.close()
      await server.close()
    },
  }
}

/** Runs in the page before its own scripts. */
function keepWorker(): void {
  const scope = globalThis as Scope
  globalThis.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options)
      scope.searchWorker ??= this
      this.addEventListener('message', ({ data }: MessageEvent<{ result?: unknown }>) => {
        if (data.result !== undefined) scope.firstAnswer ??= performance.now()
      })
    }
  }
}

/** Runs in the page. */
async function askWorker({ id, text }: { id: number; text: string }): Promise<TabAnswer> {
  const worker = (globalThis as Scope).searchWorker
  if (worker === undefined) throw new Error('The page has no worker.')
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const hear = ({ data }: MessageEvent<{ id: number; ok: boolean; result?: SearchResult; error?: string }>): void => {
      if (data.id !== id) return
      worker.removeEventListener('message', hear)
      if (data.ok) resolve({ time: performance.now() - start, result: data.result })
      else reject(new Error(data.error))
    }
    worker.addEventListener('message', hear)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    worker.postMessage({ id, action: 'get-search-result', payload: { keywords: text } })
  })
}

async function readProcessor(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const own = processInfo.filter(({ type }) => type === 'renderer')
  return own.reduce((total, { cpuTime }) => total + cpuTime * 1000, 0)
}

async function readMemory(page: Page): Promise<number> {
  const measured = await page.evaluate(async () => {
    const { measureUserAgentSpecificMemory } = performance as unknown as {
      measureUserAgentSpecificMemory: () => Promise<{ bytes: number }>
    }
    return measureUserAgentSpecificMemory.call(performance)
  })
  // Browsers leave out the memory of WebAssembly.
  const wasm = await Promise.all(
    page
      .workers()
      .map((worker) =>
        worker.evaluate(() => (globalThis as { wasmMemory?: WebAssembly.Memory }).wasmMemory?.buffer.byteLength ?? 0),
      ),
  )
  return wasm.reduce((sum, bytes) => sum + bytes, measured.bytes)
}

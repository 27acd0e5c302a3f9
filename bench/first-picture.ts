import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { serveDirectory } from 'vitrine/serve'
import type { ImportPeer } from './search-peers.ts'

const site = process.env['BENCH_SITE'] ?? fileURLToPath(new URL('../site/dist', import.meta.url))
const paths = ['/', '/en-US', '/en-US/demo/single', '/en-US/guide/forms', '/en-US/theme']
const rounds = 5

interface Report {
  categories: { performance: { score: number } }
  audits: { metrics: { details: { items: [Record<string, number>] } } }
}
interface Lighthouse {
  default: (url: string, flags: object) => Promise<{ lhr: Report } | undefined>
}
interface Launcher {
  launch: (options: object) => Promise<{ port: number; kill: () => void }>
}

const columns = [
  ['first picture ms', 'firstContentfulPaint'],
  ['largest ms', 'largestContentfulPaint'],
  ['shift', 'cumulativeLayoutShift'],
  ['blocked ms', 'totalBlockingTime'],
  ['seen here: largest ms', 'observedLargestContentfulPaint'],
] as const

/**
 * Prints, as Markdown, what Lighthouse says of the first picture on a phone, medians of five. `BENCH_PEERS` names a folder
 * with `lighthouse` 12. Its times are those of a simulated connection, but for the last column.
 */
export async function run(importPeer: ImportPeer): Promise<void> {
  const lighthouse = await load<Lighthouse>('lighthouse/core/index.js', importPeer)
  const launcher = await load<Launcher>('chrome-launcher/dist/index.js', importPeer)
  const chromePath = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find((path) => path && existsSync(path))
  const server = await serveDirectory({ directory: site, port: 0 })
  const chrome = await launcher.launch({
    ...(chromePath === undefined ? {} : { chromePath }),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  })
  try {
    row('page', 'performance', ...columns.map(([title]) => title))
    row('---', '--:', ...columns.map(() => '--:'))
    for (const path of paths) {
      const reports: Report[] = []
      for (let round = 0; round < rounds; round++) {
        const flags = { port: chrome.port, onlyCategories: ['performance'], logLevel: 'silent' }
        const result = await lighthouse.default(new URL(path, server.url).href, flags)
        if (result !== undefined) reports.push(result.lhr)
      }
      const score = median(reports.map(({ categories }) => categories.performance.score * 100))
      const values = columns.map(([, key]) =>
        median(reports.map(({ audits }) => audits.metrics.details.items[0][key] ?? Number.NaN)),
      )
      row(path, score.toFixed(0), ...values.map((value) => String(Math.round(value * 1000) / 1000)))
    }
  } finally {
    chrome.kill()
    await server.close()
  }
}

async function load<T>(file: string, importPeer: ImportPeer): Promise<T> {
  const address = join(process.env['BENCH_PEERS'] ?? '', 'node_modules', file)
  if (process.env['BENCH_PEERS'] === undefined || !existsSync(address))
    throw new Error('BENCH_PEERS must name a folder with Lighthouse: npm install --prefix <folder> lighthouse@12')
  return (await importPeer(pathToFileURL(address).href)) as T
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

const row = (...cells: string[]): void => void process.stdout.write(`| ${cells.join(' | ')} |\n`)

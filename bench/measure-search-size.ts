import type { SearchMetadata } from 'vitrine/model'
import { generatePages, generateQueries } from './generate-pages.ts'
import { type JudgedSite, listLinks, loadJudgedSite, rateAnswers } from './judged-search.ts'
import { launchBrowser, openSearchTab, type SearchTab, type TabAnswer } from './search-tab.ts'
import { buildSite, type Engine, fillSite, type Locale, writeNeutralPages } from './search-size-site.ts'

/** Documents of a site with two languages; a reader's field has those of one. */
const sizes = (process.env['BENCH_SIZES'] ?? '200,1000,10000').split(',').map(Number)
const engines = (process.env['BENCH_ENGINES'] ?? 'built-in,parts,pagefind').split(',') as Engine[]
const locales = (process.env['BENCH_LOCALES'] ?? 'en-US,zh-CN').split(',') as Locale[]

/**
 * Prints what the engines of search cost a reader in a tab of Chromium, at several sizes (`BENCH_SIZES=200,1000`):
 * what is fetched until the first answer, how long answers take, what they keep in memory, and how good they are. The
 * pages are those of this site, whose queries are judged, among generated ones.
 */
async function run(): Promise<void> {
  const browser = await launchBrowser()
  try {
    for (const engine of engines) {
      const folder = buildSite(engine)
      for (const size of sizes)
        for (const locale of locales) {
          const site = loadJudgedSite(locale)
          const metadata = addPages(site.metadata, size / 2, locale)
          const made = await fillSite(folder, engine, { locale, metadata })
          const path = locale === 'zh-CN' ? '/' : `/${locale}`
          const tab = await openSearchTab(browser, { folder, path, keywords: site.queries[0]?.keywords ?? '' })
          print(`\n${engine}, ${metadata.routes.length} pages, ${locale}; index made in ${made.toFixed(1)} s`)
          await printTab(tab, site, locale)
          await tab.close()
        }
    }
  } finally {
    await browser.close()
  }
}

function addPages(metadata: SearchMetadata, count: number, locale: Locale): SearchMetadata {
  const others = writeNeutralPages(Math.max(0, count - metadata.routes.length), locale)
  return { ...metadata, routes: [...metadata.routes, ...others] }
}

async function printTab(tab: SearchTab, { queries, troubled, prefix }: JudgedSite, locale: Locale): Promise<void> {
  print(
    `first answer: ${kilobytes(tab.dataBytes)} KB of data, ${kilobytes(tab.firstBytes)} KB with code, ${tab.firstTime.toFixed(0)} ms`,
  )
  const before = await tab.readMemory()
  const judged = queries.map(({ keywords }) => keywords)
  const sets: [name: string, list: string[]][] = [
    ['judged', judged],
    ["in readers' words", troubled.map(({ keywords }) => keywords)],
    ['beginnings of judged', listBeginnings(judged)],
    ['of generated words', listGenerated(locale)],
  ]
  row('queries', 'number', 'cold p50', 'cold p95', 'warm p50', 'warm p95', 'cold cpu', 'warm cpu', 'requests', 'KB')
  for (const [name, list] of sets) {
    const asked = tab.fetched()
    const start = await tab.readProcessor()
    const cold = await askAll(tab, list)
    const { requests, bytes } = tab.fetched()
    const middle = await tab.readProcessor()
    const warm = await askAll(tab, list)
    const end = await tab.readProcessor()
    const share = (value: number): string => (value / list.length).toFixed(1)
    row(
      name,
      String(list.length),
      ...[at(cold, 0.5), at(cold, 0.95), at(warm, 0.5), at(warm, 0.95)].map((time) => time.toFixed(1)),
      share(middle - start),
      share(end - middle),
      share(requests - asked.requests),
      share((bytes - asked.bytes) / 1024),
    )
    const rated = { judged: queries, "in readers' words": troubled }[name]
    if (rated === undefined) continue
    const links = cold.map(({ result }) => listLinks(result))
    const { first, third } = rateAnswers(rated, links, prefix)
    print(`  ${first} of ${list.length} in the first place, ${third} among the first three`)
  }
  print(
    `memory of the tab: ${megabytes(before)} MB after the first answer, ${megabytes(await tab.readMemory())} after all`,
  )
}

async function askAll(tab: SearchTab, queries: readonly string[]): Promise<TabAnswer[]> {
  const answers: TabAnswer[] = []
  for (const keywords of queries) answers.push(await tab.ask(keywords))
  return answers
}

/** What the field has while the queries are typed: one letter, two, three, and half of them. */
function listBeginnings(queries: readonly string[]): string[] {
  const all = queries.flatMap((query) => [1, 2, 3, Math.ceil(query.length / 2)].map((length) => query.slice(0, length)))
  return [...new Set(all.map((text) => text.trim()))]
}

function listGenerated(locale: Locale): string[] {
  const queries = generateQueries(generatePages(0), 400).map((query) => query.trim())
  const own = queries.filter((query) => query !== '' && /\p{sc=Han}/u.test(query) === (locale === 'zh-CN'))
  return [...new Set(own)].slice(0, 150)
}

function at(answers: readonly TabAnswer[], share: number): number {
  const times = answers.map(({ time }) => time).toSorted((a, b) => a - b)
  return times[Math.floor(times.length * share)] ?? 0
}

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(0)
const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1)
const row = (...cells: readonly string[]): void =>
  print(cells.map((cell, index) => (index === 0 ? cell.padEnd(24) : cell.padStart(10))).join(''))

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

await run()
process.exit(0)

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import type { SearchMetadata } from 'vitrine/model'
import { createAnswerer, createSearch } from 'vitrine/search'
import { generatePages, generateQueries } from './generate-pages.ts'
import {
  askCross,
  crossJudged,
  dropLocale,
  judgedLocales,
  listLinks,
  loadJudgedSite,
  rateAnswers,
  type Rate,
} from './judged-search.ts'
import { type ImportPeer, loadPeers, type Peer } from './search-peers.ts'
import { askPagefind } from './search-pagefind.ts'
import { type JudgedQuery, unansweredQueries } from './search-queries.ts'

const generatedPages = 1000
const runs = 3

/** Prints how well judged queries are answered on the site, and the cost on generated pages, for this engine and those in `BENCH_PEERS`. */
export async function run(importPeer: ImportPeer): Promise<void> {
  const { peers, missing } = await loadPeers(importPeer)
  for (const locale of judgedLocales) await benchSite(locale, peers, importPeer)
  await benchCross(peers)

  const site = generatePages(generatedPages)
  const textBytes = Buffer.byteLength(JSON.stringify(site.metadata))
  const queries = generateQueries(site, 400)
  print(`\n${generatedPages} generated pages, ${fixed(textBytes / 1024 / 1024)} MB of text, ${queries.length} queries`)
  row('', 'build ms', 'memory x', 'p50 ms', 'p95', 'p99', 'max')
  for (const peer of peers) benchScale(peer, site.metadata, textBytes, queries)
  for (const name of missing) row(name, 'not installed')
}

function print(line = ''): void {
  process.stdout.write(`${line}\n`)
}

function row(...cells: (string | number)[]): void {
  print(cells.map((cell, i) => String(cell)[i === 0 ? 'padEnd' : 'padStart'](i === 0 ? 22 : 12)).join(''))
}

function fixed(value: number, digits = 1): string {
  return value.toFixed(digits)
}

function percent(part: number, whole: number): string {
  return `${fixed((100 * part) / Math.max(1, whole))} %`
}

function quantile(times: number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
}

function time(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** The best of three runs, because the machine may be busy. */
function timeBest(work: () => unknown): number {
  return Math.min(time(work), time(work), time(work))
}

function readBytes(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** Prints for how many queries an expected address is in the first place, and for how many among the first three. */
function printRate(name: string, { first, third, missed }: Rate, asked: number): void {
  row(name, percent(first, asked), percent(third, asked))
  if (process.env['BENCH_MISSED'] || name === 'this engine') print(`  missed: ${missed.join(' | ')}`)
}

async function benchSite(locale: string, peers: Peer[], importPeer: ImportPeer): Promise<void> {
  const { metadata, source, prefix, queries, asked: later, troubled, waiting } = loadJudgedSite(locale)
  const keywords = queries.map((query) => query.keywords)
  const data = JSON.stringify(metadata)
  const { answer, warmUp } = createAnswerer()
  const build = time(() => answer({ id: 1, action: 'generate-metadata', payload: JSON.parse(data) as unknown }))
  const ask = (asked: string) => answer({ id: 2, action: 'get-search-result', payload: { keywords: asked } })
  warmUp()
  const firstTime = time(() => ask(keywords[0] ?? ''))
  const times = keywords.map((asked) => timeBest(() => ask(asked)))
  print(
    `\n${locale}, ${source}: ${metadata.routes.length} pages, ${fixed(data.length / 1024)} KB, ${fixed(gzipSync(data).length / 1024)} KB gzip`,
  )
  print(
    `ready ${fixed(build)} ms after the data; first query ${fixed(firstTime)} ms, median ${fixed(quantile(times, 0.5))}, slowest ${fixed(Math.max(...times))}`,
  )
  print(`${queries.length} judged queries${waiting > 0 ? `, ${waiting} wait for their pages` : ''}`)
  row('', 'top 1', 'top 3')
  for (const { name, build: create } of peers) {
    printRate(name, rateAnswers(queries, keywords.map(create(metadata)), prefix), queries.length)
  }
  const search = createSearch(metadata)
  const printAsked = (what: string, list: readonly JudgedQuery[]): void => {
    const answers = list.map((query) => listLinks(search.find(query.keywords)))
    print(`${list.length} queries ${what}`)
    printRate('this engine', rateAnswers(list, answers, prefix), list.length)
  }
  printAsked('that readers asked later', later)
  printAsked('in the words of readers who have a problem', troubled)
  const unanswered = unansweredQueries[locale] ?? []
  const noisy = unanswered.filter((each) => {
    const { mode, total } = search.find(each)
    return total > 0 && mode === 'all'
  })
  print(`${unanswered.length} queries without an answer; taken for answered: ${noisy.join(' | ') || 'none'}`)
  const answers = await askPagefind(metadata, locale, keywords, importPeer)
  if (answers === undefined) row('Pagefind', 'not installed')
  else printRate('Pagefind', rateAnswers(queries, answers, prefix), queries.length)
}

/** Queries in another language than the page's. The other engines search the second index when their own finds nothing. */
async function benchCross(peers: Peer[]): Promise<void> {
  const data = new Map(judgedLocales.map((locale) => [locale, loadJudgedSite(locale).metadata]))
  print(
    `\n${crossJudged.length} judged queries in another language than the page's, ${judgedLocales.join(' and ')} pages`,
  )
  row('', 'top 1', 'top 3')
  const searches = new Map(Array.from(data, ([locale, metadata]) => [locale, createSearch(metadata)]))
  printRate('this engine', rateAnswers(crossJudged, await askCross(searches), ''), crossJudged.length)
  for (const { name, build } of peers.filter((peer) => peer.name !== 'this engine')) {
    const finders = new Map(Array.from(data, ([locale, metadata]) => [locale, build(metadata)]))
    const answers = crossJudged.map(({ keywords, locale }) =>
      [locale, ...judgedLocales.filter((id) => id !== locale)]
        .map((id) => finders.get(id)?.(keywords) ?? [])
        .find((links) => links.length > 0),
    )
    const routes = answers.map((links) => links?.map(dropLocale) ?? [])
    printRate(name, rateAnswers(crossJudged, routes, ''), crossJudged.length)
  }
}

function benchScale({ name, build }: Peer, metadata: SearchMetadata, textBytes: number, queries: string[]): void {
  const builds: number[] = []
  for (let i = 1; i < runs; i++) builds.push(time(() => build(metadata)))
  const before = readBytes()
  const start = performance.now()
  const find = build(metadata)
  builds.push(performance.now() - start)
  const memory = readBytes() - before
  for (const keywords of queries.slice(0, 30)) find(keywords)
  const times = queries.map((keywords) => timeBest(() => find(keywords)))
  row(
    name,
    fixed(quantile(builds, 0.5), 0),
    fixed(memory / textBytes, 2),
    fixed(quantile(times, 0.5)),
    fixed(quantile(times, 0.95)),
    fixed(quantile(times, 0.99)),
    fixed(Math.max(...times)),
  )
}

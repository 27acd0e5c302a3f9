import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import type { SearchMetadata } from '../engine/src/model/search.ts'
import { createAnswerer } from '../engine/src/search/client/answer-request.ts'
import { createSearch } from '../engine/src/search/create-search.ts'
import type { SearchEngine } from '../engine/src/model/search-engine.ts'
import { createLocaleSearch, type LocaleEngine } from '../engine/src/search/client/search-locales.ts'
import { generatePages, generateQueries } from './generate-pages.ts'
import { loadSearchMetadata } from './load-search-metadata.ts'
import { type ImportPeer, loadPeers, type Peer } from './search-peers.ts'
import { askPagefind } from './search-pagefind.ts'
import { crossQueries, judgedQueries, type JudgedQuery } from './search-queries.ts'

const siteFolder = fileURLToPath(new URL('../site', import.meta.url))
const generatedPages = 1000
const runs = 3

const print = (line = ''): void => void process.stdout.write(`${line}\n`)
const row = (...cells: (string | number)[]): void =>
  print(cells.map((cell, i) => String(cell)[i === 0 ? 'padEnd' : 'padStart'](i === 0 ? 22 : 12)).join(''))
const fixed = (value: number, digits = 1): string => value.toFixed(digits)
const percent = (part: number, whole: number): string => `${fixed((100 * part) / Math.max(1, whole))} %`
const quantile = (times: number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

function time(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** The best of three: the machine may be busy with something else. */
const timeBest = (work: () => unknown): number => Math.min(time(work), time(work), time(work))

function readBytes(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** A page counts with any of its anchors, an anchor only by itself. */
function isExpected(link: string, { expected }: JudgedQuery, prefix: string): boolean {
  const route = link.slice(prefix.length)
  return expected.some((wanted) => {
    if (wanted.includes('#')) return `${route.startsWith('#') ? '/' : ''}${route}` === wanted
    return (route.split(/[?#]/)[0] || '/') === wanted
  })
}

interface Rate {
  first: number
  third: number
  missed: string[]
}

function rate(queries: JudgedQuery[], answers: string[][], prefix: string): Rate {
  const result: Rate = { first: 0, third: 0, missed: [] }
  queries.forEach((query, i) => {
    const place = (answers[i] ?? []).findIndex((link) => isExpected(link, query, prefix))
    if (place === 0) result.first++
    if (place >= 0 && place < 3) result.third++
    else result.missed.push(query.keywords)
  })
  return result
}

async function benchSite(locale: string, peers: Peer[], importPeer: ImportPeer): Promise<void> {
  const { metadata, source } = loadSearchMetadata(siteFolder, locale)
  const prefix = locale === 'zh-CN' ? '' : `/${locale}`
  const data = JSON.stringify(metadata)
  const { answer, warmUp } = createAnswerer()
  const build = time(() => answer({ id: 1, action: 'generate-metadata', payload: JSON.parse(data) as unknown }))
  const anchors = new Set(
    metadata.routes.flatMap(({ link, sections, props }) => [
      link,
      ...[...sections, ...props].map(({ id }) => `${link}#${id}`),
    ]),
  )
  const toLink = (route: string): string => (prefix + route).replace(/^(\/[\w-]+)\/(?=#|$)/, '$1') || '/'
  const isThere = ({ expected }: JudgedQuery): boolean => expected.some((route) => anchors.has(toLink(route)))
  const all = judgedQueries[locale] ?? []
  const queries = all.filter(isThere)
  const ask = ({ keywords }: JudgedQuery) => answer({ id: 2, action: 'get-search-result', payload: { keywords } })
  warmUp()
  const firstTime = time(() => ask(queries[0]!))
  const times = queries.map((query) => timeBest(() => ask(query)))
  print(
    `\n${locale}, ${source}: ${metadata.routes.length} pages, ${fixed(data.length / 1024)} KB, ${fixed(gzipSync(data).length / 1024)} KB gzip`,
  )
  print(
    `ready ${fixed(build)} ms after the data; first query ${fixed(firstTime)} ms, median ${fixed(quantile(times, 0.5))}, slowest ${fixed(Math.max(...times))}`,
  )
  print(
    `${queries.length} judged queries${queries.length < all.length ? `, ${all.length - queries.length} wait for their pages` : ''}`,
  )
  row('', 'top 1', 'top 3')
  const keywords = queries.map((query) => query.keywords)
  for (const { name, build: create } of peers) {
    const find = create(metadata)
    const found = rate(queries, keywords.map(find), prefix)
    row(name, percent(found.first, queries.length), percent(found.third, queries.length))
    if (process.env['BENCH_MISSED'] || name === 'this engine') print(`  missed: ${found.missed.join(' | ')}`)
  }
  const answers = await askPagefind(metadata, locale, keywords, importPeer)
  const pagefind = answers && rate(queries, answers, prefix)
  row(
    'Pagefind',
    pagefind ? percent(pagefind.first, queries.length) : 'not installed',
    pagefind ? percent(pagefind.third, queries.length) : '',
  )
}

function createEngine(locale: string): LocaleEngine {
  const search = createSearch(loadSearchMetadata(siteFolder, locale).metadata)
  const engine: SearchEngine = { warm() {}, start() {}, close() {}, query: async (keywords) => search.find(keywords) }
  return { locale, engine }
}

/** Queries in another language than the page's; the peers look into the other index when their own finds nothing. */
async function benchCross(peers: Peer[]): Promise<void> {
  const locales = Object.keys(crossQueries)
  const asked = locales.flatMap((locale) => (crossQueries[locale] ?? []).map((query) => ({ ...query, locale })))
  const toRoute = (link: string): string => locales.reduce((route, id) => route.replace(`/${id}`, ''), link)
  print(`\n${asked.length} judged queries in another language than the page's, ${locales.join(' and ')} pages`)
  row('', 'top 1', 'top 3')
  const show = (name: string, answers: string[][]): void => {
    const found = rate(
      asked,
      answers.map((links) => links.map(toRoute)),
      '',
    )
    row(name, percent(found.first, asked.length), percent(found.third, asked.length))
    if (process.env['BENCH_MISSED'] || name === 'this engine') print(`  missed: ${found.missed.join(' | ')}`)
  }
  const engines = locales.map(createEngine)
  const searches = new Map(
    engines.map((own) => [
      own.locale,
      createLocaleSearch(
        own,
        engines.filter((each) => each !== own),
      ),
    ]),
  )
  const answers: string[][] = []
  // One after the other: only the newest query is answered.
  for (const { keywords, locale } of asked) {
    const result = await searches.get(locale)!.query(keywords)
    answers.push((result?.groups ?? []).flatMap(({ hints }) => hints.map(({ link }) => link)))
  }
  show('this engine', answers)
  for (const { name, build } of peers.filter((peer) => peer.name !== 'this engine')) {
    const finders = new Map(locales.map((locale) => [locale, build(loadSearchMetadata(siteFolder, locale).metadata)]))
    const ask = (keywords: string, from: string): string[] =>
      [from, ...locales.filter((id) => id !== from)]
        .map((locale) => finders.get(locale)!(keywords))
        .find((links) => links.length > 0) ?? []
    show(
      name,
      asked.map(({ keywords, locale }) => ask(keywords, locale)),
    )
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

/** Prints found-rates on the site and costs on generated pages, beside the peers installed in `BENCH_PEERS`. */
export async function run(importPeer: ImportPeer): Promise<void> {
  const { peers, missing } = await loadPeers(importPeer)
  for (const locale of Object.keys(judgedQueries)) await benchSite(locale, peers, importPeer)
  await benchCross(peers)

  const site = generatePages(generatedPages)
  const textBytes = Buffer.byteLength(JSON.stringify(site.metadata))
  const queries = generateQueries(site, 400)
  print(`\n${generatedPages} generated pages, ${fixed(textBytes / 1024 / 1024)} MB of text, ${queries.length} queries`)
  row('', 'build ms', 'memory x', 'p50 ms', 'p95', 'p99', 'max')
  for (const peer of peers) benchScale(peer, site.metadata, textBytes, queries)
  for (const name of missing) row(name, 'not installed')
}

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliCompressSync, constants } from 'node:zlib'
import type { SearchMetadata, SearchRouteSection } from 'vitrine/model'
import { createPagefindAnswerer, createSearch } from 'vitrine/search'
import { buildPagefind } from 'vitrine/stages'
import { generatePages, generateQueries } from './generate-pages.ts'
import { judgedLocales, listLinks, loadJudgedSite, rateAnswers } from './judged-search.ts'
import { type NeutralDocument, writeDocuments } from './neutral-content.ts'

/** What one engine costs a reader. Bytes as a host sends them, times in milliseconds. */
interface Cost {
  firstBytes: number
  p50: number
  p95: number
  memory: number
  made: number
}

interface Asked {
  ask: (keywords: string) => Promise<string[]>
  /** Bytes that were fetched so far. */
  fetched: () => number
}

const root = fileURLToPath(new URL('..', import.meta.url))
/** Documents of a site with two languages; a reader's field has those of one. */
const counts = [200, 1000, 10_000]

/**
 * Prints what both engines of search cost a reader at several sizes: what is fetched until the first answer, how long
 * answers take, what they keep in memory; then how well Pagefind answers the judged queries. `BENCH_COUNTS=200,1000`
 * names other sizes.
 */
async function run(): Promise<void> {
  const sizes = process.env['BENCH_COUNTS']?.split(',').map(Number) ?? counts
  row('pages, language', 'engine', 'first KB', 'p50 ms', 'p95 ms', 'memory MB', 'made in s')
  for (const count of sizes)
    for (const locale of ['en-US', 'zh-CN'] as const) {
      const metadata = toMetadata(writeDocuments(count).filter((document) => document.locale === locale))
      const name = `${count / 2} ${locale}`
      printCost(name, 'built-in', await measure(() => openBuiltIn(metadata), locale))
      printCost(name, 'pagefind', await measure(() => openPagefind(metadata, locale), locale))
    }
  for (const locale of judgedLocales) await printJudged(locale)
}

async function measure(open: () => Promise<Asked & { made: number }>, locale: string): Promise<Cost> {
  const queries = generateQueries(generatePages(0), 400).filter(
    (query) => /\p{sc=Han}/u.test(query) === (locale === 'zh-CN'),
  )
  const before = readMemory()
  const { ask, fetched, made } = await open()
  await ask(queries[0] ?? '')
  const firstBytes = fetched()
  const times: number[] = []
  for (const query of queries.slice(0, 150)) {
    // The second time: what is measured is the work, since the network of this machine is no reader's.
    await ask(query)
    const start = performance.now()
    await ask(query)
    times.push(performance.now() - start)
  }
  const memory = readMemory() - before
  times.sort((a, b) => a - b)
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0
  return { firstBytes, p50: at(0.5), p95: at(0.95), memory, made }
}

async function openBuiltIn(metadata: SearchMetadata): Promise<Asked & { made: number }> {
  const text = JSON.stringify(metadata)
  const bytes = pack(text)
  const start = performance.now()
  const search = createSearch(JSON.parse(text) as SearchMetadata)
  const made = (performance.now() - start) / 1000
  return { ask: async (keywords) => listLinks(search.find(keywords)), fetched: () => bytes, made }
}

async function openPagefind(metadata: SearchMetadata, locale: string): Promise<Asked & { made: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'search-size-'))
  const start = performance.now()
  const files = await buildPagefind({ metadata, locale, root })
  const made = (performance.now() - start) / 1000
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  // Node would take the script for another kind of module.
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  let bytes = pack(readFileSync(join(folder, 'pagefind.js')))
  globalThis.fetch = async (address) => {
    const path = fileURLToPath(
      (typeof address === 'string' ? address : 'href' in address ? address.href : address.url).replace(/\?.*/, ''),
    )
    const content = readFileSync(path)
    bytes += path.endsWith('.json') ? pack(content) : content.length
    return new Response(content)
  }
  const { answer } = createPagefindAnswerer()
  const home = metadata.routes[0]?.link ?? '/'
  const payload = { folder: pathToFileURL(`${folder}/`).href, version: '1', home, nav: metadata.nav }
  await answer({ id: 1, action: 'generate-metadata', payload })
  const ask = async (keywords: string): Promise<string[]> => {
    const response = await answer({ id: 2, action: 'get-search-result', payload: { keywords } })
    if (!response.ok) throw new Error(response.error)
    return listLinks(response.result)
  }
  return { ask, fetched: () => bytes, made }
}

async function printJudged(locale: string): Promise<void> {
  const { metadata, queries, troubled, prefix } = loadJudgedSite(locale)
  const { ask } = await openPagefind(metadata, locale)
  const search = createSearch(metadata)
  for (const [name, list] of [
    ['judged', queries],
    ['readers', troubled],
  ] as const) {
    const found: string[][] = []
    for (const { keywords } of list) found.push(await ask(keywords))
    const own = rateAnswers(
      list,
      list.map(({ keywords }) => listLinks(search.find(keywords))),
      prefix,
    )
    const other = rateAnswers(list, found, prefix)
    print(
      `${locale}, ${list.length} ${name} queries: first ${own.first} built-in, ${other.first} pagefind; first three ${own.third}, ${other.third}`,
    )
  }
}

/** What pages of the neutral site give to search, as the build would write it. */
function toMetadata(documents: readonly NeutralDocument[]): SearchMetadata {
  const routes = documents.map(({ locale, group, name, title, description, body }) => {
    const sections: SearchRouteSection[] = [{ id: '', title: '', paragraphs: [] }]
    for (const line of body.replace(/^```[\s\S]*?^```$/gm, '').split('\n')) {
      const heading = /^## (.*)$/.exec(line)?.[1]
      const text = line.replaceAll(/[*`|\\]|^- /g, '').trim()
      if (heading !== undefined) sections.push({ id: `part-${sections.length}`, title: heading, paragraphs: [] })
      else if (/[^\s-]/.test(text)) sections.at(-1)?.paragraphs.push(text)
    }
    return { link: `/${locale}/${group}/${name}`, title, description, keywords: [], navPath: '/', sections, props: [] }
  })
  return { routes, demos: [], nav: [{ title: 'Docs', path: '/' }] }
}

function pack(content: string | Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
}

function readMemory(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

function printCost(name: string, engine: string, { firstBytes, p50, p95, memory, made }: Cost): void {
  row(
    name,
    engine,
    (firstBytes / 1024).toFixed(0),
    p50.toFixed(1),
    p95.toFixed(1),
    (memory / 1024 / 1024).toFixed(0),
    made.toFixed(1),
  )
}

function row(...cells: readonly string[]): void {
  print(cells.map((cell, at) => (at < 2 ? cell.padEnd(18) : cell.padStart(11))).join(''))
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

await run()
process.exit(0)

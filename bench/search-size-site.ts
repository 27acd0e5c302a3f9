import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import type { SearchMetadata, SearchRouteSection } from 'vitrine/model'
import { buildPagefind, buildParts } from 'vitrine/stages'
import { writeOurSite } from './build-subjects.ts'
import { type NeutralDocument, writeDocuments } from './neutral-content.ts'

export type Engine = 'built-in' | 'parts' | 'pagefind'
export type Locale = 'en-US' | 'zh-CN'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Before Pagefind's script: keeps the memory of its WebAssembly where the measurement finds it. */
const tellMemory = `const make = WebAssembly.instantiate
WebAssembly.instantiate = async (...given) => {
  const made = await make(...given)
  self.wasmMemory = (made.instance ?? made).exports.memory
  return made
}
`

/**
 * Builds a site of a few pages with an engine of search, and gives its output folder. Pages and code are those of any
 * site; `fillSite` then gives it the search data of a large one, since building 10,000 pages takes minutes.
 */
export function buildSite(engine: Engine): string {
  const folder = mkdtempSync(join(tmpdir(), 'search-size-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const { command } = writeOurSite(folder, 20)
  const file = join(folder, 'docs.config.ts')
  const config = readFileSync(file, 'utf8').replace('{', `{\n  "search": { "engine": "${engine}" },`)
  writeFileSync(file, config)
  execFileSync(process.execPath, command, { stdio: ['ignore', 'ignore', 'inherit'] })
  const output = join(folder, 'dist')
  // Browsers say how much memory a tab takes only when nothing of another origin can be in it.
  const isolated = '  Cross-Origin-Opener-Policy: same-origin\n  Cross-Origin-Embedder-Policy: require-corp\n'
  appendFileSync(join(output, '_headers'), `\n/*\n${isolated}`)
  return output
}

/** Gives a built site these search data, and says how many seconds it took to make them. */
export async function fillSite(
  folder: string,
  engine: Engine,
  { locale, metadata }: { locale: Locale; metadata: SearchMetadata },
): Promise<number> {
  const begin = performance.now()
  if (engine === 'built-in') {
    const name = readdirSync(join(folder, 'assets')).find((file) => file.startsWith(`search-${locale}`)) ?? ''
    const file = join(folder, 'assets', name.replace(/\.json.*$/, '.json'))
    const { start } = JSON.parse(readFileSync(file, 'utf8')) as { start: unknown }
    writeWithCopy(file, JSON.stringify({ ...metadata, start }))
    return (performance.now() - begin) / 1000
  }
  const index = join(folder, '~search', locale)
  const start = join(index, 'start.json')
  const data = JSON.parse(readFileSync(start, 'utf8')) as object
  const home = metadata.routes[0]?.link ?? '/'
  const files = engine === 'parts' ? buildParts(metadata) : await buildPagefind({ metadata, locale, root })
  const made = (performance.now() - begin) / 1000
  rmSync(index, { recursive: true })
  for (const [path, content] of files)
    writeWithCopy(join(index, path), path === 'pagefind.js' ? tellMemory + Buffer.from(content).toString() : content)
  writeWithCopy(start, JSON.stringify({ ...data, home, nav: metadata.nav }))
  return made
}

/** What pages of the neutral site give to search, as the build would write it. */
export function writeNeutralPages(count: number, locale: Locale): SearchMetadata['routes'] {
  const documents = writeDocuments(count * 2).filter((document) => document.locale === locale)
  return documents.map(toRoute)
}

function toRoute({ locale, group, name, title, description, body }: NeutralDocument): SearchMetadata['routes'][number] {
  const sections: SearchRouteSection[] = [{ id: '', title: '', paragraphs: [] }]
  for (const line of body.replace(/^```[\s\S]*?^```$/gm, '').split('\n')) {
    const heading = /^## (.*)$/.exec(line)?.[1]
    const text = line.replaceAll(/[*`|\\]|^- /g, '').trim()
    if (heading !== undefined) sections.push({ id: `part-${sections.length}`, title: heading, paragraphs: [] })
    else if (/[^\s-]/.test(text)) sections.at(-1)?.paragraphs.push(text)
  }
  return { link: `/${locale}/${group}/${name}`, title, description, keywords: [], navPath: '/', sections, props: [] }
}

/** A file, and the compressed copy that a host sends of a text. */
function writeWithCopy(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  if (/\.(?:json|js)$/.test(file))
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }))
}

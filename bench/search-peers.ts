import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SearchMetadata } from 'vitrine/model'
import { buildCatalogue, createSearch } from 'vitrine/search'

/** An engine to compare with. It builds an index of the same texts and answers with addresses in the order in which it would show them. */
export interface Peer {
  name: string
  build: (metadata: SearchMetadata) => (keywords: string) => string[]
}

interface PeerDocument {
  id: number
  link: string
  title: string
  pageTitle: string
  text: string
  [field: string]: string | number
}

/** The parts that every engine gets: pages, sections, reference rows, demos. */
function readDocuments(metadata: SearchMetadata): PeerDocument[] {
  const { entries, units } = buildCatalogue(metadata)
  return units.map(({ entry, title, link, paragraphs, keywords }, id) => {
    const pageTitle = entries[entry]?.title ?? ''
    return { id, link, title: title || pageTitle, pageTitle, text: [...paragraphs, ...keywords].join('\n') }
  })
}

interface MiniSearchModule {
  default: new (options: object) => {
    addAll: (documents: PeerDocument[]) => void
    search: (keywords: string) => { id: number }[]
  }
}

interface FlexSearchModule {
  Document: new (options: object) => {
    add: (document: PeerDocument) => void
    search: (keywords: string, options: object) => { id: number }[]
  }
  Charset: Readonly<Record<string, unknown>>
}

const vitrine: Peer = {
  name: 'this engine',
  build(metadata) {
    const search = createSearch(metadata)
    return (keywords) => search.find(keywords).groups.flatMap(({ hints }) => hints.map(({ link }) => link))
  },
}

/** The way it is done today: one regular expression of all words, over all texts. */
const expression: Peer = {
  name: 'regular expression',
  build(metadata) {
    const documents = readDocuments(metadata)
    return (keywords) => {
      const words = keywords
        .trim()
        .split(/\s+/)
        .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      const pattern = new RegExp(words.join('|'), 'i')
      const ranked = documents.flatMap(({ link, title, pageTitle, text }) => {
        const score =
          (pattern.test(pageTitle) ? 100 : 0) + (pattern.test(title) ? 10 : 0) + (pattern.test(text) ? 1 : 0)
        return score === 0 || (score === 100 && title !== pageTitle) ? [] : [{ link, score }]
      })
      return ranked.sort((a, b) => b.score - a.score).map(({ link }) => link)
    }
  },
}

function miniSearch({ default: MiniSearch }: MiniSearchModule): Peer {
  return {
    name: 'MiniSearch',
    build(metadata) {
      const documents = readDocuments(metadata)
      const searchOptions = { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, pageTitle: 1 } }
      const index = new MiniSearch({ fields: ['title', 'pageTitle', 'text'], searchOptions })
      index.addAll(documents)
      return (keywords) => index.search(keywords).map(({ id }) => documents[id]?.link ?? '')
    },
  }
}

function flexSearch({ Document, Charset }: FlexSearchModule): Peer {
  return {
    name: 'FlexSearch',
    build(metadata) {
      const documents = readDocuments(metadata)
      const isChinese = /[\u4e00-\u9fff]/.test(metadata.routes[0]?.description ?? '')
      const encoder = isChinese ? Charset['CJK'] : Charset['LatinBalance']
      const fields = ['title', 'pageTitle', 'text'].map((field) => ({ field, tokenize: 'forward', encoder }))
      const index = new Document({ document: { id: 'id', index: fields } })
      for (const document of documents) index.add(document)
      return (keywords) =>
        index.search(keywords, { merge: true, suggest: true, limit: 50 }).map(({ id }) => documents[id]?.link ?? '')
    },
  }
}

/** Node's own `import`, which `run.mjs` passes. */
export type ImportPeer = (address: string) => Promise<unknown>

interface Manifest {
  exports: { '.': { import: string } }
}

/** A package from the folder with the other engines. Undefined when it is not installed. */
export async function loadPeer<T>(name: string, importPeer: ImportPeer): Promise<T | undefined> {
  const folder = join(process.env['BENCH_PEERS'] ?? '', 'node_modules', name)
  if (process.env['BENCH_PEERS'] === undefined || !existsSync(folder)) return undefined
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  return (await importPeer(pathToFileURL(join(folder, manifest.exports['.'].import)).href)) as T
}

/** The engines that run in this process. Pagefind needs a browser and is in a file of its own. */
export async function loadPeers(importPeer: ImportPeer): Promise<{ peers: Peer[]; missing: string[] }> {
  const mini = await loadPeer<MiniSearchModule>('minisearch', importPeer)
  const flex = await loadPeer<FlexSearchModule>('flexsearch', importPeer)
  const peers = [vitrine]
  if (mini) peers.push(miniSearch(mini))
  if (flex) peers.push(flexSearch(flex))
  const missing = [mini ? [] : ['MiniSearch'], flex ? [] : ['FlexSearch']].flat()
  return { peers: [...peers, expression], missing }
}

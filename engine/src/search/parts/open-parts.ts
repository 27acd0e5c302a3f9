import type { PagefindMetadata, SearchPage } from '../../model/search.ts'
import type { FoundPage } from '../pagefind/find-pages.ts'
import { keepNewest, type OpenedIndex } from '../pagefind/opened-index.ts'
import { listForms } from '../query/expand-word.ts'
import { formQuality, mostTerms, prefixQuality, prefixShare } from '../weights.ts'
import { type IndexPart, readPages, readPart } from './part-format.ts'

/** What is fetched before the first query: names of the pages, and of the parts with the first word of each. */
export interface PartList {
  /** All names in one text, `nameLength` letters each. */
  pages: string
  parts: [first: string, name: string][]
}

/** Letters of the name of a page. */
export const nameLength = 10
/** Parts that are kept for the next query. */
const mostParts = 60
/** Parts in which one word is looked for. What begins with a letter or two fills many. */
const mostAsked = 3

/** Loads the list of the parts. Everything that is asked throws when a file does not come. */
export async function openParts({ folder, version }: PagefindMetadata): Promise<OpenedIndex> {
  const list = (await (await load(`${folder}index.json?v=${version}`)).json()) as PartList
  const count = list.pages.length / nameLength
  const loadPart = keepNewest(
    async (name) => readPart(await unpack(await load(`${folder}index/${name}.part`))),
    mostParts,
  )

  /** What each page is worth for a word, its other forms and the words that begin with it. */
  async function weigh(word: string): Promise<Float32Array> {
    const forms = new Set(listForms(word))
    const least = [...forms, word].reduce((a, b) => (a < b ? a : b))
    const parts = await Promise.all(listParts(list, least, word).map(loadPart))
    const values = new Float32Array(count)
    for (const part of parts) addPart(part, { word, forms, values })
    return values
  }

  return {
    ask: async (words) => {
      const asked = words.split(' ').filter(Boolean)
      const weighed = await Promise.all(asked.map(weigh))
      return joinWords(weighed, count).map(({ page, score }) => ({ id: readName(list, page), score }))
    },
    readPage: keepNewest(async (id) => (await (await load(`${folder}pages/${id}.json`)).json()) as SearchPage),
    close() {},
  }
}

async function load(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`A part of the search index did not come: ${address} (${response.status})`)
  return response
}

async function unpack(response: Response): Promise<Uint8Array> {
  const stream = response.body?.pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Names of the parts from that with `least` to the last one with a word that begins with `word`. */
function listParts({ parts }: PartList, least: string, word: string): string[] {
  const names: string[] = []
  parts.forEach(([first, name], at) => {
    const next = parts[at + 1]?.[0]
    const isBehind = first > word && !first.startsWith(word)
    if ((next === undefined || next > least) && !isBehind) names.push(name)
  })
  return names.slice(0, mostAsked)
}

function addPart(
  part: IndexPart,
  { word, forms, values }: { word: string; forms: ReadonlySet<string>; values: Float32Array },
): void {
  let terms = 0
  for (let at = 0; at < part.words.length; at++) {
    const term = part.words[at] ?? ''
    const quality = measureQuality(term, word, forms)
    if (quality === 0 || terms++ >= mostTerms) continue
    readPages(part, at, (page, value) => {
      if (quality * value > (values[page] ?? 0)) values[page] = quality * value
    })
  }
}

function measureQuality(term: string, word: string, forms: ReadonlySet<string>): number {
  if (term === word) return 1
  if (forms.has(term)) return formQuality
  return term.startsWith(word) ? prefixQuality + prefixShare * (word.length / term.length) : 0
}

/** Pages that have all words, the best first. A word counts more the fewer pages have it. */
function joinWords(weighed: readonly Float32Array[], count: number): { page: number; score: number }[] {
  const rarities = weighed.map((values) =>
    Math.log(1 + count / (values.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0) + 1)),
  )
  const found: { page: number; score: number }[] = []
  for (let page = 0; page < count; page++) {
    if (weighed.some((values) => values[page] === 0)) continue
    const score = weighed.reduce((sum, values, at) => sum + (values[page] ?? 0) * (rarities[at] ?? 0), 0)
    found.push({ page, score })
  }
  return weighed.length === 0 ? [] : found.toSorted((a, b) => b.score - a.score)
}

function readName({ pages }: PartList, page: number): FoundPage['id'] {
  return pages.slice(page * nameLength, (page + 1) * nameLength)
}

import type { SearchMetadata } from '../../model/search.ts'
import { foldText } from './fold-text.ts'
import { createPairTable, type PairTable } from './pair-table.ts'
import {
  createPostingsBuilder,
  inKeywords,
  inName,
  inText,
  inTitle,
  inTitlePart,
  mostUnits,
  type Postings,
} from './postings.ts'
import { buildCatalogue, type SearchCatalogue } from './search-entries.ts'
import { foldWord, isLinked, readParts, tokenize, type Token } from './tokenize.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'

/** The result of `generate-metadata`: words and character pairs, each with the units that contain them. */
export interface SearchIndex extends SearchCatalogue {
  words: Vocabulary
  wordPostings: Postings
  pairs: PairTable
  pairPostings: Postings
  /** Characters of text in each unit, divided by the average. */
  lengths: Float32Array
  /** Characters of text in all units of each entry. */
  entryLengths: Float64Array
  /** Index at which the units of each entry end. */
  entryEnds: Uint32Array
}

/** Turns text into postings. It does not know pages. */
function createReader() {
  const ids = new Map<string, number>()
  const wordPostings = createPostingsBuilder()
  const pairs = createPairTable()
  const pairPostings = createPostingsBuilder()
  // The terms of a word as it is written: the word itself, then its camel-case parts.
  const known = new Map<string, number[]>()

  function idOf(term: string): number {
    const id = ids.get(term)
    if (id !== undefined) return id
    ids.set(term, ids.size)
    return ids.size - 1
  }

  function readWord(word: string, unit: number, place: number): void {
    let terms = known.get(word)
    if (terms === undefined) {
      terms = [foldWord(word), ...readParts(word)].filter(Boolean).map(idOf)
      known.set(word, terms)
    }
    const partPlace = place === inTitle ? inTitlePart : place
    for (let i = 0; i < terms.length; i++) wordPostings.add(terms[i] ?? 0, unit, i === 0 ? place : partPlace)
  }

  function readDense(run: string, unit: number, place: number): void {
    const text = foldText(run)
    if (text.length === 1) pairPostings.add(pairs.add(text.charCodeAt(0), 0), unit, place)
    for (let i = 1; i < text.length; i++) {
      pairPostings.add(pairs.add(text.charCodeAt(i - 1), text.charCodeAt(i)), unit, place)
    }
  }

  /** `max-count` is also indexed as the word `maxcount`. */
  function readChain(text: string, chain: Token[], unit: number, place: number): void {
    const joined = chain.map(({ start, end }) => foldWord(text.slice(start, end))).join('')
    if (joined !== '') wordPostings.add(idOf(foldWord(joined)), unit, place)
  }

  function read(text: string, unit: number, place: number): void {
    let chain: Token[] = []
    for (const token of tokenize(text)) {
      const piece = text.slice(token.start, token.end)
      const last = chain.at(-1)
      if (last !== undefined && !isLinked(text, last, token)) {
        if (chain.length > 1) readChain(text, chain, unit, place)
        chain = []
      }
      if (token.dense) readDense(piece, unit, place)
      else {
        readWord(piece, unit, place)
        chain.push(token)
      }
    }
    if (chain.length > 1) readChain(text, chain, unit, place)
  }

  return {
    read,
    finish: () => ({
      words: createVocabulary(ids),
      wordPostings: wordPostings.build(ids.size),
      pairs,
      pairPostings: pairPostings.build(pairs.size()),
    }),
  }
}

/** Builds the index of a site. Five million characters take half a second. */
export function buildIndex(metadata: SearchMetadata): SearchIndex {
  const catalogue = buildCatalogue(metadata)
  const { entries, units } = catalogue
  if (units.length > mostUnits) {
    throw new RangeError(
      `The site has ${units.length} searchable parts, more than the ${mostUnits} one index holds: give the search field a sharded engine.`,
    )
  }
  const reader = createReader()
  const lengths = new Float32Array(units.length)
  const entryLengths = new Float64Array(entries.length)
  const entryEnds = new Uint32Array(entries.length)
  units.forEach((unit, at) => {
    reader.read(unit.title, at, inTitle)
    for (const name of unit.names) reader.read(name, at, inName)
    for (const keyword of unit.keywords) reader.read(keyword, at, inKeywords)
    for (const paragraph of unit.paragraphs) reader.read(paragraph, at, inText)
    const length = unit.paragraphs.reduce((sum, { length: characters }) => sum + characters, unit.title.length)
    lengths[at] = length
    entryLengths[unit.entry] = (entryLengths[unit.entry] ?? 0) + length
    entryEnds[unit.entry] = at + 1
  })
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, units.length)
  for (let at = 0; at < lengths.length; at++) lengths[at] = (lengths[at] ?? 0) / Math.max(1, average)
  return { ...catalogue, ...reader.finish(), lengths, entryLengths, entryEnds }
}

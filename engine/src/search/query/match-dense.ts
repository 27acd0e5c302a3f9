import { foldText, hasSimpleWords } from '../index/fold-text.ts'
import { countOf, inKeywords, inText, inTitle, placeOf, type Postings, unitOf, withPlaces } from '../index/postings.ts'
import type { SearchUnit } from '../index/search-entries.ts'
import type { SearchIndex } from '../index/search-index.ts'

function listOf({ offsets, data }: Postings, term: number): Uint32Array {
  return data.subarray(offsets[term] ?? 0, offsets[term + 1] ?? 0)
}

/** Postings that are in both lists, with the places and counts that both have. */
function intersect(left: Uint32Array, right: Uint32Array): Uint32Array {
  const common: number[] = []
  for (let i = 0, j = 0; i < left.length && j < right.length;) {
    const a = left[i] ?? 0
    const b = right[j] ?? 0
    if (unitOf(a) < unitOf(b)) i++
    else if (unitOf(a) > unitOf(b)) j++
    else {
      const places = placeOf(a) & placeOf(b)
      const lower = countOf(a) < countOf(b) ? a : b
      if (places !== 0) common.push(withPlaces(lower, places))
      i++
      j++
    }
  }
  return Uint32Array.from(common)
}

/** Keeps only those places of a posting where the characters really are side by side. */
function verify(posting: number, unit: SearchUnit | undefined, text: string): number {
  if (unit === undefined) return 0
  const holds = (source: string): boolean =>
    source.includes(text) || (!hasSimpleWords(source) && foldText(source).includes(text))
  let places = 0
  if (placeOf(posting) & inTitle && holds(unit.title)) places |= inTitle
  if (placeOf(posting) & inKeywords && unit.keywords.some(holds)) places |= inKeywords
  if (placeOf(posting) & inText && unit.paragraphs.some(holds)) places |= inText
  return places === 0 ? 0 : withPlaces(posting, places)
}

function matchCharacter(index: SearchIndex, code: number): Uint32Array {
  const byUnit = new Uint32Array(index.units.length)
  for (const pair of index.pairs.findWith(code)) {
    const list = listOf(index.pairPostings, pair)
    for (let i = 0; i < list.length; i++) {
      const posting = list[i] ?? 0
      byUnit[unitOf(posting)] = (byUnit[unitOf(posting)] ?? 0) | posting
    }
  }
  return byUnit.filter((posting) => posting !== 0)
}

function matchDense(index: SearchIndex, text: string): Uint32Array {
  if (text.length === 0) return new Uint32Array()
  if (text.length === 1) return matchCharacter(index, text.charCodeAt(0))
  const lists: Uint32Array[] = []
  for (let i = 1; i < text.length; i++) {
    const pair = index.pairs.find(text.charCodeAt(i - 1), text.charCodeAt(i))
    if (pair < 0) return new Uint32Array()
    lists.push(listOf(index.pairPostings, pair))
  }
  lists.sort((a, b) => a.length - b.length)
  const common = lists.reduce(intersect)
  if (text.length === 2) return common
  return common.map((posting) => verify(posting, index.units[unitOf(posting)], text)).filter((posting) => posting !== 0)
}

/** Gives the postings of the units that contain a text anywhere. */
export type DenseLookup = (text: string) => Uint32Array

/** An exact substring search for folded runs of a dense script. Results are kept, because one query asks for the same run several times. */
export function createDenseLookup(index: SearchIndex): DenseLookup {
  const known = new Map<string, Uint32Array>()
  return (text) => {
    const postings = known.get(text) ?? matchDense(index, text)
    known.set(text, postings)
    return postings
  }
}

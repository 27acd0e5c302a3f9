import type { SearchPage } from '../../model/search.ts'
import { listPlaces } from '../pagefind/write-record.ts'
import { prefixQuality, titleValue } from '../weights.ts'
import { type IndexWord, writePart } from './part-format.ts'

/** Letters of a beginning that the index has as a word of its own: what begins so fills many parts. */
const longestStart = 3
/** Bytes of a part before it is compressed: it ends at the first word that may be an end, and at the most at `largest`. */
const least = 24 * 1024
const largest = 96 * 1024
/** One of so many words may be the end of a part. A fixed choice: what is written elsewhere must not move all ends. */
const ends = 8
/** Different words of a page that is no longer short. */
const longPage = 400

/** A part of the index, and the first word it has. */
export interface WrittenPart {
  first: string
  bytes: Uint8Array
}

/** The parts of an index of pages. A page is known by its place in the list. */
export function writeParts(pages: readonly SearchPage[]): WrittenPart[] {
  const words = new Map<string, { word: string; pages: number[]; values: number[] }>()
  pages.forEach((page, number) => {
    for (const [word, value] of weighWords(page)) {
      const known = words.get(word) ?? { word, pages: [], values: [] }
      if (known.pages.length === 0) words.set(word, known)
      known.pages.push(number)
      known.values.push(value)
    }
  })
  const sorted = [...words.values()].toSorted((a, b) => (a.word < b.word ? -1 : 1))
  return cutParts(sorted).map((part) => ({ first: part[0]?.word ?? '', bytes: writePart(part) }))
}

/** The words of a page and what each is worth there: more in a title, a little less on a page that has many. */
function weighWords(page: SearchPage): Map<string, number> {
  const places = listPlaces(page)
  const values = new Map<string, number>()
  const add = (word: string, value: number): void => void values.set(word, (values.get(word) ?? 0) + value)
  for (const [value, words] of places) for (const word of words) add(word, value)
  const titles = new Set(places.flatMap(([value, words]) => (value === titleValue ? words : [])))
  for (const word of titles)
    for (let length = 1; length <= Math.min(longestStart, word.length - 1); length++) {
      const start = word.slice(0, length)
      if (!values.has(start)) values.set(start, titleValue * prefixQuality)
    }
  const share = 1 - 0.2 * Math.min(1, values.size / longPage)
  for (const [word, value] of values) values.set(word, value * share)
  return values
}

function cutParts(words: readonly IndexWord[]): IndexWord[][] {
  const parts: IndexWord[][] = [[]]
  let size = 0
  for (const each of words) {
    parts.at(-1)?.push(each)
    size += each.word.length + each.pages.length * 2.3 + 3
    if (size < least || (size < largest && !isEnd(each.word))) continue
    parts.push([])
    size = 0
  }
  return parts.filter((part) => part.length > 0)
}

function isEnd(word: string): boolean {
  let sum = 0
  for (let at = 0; at < word.length; at++) sum = (sum * 31 + word.charCodeAt(at)) >>> 0
  return sum % ends === 0
}

/** A word of the index with the pages that have it. */
export interface IndexWord {
  word: string
  /** Numbers of the pages, rising. */
  pages: readonly number[]
  /** What the word is worth on each of them. */
  values: readonly number[]
}

/** A part of the index as it was downloaded: words in order, and where in `bytes` the pages of each begin. */
export interface IndexPart {
  words: readonly string[]
  starts: Uint32Array
  bytes: Uint8Array
}

/** A value is one byte: steps of an eighth, up to 31.9. */
const steps = 8

/**
 * A part as bytes: the length of the text with all words, that text, and for each word the length of what follows of it,
 * the number of its pages, the distance from one page to the next, the values.
 */
export function writePart(words: readonly IndexWord[]): Uint8Array {
  const text = new TextEncoder().encode(words.map(({ word }) => word).join('\n'))
  const bytes = [...listDigits(text.length), ...text]
  for (const { pages, values } of words) {
    const distances = pages.map((page, at) => page - (pages[at - 1] ?? 0))
    const own = [pages.length, ...distances].flatMap(listDigits)
    for (const value of values) own.push(Math.max(1, Math.min(255, Math.round(value * steps))))
    for (const byte of listDigits(own.length)) bytes.push(byte)
    for (const byte of own) bytes.push(byte)
  }
  return Uint8Array.from(bytes)
}

export function readPart(bytes: Uint8Array): IndexPart {
  const reader = { bytes, at: 0 }
  const length = readNumber(reader)
  const words = new TextDecoder().decode(bytes.subarray(reader.at, reader.at + length)).split('\n')
  reader.at += length
  const starts = new Uint32Array(words.length)
  for (let at = 0; at < words.length; at++) {
    const own = readNumber(reader)
    starts[at] = reader.at
    reader.at += own
  }
  return { words, starts, bytes }
}

/** Tells `take` each page that has a word of the part, and what the word is worth there. */
export function readPages(
  { starts, bytes }: IndexPart,
  word: number,
  take: (page: number, value: number) => void,
): void {
  const reader = { bytes, at: starts[word] ?? 0 }
  const count = readNumber(reader)
  const pages = new Uint32Array(count)
  let page = 0
  for (let at = 0; at < count; at++) pages[at] = page += readNumber(reader)
  for (let at = 0; at < count; at++) take(pages[at] ?? 0, (bytes[reader.at + at] ?? 0) / steps)
}

/** Seven bits a byte, the lowest first; all but the last have the eighth bit. */
function listDigits(value: number): number[] {
  const digits: number[] = []
  let rest = value
  for (; rest > 127; rest >>>= 7) digits.push((rest & 127) | 128)
  return [...digits, rest]
}

function readNumber(reader: { bytes: Uint8Array; at: number }): number {
  let value = 0
  for (let shift = 0; ; shift += 7) {
    const byte = reader.bytes[reader.at++] ?? 0
    value |= (byte & 127) << shift
    if (byte < 128) return value
  }
}

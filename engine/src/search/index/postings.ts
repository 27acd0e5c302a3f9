// A posting is one number: the upper 20 bits are the unit, the lower 12 say where and how often the term is in it.
const unitShift = 12
const countShift = 5
const countLimit = 0x7f
const allPlaces = 0x1f

/** The most units that an index can have. */
export const mostUnits = 1 << (32 - unitShift)

/** Where a term is in a unit. The values are added. */
export const inTitle = 1
export const inTitlePart = 2
export const inKeywords = 4
export const inText = 8
/** In the page's name in the address. */
export const inName = 16

/** Number of a posting's unit. */
export function unitOf(posting: number): number {
  return posting >>> unitShift
}

/** Where the term is in the unit. */
export function placeOf(posting: number): number {
  return posting & allPlaces
}

/** The same posting in other places. */
export function withPlaces(posting: number, places: number): number {
  return ((posting & ~allPlaces) | places) >>> 0
}

/** How often a term is in the text of a unit, at most 127. */
export function countOf(posting: number): number {
  return (posting >>> countShift) & countLimit
}

/** Postings of all terms: those of term `t` are `data[offsets[t]]` up to `data[offsets[t + 1]]`, in ascending order of units. */
export interface Postings {
  offsets: Uint32Array
  data: Uint32Array
}

export interface PostingsBuilder {
  /** Units must be added in ascending order. */
  add(term: number, unit: number, place: number): void
  build(termCount: number): Postings
}

function grow(list: Uint32Array, size: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.max(size, list.length * 2))
  larger.set(list)
  return larger
}

/** Collects postings while the text is read. At the end it sorts them by their terms. */
export function createPostingsBuilder(): PostingsBuilder {
  let terms = new Uint32Array(4096)
  let data = new Uint32Array(4096)
  let size = 0
  // For each term: the index of its newest posting, plus one.
  let newest = new Uint32Array(4096)

  function add(term: number, unit: number, place: number): void {
    if (term >= newest.length) newest = grow(newest, term + 1)
    const last = newest[term] ?? 0
    const before = last === 0 ? 0 : (data[last - 1] ?? 0)
    const step = place === inText ? 1 << countShift : 0
    if (last !== 0 && unitOf(before) === unit) {
      const counted = step !== 0 && countOf(before) < countLimit ? before + step : before
      data[last - 1] = counted | place
      return
    }
    if (size === data.length) {
      terms = grow(terms, size + 1)
      data = grow(data, size + 1)
    }
    terms[size] = term
    data[size] = ((unit << unitShift) | place) + step
    newest[term] = ++size
  }

  function build(termCount: number): Postings {
    const offsets = new Uint32Array(termCount + 1)
    for (let i = 0; i < size; i++) {
      const after = (terms[i] ?? 0) + 1
      offsets[after] = (offsets[after] ?? 0) + 1
    }
    for (let term = 0; term < termCount; term++) offsets[term + 1] = (offsets[term + 1] ?? 0) + (offsets[term] ?? 0)
    const next = offsets.slice()
    const ordered = new Uint32Array(size)
    for (let i = 0; i < size; i++) {
      const term = terms[i] ?? 0
      const place = next[term] ?? 0
      ordered[place] = data[i] ?? 0
      next[term] = place + 1
    }
    return { offsets, data: ordered }
  }

  return { add, build }
}

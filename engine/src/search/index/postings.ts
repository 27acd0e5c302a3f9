// One posting is one number: the unit in the upper 20 bits, how the term stands in it in the lower 12.
const unitShift = 12
const countShift = 4
const countLimit = 0xff

/** Most units one index can hold. */
export const mostUnits = 1 << (32 - unitShift)

/** Where a term stands in a unit; values are added up. */
export const inTitle = 1
export const inTitlePart = 2
export const inKeywords = 4
export const inText = 8

/** Number of the unit a posting speaks of. */
export function unitOf(posting: number): number {
  return posting >>> unitShift
}

/** Where in the unit its term stands. */
export function placeOf(posting: number): number {
  return posting & 0xf
}

/** How often a term stands in the text of a unit, up to 255. */
export function countOf(posting: number): number {
  return (posting >>> countShift) & countLimit
}

/** Postings of all terms: those of term `t` are `data[offsets[t]]` up to `data[offsets[t + 1]]`, by rising unit. */
export interface Postings {
  offsets: Uint32Array
  data: Uint32Array
}

export interface PostingsBuilder {
  /** Units must come in rising order. */
  add(term: number, unit: number, place: number): void
  build(termCount: number): Postings
}

function grow(list: Uint32Array, size: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.max(size, list.length * 2))
  larger.set(list)
  return larger
}

/** Collects postings as the text is read, then puts them in order of their terms. */
export function createPostingsBuilder(): PostingsBuilder {
  let terms = new Uint32Array(4096)
  let data = new Uint32Array(4096)
  let size = 0
  // Per term: where its newest posting is, plus one.
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

import { foldText } from '../index/fold-text.ts'
import { createDenseLookup, type DenseLookup } from './match-dense.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { isStopWord } from '../index/stop-words.ts'
import { foldWord, isLinked, readParts, tokenize, type Token } from '../index/tokenize.ts'
import { longestSpan } from '../weights.ts'

/** Longer queries are cut without a message. No reader types them. */
const longestQuery = 200
const mostWords = 16

export interface QueryWord {
  /** As it was typed. */
  typed: string
  /** The folded text of the word. */
  text: string
  dense: boolean
  /** A word such as `the` or `怎么`. A result need not contain it. */
  optional: boolean
  /** `max` and `count` when typed as `maxCount` or `max-count`. */
  parts: string[]
}

/** Neighbouring words that the index knows as one: `max count` for `maxCount`. Both ends are included. */
export interface QuerySpan {
  from: number
  to: number
  text: string
  dense: boolean
}

export interface QueryPlan {
  words: QueryWord[]
  spans: QuerySpan[]
  /** The query as it was typed. With it the exact identifier comes first. */
  typed: string
  /** Keeps the results of the runs that this query has searched for. */
  lookUp: DenseLookup
}

function cut(keywords: string): string {
  const text = keywords.trim()
  if (text.length <= longestQuery) return text
  const splitsPair = /[\ud800-\udbff]/.test(text[longestQuery - 1] ?? '')
  return text.slice(0, splitsPair ? longestQuery - 1 : longestQuery)
}

function createWord(typed: string, text: string, dense: boolean, parts: string[] = []): QueryWord {
  return { typed, text, dense, optional: isStopWord(text), parts }
}

/** A word of Latin letters. When the index has nothing like the whole word: its parts. */
function planWord(index: SearchIndex, typed: string, pieces: string[]): QueryWord[] {
  const whole = foldWord(pieces.join(''))
  // An accent alone becomes empty when folded.
  const parts = pieces.length > 1 ? pieces.map(foldWord).filter(Boolean) : readParts(pieces[0] ?? '')
  if (whole === '') return []
  const isKnown = parts.length === 0 || index.words.fitting(whole, true).length > 0
  const allPartsKnown = parts.every((part) => index.words.find(part) >= 0)
  return isKnown || !allPartsKnown
    ? [createWord(typed, whole, false, parts)]
    : parts.map((part) => createWord(part, part, false))
}

let segmenter: Intl.Segmenter | undefined

function segment(run: string): string[] {
  if (run.length < 3 || typeof Intl.Segmenter !== 'function') return [run]
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' })
  return Array.from(segmenter.segment(run), (piece) => piece.segment)
}

/** Joins single characters to their neighbours when the index knows them together. */
function joinPieces(lookUp: DenseLookup, pieces: string[]): string[] {
  const joined: string[] = []
  for (const piece of pieces) {
    const last = joined.at(-1) ?? ''
    const isContent = last !== '' && !isStopWord(last) && !isStopWord(piece)
    const hasSingle = last.length === 1 || piece.length === 1
    const mayJoin = isContent && hasSingle && lookUp(last + piece).length > 0
    if (mayJoin) joined[joined.length - 1] = last + piece
    else joined.push(piece)
  }
  return joined
}

/** Splits a run without spaces into words. A run that is in no text stays as it is, followed by those of its pairs that are in a text. */
function planRun(lookUp: DenseLookup, run: string): QueryWord[] {
  const pieces = joinPieces(lookUp, segment(run))
  const isLonger = pieces.some((piece) => piece.length > 1 && !isStopWord(piece))
  return pieces.flatMap((piece) => {
    const whole = createWord(piece, piece, true)
    if (isLonger && piece.length === 1) whole.optional = true
    if (piece.length < 3 || whole.optional || lookUp(piece).length > 0) return [whole]
    const pairs = Array.from({ length: piece.length - 1 }, (_, i) => piece.slice(i, i + 2))
    return [whole, ...pairs.filter((pair) => lookUp(pair).length > 0).map((pair) => createWord(pair, pair, true))]
  })
}

function planSpans(index: SearchIndex, words: QueryWord[]): QuerySpan[] {
  const spans: QuerySpan[] = []
  for (let from = 0; from < words.length; from++) {
    let text = words[from]?.text ?? ''
    for (let to = from + 1; to < words.length && to < from + longestSpan; to++) {
      const next = words[to]
      if (next === undefined || next.dense || words[from]?.dense) break
      text += next.text
      const isLast = to === words.length - 1
      const isKnown = isLast ? index.words.fitting(text, false).length > 0 : index.words.find(text) >= 0
      if (isKnown) spans.push({ from, to, text, dense: false })
    }
  }
  return spans
}

/** What the reader asks for: words, and runs of words that may be one word. */
export function planQuery(index: SearchIndex, keywords: string): QueryPlan {
  const typed = cut(keywords)
  const lookUp = createDenseLookup(index)
  const words: QueryWord[] = []
  const runs: QuerySpan[] = []
  const tokens = tokenize(typed)
  for (let i = 0; words.length < mostWords; i++) {
    let token = tokens[i]
    if (token === undefined) break
    if (token.dense) {
      const run = foldText(typed.slice(token.start, token.end))
      const from = words.length
      words.push(...planRun(lookUp, run))
      const to = Math.min(words.length, mostWords) - 1
      if (to > from && lookUp(run).length > 0) runs.push({ from, to, text: run, dense: true })
      continue
    }
    const chain: Token[] = [token]
    const { start } = token
    for (let next = tokens[i + 1]; next !== undefined && isLinked(typed, token, next); next = tokens[i + 1]) {
      chain.push(next)
      token = next
      i++
    }
    words.push(
      ...planWord(
        index,
        typed.slice(start, token.end),
        chain.map((piece) => typed.slice(piece.start, piece.end)),
      ),
    )
  }
  const used = words.slice(0, mostWords)
  if (used.every(({ optional }) => optional)) for (const each of used) each.optional = false
  return { words: used, spans: [...runs, ...planSpans(index, used)], typed, lookUp }
}

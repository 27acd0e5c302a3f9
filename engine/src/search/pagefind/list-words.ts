import { foldText } from '../index/fold-text.ts'
import { isStopWord } from '../index/stop-words.ts'
import { foldWord, isLinked, readParts, type Token, tokenize } from '../index/tokenize.ts'

/**
 * The words of a text as Pagefind's index gets them: folded, of `maxCount` and `max-count` the whole and the parts, and of
 * a run without spaces each two neighbours. Pagefind's own way of cutting Chinese is not that of browsers, so a word of
 * a query would often be none of its index. It finds words that begin so by itself.
 */
export function listIndexWords(text: string): string[] {
  return listPieces(text).flatMap((piece) => {
    if (piece.dense) return piece.text.length < 2 ? [piece.text] : listPairs(piece.text, 1)
    return [piece.whole, ...piece.parts]
  })
}

/** The words of a query, as they stand in the index. Words such as `the` and `怎么` are left out when there are others. */
export function listQueryWords(keywords: string): string[] {
  const words = listPieces(keywords).flatMap((piece) => (piece.dense ? cutRun(piece.text) : [piece.whole]))
  const telling = words.filter((word) => !isStopWord(word))
  const used = telling.length > 0 ? telling : words
  // A single character is mostly what is left over beside a word.
  const long = used.filter((word) => word.length > 1)
  const cut = (long.length > 0 ? long : used).flatMap((word) => (isDense(word) ? listPairs(word, 2) : [word]))
  return [...new Set(cut)].slice(0, mostWords)
}

const mostWords = 8

type Piece = { dense: true; text: string } | { dense: false; whole: string; parts: string[] }

/** The runs of a text, and its words with what belongs to them: `max-count` is one. */
function listPieces(text: string): Piece[] {
  const pieces: Piece[] = []
  const tokens = tokenize(text)
  for (let at = 0; at < tokens.length; at++) {
    const first = tokens[at]
    if (first === undefined) break
    if (first.dense) {
      pieces.push({ dense: true, text: foldText(text.slice(first.start, first.end)) })
      continue
    }
    const chain: Token[] = [first]
    for (let next = tokens[at + 1]; next !== undefined && isLinked(text, chain.at(-1) ?? first, next);) {
      chain.push(next)
      at++
      next = tokens[at + 1]
    }
    const words = chain.map(({ start, end }) => text.slice(start, end))
    const whole = foldWord(words.join(''))
    if (whole === '') continue
    const own = words.length > 1 ? words.map(foldWord) : []
    pieces.push({ dense: false, whole, parts: [...own, ...words.flatMap(readParts)].filter(Boolean) })
  }
  return pieces
}

/** The words of a run, as the browser knows them. */
function cutRun(run: string): string[] {
  if (run.length < 3 || typeof Intl.Segmenter !== 'function') return [run]
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
  return Array.from(segmenter.segment(run), (piece) => piece.segment)
}

/** Two neighbours each, `step` characters apart, and always the last two. */
function listPairs(run: string, step: 1 | 2): string[] {
  if (run.length < 3) return [run]
  const starts = Array.from({ length: Math.ceil((run.length - 1) / step) }, (_, at) => at * step)
  return starts.map((start) => run.slice(Math.min(start, run.length - 2)).slice(0, 2))
}

function isDense(word: string): boolean {
  return tokenize(word)[0]?.dense === true
}

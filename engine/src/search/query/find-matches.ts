import { type FoldedText, foldWithOffsets, hasSimpleWords, isSimpleText } from '../index/fold-text.ts'
import { tokenize, type Token } from '../index/tokenize.ts'
import { neighbourGap } from '../weights.ts'

/** Letters of the next part of an identifier that a match must reach into, at least. */
const shortestPiece = 3

/** A folded text to mark, and the words of the query that it is for: `from` up to `to`. */
export interface Needle {
  text: string
  dense: boolean
  from: number
  to: number
  /** Marked only at the beginning of a word. For other spellings, and for words of one or two letters. */
  onlyAtEdge: boolean
  /** A part of an identifier. It is marked only in a text that does not contain the whole identifier. */
  isPart: boolean
}

export interface TextMatch {
  /** Offsets in the text. */
  start: number
  end: number
  /** The words of the query that it is for. */
  from: number
  to: number
  /** True at the beginning of a word or of a camel-case part. */
  atEdge: boolean
  isPart: boolean
}

interface FoldedToken {
  token: Token
  raw: string
  text: string
  /** Undefined when folding has moved no character. */
  offsets?: FoldedText
}

function foldToken(text: string, token: Token): FoldedToken {
  const raw = text.slice(token.start, token.end)
  if (isSimpleText(raw)) return { token, raw, text: raw.toLowerCase() }
  const offsets = foldWithOffsets(raw)
  return { token, raw, text: offsets.text, offsets }
}

/** True where a word, or a camel-case part of it, begins. */
function isEdge({ raw, offsets }: FoldedToken, at: number): boolean {
  if (at === 0 || offsets !== undefined) return at === 0
  const isUpper = (place: number): boolean => /[A-Z]/.test(raw[place] ?? '')
  return isUpper(at) && (!isUpper(at - 1) || /[a-z]/.test(raw[at + 1] ?? ''))
}

/** True for `items` in `menuItemSelectedIcon`: it ends one or two letters into a part that it does not begin with. */
function endsInNextPart(folded: FoldedToken, at: number, last: number): boolean {
  if (last >= folded.text.length || isEdge(folded, last)) return false
  for (let place = Math.max(at + 1, last - shortestPiece + 1); place < last; place++) {
    if (isEdge(folded, place)) return true
  }
  return false
}

function matchToken(found: TextMatch[], folded: FoldedToken, needle: Needle): void {
  const { text, dense, from, to, onlyAtEdge, isPart } = needle
  const { token, offsets } = folded
  for (let at = folded.text.indexOf(text); at >= 0; at = folded.text.indexOf(text, at + text.length)) {
    const atEdge = dense || isEdge(folded, at)
    const last = at + text.length
    if (!dense && ((onlyAtEdge && !atEdge) || endsInNextPart(folded, at, last))) continue
    const start = token.start + (offsets ? (offsets.starts[at] ?? 0) : at)
    const end = token.start + (offsets ? (offsets.ends[last - 1] ?? 0) : last)
    found.push({ start, end, from, to, atEdge, isPart })
  }
}

/** True when a cut at `at` would separate the two halves of a surrogate pair. */
export function splitsCharacter(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1)
  const after = text.charCodeAt(at)
  return before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff
}

/** Keeps the longer one of two overlapping matches. Removes hits inside words when the same query word also begins a word of this text. */
function tidy(text: string, found: TextMatch[]): TextMatch[] {
  const atEdge = new Set(found.filter((match) => match.atEdge && !match.isPart).map(({ from }) => from))
  const kept: TextMatch[] = []
  for (const match of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if ((match.isPart || !match.atEdge) && atEdge.has(match.from)) continue
    if (match.start < (kept.at(-1)?.end ?? 0)) continue
    if (splitsCharacter(text, match.start)) match.start--
    if (splitsCharacter(text, match.end)) match.end++
    kept.push(match)
  }
  return kept
}

/** Where the needles are in `text`, in order, without overlaps. */
export function findMatches(text: string, needles: readonly Needle[]): TextMatch[] {
  let wanted = needles
  if (hasSimpleWords(text)) {
    // Most paragraphs contain none of the words. This quick test finds that out.
    const lower = text.toLowerCase()
    wanted = needles.filter((needle) => lower.includes(needle.text))
    if (wanted.length === 0) return []
  }
  const found: TextMatch[] = []
  for (const token of tokenize(text)) {
    const folded = foldToken(text, token)
    for (const needle of wanted) if (needle.dense === token.dense) matchToken(found, folded, needle)
  }
  return tidy(text, found)
}

/** From 0 to 1: how many neighbouring words of the query are also neighbours in the text. */
export function measureAdjacency(matches: readonly TextMatch[], wordCount: number): number {
  if (wordCount < 2) return 1
  const pairs = new Set<number>()
  matches.forEach((match, i) => {
    for (let word = match.from; word < match.to; word++) pairs.add(word)
    const next = matches[i + 1]
    if (next && next.from === match.to + 1 && next.start - match.end <= neighbourGap) pairs.add(match.to)
  })
  return pairs.size / (wordCount - 1)
}

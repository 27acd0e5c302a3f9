import type { HighlightText } from '../../model/search.ts'
import { splitsCharacter, type TextMatch } from '../query/find-matches.ts'

/** So many characters before the first match are kept (spec §9). */
export const leadingLength = 20
const ellipsis = '...'
// About two lines in the list of results.
const snippetLength = 120

/** The whole text, with the matched parts marked. */
export function highlightText(text: string, matches: readonly TextMatch[]): HighlightText[] {
  const texts: HighlightText[] = []
  let at = 0
  for (const { start, end } of matches) {
    if (start > at) texts.push({ text: text.slice(at, start) })
    texts.push({ text: text.slice(start, end), highlighted: true })
    at = end
  }
  if (at < text.length) texts.push({ text: text.slice(at) })
  return texts
}

/** Number of different query words in a snippet that begins at `matches[from]`. */
function countFrom(matches: readonly TextMatch[], from: number): number {
  const start = matches[from]?.start ?? 0
  const words = new Set<number>()
  for (let next = from; next < matches.length; next++) {
    const match = matches[next]
    if (match === undefined || match.end - start > snippetLength) break
    for (let word = match.from; word <= match.to; word++) words.add(word)
  }
  return words.size
}

/** True when the match before `matches[at]` is visible in the text before it. */
function isLedBy(matches: readonly TextMatch[], at: number): boolean {
  return (matches[at]?.start ?? 0) - (matches[at - 1]?.end ?? -Infinity) <= leadingLength
}

/** The match to begin with: the one whose snippet has the most different words. */
function findWindow(matches: readonly TextMatch[]): number {
  let best = 0
  let most = 0
  for (let i = 0; i < matches.length; i++) {
    const count = countFrom(matches, i)
    if (count <= most) continue
    best = i
    most = count
  }
  while (isLedBy(matches, best)) best--
  return best
}

function cutLeading(text: string): string {
  // Twice the length is enough for 20 characters when each is a surrogate pair.
  const characters = Array.from(text.slice(-2 * leadingLength - 2))
  return characters.length > leadingLength ? ellipsis + characters.slice(-leadingLength).join('') : text
}

/** Where to stop: at the end of the text, or at the end of a word near `wanted`. */
function findEnd(text: string, wanted: number): number {
  if (wanted >= text.length) return text.length
  const blank = text.lastIndexOf(' ', wanted)
  const end = wanted - blank < leadingLength ? blank : wanted
  return splitsCharacter(text, end) ? end - 1 : end
}

/**
 * The part of `text` that a result shows. Of the text before the first match only the last 20 characters are kept,
 * with `...` before them. After the matches the text is cut to two lines. Without a match it is the beginning.
 */
export function buildSnippet(text: string, matches: readonly TextMatch[]): HighlightText[] {
  const first = findWindow(matches)
  const begin = matches[first]?.start ?? 0
  const firstEnd = matches[first]?.end ?? 0
  const end = Math.max(firstEnd, findEnd(text, begin + snippetLength))
  const lead = cutLeading(text.slice(0, begin))
  const inside = matches.slice(first).filter((match) => match.end <= end)
  const shifted = inside.map((match) => ({ ...match, start: match.start - begin, end: match.end - begin }))
  const texts = highlightText(text.slice(begin, end), shifted)
  if (lead !== '') texts.unshift({ text: lead })
  const last = texts.at(-1)
  if (end < text.length) {
    if (last === undefined || last.highlighted) texts.push({ text: ellipsis })
    else last.text += ellipsis
  }
  return texts
}

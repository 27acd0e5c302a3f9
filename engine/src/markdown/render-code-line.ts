import { escapeHtml } from '../node/escape-html.ts'

/** A part of a line in one colour. */
export interface CodePiece {
  text: string
  /** Names the colour: its class is `c-<kind>`. */
  kind: string | undefined
}

/** One line of code as HTML, with the given words in `mark` elements. */
export function renderCodeLine(pieces: readonly CodePiece[], words: readonly string[]): string {
  if (words.length === 0) return renderPieces(pieces)
  const ranges = findWords(pieces.map((piece) => piece.text).join(''), words)
  let html = ''
  let from = 0
  for (const [start, end] of ranges) {
    html += renderPieces(cutPieces(pieces, from, start))
    html += `<mark class="c-word">${renderPieces(cutPieces(pieces, start, end))}</mark>`
    from = end
  }
  return html + renderPieces(cutPieces(pieces, from, Infinity))
}

function renderPieces(pieces: readonly CodePiece[]): string {
  let html = ''
  let open: string | undefined
  for (const { text, kind: own } of pieces) {
    // White space gets the colour of the text before it, which needs fewer spans.
    const kind = text.trim() === '' ? open : own
    if (kind !== open) {
      if (open !== undefined) html += '</span>'
      if (kind !== undefined) html += `<span class="c-${kind}">`
      open = kind
    }
    html += escapeHtml(text)
  }
  return open === undefined ? html : `${html}</span>`
}

/** Positions of the words, in order and without overlaps. The end is exclusive. */
function findWords(line: string, words: readonly string[]): [start: number, end: number][] {
  const found = words.flatMap((word) => {
    const places: [number, number][] = []
    for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + word.length))
      places.push([at, at + word.length])
    return places
  })
  let last = 0
  return found
    .toSorted(([a], [b]) => a - b)
    .filter(([start, end]) => {
      if (start < last) return false
      last = end
      return true
    })
}

function cutPieces(pieces: readonly CodePiece[], start: number, end: number): CodePiece[] {
  let at = 0
  return pieces.flatMap(({ text, kind }) => {
    const cut = text.slice(Math.max(0, start - at), Math.max(0, end - at))
    at += text.length
    return cut === '' ? [] : [{ text: cut, kind }]
  })
}

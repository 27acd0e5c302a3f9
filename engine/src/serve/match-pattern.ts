/**
 * True when an address pattern means a path: `*` stands for anything, also nothing, and `:name` for a part of one segment.
 * Goes along the path once for each piece of the pattern, so that no pattern takes long.
 */
export function matchPattern(pattern: string, pathname: string): boolean {
  // Places in the path that the pieces read so far can lead to.
  let places = new Uint8Array(pathname.length + 1)
  places[0] = 1
  for (const [piece] of pattern.matchAll(/\*|:[A-Za-z]\w*|[^*:]+|:/g)) places = advance(piece, pathname, places)
  return places.at(-1) === 1
}

function advance(piece: string, pathname: string, from: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const to = new Uint8Array(from.length)
  const isName = piece.length > 1 && piece.startsWith(':')
  let isInside = false
  for (const [at, isHere] of from.entries()) {
    if (piece === '*') {
      isInside ||= isHere === 1
      if (isInside) to[at] = 1
    } else if (isName) {
      if (isInside) to[at] = 1
      isInside = (isInside || isHere === 1) && pathname[at] !== '/'
    } else if (isHere === 1 && pathname.startsWith(piece, at)) to[at + piece.length] = 1
  }
  return to
}

/** Room for a text: width in pixels, and how many lines there may be. */
export interface TextRoom {
  width: number
  lines: number
}

/** Lines of a text, and whether it was cut because there were too many. */
export interface BrokenText {
  lines: string[]
  isCut: boolean
}

/**
 * Breaks a text into lines where its language allows it, in Chinese between words as well. The lines are made about
 * equally long. `measure` gives the width of a text.
 */
export async function breakLines(
  text: string,
  locale: string,
  room: TextRoom,
  measure: (text: string) => Promise<number>,
): Promise<BrokenText> {
  const pieces = splitText(text, locale)
  const widths = new Map<string, number>()
  const measureOnce = async (line: string): Promise<number> => {
    const width = widths.get(line) ?? (await measure(line))
    widths.set(line, width)
    return width
  }
  const lines = await fill(pieces, room.width, measureOnce)
  if (lines.length > room.lines) return { lines: await cut(lines, room, measureOnce), isCut: true }
  // The narrowest width that needs no further line, to 4 px.
  let [low, high] = [room.width / 2, room.width]
  let balanced = lines
  while (lines.length > 1 && high - low > 4) {
    const width = (low + high) / 2
    const tried = await fill(pieces, width, measureOnce)
    const fits = tried.length === lines.length && (await isWithin(tried, width, measureOnce))
    if (fits) [high, balanced] = [width, tried]
    else low = width
  }
  return { lines: balanced, isCut: false }
}

/** The parts of a text that stay together: a word with the punctuation around it. */
function splitText(text: string, locale: string): string[] {
  const pieces: string[] = []
  let isOpen = false
  for (const { segment, isWordLike } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    const last = pieces.length - 1
    const joins = last >= 0 && (isOpen || (isWordLike !== true && !isOpening(segment)) || isTied(pieces[last] ?? ''))
    if (joins) pieces[last] += segment
    else pieces.push(segment)
    isOpen = isOpening(segment)
  }
  return pieces
}

function isOpening(segment: string): boolean {
  return /^[\p{Ps}\p{Pi}@#$]+$/u.test(segment)
}

/** A piece that ends in the middle of a name such as `a.b` or `a-b`. */
function isTied(piece: string): boolean {
  return /[\w][-./:_'’]$/.test(piece)
}

async function fill(
  pieces: readonly string[],
  width: number,
  measure: (text: string) => Promise<number>,
): Promise<string[]> {
  const lines: string[] = []
  let line = ''
  for (const piece of pieces) {
    if (line !== '' && (await measure((line + piece).trimEnd())) > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += line === '' ? piece.trimStart() : piece
  }
  return [...lines, line.trimEnd()].filter((each) => each !== '')
}

async function isWithin(
  lines: readonly string[],
  width: number,
  measure: (text: string) => Promise<number>,
): Promise<boolean> {
  for (const line of lines) if ((await measure(line)) > width) return false
  return true
}

/** The first lines, of which the last one ends with an ellipsis. */
async function cut(
  lines: readonly string[],
  room: TextRoom,
  measure: (text: string) => Promise<number>,
): Promise<string[]> {
  const kept = lines.slice(0, room.lines)
  let last = Array.from(new Intl.Segmenter().segment(kept.pop() ?? ''), ({ segment }) => segment)
  while (last.length > 0 && (await measure(`${last.join('').trimEnd()}…`)) > room.width) last = last.slice(0, -1)
  return [...kept, `${last.join('').replace(/[\s\p{P}]+$/u, '')}…`]
}

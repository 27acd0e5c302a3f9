import type { RawPage } from '../model/page.ts'
import type { Problem } from '../model/problem.ts'

/** The time that the parser takes for one paragraph with marks grows with the square: 1 s for so many letters, 20 s for four times as many. */
const mostLetters = 200_000

/** Reports a paragraph so long that a build would seem to stand still. To be asked before the text is parsed. */
export function checkLength({ body, bodyLine, filename }: Pick<RawPage, 'body' | 'bodyLine' | 'filename'>): Problem[] {
  if (body.length < mostLetters) return []
  let fence: string | undefined
  let [start, letters] = [0, 0]
  for (const [index, line] of body.split('\n').entries()) {
    const [mark] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? []
    const isFence = mark !== undefined && (fence === undefined || mark.trim().startsWith(fence))
    if (isFence) fence = fence === undefined ? mark.trim() : undefined
    // Each row, point and line of a quote is short by itself, and code is not searched for marks.
    const isNew = isFence || fence !== undefined || /^\s*($|[|>+*-]|\d+[.)])/.test(line)
    if (isNew) [start, letters] = [line.trim() === '' || isFence ? index + 1 : index, 0]
    if (fence === undefined) letters += line.length
    if (letters <= mostLetters) continue
    const what = `A paragraph is longer than ${mostLetters} letters.`
    const mend = 'Put empty lines into it: it would take minutes to be read.'
    return [{ file: filename, line: bodyLine + start, what, mend }]
  }
  return []
}

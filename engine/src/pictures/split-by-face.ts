import type { FontFace } from './read-font-faces.ts'

/** A piece of a text that one face draws. Without a face none has its characters. */
export interface TextRun {
  face: FontFace | undefined
  text: string
}

/** Splits a text into the pieces that one face each draws: the first one that has a character, in the nearest weight. */
export function splitByFace(text: string, faces: readonly FontFace[], weight: number): TextRun[] {
  const runs: TextRun[] = []
  for (const character of text) {
    const last = runs.at(-1)
    // Blanks and marks that join the character before them stay with it.
    const joins = last?.face !== undefined && /\s|\p{M}|\p{Cf}/u.test(character)
    const face = joins ? last.face : findFace(character.codePointAt(0) ?? 0, faces, weight)
    if (last !== undefined && last.face === face) last.text += character
    else runs.push({ face, text: character })
  }
  return runs
}

function findFace(codePoint: number, faces: readonly FontFace[], weight: number): FontFace | undefined {
  const having = faces.filter(
    ({ ranges }) => ranges.length === 0 || ranges.some(([from, to]) => from <= codePoint && codePoint <= to),
  )
  const [first] = having
  if (first === undefined) return undefined
  // Faces of one weight each stand beside each other. Those of the next font in the list have the same characters.
  return having.find(({ weights }) => distance(weights, weight) === 0) ?? nearest(having, weight)
}

function nearest(faces: readonly FontFace[], weight: number): FontFace | undefined {
  return faces.toSorted((a, b) => distance(a.weights, weight) - distance(b.weights, weight))[0]
}

function distance([low, high]: FontFace['weights'], weight: number): number {
  return Math.max(low - weight, weight - high, 0)
}

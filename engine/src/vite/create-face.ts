import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../model/config.ts'
import { hashEngine } from '../node/hash-engine.ts'
import { hashText } from '../node/hash-files.ts'
import { Refusal } from '../node/refusal.ts'
import { writeWhole } from '../node/write-whole.ts'

type Face = NonNullable<Config['face']>

/** Name of the font's file, without what the bundler adds to it. */
export const faceName = 'face'

/**
 * First and last character of what the small font can draw: Basic Latin, Latin-1, and the signs that texts about software
 * use. All others come from the reader's system.
 */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  // – —
  [0x2013, 0x2014],
  // ‘ ’ “ ”
  [0x2018, 0x201d],
  // • …
  [0x2022, 0x2026],
  // ‹ ›
  [0x2039, 0x203a],
  // € ™
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  // ← ↑ → ↓
  [0x2190, 0x2193],
  // − ≠ ≤ ≥
  [0x2212, 0x2212],
  [0x2260, 0x2265],
] as const

const characters = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map((code) => String.fromCodePoint(code))

/**
 * What of a font's own rules for letters is kept: what browsers apply by themselves, and figures of one width, which the
 * theme asks for. Others (fractions, other forms of a letter) bring shapes that no page shows.
 */
const features = ['rvrn', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'rclt', 'calt', 'clig', 'liga', 'kern', 'tnum']

/**
 * The same for a stylesheet. Without it a browser draws an unknown character as the empty box of this font, which has none.
 * A letter that the configuration leaves out is in the range, and comes from the stand-in.
 */
const unicodeRange = ranges.map(([first, last]) => `U+${first.toString(16)}-${last.toString(16)}`).join(', ')

/** Measures of Arial, from its tables. A reader's system has it, or a face of the same widths. */
const arial = {
  familyName: 'Arial',
  fullName: 'Arial',
  postscriptName: 'ArialMT',
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  capHeight: 1467,
  xHeight: 1062,
  unitsPerEm: 2048,
  xWidthAvg: 913,
}

/**
 * Makes a small font of a large one, and its stylesheet: `--face` names it, and a copy of Arial with its measures. Gives
 * the stylesheet's absolute path in the cache.
 */
export async function createFace(face: Face, cacheDir: string): Promise<string> {
  const { family, file, letters, weights } = face
  const whole = readFileSync(file)
  const folder = join(
    cacheDir,
    'face',
    hashText([hashText(whole), hashEngine(), family, weights.min, weights.max, String(letters)].join('\0')),
  )
  const style = join(folder, `${faceName}.css`)
  if (existsSync(style)) return style
  // Loaded for a new face only: they are as much code as all that reads Markdown.
  const [{ default: subsetFont }, { fromBuffer }, { createFontStack }] = await Promise.all([
    import('subset-font'),
    import('@capsizecss/unpack'),
    import('@capsizecss/core'),
  ])
  // An object of its own: the types of the package do not know `keepFeatures` yet.
  const options = { targetFormat: 'woff2', variationAxes: { wght: weights }, keepFeatures: features } as const
  const font = await subsetFont(whole, chooseCharacters(letters), options).catch((error: unknown) => {
    throw new Refusal(
      `docs.config.ts: the face "${file}" cannot be read as a font: ${String(error)}. Name a .woff2 or .ttf file.`,
    )
  })
  const measures = { ...(await fromBuffer(font)), familyName: family }
  const { fontFaces } = createFontStack([measures, arial])
  writeWhole(join(folder, `${faceName}.woff2`), font)
  writeWhole(style, writeStyle(family, weights, fontFaces))
  return style
}

/** All that the small font can have, or of Latin-1 the named letters only. A space that does not break is no letter. */
function chooseCharacters(letters: string | undefined): string {
  if (letters === undefined) return characters.join('')
  return characters.filter((character) => !/[\u00a1-\u00ff]/.test(character) || letters.includes(character)).join('')
}

/**
 * `optional`: when the font comes too late for the first picture, that page keeps to the copy of Arial. So no line ever
 * breaks elsewhere while somebody reads.
 */
function writeStyle(family: string, { min, max }: Face['weights'], fallback: string): string {
  const name = JSON.stringify(family)
  return `@font-face {
  font-family: ${name};
  src: url('./${faceName}.woff2') format('woff2');
  font-weight: ${min} ${max};
  font-display: optional;
  unicode-range: ${unicodeRange};
}
${fallback}
:root {
  --face: ${name}, ${JSON.stringify(`${family} Fallback`)};
}
`
}

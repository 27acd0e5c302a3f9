import { readFile } from 'node:fs/promises'
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'
import type { FontFace } from './read-font-faces.ts'
import { splitByFace } from './split-by-face.ts'

/** A line of text as outlines: nothing in it depends on the fonts of a machine. */
interface ShapedText {
  /** In the unit of the font size. */
  width: number
  /** SVG elements. The line begins at 0, 0, which is on its base line. */
  outlines: string
  /** Characters that no font has. */
  missing: string
}

/** Font size in pixels of the picture, and weight as in CSS. */
export interface TextStyle {
  size: number
  weight: number
}

/** Makes outlines of a text. */
export type Shaper = (text: string, style: TextStyle) => Promise<ShapedText>

interface OpenFont {
  font: Font
  unitsPerEm: number
}

/** Opens fonts when a text needs them, each file once for a weight. */
export function openShaper(faces: readonly FontFace[]): Shaper {
  const fonts = new Map<string, Promise<OpenFont>>()
  const open = (face: FontFace, weight: number): Promise<OpenFont> => {
    const key = `${weight} ${face.file}`
    const opening = fonts.get(key) ?? openFont(face, weight)
    fonts.set(key, opening)
    return opening
  }
  return async (text, { size, weight }) => {
    const shaped: ShapedText = { width: 0, outlines: '', missing: '' }
    for (const run of splitByFace(text, faces, weight)) {
      if (run.face === undefined) shaped.missing += run.text
      else append(shaped, run.text, await open(run.face, weight), size)
    }
    return shaped
  }
}

async function openFont({ file, weights: [low, high] }: FontFace, weight: number): Promise<OpenFont> {
  const bytes = await readFile(file)
  const face = new Face(new Blob(file.endsWith('.woff2') ? await decompress(bytes) : bytes))
  const font = new Font(face)
  if (low < high) font.setVariations([new Variation('wght', Math.min(Math.max(weight, low), high))])
  return { font, unitsPerEm: face.upem }
}

function append(shaped: ShapedText, text: string, { font, unitsPerEm }: OpenFont, size: number): void {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const scale = size / unitsPerEm
  const positions = buffer.getGlyphPositions()
  for (const [index, { codepoint: glyph, cluster }] of buffer.getGlyphInfos().entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    // Glyph 0 is the box for what a font does not have.
    if (glyph === 0) shaped.missing += text.slice(cluster).match(/^./su)?.[0] ?? ''
    const path = font.glyphToPath(glyph)
    const place = [scale, 0, 0, -scale, shaped.width + xOffset * scale, -yOffset * scale].map(round).join(' ')
    if (path !== '') shaped.outlines += `<path d="${path}" transform="matrix(${place})"/>`
    shaped.width += xAdvance * scale
  }
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

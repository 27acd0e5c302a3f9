import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Blob, Buffer, Face, Feature, Font, shape, Variation } from 'harfbuzzjs'
import { expect, it } from 'vitest'
import decompress from 'woff2-encoder/decompress'
import { findPackage } from '../node/find-package.mjs'
import { createFace } from './create-face.ts'

const site = fileURLToPath(new URL('../../../site', import.meta.url))
const figtree = join(findPackage('@fontsource-variable/figtree', site) ?? '', 'files/figtree-latin-wght-normal.woff2')
const weights = { min: 400, max: 700 }

it('makes a smaller font, its stylesheet and a stand-in of its measures, the same each time', async () => {
  const [first, second] = [openCache(), openCache()]
  const style = await createFace({ family: 'Fig "Tree"', file: figtree, weights }, first)
  const css = readFileSync(style, 'utf8')
  expect(css).toContain('font-family: "Fig \\"Tree\\"";')
  expect(css).toContain('font-weight: 400 700;')
  expect(css).toContain('font-display: optional;')
  expect(css).toContain('unicode-range: U+20-7e, U+a0-ff, U+2013-2014,')
  expect(css).toMatch(/src: local\('Arial'\)[^}]+size-adjust: 10\d\.\d+%/)
  expect(css).toContain('--face: "Fig \\"Tree\\"", "Fig \\"Tree\\" Fallback";')
  const font = join(dirname(style), 'face.woff2')
  expect(statSync(font).size).toBeLessThan(statSync(figtree).size)

  const again = await createFace({ family: 'Fig "Tree"', file: figtree, weights }, second)
  expect(readFileSync(again, 'utf8')).toBe(css)
  expect(readFileSync(join(dirname(again), 'face.woff2')).equals(readFileSync(font))).toBe(true)
})

it('makes nothing again that it has made, and another one for other weights', async () => {
  const cache = openCache()
  const style = await createFace({ family: 'Figtree', file: figtree, weights }, cache)
  writeFileSync(style, 'kept')
  expect(readFileSync(await createFace({ family: 'Figtree', file: figtree, weights }, cache), 'utf8')).toBe('kept')
  const other = await createFace({ family: 'Figtree', file: figtree, weights: { min: 500, max: 600 } }, cache)
  expect(readFileSync(other, 'utf8')).toContain('font-weight: 500 600;')
})

it('sets letters as close as the whole font does, in figures of one width too', async () => {
  const style = await createFace({ family: 'Figtree', file: figtree, weights }, openCache())
  const small = join(dirname(style), 'face.woff2')
  const text = 'AV To Ýé 1171, “fi” 2.5 × ½…'
  for (const figures of [0, 1])
    expect(await measure(small, text, figures)).toEqual(await measure(figtree, text, figures))
  // Otherwise the two would be equal because neither font knows the features.
  expect(await measure(small, '1', 1)).not.toEqual(await measure(small, '1'))
  expect(await measure(small, 'AV')).not.toEqual([...(await measure(small, 'A')), ...(await measure(small, 'V'))])
})

it('has of Latin-1 the letters that the configuration names, and all of ASCII and the signs', async () => {
  const style = await createFace({ family: 'Figtree', file: figtree, weights, letters: 'é×' }, openCache())
  const font = join(dirname(style), 'face.woff2')
  expect(await measure(font, 'Az~\u00a0é×–“”…')).not.toContain(missing)
  expect(await measure(font, 'è½')).toEqual([missing, missing])
  // Letters that are left out are in the range still: a browser goes on to the stand-in, which has them.
  expect(readFileSync(style, 'utf8')).toContain('unicode-range: U+20-7e, U+a0-ff, U+2013-2014,')
})

it('says that a file is no font', async () => {
  const cache = openCache()
  const file = join(cache, 'letters.woff2')
  writeFileSync(file, 'no font')
  await expect(createFace({ family: 'Letters', file, weights }, cache)).rejects.toThrow(
    /^docs\.config\.ts: the face ".*letters\.woff2" cannot be read as a font: .+ Name a \.woff2 or \.ttf file\.$/,
  )
})

function openCache(): string {
  return mkdtempSync(join(tmpdir(), 'face-'))
}

const missing = 'missing'

/** How far each letter of a text is from the next one, in the lightest weight. */
async function measure(file: string, text: string, figuresOfOneWidth = 0): Promise<(number | typeof missing)[]> {
  const font = new Font(new Face(new Blob(await decompress(readFileSync(file)))))
  font.setVariations([new Variation('wght', weights.min)])
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer, [new Feature('tnum', figuresOfOneWidth)])
  const places = buffer.getGlyphPositions()
  // Glyph 0 is the box for what a font does not have.
  return buffer
    .getGlyphInfos()
    .map(({ codepoint }, index) => (codepoint === 0 ? missing : (places[index]?.xAdvance ?? 0)))
}

import sharp from 'sharp'
import { expect, test } from 'vitest'
import { compressPng, toAvif } from './compress-picture.mjs'

/** A picture of 64 × 64: a grey ramp. With `isTransparent` half of it is transparent. */
function makePng({ isTransparent = false } = {}) {
  const pixels = Array.from({ length: 64 * 64 }, (_pixel, at) => {
    const shade = (at % 64) * 4
    return [shade, shade, shade, isTransparent && at < 2048 ? 0 : 255]
  })
  return sharp(Buffer.from(pixels.flat()), { raw: { width: 64, height: 64, channels: 4 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

/**
 * Each pixel as four bytes. Invisible pixels have no colour.
 * @param {Buffer} bytes
 */
async function readPixels(bytes) {
  const pixels = await sharp(bytes).ensureAlpha().raw().toBuffer()
  for (let at = 0; at < pixels.length; at += 4) if (pixels[at + 3] === 0) pixels.fill(0, at, at + 3)
  return pixels
}

test.each([false, true])(
  'a picture of few colours stays the same to the pixel (transparent: %s)',
  async (isTransparent) => {
    const png = await makePng({ isTransparent })
    const smaller = await compressPng(png)
    expect(smaller.length).toBeLessThan(png.length / 4)
    // Colour type 3: a PNG with a palette.
    expect(smaller[25]).toBe(3)
    const [before, after] = [await readPixels(png), await readPixels(smaller)]
    expect(after.equals(before)).toBe(true)
  },
)

test('an AVIF has the size of its PNG and nearly its colours', async () => {
  const png = await makePng()
  const avif = await toAvif(png)
  const { format, compression, width, height } = await sharp(avif).metadata()
  expect({ format, compression, width, height }).toEqual({ format: 'heif', compression: 'av1', width: 64, height: 64 })
  const [before, after] = [await readPixels(png), await readPixels(avif)]
  expect(Math.max(...before.map((value, at) => Math.abs(value - (after[at] ?? 0))))).toBeLessThan(8)
})

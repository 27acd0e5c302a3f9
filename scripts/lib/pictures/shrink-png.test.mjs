import { deflateSync, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { shrinkPng } from './shrink-png.mjs'

/** A PNG of RGB or RGBA pixels; `filters` gives the filter byte of each row, whose bytes are given as filtered. */
function makePng(width, rows, { channels = 3, filters = [], depth = 8 } = {}) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(rows.length, 4)
  header.set([depth, channels === 4 ? 6 : 2, 0, 0, 0], 8)
  const data = Buffer.concat(rows.map((row, index) => Buffer.from([filters[index] ?? 0, ...row])))
  // Chromium splits the data; the checksums are not looked at here.
  const packed = deflateSync(data)
  const parts = [packed.subarray(0, 5), packed.subarray(5)]
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...parts.map((part) => chunk('IDAT', part)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type, data) {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.length, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, data, Buffer.alloc(4)])
}

/** Pixels of a PNG with a palette, each as `[red, green, blue, alpha]`, row after row. */
function readPixels(png) {
  const chunks = new Map()
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at)
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  const width = chunks.get('IHDR').readUInt32BE(0)
  const palette = chunks.get('PLTE')
  const alphas = chunks.get('tRNS')
  return [...inflateSync(chunks.get('IDAT'))]
    .filter((_byte, at) => at % (width + 1) !== 0)
    .map((index) => [...palette.subarray(index * 3, index * 3 + 3), alphas?.[index] ?? 255])
}

test('the picture stays the same, whichever filters its rows had', () => {
  const rows = [
    [10, 20, 30, 40, 50, 60],
    [10, 20, 30, 30, 30, 30],
    [0, 0, 0, 0, 0, 0],
    [5, 10, 15, 5, 10, 15],
    [1, 1, 1, 1, 1, 1],
  ]
  const pixels = readPixels(shrinkPng(makePng(2, rows, { filters: [0, 1, 2, 3, 4] })))
  expect(pixels).toEqual([
    [10, 20, 30, 255],
    [40, 50, 60, 255],
    [10, 20, 30, 255],
    [40, 50, 60, 255],
    [10, 20, 30, 255],
    [40, 50, 60, 255],
    [10, 20, 30, 255],
    [30, 45, 60, 255],
    [11, 21, 31, 255],
    [31, 46, 61, 255],
  ])
})

test('transparency stays, and what cannot be seen has one colour', () => {
  const png = makePng(3, [[1, 2, 3, 0, 9, 9, 9, 0, 200, 100, 50, 128]], { channels: 4 })
  expect(readPixels(shrinkPng(png))).toEqual([
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [200, 100, 50, 128],
  ])
})

test('beyond 256 colours the rarest become the nearest of the others', () => {
  const common = Array.from({ length: 256 }, (_item, index) => [index, index, index])
  const rare = [100, 100, 101]
  const row = [...common, ...common, rare].flat()
  const pixels = readPixels(shrinkPng(makePng(513, [row])))
  expect(pixels[255]).toEqual([255, 255, 255, 255])
  expect(pixels[512]).toEqual([100, 100, 100, 255])
})

test('the result has the checksums a reader of PNG asks for', () => {
  const png = shrinkPng(makePng(1, [[0, 0, 0]]))
  // CRC-32 of "IEND", from the specification of PNG.
  expect(png.subarray(-4).toString('hex')).toBe('ae426082')
})

test('another kind of PNG is refused in a sentence', () => {
  expect(() => shrinkPng(makePng(1, [[0, 0, 0]], { depth: 16 }))).toThrow(
    'A PNG of depth 16, type 2, interlacing 0 cannot be shrunk: give 8-bit RGB or RGBA.',
  )
})

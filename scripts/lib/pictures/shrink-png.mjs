import { deflateSync, inflateSync } from 'node:zlib'

/** Most colours a picture with a palette can have. */
const mostColors = 256

/**
 * A smaller PNG of the same picture: a palette of at most 256 colours, where screenshots have a few hundred shades
 * of the same few. Rare ones become the nearest common one. `png` is 8-bit RGB or RGBA, not interlaced, as browsers make it.
 */
export function shrinkPng(png) {
  const { width, height, colors } = decode(png)
  const counts = new Map()
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1)
  const common = [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).map(([color]) => color)
  const palette = common.slice(0, mostColors)
  const indexes = new Map(palette.map((color, index) => [color, index]))
  for (const color of common.slice(mostColors)) indexes.set(color, findNearest(color, palette))

  const rows = Buffer.alloc(height * (width + 1))
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + x + 1] = indexes.get(colors[y * width + x])

  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  const alphas = palette.map((color) => color & 255)
  const isOpaque = alphas.every((alpha) => alpha === 255)
  return Buffer.concat([
    signature,
    writeChunk('IHDR', header),
    writeChunk(
      'PLTE',
      Buffer.from(palette.flatMap((color) => [color >>> 24, (color >>> 16) & 255, (color >>> 8) & 255])),
    ),
    ...(isOpaque ? [] : [writeChunk('tRNS', Buffer.from(alphas))]),
    writeChunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    writeChunk('IEND', Buffer.alloc(0)),
  ])
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex')

/** Size, and each pixel as one number `RRGGBBAA`. */
function decode(png) {
  const width = png.readUInt32BE(16)
  const height = png.readUInt32BE(20)
  const [depth, type, , , interlaced] = png.subarray(24, 29)
  if (depth !== 8 || (type !== 2 && type !== 6) || interlaced !== 0)
    throw new Error(
      `A PNG of depth ${depth}, type ${type}, interlacing ${interlaced} cannot be shrunk: give 8-bit RGB or RGBA.`,
    )
  const channels = type === 6 ? 4 : 3
  const bytes = unfilter(inflateSync(readData(png)), width * channels, height, channels)
  const colors = new Uint32Array(width * height)
  for (let pixel = 0; pixel < colors.length; pixel += 1) {
    const at = pixel * channels
    const alpha = channels === 4 ? bytes[at + 3] : 255
    // What cannot be seen has no colour.
    const [red, green, blue] = alpha === 0 ? [0, 0, 0] : bytes.subarray(at, at + 3)
    colors[pixel] = ((red << 24) | (green << 16) | (blue << 8) | alpha) >>> 0
  }
  return { width, height, colors }
}

function readData(png) {
  const parts = []
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  return Buffer.concat(parts)
}

function unfilter(data, stride, height, channels) {
  const bytes = Buffer.alloc(stride * height)
  for (let y = 0; y < height; y += 1) {
    const filter = data[y * (stride + 1)]
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x
      const left = x >= channels ? bytes[at - channels] : 0
      const up = y > 0 ? bytes[at - stride] : 0
      const corner = x >= channels && y > 0 ? bytes[at - stride - channels] : 0
      bytes[at] = data[y * (stride + 1) + 1 + x] + predict(filter, left, up, corner)
    }
  }
  return bytes
}

/** The five filters of the PNG specification, 9.2. */
function predict(filter, left, up, corner) {
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  if (filter !== 4) return 0
  const guess = left + up - corner
  const [toLeft, toUp, toCorner] = [left, up, corner].map((value) => Math.abs(guess - value))
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

function findNearest(color, palette) {
  let nearest = 0
  let least = Infinity
  for (const [index, candidate] of palette.entries()) {
    let distance = 0
    for (const shift of [24, 16, 8, 0]) distance += (((color >>> shift) & 255) - ((candidate >>> shift) & 255)) ** 2
    if (distance < least) [nearest, least] = [index, distance]
  }
  return nearest
}

function writeChunk(type, data) {
  const chunk = Buffer.alloc(data.length + 12)
  chunk.writeUInt32BE(data.length, 0)
  chunk.write(type, 4, 'latin1')
  data.copy(chunk, 8)
  chunk.writeUInt32BE(checksum(chunk.subarray(4, -4)), data.length + 8)
  return chunk
}

/** CRC-32 as PNG wants it; Node 20.19 has none of its own. */
function checksum(bytes) {
  let crc = -1
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

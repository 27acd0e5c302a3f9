import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../repository.mjs'

/** @import { Tools } from './open-demo.mjs' */

/** `room` is the part of the side that stays free around the mark. Without a ground the picture is transparent. */
const icons = [
  { file: 'favicon-32.png', size: 32, room: 0 },
  { file: 'apple-touch-icon.png', size: 180, room: 0.12, ground: '#ffffff' },
  { file: 'icon-192.png', size: 192, room: 0 },
  { file: 'icon-512.png', size: 512, room: 0 },
  { file: 'icon-maskable-512.png', size: 512, room: 0.18, ground: '#ffffff' },
]

/**
 * Draws `site/public/favicon.svg` as PNG in all needed sizes, and as `favicon.ico`, which browsers request for files
 * that are not pages.
 * @param {Tools} tools
 */
export async function drawIcons({ browser, save }) {
  const svg = readFileSync(join(repository, 'site/public/favicon.svg')).toString('base64')
  const page = await browser.newPage({ colorScheme: 'light' })
  for (const { file, size, room, ground } of icons) {
    await page.setViewportSize({ width: size, height: size })
    const padding = Math.round(size * room)
    await page.setContent(
      `<style>
        html { background: ${ground ?? 'transparent'} }
        body { margin: ${padding}px }
        img { display: block; width: ${size - 2 * padding}px }
      </style><img src="data:image/svg+xml;base64,${svg}" alt="">`,
    )
    await save(`site/public/${file}`, await page.screenshot({ omitBackground: ground === undefined }))
  }
  await page.close()
  await save('site/public/favicon.ico', wrapIcon(readFileSync(join(repository, 'site/public/favicon-32.png')), 32))
}

/**
 * An ICO file with one square PNG in it, whose side is below 256 px.
 * @param {Buffer} png
 * @param {number} size
 */
function wrapIcon(png, size) {
  const header = Buffer.alloc(22)
  // First kind (icon) and number of pictures. Then for the picture: sides, planes, bits per pixel, length and offset of its bytes.
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../repository.mjs'

/** `room` is the part of the side left free around the mark; without a ground the picture is transparent. */
const icons = [
  { file: 'favicon-32.png', size: 32, room: 0 },
  { file: 'apple-touch-icon.png', size: 180, room: 0.12, ground: '#ffffff' },
  { file: 'icon-192.png', size: 192, room: 0 },
  { file: 'icon-512.png', size: 512, room: 0 },
  { file: 'icon-maskable-512.png', size: 512, room: 0.18, ground: '#ffffff' },
]

/** Draws `site/public/favicon.svg` in the sizes that want a PNG. */
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
    save(`site/public/${file}`, await page.screenshot({ omitBackground: ground === undefined }))
  }
  await page.close()
}

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** @import { ChangedLook } from './read-looks.mjs' */

/** CSS pixels between two pictures. */
const gap = 16

/**
 * Writes what a person compares by eye into a folder: `<name>.png` has the picture as it was, as it is and where they
 * differ, side by side, and `index.html` shows all of them. Without changes there is no folder.
 * @param {readonly ChangedLook[]} changed
 * @param {string} folder absolute path
 */
export async function writeSheet(changed, folder) {
  rmSync(folder, { recursive: true, force: true })
  if (changed.length === 0) return
  mkdirSync(folder, { recursive: true })
  for (const look of changed) writeFileSync(join(folder, `${look.name}.png`), await joinPictures(look))
  const rows = changed.map(
    ({ name }) => `<h2>${name}</h2>\n<img src="${name}.png" alt="${name}: as it was, as it is, the difference">`,
  )
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${changed.length} changed</title>
<style>body { font: 14px/1.5 sans-serif; color-scheme: light dark } img { max-width: 100% }</style>
<h1>As it was, as it is, and the difference</h1>
${rows.join('\n')}
</html>
`,
  )
}

/** @param {ChangedLook} look */
async function joinPictures({ expected, actual, difference }) {
  const sharp = await loadSharp()
  const paths = [expected, actual, difference].filter((path) => path !== undefined)
  // Read whole before sizes are asked: the difference is a PNG in a file that is named like the others.
  const pictures = await Promise.all(paths.map((path) => sharp(path).png().toBuffer({ resolveWithObject: true })))
  const lefts = pictures.map((_picture, at) =>
    pictures.slice(0, at).reduce((sum, { info }) => sum + info.width + gap, 0),
  )
  const [last] = pictures.slice(-1)
  return sharp({
    create: {
      width: Math.max(1, (lefts.at(-1) ?? 0) + (last?.info.width ?? 0)),
      height: Math.max(1, ...pictures.map(({ info }) => info.height)),
      channels: 3,
      background: '#808080',
    },
  })
    .composite(pictures.map(({ data }, at) => ({ input: data, left: lefts[at] ?? 0, top: 0 })))
    .png()
    .toBuffer()
}

/** A smaller file of the same pixels. @param {Buffer} picture */
export async function compressLook(picture) {
  const sharp = await loadSharp()
  return sharp(picture).webp({ lossless: true, effort: 6 }).toBuffer()
}

/** Loaded only when it is needed, because a script may start before the packages are installed. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  return sharp
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { checkNode } from './lib/check-node.mjs'
import { findChromium } from './lib/find-chromium.mjs'
import { install } from './lib/install.mjs'
import { loadEngine } from './lib/load-engine.mjs'
import { compressPng, toAvif } from './lib/pictures/compress-picture.mjs'
import { drawCards } from './lib/pictures/draw-cards.mjs'
import { drawIcons } from './lib/pictures/draw-icons.mjs'
import { shootDemos } from './lib/pictures/shoot-demos.mjs'
import { shootSelects } from './lib/pictures/shoot-selects.mjs'
import { Refusal, runScript } from './lib/refusal.mjs'
import { repository } from './lib/repository.mjs'
import { endOnInterrupt } from './lib/run-command.mjs'

/** @import { Tools } from './lib/pictures/open-demo.mjs' */

/** Pictures that pages show with `::picture`. Icons and link previews must be PNG. */
const shown = 'site/public/screenshots/'

/** What the script makes, in this order. */
const makers = { icons: drawIcons, selects: shootSelects, demos: shootDemos, cards: drawCards }

// `npm run pictures`, or `npm run pictures -- demos` for one kind: builds the site in another folder and makes all pictures of the repository again. Text is drawn
// with the fonts of this machine. Apart from them, the same site gives the same bytes.
await runScript(async () => {
  endOnInterrupt(130)
  checkNode()
  const unknown = process.argv.slice(2).find((name) => !(name in makers))
  if (unknown !== undefined)
    throw new Refusal(`There are no pictures called "${unknown}": name one of ${Object.keys(makers).join(', ')}.`)
  await install()
  const out = mkdtempSync(join(tmpdir(), 'pictures-'))
  try {
    await makePictures(out)
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
  // The bundler may leave something running. It must not keep a finished script from ending.
  process.exit(0)
})

/** @param {string} name */
function isWanted(name) {
  const kinds = process.argv.slice(2)
  return kinds.length === 0 || kinds.includes(name)
}

/** @param {string} out absolute path of a folder for the site that is photographed */
async function makePictures(out) {
  const run = await loadEngine('production')
  await run('build', { out })
  const server = await run('serve', { out, port: 0 })
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
  /** @type {Tools} */
  const tools = {
    browser,
    url: server.url.replace(/\/$/, ''),
    save: (file, bytes) => savePicture(file, bytes, out),
  }
  try {
    for (const [name, make] of Object.entries(makers)) if (isWanted(name)) await make(tools)
  } finally {
    await browser.close()
    await server.close()
  }
}

/**
 * Writes a picture. Pictures that pages show are also written as AVIF.
 * @param {string} file
 * @param {Buffer} bytes
 * @param {string} out
 */
async function savePicture(file, bytes, out) {
  if (!file.endsWith('.png')) return save(file, bytes, out)
  const png = await compressPng(bytes)
  save(file, png, out)
  if (file.startsWith(shown)) save(file.replace(/png$/, 'avif'), await toAvif(png), out)
}

/**
 * Writes a file. `file` is relative to the repository. The built site gets it too, because later pictures show
 * earlier ones.
 * @param {string} file
 * @param {Buffer} bytes
 * @param {string} out
 */
function save(file, bytes, out) {
  const paths = [join(repository, file)]
  if (file.startsWith('site/public/')) paths.push(join(out, relative('site/public', file)))
  for (const path of paths) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, bytes)
  }
  console.log(`  ${file}  ${(bytes.length / 1024).toFixed(1)} kB`)
}

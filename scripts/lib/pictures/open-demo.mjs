import { pictureFonts } from './picture-fonts.mjs'

/** @import { Browser, Page } from '@playwright/test' */

/**
 * What pictures are made with: a browser, the address of the built site (without a slash at its end), and how a file of
 * the repository is written.
 * @typedef {{ browser: Browser, url: string, save: (file: string, bytes: Buffer) => Promise<void> }} Tools
 */

/** Space around the select in a picture, in CSS pixels. */
const room = 40

/** Shows only the field with its label, on the background of the page. */
const frameStyles = `
  :root { --font-text: ${pictureFonts} }
  body { margin: 0; background: var(--surface) }
  .alone { max-inline-size: none; margin: 0; padding: ${room}px }
  .alone * { animation: none !important; transition: none !important }
  .demo-stack > :not(:has(.rc-select)), .demo-field > :not(.demo-label, .rc-select, :has(.rc-select)), .skip-link, .alone-bar { display: none }
  .demo-stack { inline-size: min(440px, 100%); margin-inline: auto }
  .demo-field { inline-size: 100% }
  .demo-stack .rc-select { inline-size: 100% !important }
`

/**
 * Opens the document of a single demo in a window of `width` CSS pixels, with `scale` device pixels for each, and waits
 * until the demo is alive.
 * @param {Tools} tools
 * @param {{ id: string, locale?: string, scheme: 'light' | 'dark', width: number, scale?: number }} demo
 */
export async function openDemo({ browser, url }, { id, locale = 'en-US', scheme, width, scale = 2 }) {
  const page = await browser.newPage({
    viewport: { width, height: 600 },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    bypassCSP: true,
  })
  await page.goto(`${url}/~demos/${id}?locale=${locale}&scheme=${scheme}`)
  await page.addStyleTag({ content: frameStyles })
  await page.locator('.alone[data-state="fulfilled"]').waitFor()
  return page
}

/**
 * A picture of an opened demo. It is high enough for an open list.
 * @param {Page} page
 */
export async function shootDemo(page) {
  const [popup] = await page.locator('.rc-select-dropdown:visible').all()
  const list = (await popup?.boundingBox()) ?? null
  const [select] = await page.locator('.rc-select').all()
  const field = (await select?.boundingBox()) ?? null
  const bottom = Math.max(bottomOf(list), bottomOf(field))
  const width = page.viewportSize()?.width ?? 0
  // An even number, so that half of it is a whole number of CSS pixels.
  const height = Math.ceil((bottom + room) / 2) * 2
  return page.screenshot({ clip: { x: 0, y: 0, width, height }, animations: 'disabled' })
}

/** @param {{ y: number, height: number } | null} box */
function bottomOf(box) {
  return box === null ? 0 : box.y + box.height
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { BrowserContextOptions, Locator, Page } from '@playwright/test'
import { expect } from '../support/test.ts'

const require = createRequire(import.meta.url)
const address = '/fonts-of-looks/'

/** Faces of packages, so that a picture is the same on a machine with other fonts, or without any. */
const faces = [
  { name: '@fontsource-variable/figtree', css: 'wght.css' },
  { name: '@fontsource-variable/noto-sans-sc', css: 'wght.css' },
  { name: '@fontsource/dejavu-mono', css: '400.css' },
].map(({ name, css }) => ({ name, css, folder: join(require.resolve(`${name}/package.json`), '..') }))

const styles = faces
  .map(({ name, css, folder }) => readFileSync(join(folder, css), 'utf8').replaceAll('./files/', `${address}${name}/`))
  .join('\n')
  // A face that is not there yet would be drawn as another one.
  .replaceAll(/font-display: \w+/g, 'font-display: block')

const tokens = `:root {
  --font-text: 'Figtree Variable', 'Noto Sans SC Variable', sans-serif;
  --font-code: 'DejaVu Mono', 'Noto Sans SC Variable', monospace;
}`

/** What each page of a picture is opened with: faces of packages, one time zone, and nothing that moves. */
export const lookOptions = {
  bypassCSP: true,
  reducedMotion: 'reduce',
  timezoneId: 'UTC',
} as const satisfies BrowserContextOptions

/** Opens a page with the faces of packages. */
export async function openLook(page: Page, path: string): Promise<void> {
  await page.route(`**${address}**`, (route) => {
    const [, file = ''] = new URL(route.request().url()).pathname.split(address)
    const face = faces.find(({ name }) => file.startsWith(name))
    if (face === undefined) throw new Error(`No face has the file ${file}.`)
    return route.fulfill({ path: join(face.folder, 'files', file.slice(face.name.length + 1)) })
  })
  await page.goto(path)
  await page.addStyleTag({ content: `${styles}\n${tokens}` })
  await page.mouse.move(0, 0)
}

/** Waits until what is in view is drawn: faces, pictures, and selects that come alive. What moves, the picture stops. */
export async function settleLook(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(countUndrawn), 'what is not drawn yet').toBe(0)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Selects in view that are not alive, and pictures in view that are not there. */
function countUndrawn(): number {
  const isInView = (element: Element): boolean => {
    const { top, bottom, height } = element.getBoundingClientRect()
    return element.checkVisibility() && height > 0 && bottom > 0 && top < innerHeight
  }
  const late = [...document.querySelectorAll('[data-state="pending"][data-moment="visible"]'), ...document.images]
  return late.filter((element) => isInView(element) && !(element instanceof HTMLImageElement && element.complete))
    .length
}

/** The part of the window that holds these elements, with a little room around them, once they have stopped moving. */
export async function frameOf(page: Page, ...elements: Locator[]): Promise<Frame> {
  const seen: string[] = []
  let frame: Frame | undefined
  await expect
    .poll(
      async () => {
        frame = await measure(page, elements)
        seen.unshift(JSON.stringify(frame))
        return new Set(seen.slice(0, still)).size === 1 && seen.length >= still
      },
      { message: 'the place stays where it is', intervals: [100] },
    )
    .toBe(true)
  if (frame === undefined) throw new Error('Nothing was measured.')
  return frame
}

/** So many measurements in a row have to be the same. */
const still = 4

/** In CSS pixels, from the corner of the window. */
interface Frame {
  x: number
  y: number
  width: number
  height: number
}

async function measure(page: Page, elements: readonly Locator[]): Promise<Frame> {
  const boxes = (await Promise.all(elements.map((element) => element.boundingBox()))).filter((box) => box !== null)
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  const room = 8
  const left = Math.max(0, Math.floor(Math.min(...boxes.map(({ x }) => x)) - room))
  const top = Math.max(0, Math.floor(Math.min(...boxes.map(({ y }) => y)) - room))
  const right = Math.min(size.width, Math.ceil(Math.max(...boxes.map(({ x, width }) => x + width)) + room))
  const bottom = Math.min(size.height, Math.ceil(Math.max(...boxes.map(({ y, height }) => y + height)) + room))
  return { x: left, y: top, width: right - left, height: bottom - top }
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from '@playwright/test'
import { expect } from '../support/test.ts'

const require = createRequire(import.meta.url)
const address = '/fonts-of-looks/'

/** Faces of packages, so that a picture is the same on a machine with other fonts, or without any. */
const faces = [
  { name: '@fontsource-variable/figtree', css: 'wght.css' },
  { name: '@fontsource-variable/noto-sans-sc', css: 'wght.css' },
  { name: '@fontsource/dejavu-mono', css: '400.css' },
].map(({ name, css }) => ({ name, css, folder: join(require.resolve(`${name}/package.json`), '..') }))

const [latin = '', ...others] = faces.map(({ name, css, folder }) =>
  readFileSync(join(folder, css), 'utf8').replaceAll('./files/', `${address}${name}/`),
)

// The crosses of the select are drawn in Arial, which not every machine has.
const styles = [latin, latin.replaceAll("'Figtree Variable'", 'arial'), ...others]
  .join('\n')
  // A face that is not there yet would be drawn as another one.
  .replaceAll(/font-display: \w+/g, 'font-display: block')

const tokens = `:root {
  --font-text: 'Figtree Variable', 'Noto Sans SC Variable', sans-serif;
  --font-code: 'DejaVu Mono', 'Noto Sans SC Variable', monospace;
  --demo-code: var(--font-code);
}
/* Browsers of different versions do not agree where a Chinese sign at the end of a line may be cut. */
* { text-spacing-trim: space-all !important }
/* A name that sticks is a layer of its own, whose ground covers the line beside it or not, as it is rounded. */
.api-group > summary { position: static !important }
/* The library takes it away three seconds after the last movement. */
.rc-select-dropdown-list-scrollbar { visibility: visible !important }`

/** What each page of a picture is opened with: faces of packages, one time zone, and nothing that moves. */
export const lookOptions = {
  bypassCSP: true,
  reducedMotion: 'reduce',
  timezoneId: 'UTC',
} as const satisfies BrowserContextOptions

/** Opens a page with the faces of packages, and waits until all of its styles are there. */
export async function openLook(page: Page, path: string): Promise<void> {
  await page.route(`**${address}**`, (route) => {
    const [, file = ''] = new URL(route.request().url()).pathname.split(address)
    const face = faces.find(({ name }) => file.startsWith(name))
    if (face === undefined) throw new Error(`No face has the file ${file}.`)
    return route.fulfill({ path: join(face.folder, 'files', file.slice(face.name.length + 1)) })
  })
  await page.goto(path)
  await page.addStyleTag({ content: `${styles}\n${tokens}` })
  // The first sign of life: code on demand comes, and its styles with it.
  await page.mouse.move(0, 0)
  await expect.poll(() => page.evaluate(hasLateStyles), 'the styles on demand are there').toBe(true)
}

function hasLateStyles(): boolean {
  return [...document.styleSheets].some(({ href }) => href?.includes('on-demand') === true)
}

/**
 * Waits until what is in view is drawn: faces, pictures, selects that come alive, and what a demo waits for. What moves
 * is stopped by the one who takes the picture.
 */
export async function settleLook(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(listUndrawn), 'what is not drawn yet').toEqual([])
  // An element whose letters need another file of a face asks for it when it is laid out.
  await page.evaluate(async () => {
    document.body.getBoundingClientRect()
    await document.fonts.ready
  })
}

/** Selects in view that are not alive, pictures in view that are not there, and what says that it waits. */
function listUndrawn(): string[] {
  const isInView = (element: Element): boolean => {
    const { top, bottom, height } = element.getBoundingClientRect()
    return element.checkVisibility() && height > 0 && bottom > 0 && top < innerHeight
  }
  const late = document.querySelectorAll('[data-state="pending"][data-moment="visible"], [data-demo-tone="busy"]')
  const pictures = [...document.images].filter(({ complete }) => !complete)
  return [...late, ...pictures].filter(isInView).map((element) => element.outerHTML.slice(0, 200))
}

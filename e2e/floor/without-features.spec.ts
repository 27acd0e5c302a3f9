import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { journeys } from '../matrix/journeys.ts'
import { rooms } from '../matrix/rooms.ts'
import { settings } from '../matrix/settings.ts'
import { builtFolder, readHtml } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

/** What the styles of a page have that a browser may not know. */
const newerStyles =
  /@(?:scope|starting-style|position-try)\b|::details-content|(?<=[{;])(?:anchor-name|anchor-scope|position-anchor|position-area|position-try-fallbacks|accent-color|box-decoration-break|content-visibility|overscroll-behavior|scrollbar-color|scrollbar-width|text-autospace)(?=:)/g
const olderStyles = /light-dark\(|:has\(|:popover-open/g

/** Gives each stylesheet names that no browser knows in the place of some it does, and each page less HTML. */
async function changeFiles(page: Page, styles: readonly RegExp[], html: RegExp = /(?!)/g): Promise<void> {
  await page.route(/\.css$/, (route, request) => {
    const css = readFileSync(join(builtFolder(), new URL(request.url()).pathname), 'utf8')
    const body = styles.reduce((text, names) => text.replaceAll(names, unknown), css)
    return route.fulfill({ contentType: 'text/css', body })
  })
  await page.route('**/*', (route, request) => {
    const text = readHtml(new URL(request.url()).pathname)
    if (request.resourceType() !== 'document' || text === undefined) return route.fallback()
    return route.fulfill({ contentType: 'text/html', body: text.replaceAll(html, '') })
  })
}

/** `:has(` becomes `:no-has(`, `@scope` becomes `@no-scope`. */
function unknown(name: string): string {
  return name.replace(/^[@:]*/, '$&no-')
}

/** Takes from a window what scripts may miss in an older browser. */
function takeAway(): void {
  const { prototype } = HTMLElement
  for (const [owner, names] of [
    [window, ['navigation', 'CompressionStream', 'DecompressionStream', 'Highlight', 'scheduler', 'ViewTransition']],
    [Intl, ['Segmenter']],
    [CSS, ['highlights']],
    [prototype, ['showPopover', 'hidePopover', 'togglePopover']],
    [Element.prototype, ['checkVisibility', 'moveBefore', 'startViewTransition']],
    [Document.prototype, ['startViewTransition']],
    [Navigator.prototype, ['connection']],
  ] as const)
    for (const name of names) {
      Object.defineProperty(owner, name, { value: undefined, configurable: true })
      Reflect.deleteProperty(owner, name)
    }
}

const usual = settings.find(({ name }) => name === 'without the Navigation API')

for (const { name, go } of [
  ...journeys.map((journey) => ({ name: journey.name, go: (page: Page) => usual && journey.go(page, usual) })),
  ...rooms.filter(({ missing }) => missing === undefined),
]) {
  test(`in an old browser: ${name}`, async ({ page }) => {
    await page.addInitScript(takeAway)
    await changeFiles(page, [newerStyles])
    await go(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    )
  })
}

test('a browser that only just knows layers shows all there is to read, and nothing covers it', async ({
  openPage,
}) => {
  const page = await openPage({ javaScriptEnabled: false })
  await changeFiles(page, [newerStyles, olderStyles], / (?:popover|popovertarget|blocking)="[^"]*"/g)
  await page.goto('/en-US/guide/forms')
  const folded = page.locator('article details:not([open]) > summary')
  while ((await folded.count()) > 0) await folded.first().click()
  for (const part of await page.locator('article :is(h1, h2, p, pre)').all()) {
    await part.scrollIntoViewIfNeeded()
    await expect(part).toBeInViewport()
  }
  const colors = await page
    .locator('article p')
    .first()
    .evaluate((text) => {
      const { color } = getComputedStyle(text)
      return [color, getComputedStyle(document.documentElement).backgroundColor]
    })
  expect(colors).toEqual(['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)'])
})

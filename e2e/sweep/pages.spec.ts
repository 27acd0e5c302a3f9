import { type BrowserContext, expect, type Page, test as base } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { flipScheme } from '../support/color-scheme.ts'
import { listBrokenLinks } from './links.ts'
import { pages } from '../support/site.ts'

/** What one page has written to the console and requested since it was opened. */
interface Log {
  console: string[]
  documents: string[]
}

// One page for all addresses, because a new page for each would take longer than the checks.
const test = base.extend<object, { reader: { page: Page; log: Log } }>({
  reader: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale = '', viewport = null } = project.use
      const context = await browser.newContext({ baseURL, locale, viewport, reducedMotion: 'reduce' })
      const page = await context.newPage()
      await page.addInitScript(countShifts)
      await use({ page, log: listen(context) })
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/** Rules that the library itself breaks, by route. */
const libraryFaults: Readonly<Record<string, readonly string[]>> = {
  // A textarea must not have the role `combobox`, but the library's only multi-line field has it.
  '/demo/combobox': ['aria-allowed-role'],
  '/style-guide': ['aria-allowed-role'],
}

/** What the library moves while it hydrates, by route: tags that fold are not in the server's HTML. */
const libraryShifts: Readonly<Record<string, readonly string[]>> = {
  '/demo/tags': ['rc-select-content-item rc-select-content-item-suffix'],
}

for (const { path, locale, route } of [...pages, { path: '/nowhere', locale: 'zh-CN', route: '*' }]) {
  const isMissing = path === '/nowhere'

  test(`${path} keeps what every page promises`, async ({ reader: { page, log } }) => {
    log.console.length = 0
    log.documents.length = 0
    await page.setViewportSize({ width: 1280, height: 800 })
    // The first frame must not have the width of the page before, which would look like a shift.
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(1280)
    const response = await page.goto(path)
    const raw = (await response?.text()) ?? ''

    await test.step('it answers, with its heading and its language in the raw text', async () => {
      expect(response?.status()).toBe(isMissing ? 404 : 200)
      expect(raw.match(/<h1[\s>]/g)).toHaveLength(1)
      expect(raw).toMatch(new RegExp(`<html lang="${locale}"`))
      expect(await page.title()).not.toBe('')
      expect(/rel="alternate" hreflang/i.test(raw)).toBe(process.env.SITE_ORIGIN !== undefined && !isMissing)
    })

    await test.step('its demos come alive and nothing has moved', async () => {
      for (const island of await page.locator('[data-moment="visible"]').all()) {
        await island.scrollIntoViewIfNeeded()
        await expect(island).toHaveAttribute('data-state', 'fulfilled')
      }
      expect(await page.evaluate(() => window.shifts.map(({ moved }) => moved))).toEqual(libraryShifts[route] ?? [])
    })

    await test.step('links lead somewhere, ids are unique, pictures have a text and a size', async () => {
      expect(await listBrokenLinks(page, path)).toEqual([])
      expect(await page.evaluate(listFaults)).toEqual([])
    })

    await test.step('axe finds nothing, folded code and other tabs included, in either scheme', async () => {
      await page.evaluate(unfold)
      // Elements that have just become visible are measured in the next frame.
      await page.waitForFunction(isReachable)
      // When the page is scrolled, the header covers targets and makes them look small.
      await page.evaluate(() => scrollTo(0, 0))
      expect(await findViolations(page, { without: libraryFaults[route] ?? [] })).toEqual([])
      await flipScheme(page, 'dark')
      expect(await findViolations(page, { only: ['color-contrast', 'link-in-text-block'] })).toEqual([])
      await flipScheme(page, 'light')
    })

    await test.step('nothing sticks out sideways', async () => {
      for (const width of [1280, 1000, 800, 640, 480, 412, 360, 320]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(listOverflows), `at ${width} px`).toEqual([])
      }
    })

    expect(log.documents, 'one page load').toHaveLength(1)
    const own = /status of 404/
    expect(log.console.filter((line) => !(isMissing && own.test(line)))).toEqual([])
  })
}

function listen(context: BrowserContext): Log {
  const log: Log = { console: [], documents: [] }
  context.on('console', (message) => log.console.push(`${message.type()}: ${message.text()}`))
  context.on('weberror', ({ error }) => log.console.push(error().message))
  context.on('request', (request) => {
    if (request.resourceType() === 'document' && request.frame().parentFrame() === null)
      log.documents.push(request.url())
  })
  return log
}

declare global {
  interface Window {
    /** What has moved since the page was opened, as the layout shift API reports it. */
    shifts: { value: number; moved: string }[]
  }
}

function countShifts(): void {
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Element }[] })[])
      window.shifts.push({
        value: entry.value,
        moved: entry.sources.map(({ node }) => node?.className || node?.nodeName).join(', '),
      })
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Shows what a fold or a tab hides, so that it is checked too. */
function unfold(): void {
  for (const details of document.querySelectorAll('details')) details.open = true
  for (const panel of document.querySelectorAll('[data-tab-panel]')) panel.removeAttribute('hidden')
}

/** True when the keyboard can scroll everything that scrolls sideways. */
function isReachable(): boolean {
  // Words that come when a line is opened have folds of their own, which nobody has opened yet.
  const frames = [...document.querySelectorAll('[data-scroll-frame]')].filter((frame) => frame.checkVisibility())
  return frames.every((frame) => frame.scrollWidth <= frame.clientWidth || frame.hasAttribute('tabindex'))
}

function listFaults(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the id "${id}" stands twice`)
  const pictures = [...document.images]
    .filter((image) => !image.hasAttribute('alt') || !image.hasAttribute('width') || !image.hasAttribute('height'))
    .map((image) => `${image.src} needs alt, width and height`)
  return [...twice, ...pictures]
}

function listOverflows(): string[] {
  const root = document.documentElement
  if (root.scrollWidth <= root.clientWidth) return []
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
    .map((element) => `${element.nodeName.toLowerCase()}.${element.getAttribute('class') ?? ''}`)
    .slice(0, 10)
    .concat(`the page is ${root.scrollWidth} px wide`)
}

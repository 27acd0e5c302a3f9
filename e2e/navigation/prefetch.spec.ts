import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { arrive, listRequests, openMarked, sidebarLink } from './tab.ts'

/**
 * Opens the page of tags, on which only the link to the next page is prefetched, in the given mode. A second link is
 * prefetched at once: when its request has been seen, the observers are running.
 */
async function openWith(page: Page, mode: string, style = ''): Promise<void> {
  await page.route('**/en-US/demo/tags', async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    const link = `<a href="/en-US/demo/single" data-prefetch="${mode}" style="${style}">the next page</a>`
    const sign = '<a href="/en-US/demo/optgroup" data-prefetch="render">another page</a>'
    await route.fulfill({ response: answer, body: html.replace(/(<main[^>]*>)/, `$1${link}${sign}`) })
  })
  await openMarked(page, '/en-US/demo/tags')
  // Waits until everything that the page itself needs has been loaded.
  await expect(page.locator('[data-demo="tags"]')).toHaveAttribute('data-state', 'fulfilled')
}

const next = (page: Page) => page.getByRole('link', { name: 'the next page' })
const isPage = (request: string) => request === 'fetch /en-US/demo/single'
const isSign = (request: string) => request === 'fetch /en-US/demo/optgroup'
const isDemo = (request: string) => /\/assets\/demo-single-/.test(request)

test('on this site every link has `intent`: those of a text, of the frame, and those that search finds', async ({
  page,
}) => {
  const requests = listRequests(page)
  await openMarked(page, '/en-US/guide/symptoms')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await test.step('nothing is fetched before a gesture', () => {
    expect(requests.filter((request) => /^fetch |\/assets\/(?:prefetch|on-demand)-/.test(request))).toEqual([])
  })
  const inText = page.getByRole('article').locator('a[href^="/en-US/demo/"]').first()
  await expect(inText).not.toHaveAttribute('data-prefetch')
  for (const link of [inText, sidebarLink(page, 'Remote data'), await findResult(page)]) {
    const { pathname } = new URL((await link.getAttribute('href')) ?? '', page.url())
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === pathname)
    await link.hover()
    expect((await asked).resourceType()).toBe('fetch')
  }
  await test.step('but no file', () => {
    expect(requests.filter((request) => /THIRD-PARTY|~demos/.test(request))).toEqual([])
  })
})

/** The first link that search finds on another page. */
async function findResult(page: Page): Promise<Locator> {
  await page.getByRole('combobox', { name: 'Search' }).fill('virtual')
  const option = page.getByRole('option').first()
  await expect(option).toBeVisible()
  return option
}

test('intent: 50 ms on a link fetch its page and what its demos need, and the click needs nothing more', async ({
  page,
}) => {
  await page.clock.install()
  const requests = listRequests(page)
  await openWith(page, 'intent')
  await expect.poll(() => requests.filter(isSign)).toHaveLength(1)

  await test.step('leaving earlier fetches nothing', async () => {
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await next(page).hover()
    await page.clock.runFor(49)
    await page.getByRole('heading', { level: 1 }).hover()
    await page.clock.runFor(200)
    expect(requests.filter(isPage)).toEqual([])
  })

  await test.step('staying fetches page and demo', async () => {
    await next(page).hover()
    await page.clock.runFor(49)
    expect(requests.filter(isPage)).toEqual([])
    await page.clock.runFor(1)
    await expect.poll(() => requests.filter(isPage)).toHaveLength(1)
    await expect.poll(() => requests.filter(isDemo).length).toBeGreaterThan(0)
  })

  await test.step('the click fetches neither again', async () => {
    const before = requests.filter((request) => isPage(request) || isDemo(request)).length
    await page.clock.resume()
    await next(page).click()
    expect(await arrive(page, '/en-US/demo/single', 'Single')).toBe('swapped')
    await expect(page.locator('[data-demo="single"]')).toHaveAttribute('data-state', 'fulfilled')
    expect(requests.filter((request) => isPage(request) || isDemo(request))).toHaveLength(before)
  })
})

test('intent: the keyboard’s focus counts too', async ({ page }) => {
  const requests = listRequests(page)
  await openWith(page, 'intent')
  await expect.poll(() => requests.filter(isSign)).toHaveLength(1)
  const asked = page.waitForRequest('**/en-US/demo/single')
  await next(page).focus()
  await asked
})

test('render: a link is fetched as soon as it is there', async ({ page }) => {
  const requests = listRequests(page)
  await openWith(page, 'render', 'position: absolute; top: 5000px')
  await expect.poll(() => requests.filter(isPage)).toHaveLength(1)
})

test('viewport: a link is fetched 100 px before it is seen', async ({ page }) => {
  const requests = listRequests(page)
  await openWith(page, 'viewport', 'position: absolute; top: 2000px; left: 0; height: 20px')
  await expect.poll(() => requests.filter(isSign)).toHaveLength(1)
  // Moves the link so that its upper edge is this many pixels below the window.
  const moveTo = (distance: number) =>
    page.evaluate(async (below) => {
      scrollTo(0, 2000 - innerHeight - below)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }, distance)
  await moveTo(110)
  expect(requests.filter(isPage)).toEqual([])
  await moveTo(90)
  await expect.poll(() => requests.filter(isPage)).toHaveLength(1)
})

for (const [name, connection] of [
  ['who save data', { saveData: true, effectiveType: '4g' }],
  ['on a slow connection', { saveData: false, effectiveType: 'slow-2g' }],
] as const) {
  test(`readers ${name} get nothing they have not asked for`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value })
    }, connection)
    const requests = listRequests(page)
    const loaded = page.waitForResponse('**/assets/prefetch-*.js')
    await openWith(page, 'render')
    await (await loaded).finished()
    // A prefetch would have been requested before the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(requests.filter(isPage)).toEqual([])
    await next(page).click()
    expect(await arrive(page, '/en-US/demo/single', 'Single')).toBe('swapped')
    // The click made the first request for the page.
    expect(requests.filter(isPage)).toHaveLength(1)
  })
}

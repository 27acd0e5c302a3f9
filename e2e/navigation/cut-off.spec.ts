import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { findSearchBox } from '../search/search-page.ts'
import { builtFolder, listFiles, readHtml } from '../support/site.ts'
import { stopClock } from '../support/stop-clock.ts'
import { expect, test as base } from '../support/test.ts'
import { arrive, openMarked, sidebarLink } from './tab.ts'

/** The built site on a host whose connection breaks in the middle of chosen files. */
interface BreakingHost {
  url: string
  /** Breaks off matching files this many times. */
  breakOff: (pattern: RegExp, times: number) => void
  /** The files that were broken off. */
  broken: string[]
}

const test = base.extend<{ host: BreakingHost }>({
  host: async ({ silence }, use) => {
    silence.except(/ERR_(CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING|CONNECTION|EMPTY_RESPONSE)/)
    const broken: string[] = []
    let rule = { pattern: /^$/, left: 0 }
    const files = new Set(listFiles(builtFolder()))
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://host')
      const path = files.has(pathname.slice(1)) ? pathname : `${pathname}.html`
      const type = types[/\.\w+$/.exec(path)?.[0] ?? ''] ?? 'application/octet-stream'
      const body = readFileSync(join(builtFolder(), path))
      response.writeHead(200, { 'content-type': type, 'content-length': body.length })
      if (!rule.pattern.test(path) || rule.left === 0) return response.end(body)
      rule.left--
      broken.push(path)
      // Half of the file has been sent before the connection ends.
      return response.write(body.subarray(0, body.length / 2), () => response.destroy())
    })
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    await use({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      breakOff: (pattern, times) => {
        rule = { pattern, left: times }
      },
      broken,
    })
    server.closeAllConnections()
    server.close()
  },
})

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

const siteStyles = /\/assets\/style-[^/]*\.css$/
const lateStyles = /\/assets\/on-demand[^/]*\.css/

/** What the page has reported with `vitrine:error`. */
async function listFailures(page: Page): Promise<{ kind: string; type: string; code?: string; message: string }[]> {
  const failures: { kind: string; type: string; code?: string; message: string }[] = []
  await page.exposeFunction('hear', (failure: (typeof failures)[number]) => failures.push(failure))
  await page.addInitScript(() => {
    document.addEventListener('vitrine:error', (event) => {
      const { kind, error } = (event as CustomEvent<{ kind: string; error: { [name: string]: string } }>).detail
      const { type, code, message } = error
      ;(window as unknown as { hear: (failure: object) => void }).hear({ kind, type, code, message })
    })
  })
  return failures
}

/**
 * Checks that everything a reader needs works, although something else is missing. Without styles the list of pages
 * is behind its button.
 */
async function expectWorkingPage(page: Page, { isBare = false } = {}): Promise<void> {
  await expect(page.locator('[data-demo="single"]')).toHaveAttribute('data-state', 'fulfilled')
  await page.getByRole('tab', { name: 'API' }).click()
  await expect(page.getByRole('tab', { name: 'API' })).toHaveAttribute('aria-selected', 'true')
  if (isBare) await page.getByRole('button', { name: 'Pages', exact: true }).click()
  await sidebarLink(page, 'Tags').click()
  expect(await arrive(page, '/en-US/demo/tags', 'Tags')).toBe('swapped')
  await expect(page.getByRole('alert')).toHaveCount(0)
}

test('the page is there and works without its stylesheet', async ({ page, silence }) => {
  silence.except(/ERR_FAILED/)
  await page.route(siteStyles, (route) => route.abort())
  await openMarked(page, '/en-US/demo/single')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Single')
  await expectWorkingPage(page, { isBare: true })
})

test('the page is there before a stylesheet that never comes is given up', async ({ page, silence }) => {
  silence.except(/ERR_FAILED/)
  const held: Route[] = []
  await page.route(siteStyles, (route) => void held.push(route))
  await page.goto('/en-US/demo/single', { waitUntil: 'commit' })
  await expect.poll(() => held.length).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Single')
  await held[0]?.abort()
  await page.evaluate(() => {
    document.documentElement.dataset['mark'] = 'first'
  })
  await expectWorkingPage(page, { isBare: true })
})

test('a stylesheet that breaks off half way leaves a page that works', async ({ page, host }) => {
  host.breakOff(siteStyles, Number.POSITIVE_INFINITY)
  await openMarked(page, `${host.url}/en-US/demo/single`)
  await expectWorkingPage(page, { isBare: true })
  expect(host.broken.length).toBeGreaterThan(0)
})

test('a stylesheet that comes on demand is asked for three times, the last time under an address of its own', async ({
  page,
  silence,
}) => {
  silence.except(/ERR_FAILED/)
  const failures = await listFailures(page)
  const asked: string[] = []
  await page.route(lateStyles, (route) => {
    asked.push(new URL(route.request().url()).search)
    return route.abort()
  })
  await openMarked(page, '/en-US/demo/single')
  await page.mouse.move(5, 300)
  await expect.poll(() => failures).toHaveLength(1)
  expect(failures[0]).toMatchObject({ kind: 'chunk', type: 'error', code: 'CSS_CHUNK_LOAD_FAILED' })
  expect(failures[0]?.message).toMatch(/^Loading chunk on-demand\S* failed$/)
  expect(asked).toEqual(['', '', expect.stringMatching(/^\?retry=/)])
  await expectWorkingPage(page)
})

test('a stylesheet may take two minutes; one that comes later does not change the page', async ({ page }) => {
  await page.clock.install()
  const failures = await listFailures(page)
  const held: Route[] = []
  await page.route(lateStyles, (route) => void held.push(route))
  await page.goto('/en-US/demo/single')
  await expect(page.locator('[data-demo="single"]')).toHaveAttribute('data-state', 'fulfilled')
  // From here on the page's time is the test's, however slow the machine is.
  await stopClock(page)
  const room = page.waitForResponse('**/assets/demo-room-*.js')
  await page.mouse.move(5, 300)
  await expect.poll(() => held.length).toBe(1)
  // Scripts that are still on their way would take as long for this clock.
  await (await room).finished()
  await expect(page.locator('[data-api][data-ready]').first()).toBeAttached()
  await page.clock.runFor(119_000)
  expect(failures).toEqual([])
  await page.clock.runFor(2000)
  await expect.poll(() => failures).toMatchObject([{ type: 'timeout', code: 'CSS_CHUNK_LOAD_FAILED' }])
  await held[0]?.continue()
  await expect(page.locator('link[data-late]')).toHaveCount(0)
})

test('a script that breaks off half way is asked for again', async ({ page, host }) => {
  host.breakOff(/\/assets\/demo-single-.*\.js$/, 1)
  await openMarked(page, `${host.url}/en-US/demo/single`)
  await expectWorkingPage(page)
  expect(host.broken).toHaveLength(1)
})

test('search says so when its data breaks off half way, and Retry works', async ({ page, host }) => {
  const data = /\/~search\/en-US\.json$/
  host.breakOff(data, Number.POSITIVE_INFINITY)
  const { root, field, options } = findSearchBox(page)
  await openMarked(page, `${host.url}/en-US/demo/single`)
  await field.fill('maxCount')
  await expect(root.getByText('Search is not available right now.').first()).toBeVisible()
  host.breakOff(data, 0)
  await root.getByRole('button', { name: 'Retry' }).click()
  await expect(options.first()).toContainText('maxCount')
})

test('search waits for slow data and then answers what stands in the field', async ({ page }) => {
  const held: Route[] = []
  await page.route(/\/~search\/en-US\.json$/, (route) => void held.push(route))
  const { root, field, list, options } = findSearchBox(page)
  await openMarked(page, '/en-US/demo/single')
  await field.fill('max')
  await expect.poll(() => held.length).toBe(1)
  await expect(root.getByText('Loading...').first()).toBeVisible()
  await field.fill('maxCount')
  await held[0]?.continue()
  await expect(options.first()).toContainText('maxCount')
  await expect(list).toHaveAttribute('aria-busy', 'false')
})

test('a page that comes slowly is shown when it is there', async ({ page }) => {
  const held: Route[] = []
  await page.route('**/en-US/demo/tags', (route) => void held.push(route))
  await openMarked(page, '/en-US/demo/single')
  await sidebarLink(page, 'Tags').click()
  await expect.poll(() => held.length).toBe(1)
  await expect(page.locator('html')).toHaveAttribute('data-navigating', '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Single')
  await held[0]?.fulfill({ contentType: 'text/html; charset=utf-8', body: readHtml('/en-US/demo/tags') ?? '' })
  expect(await arrive(page, '/en-US/demo/tags', 'Tags')).toBe('swapped')
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating')
})

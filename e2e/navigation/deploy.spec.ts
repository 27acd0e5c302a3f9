import type { Page } from '@playwright/test'
import { expect, test as base } from '../support/test.ts'
import { openMarked, serveDeploys, sidebarLink, type DeployServer } from './tab.ts'

const test = base.extend<{ server: DeployServer }>({
  server: async ({ silence }, use) => {
    // Files of the first build no longer exist after the deploy.
    silence.except(/status of 404 .*\/assets\//)
    // One of them is the stylesheet that is loaded on demand.
    silence.except(/Refused to apply style from .*\/assets\/on-demand/)
    const server = await serveDeploys()
    await use(server)
    await server.close()
  },
})

const readBuild = (page: Page) => page.locator('html').getAttribute('data-build')

test('a deploy under an open tab goes unnoticed', async ({ page, server }) => {
  await openMarked(page, `${server.url}/en-US/demo/single`)
  const demo = page.locator('[data-demo="single"]')
  await expect(demo).toHaveAttribute('data-state', 'fulfilled')
  await demo.evaluate((element) => {
    element.dataset['same'] = ''
  })
  const before = await readBuild(page)
  // The reader uses the page long before the deploy.
  const ready = page.waitForResponse('**/assets/on-demand-*.js')
  await page.mouse.move(5, 300)
  await (await ready).finished()
  server.deploy('second')

  const other = page.locator('[data-moment="visible"]:not([data-state="fulfilled"])').last()
  const id = (await other.getAttribute('data-island')) ?? ''
  await other.scrollIntoViewIfNeeded()
  await expect(page.locator(`[data-island="${id}"]`)).toHaveAttribute('data-state', 'fulfilled')
  expect(await readBuild(page)).not.toBe(before)
  await expect(page.locator('html'), 'no reload').toHaveAttribute('data-mark', 'first')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(demo, 'what was alive is alive').toHaveAttribute('data-same', '')
  const styles = page.locator('link[rel="stylesheet"]:not([data-late])')
  await expect(styles).toHaveCount(1)
  await expect(styles).toHaveAttribute('href', /-second\.css$/)
})

test('a tab that nobody has touched before a deploy is loaded anew, once', async ({ page, server }) => {
  await openMarked(page, `${server.url}/en-US/demo/single`)
  await expect(page.locator('[data-demo="single"]')).toHaveAttribute('data-state', 'fulfilled')
  const before = await readBuild(page)
  server.deploy('second')
  await page.mouse.move(5, 300)
  await expect(page.locator('html')).not.toHaveAttribute('data-mark', 'first')
  await expect(page.locator('[data-demo="single"]')).toHaveAttribute('data-state', 'fulfilled')
  expect(await readBuild(page)).not.toBe(before)
  await page.getByRole('combobox', { name: 'Search' }).fill('maxCount')
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('the first click on a demo after a deploy opens it', async ({ page, server }) => {
  await openMarked(page, `${server.url}/en-US`)
  // The reader uses the page long before the deploy.
  const ready = page.waitForResponse('**/assets/on-demand-*.js')
  await page.mouse.move(5, 300)
  await (await ready).finished()
  server.deploy('second')
  const hero = page.locator('[data-island="hero"]')
  await hero.getByRole('combobox').click()
  await expect(hero).toHaveAttribute('data-state', 'fulfilled')
  await expect(hero).toHaveAttribute('data-module', /-second\.js$/)
  await expect(page.locator('.rc-select-dropdown').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'first')
})

for (const [name, prepare] of [
  ['after a deploy', () => Promise.resolve()],
  [
    'after the page has taken over the new build in place',
    async (page: Page) => {
      await page.locator('[data-moment="visible"]:not([data-state="fulfilled"])').last().scrollIntoViewIfNeeded()
      await expect(page.locator('[data-module$="-second.js"]').first()).toBeAttached()
    },
  ],
] satisfies [string, (page: Page) => Promise<void>][]) {
  test(`search that nobody has used yet works ${name}: its code is gone, so the page reloads, once`, async ({
    page,
    server,
  }) => {
    await openMarked(page, `${server.url}/en-US/demo/single`)
    await expect(page.locator('[data-demo="single"]')).toHaveAttribute('data-state', 'fulfilled')
    const ready = page.waitForResponse('**/assets/on-demand-*.js')
    await page.mouse.move(5, 300)
    await (await ready).finished()
    server.deploy('second')
    await prepare(page)
    const field = page.getByRole('combobox', { name: 'Search' })
    await field.focus()
    await expect(page.locator('html')).not.toHaveAttribute('data-mark')
    await field.fill('maxCount')
    await expect(page.getByRole('option').first()).toContainText('maxCount')
  })
}

test('a link to a page of a newer build is a plain load', async ({ page, server }) => {
  await openMarked(page, `${server.url}/en-US/demo/single`)
  server.deploy('second')
  await sidebarLink(page, 'Tags').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags')
  await expect(page.locator('html[data-mark]')).toHaveCount(0)
  await expect(page.locator('[data-demo="tags"]')).toHaveAttribute('data-state', 'fulfilled')
})

test('a page that is there before its files can be read and left; the next one is whole', async ({
  page,
  server,
  silence,
}) => {
  silence.except(/preloaded using link preload but not used/)
  // A host that copies pages first: what the new build's pages ask for is not there yet.
  const files = /\/assets\/[^/]*-second\./
  await page.route(files, (route) => route.fulfill({ status: 404 }))
  await openMarked(page, `${server.url}/en-US/demo/single`)
  server.deploy('second')
  await sidebarLink(page, 'Tags').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags')
  await expect(page.locator('html[data-mark]')).toHaveCount(0)
  await page.unroute(files)
  // Without looks the list of pages is behind its button.
  await page.getByRole('button', { name: 'Pages', exact: true }).click()
  await sidebarLink(page, 'Combobox').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Combobox')
  const demo = page.locator('[data-demo="combobox"]')
  await demo.scrollIntoViewIfNeeded()
  await expect(demo).toHaveAttribute('data-state', 'fulfilled')
})

for (const [storage, prepare] of [
  ['with session storage', undefined],
  [
    'without session storage',
    () => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError')
        },
      })
    },
  ],
] as const) {
  test(`where nothing else helps the page is reloaded once, never in a loop, ${storage}`, async ({
    page,
    server,
    silence,
  }) => {
    silence.except(/ERR_FAILED/)
    if (prepare !== undefined) await page.addInitScript(prepare)
    const failures: { code?: string; message: string }[] = []
    await page.exposeFunction('hear', (failure: { code?: string; message: string }) => failures.push(failure))
    await page.addInitScript(() => {
      document.addEventListener('vitrine:error', (event) => {
        const { error } = (event as CustomEvent<{ error: Error & { code?: string } }>).detail
        const { code, message } = error
        ;(window as unknown as { hear: (failure: object) => void }).hear({ code, message })
      })
    })
    // The new build cannot be loaded either: its stylesheet and its demo are missing.
    await page.route(/\/assets\/(style|demo-single)-.*-second\./, (route) => route.abort())
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads++
    })
    await openMarked(page, `${server.url}/en-US`)
    const ready = page.waitForResponse('**/assets/on-demand-*.js')
    await page.mouse.move(5, 300)
    await (await ready).finished()
    server.deploy('second')
    await page.locator('[data-island="hero"]').getByRole('combobox').click()
    await expect(page.locator('html[data-mark]')).toHaveCount(0)
    expect(loads).toBe(2)

    await page.route(/\/assets\/hero-/, (route) => route.abort())
    await page.route(/\/en-US$/, async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace(/data-build="[^"]*"/, 'data-build="third"')
      await (route.request().isNavigationRequest()
        ? route.continue()
        : route.fulfill({ response: answer, body: body.replaceAll(/style-[^"]*\.css/g, 'style-third-second.css') }))
    })
    await page.locator('[data-island="hero"]').getByRole('combobox').click()
    await expect(page.getByRole('alert')).toContainText('The demo could not be loaded.')
    expect(loads).toBe(2)
    await expect
      .poll(() => failures)
      .toContainEqual({
        code: 'CSS_CHUNK_LOAD_FAILED',
        message: expect.stringMatching(/^Loading chunk style-\S+ failed$/),
      })
  })
}

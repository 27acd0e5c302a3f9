import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { builtFolder, readHtml } from '../support/site.ts'
import { stopClock } from '../support/stop-clock.ts'
import { expect, test } from '../support/test.ts'
import { arrive, openMarked, sidebarLink } from './tab.ts'

const single = readHtml('/en-US/demo/single') ?? ''

/** Answers the fetch of a page in a special way. What the browser loads by itself gets the usual answer. */
async function answerFetch(page: Page, path: string, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.request().resourceType() === 'fetch' ? answer(route) : route.continue(),
  )
}

const html = { 'content-type': 'text/html; charset=utf-8' }
const strangeAnswers: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'HTML of another build': (route) =>
    route.fulfill({ headers: html, body: single.replace(/data-build="[^"]*"/, 'data-build="another"') }),
  'HTML that ends too early': (route) => route.fulfill({ headers: html, body: single.slice(0, single.length / 2) }),
  'a captive portal': (route) =>
    route.fulfill({ headers: html, body: '<!doctype html><html><body><form>Please sign in</form></body></html>' }),
  'a redirect to another site': (route) =>
    route.fulfill({ status: 302, headers: { location: 'https://portal.example/' } }),
  'a redirect that leads to itself': (route) =>
    route.fulfill({ status: 302, headers: { location: '/en-US/demo/single' } }),
  'a server’s mistake': (route) => route.fulfill({ status: 500, headers: html, body: single }),
  'something else than HTML': (route) => route.fulfill({ json: {} }),
}

for (const [name, answer] of Object.entries(strangeAnswers)) {
  test(`${name} makes the browser load the address itself`, async ({ page, silence }) => {
    silence.except(/status of 500/)
    await answerFetch(page, '/en-US/demo/single', answer)
    await openMarked(page, '/en-US/demo/tags')
    const entries = await page.evaluate(() => history.length)
    await sidebarLink(page, 'Single').click()
    expect(await arrive(page, '/en-US/demo/single', 'Single')).toBe('loaded')
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    await page.goBack()
    expect(await arrive(page, '/en-US/demo/tags', 'Tags')).toBe('loaded')
  })
}

test('a page that is no more is shown as not found, at its address', async ({ page, silence }) => {
  silence.missing('/no-longer')
  await openMarked(page, '/en-US/demo/tags')
  await page.evaluate(() => location.assign('/en-US/demo/no-longer?tab=api'))
  expect(await arrive(page, '/en-US/demo/no-longer?tab=api', 'PAGE NOT FOUND')).toBe('loaded')
  await page.getByRole('link', { name: 'Back to homepage' }).click()
  await expect(page).toHaveURL(/\/en-US$/)
})

test('a page whose connection breaks half way is loaded by the browser', async ({ page, silence }) => {
  silence.except(/ERR_(CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING|CONNECTION)/)
  let times = 0
  const server = createServer((request, response) => {
    const { url = '' } = request
    const type = { css: 'text/css', js: 'text/javascript', woff2: 'font/woff2' }[/\.(\w+)$/.exec(url)?.[1] ?? '']
    if (type !== undefined) response.writeHead(200, { 'content-type': type }).end(readBuilt(url))
    else if (url !== '/en-US/demo/single') response.writeHead(200, html).end(readHtml(url) ?? '')
    else
      response
        .writeHead(200, html)
        .write(single.slice(0, 2000), () => (++times === 1 ? response.destroy() : response.end(single.slice(2000))))
  })
  const url = await listen(server)
  await openMarked(page, `${url}/en-US/demo/tags`)
  // Without a pointer on a link, which would ask for the page before.
  await page.evaluate(() => location.assign('/en-US/demo/single'))
  expect(await arrive(page, '/en-US/demo/single', 'Single')).toBe('loaded')
  expect(times).toBe(2)
  server.closeAllConnections()
  server.close()
})

test('a page that never comes is given up after two minutes, also one that was asked for early', async ({ page }) => {
  await page.clock.install()
  let asked = 0
  let isHeld = true
  await answerFetch(page, '/en-US/demo/single', async (route) => {
    asked++
    if (!isHeld) await route.continue()
  })
  await openMarked(page, '/en-US/demo/tags')
  const notice = page.getByRole('alert').filter({ hasText: 'No connection.' })
  const link = sidebarLink(page, 'Single')

  await test.step('a pointer that stays on a link has asked for it', async () => {
    await link.hover()
    await expect.poll(() => asked).toBe(1)
  })
  // From here on the page's time is the test's, however slow the machine is.
  await stopClock(page)
  await link.click()
  await expect(page).toHaveURL(/\/en-US\/demo\/single$/)
  await page.clock.runFor(200)
  await expect(page.locator('html')).toHaveAttribute('data-navigating', '')
  await page.clock.runFor(118_800)
  await expect(page.locator('html')).toHaveAttribute('data-navigating', '')
  await expect(notice).toHaveCount(0)
  await page.clock.runFor(1000)
  await expect(notice).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags')

  isHeld = false
  await page.clock.resume()
  await notice.getByRole('button', { name: 'Retry' }).click()
  expect(await arrive(page, '/en-US/demo/single', 'Single')).toBe('swapped')
  await expect(notice).toHaveCount(0)
})

test('without a connection the page stays, says so, and goes on when there is one', async ({
  page,
  context,
  silence,
}) => {
  silence.except(/ERR_INTERNET_DISCONNECTED/)
  await openMarked(page, '/en-US/demo/email')
  const top = await page.evaluate(() => {
    scrollTo(0, 200)
    return scrollY
  })
  await expect(page.locator('[data-demo="email"]')).toHaveAttribute('data-state', 'fulfilled')
  await context.setOffline(true)
  await sidebarLink(page, 'Single').click()
  const notice = page.getByRole('alert').filter({ hasText: 'No connection.' })
  await expect(notice).toContainText('No connection. The page you chose opens as soon as there is one.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-mail')
  expect(await page.evaluate(() => scrollY)).toBe(top)

  await test.step('trying again in vain says it again, once', async () => {
    await notice.getByRole('button', { name: 'Retry' }).click()
    await expect(notice).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-mail')
  })

  await test.step('Back goes to the page that is shown', async () => {
    await page.goBack()
    await expect(page).toHaveURL(/\/demo\/email$/)
    await expect(notice).toHaveCount(0)
    expect(await page.evaluate(() => scrollY)).toBe(top)
  })

  await test.step('a connection brings the page', async () => {
    await sidebarLink(page, 'Combobox').click()
    await expect(notice).toHaveCount(1)
    await context.setOffline(false)
    expect(await arrive(page, '/en-US/demo/combobox', 'Combobox')).toBe('swapped')
    await expect(notice).toHaveCount(0)
    await page.goBack()
    expect(await arrive(page, '/en-US/demo/email', 'E-mail')).toBe('swapped')
  })
})

test('without a connection from the first moment the page says so too', async ({ page, context, silence }) => {
  silence.except(/ERR_INTERNET_DISCONNECTED/)
  await openMarked(page, '/demo/tags')
  await context.setOffline(true)
  // Without pointer and keys, so that nothing was prefetched.
  await page.evaluate(() => location.assign('/demo/single'))
  const notice = page.getByRole('alert').filter({ hasText: '网络不通，目标页面暂时打不开，恢复连接后会自动打开。' })
  await expect(notice).toBeInViewport()

  await test.step('in a box of its own, although the late styles have not come', async () => {
    // A demo that is not alive yet has an alert of its own now.
    const [text, button] = [notice.locator('p'), notice.getByRole('button', { name: '重试' })]
    const [words, key] = [await text.boundingBox(), await button.boundingBox()]
    expect((key?.x ?? 0) - (words?.x ?? 0) - (words?.width ?? 0)).toBeGreaterThanOrEqual(12)
    expect(words?.x).toBeGreaterThan(100)
    await expect(notice).toHaveCSS('border-top-style', 'solid')
  })

  await context.setOffline(false)
  expect(await arrive(page, '/demo/single', '单选')).toBe('swapped')
})

test('search without its data says so, and works when it is there', async ({ page, silence }) => {
  silence.except(/ERR_FAILED/)
  await openMarked(page, '/en-US/demo/tags')
  await page.route('**/~search/*.json*', (route) => route.abort())
  await page.getByRole('combobox', { name: 'Search' }).fill('maxCount')
  await expect(page.getByText('Search is not available right now.').first()).toBeVisible()
  await page.unroute('**/~search/*.json*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await sidebarLink(page, 'Single').click()
  expect(await arrive(page, '/en-US/demo/single', 'Single')).toBe('swapped')
})

function readBuilt(path: string): Buffer {
  return readFileSync(join(builtFolder(), path))
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

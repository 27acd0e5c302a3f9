import { stopClock } from '../support/stop-clock.ts'
import { expect, test } from '../support/test.ts'
import { findSearchBox, names, watchWorker } from './search-page.ts'

const workerFile = /\/assets\/search\.worker-/
const dataFile = /\/~search\/(?:en-US|zh-CN)\.json(?:\?retry=\d+)?$/
const codeFile = /\/assets\/search-box-/
const sentence = names['en-US'].unavailable

test('a worker that cannot be loaded is replaced by the main thread', async ({ page, silence }) => {
  silence.except(/Failed to load resource: net::ERR_FAILED .*search\.worker/)
  const { options, search } = findSearchBox(page)
  let blocked = 0
  await page.route(workerFile, (route) => {
    blocked++
    return route.abort()
  })
  await page.goto('/en-US/guide/symptoms')
  await search('maxCount')
  await expect(options.first()).toContainText('maxCount')
  expect(blocked).toBe(1)
  await search('popup')
  await expect(options.first()).toContainText('Popup')
  expect(blocked).toBe(1)
})

test('so is a worker that a security policy forbids', async ({ page, silence }) => {
  silence.except(/worker.*Content Security Policy/is)
  const { options, search } = findSearchBox(page)
  await page.route('**/en-US/guide/symptoms', async (route) => {
    const response = await route.fetch()
    const policy =
      "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; worker-src 'none'"
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
  })
  await page.goto('/en-US/guide/symptoms')
  await search('maxCount')
  await expect(options.first()).toContainText('maxCount')
})

test('so is a worker that has stopped to answer', async ({ page }) => {
  const { field, options, search } = findSearchBox(page)
  await page.clock.install()
  await watchWorker(page)
  await page.goto('/en-US/guide/symptoms')
  await search('popup')
  await page.evaluate(() => {
    window.talk.isHeld = true
  })
  await field.fill('maxCount')
  await expect.poll(() => page.evaluate(() => window.talk.sent.at(-1))).toBe('get-search-result maxCount')
  await page.clock.fastForward(5000)
  await expect(options.first()).toContainText('maxCount')
})

for (const [locale, path] of [
  ['en-US', '/en-US/guide/symptoms'],
  ['zh-CN', '/guide/symptoms'],
] as const) {
  test(`when its data cannot be loaded the box in ${locale} says so, and Retry works`, async ({ page, silence }) => {
    silence.except(/Failed to load resource: net::ERR_FAILED .*~search\/(?:en-US|zh-CN)/)
    const { unavailable, retry } = names[locale]
    const { root, field, options, status } = findSearchBox(page, locale)
    let isBlocked = true
    await page.route(dataFile, (route) => (isBlocked ? route.abort() : route.continue()))
    await page.goto(path)
    await field.fill('maxCount')
    await expect(root.getByText(unavailable).first()).toBeVisible()
    await expect(status).toHaveText(unavailable)
    await expect(field).toHaveAttribute('aria-expanded', 'false')

    await test.step('the keyboard reaches Retry, and a second failure says the same', async () => {
      await field.press('Tab')
      await expect(root.getByRole('button', { name: retry })).toBeFocused()
      const failed = page.waitForEvent('requestfailed', (request) => dataFile.test(request.url()))
      await page.keyboard.press('Enter')
      await expect(field).toBeFocused()
      await failed
      await expect(status).toHaveText(unavailable)
    })

    await test.step('with the network back it answers what stands in the field', async () => {
      isBlocked = false
      await root.getByRole('button', { name: retry }).click()
      await expect(options.first()).toContainText('maxCount')
      await expect(field).toBeFocused()
      await expect(root.getByText(unavailable)).toHaveCount(0)
    })
  })
}

test('when its data do not come within half a minute the box says so, and Retry works', async ({ page }) => {
  const { root, field, options } = findSearchBox(page)
  let isHeld = true
  await page.clock.install()
  await page.route(dataFile, (route) => (isHeld ? undefined : route.continue()))
  await page.goto('/en-US/guide/symptoms')
  const asked = page.waitForRequest(dataFile)
  // The page's time is the test's, however slow the machine is.
  await stopClock(page)
  await field.fill('maxCount')
  await asked
  await page.clock.runFor(29_000)
  await expect(root.getByText('Loading...').first()).toBeVisible()
  await page.clock.runFor(1000)
  await expect(root.getByText(sentence).first()).toBeVisible()
  isHeld = false
  await page.clock.resume()
  await root.getByRole('button', { name: 'Retry' }).click()
  await expect(options.first()).toContainText('maxCount')
})

test('when its code cannot be loaded the field says so, and Retry works', async ({ page, silence }) => {
  silence.except(/Failed to load resource: net::ERR_FAILED .*search-box/)
  const { root, field, options } = findSearchBox(page)
  let isBlocked = true
  await page.route(codeFile, (route) => (isBlocked ? route.abort() : route.continue()))
  await page.goto('/en-US/guide/symptoms')
  await field.fill('maxCount')
  await expect(root.getByRole('alert')).toContainText(sentence)
  isBlocked = false
  await root.getByRole('button', { name: 'Retry' }).click()
  await expect(options.first()).toContainText('maxCount')
  await expect(field).toBeFocused()
})

for (const [what, change, said] of [
  ['lacks a field', { nav: undefined }, /^Search data: "payload\.nav" must be a list, it is missing\./],
  ['has one that nobody knows', { version: 2 }, /^Search data: "payload" has a field "version" nobody knows/],
] as const) {
  test(`data that ${what} is refused with a clear error, and the box says that search is unavailable`, async ({
    page,
  }) => {
    const { root, field, status } = findSearchBox(page)
    await page.addInitScript(() => {
      document.addEventListener('vitrine:error', (event) => {
        const { kind, error } = (event as CustomEvent<{ kind: string; error: Error }>).detail
        window.told = `${kind}: ${error.message}`
      })
    })
    await page.route(dataFile, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ json: { ...((await response.json()) as object), ...change } })
    })
    await page.goto('/en-US/guide/symptoms')
    await field.fill('maxCount')
    await expect(root.getByText(sentence).first()).toBeVisible()
    await expect(status).toHaveText(sentence)
    const told = await page.evaluate(() => window.told)
    expect(told).toMatch(/^search: /)
    expect(told?.replace('search: ', '')).toMatch(said)
  })
}

for (const [what, change] of [
  ['is cut off', (text: string) => text.slice(0, text.length / 2)],
  ['is another file', () => '<!doctype html><title>A host that answers everything</title>'],
  ['has broken pages', (text: string) => JSON.stringify({ ...(JSON.parse(text) as object), routes: [{ link: '/' }] })],
] as const) {
  test(`when its data ${what} the box says that search is unavailable`, async ({ page }) => {
    const { root, field, status } = findSearchBox(page)
    await page.route(dataFile, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ contentType: 'application/json', body: change(await response.text()) })
    })
    await page.goto('/en-US/guide/symptoms')
    await field.fill('maxCount')
    await expect(root.getByText(sentence).first()).toBeVisible()
    await expect(status).toHaveText(sentence)
  })
}

test('whatever is typed stays text', async ({ page }) => {
  const { field, list, root, search } = findSearchBox(page)
  await page.goto('/en-US/guide/symptoms')
  await search('popup')
  for (const keywords of [
    '<img src=x onerror=alert(1)> popup',
    'popup.*(?:[\\w+$',
    '"><script>alert(1)</script>popup',
    'popup \u0000\u200b\u202e\ud83d',
    `popup ${'maxCount '.repeat(1200)}`.slice(0, 10_000),
  ]) {
    await search(keywords)
    await expect(list).toContainText(/popup/i)
    await expect(root.locator('.search-popup :is(img, script, iframe)')).toHaveCount(0)
  }
  for (const keywords of ['.*', '！？。…', '\u200b\u202e']) {
    await field.fill(keywords)
    await expect(root.getByText('No content was found').first()).toBeVisible()
  }
})

declare global {
  interface Window {
    /** The last failure that the page has reported. */
    told?: string
  }
}

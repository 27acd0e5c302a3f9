import { expect, test } from '../support/test.ts'
import { findSearchBox, watchWorker } from './search-page.ts'

const workerFile = /\/assets\/search\.worker-/
const dataFile = /\/assets\/search-en-US-.*\.json$/
const codeFile = /\/assets\/search-box-/
const sentence = 'Search is not available right now.'

test('a worker that cannot be loaded is replaced by the main thread', async ({ page, silence }) => {
  silence.except(/Failed to load resource: net::ERR_FAILED .*search\.worker/)
  const { options, search } = findSearchBox(page)
  let blocked = 0
  await page.route(workerFile, (route) => {
    blocked++
    return route.abort()
  })
  await page.goto('/en-US/guide/faq')
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
  await page.route('**/en-US/guide/faq', async (route) => {
    const response = await route.fetch()
    const policy =
      "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; worker-src 'none'"
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
  })
  await page.goto('/en-US/guide/faq')
  await search('maxCount')
  await expect(options.first()).toContainText('maxCount')
})

test('so is a worker that has stopped to answer', async ({ page }) => {
  const { field, options, search } = findSearchBox(page)
  await page.clock.install()
  await watchWorker(page)
  await page.goto('/en-US/guide/faq')
  await search('popup')
  await page.evaluate(() => {
    window.talk.isHeld = true
  })
  await field.fill('maxCount')
  await expect.poll(() => page.evaluate(() => window.talk.sent.at(-1))).toBe('get-search-result maxCount')
  await page.clock.fastForward(5000)
  await expect(options.first()).toContainText('maxCount')
})

test('when its data cannot be loaded the box says so, and Retry works', async ({ page, silence }) => {
  silence.except(/Failed to load resource: net::ERR_FAILED .*search-en-US/)
  const { root, field, options, status } = findSearchBox(page)
  let isBlocked = true
  await page.route(dataFile, (route) => (isBlocked ? route.abort() : route.continue()))
  await page.goto('/en-US/guide/faq')
  await field.fill('maxCount')
  await expect(root.getByText(sentence).first()).toBeVisible()
  await expect(status).toHaveText(sentence)
  await expect(field).toHaveAttribute('aria-expanded', 'false')

  await test.step('the keyboard reaches Retry, and a second failure says the same', async () => {
    await field.press('Tab')
    await expect(root.getByRole('button', { name: 'Retry' })).toBeFocused()
    const failed = page.waitForEvent('requestfailed', (request) => dataFile.test(request.url()))
    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
    await failed
    await expect(status).toHaveText(sentence)
  })

  await test.step('with the network back it answers what stands in the field', async () => {
    isBlocked = false
    await root.getByRole('button', { name: 'Retry' }).click()
    await expect(options.first()).toContainText('maxCount')
    await expect(field).toBeFocused()
    await expect(root.getByText(sentence)).toHaveCount(0)
  })
})

test('when its code cannot be loaded the field says so, and Retry works', async ({ page, silence }) => {
  silence.except(/Failed to load resource: net::ERR_FAILED .*search-box/)
  const { root, field, options } = findSearchBox(page)
  let isBlocked = true
  await page.route(codeFile, (route) => (isBlocked ? route.abort() : route.continue()))
  await page.goto('/en-US/guide/faq')
  await field.fill('maxCount')
  await expect(root.getByRole('alert')).toContainText(sentence)
  isBlocked = false
  await root.getByRole('button', { name: 'Retry' }).click()
  await expect(options.first()).toContainText('maxCount')
  await expect(field).toBeFocused()
})

test('data of another build is refused with the same sentence', async ({ page }) => {
  const { root, field } = findSearchBox(page)
  await page.route(dataFile, (route) => route.fulfill({ json: { routes: [], demos: [], navigation: [] } }))
  await page.goto('/en-US/guide/faq')
  await field.fill('maxCount')
  await expect(root.getByText(sentence).first()).toBeVisible()
})

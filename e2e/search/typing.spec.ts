import type { Page } from '@playwright/test'
import { holdRequests } from '../support/hold-requests.ts'
import { openInputMethod } from '../support/input-method.ts'
import { settlePage } from '../support/settle-page.ts'
import { expect, test } from '../support/test.ts'
import { findSearchBox, searchFiles, watchWorker } from './search-page.ts'

const start = new Date('2030-01-01T00:00:00')

/** Stops the clock of a page that was opened with `page.clock.install({ time: start })`. */
const stopClock = (page: Page, hours = 1): Promise<void> =>
  page.clock.pauseAt(new Date(start.getTime() + hours * 3_600_000))

const sent = (page: Page): Promise<string[]> => page.evaluate(() => window.talk.sent)

test('search is fetched when it is approached, its index made with the first key, its query sent 200 ms after the last', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (searchFiles.test(request.url())) requests.push(new URL(request.url()).pathname)
  })
  const { root, field, list, options, status } = findSearchBox(page)
  await page.clock.install({ time: start })
  await watchWorker(page)
  await page.goto('/en-US/guide/symptoms')
  await page.mouse.wheel(0, 600)
  await settlePage(page)
  expect(requests).toEqual([])

  await test.step('focus downloads and asks nothing', async () => {
    const data = page.waitForResponse(/\/~search\/en-US\.json$/)
    await field.focus()
    await data
    await expect(root).toHaveAttribute('data-open')
    expect(await sent(page)).toEqual([])
    expect(requests.filter((path) => path.includes('zh-CN'))).toEqual([])
  })

  await test.step('the first key makes the index, and the field says that it is loading', async () => {
    await stopClock(page)
    await field.press('m')
    await expect.poll(() => sent(page)).toEqual(['generate-metadata'])
    await expect(root.getByText('Loading...')).toBeVisible()
  })

  await test.step('the query leaves 200 ms after the last key, trimmed', async () => {
    await page.clock.runFor(199)
    await field.pressSequentially('axCount ')
    await page.clock.runFor(199)
    expect(await sent(page)).toEqual(['generate-metadata'])
    await page.clock.runFor(1)
    await expect.poll(() => sent(page)).toEqual(['generate-metadata', 'get-search-result maxCount'])
    await expect(options.first()).toContainText('maxCount')
    await expect(list).toHaveAttribute('aria-busy', 'false')
    await expect(root).not.toHaveAttribute('data-loading')
  })

  await test.step('the same words again ask nothing', async () => {
    await field.press('Backspace')
    await page.clock.runFor(1000)
    expect(await sent(page)).toHaveLength(2)
  })

  await test.step('the list stays, marked as loading, until the answer to what is typed is there', async () => {
    await page.evaluate(() => {
      window.talk.isHeld = true
    })
    const first = await options.first().textContent()
    await field.fill('tags')
    await expect(list).toHaveAttribute('aria-busy', 'true')
    await expect(status).toHaveText('')
    await page.clock.runFor(200)
    await expect.poll(() => sent(page)).toHaveLength(3)
    await field.fill('loading')
    await page.clock.runFor(200)
    await expect.poll(() => page.evaluate(() => window.talk.held.length)).toBe(2)
    // The answers arrive late and in the wrong order.
    await page.evaluate(() => window.talk.held[0]?.())
    await expect(list).toHaveAttribute('aria-busy', 'true')
    await expect(options.first()).toHaveText(first ?? '')
    await page.evaluate(() => window.talk.held[1]?.())
    await expect(list).toHaveAttribute('aria-busy', 'false')
    await expect(options.first()).toHaveAttribute('href', /loading/)
    await field.fill('combobox')
    await page.clock.runFor(200)
    await field.fill('popup')
    await page.clock.runFor(200)
    await expect.poll(() => page.evaluate(() => window.talk.held.length)).toBe(4)
    await page.evaluate(() => window.talk.held[3]?.())
    await expect(options.first()).toContainText('Popup')
    await page.evaluate(() => window.talk.held[2]?.())
    await expect(list).toHaveAttribute('aria-busy', 'false')
    await expect(options.first()).toContainText('Popup')
  })

  await test.step('when the answer takes long, that is heard beside the older list', async () => {
    await field.fill('tags')
    await page.clock.runFor(499)
    await expect(status).toHaveText('')
    await page.clock.runFor(1)
    await expect(status).toHaveText('Loading...')
    await expect(options.first()).toContainText('Popup')
    await page.evaluate(() => window.talk.held[4]?.())
    await expect(status).toHaveText(/^\d+ results$/)
  })

  await test.step('an empty field clears the list at once', async () => {
    await field.fill('  ')
    await expect(list).toBeHidden()
    await expect(root).not.toHaveAttribute('data-loading')
  })
})

test('the list never flickers while one types', async ({ page }) => {
  const { options, search } = findSearchBox(page)
  await page.goto('/en-US/guide/symptoms')
  await search('popup')
  await page.evaluate(() => {
    window.fewest = Infinity
    const count = (): void => {
      const shown = [...document.querySelectorAll('[role="option"]')].filter((option) => option.checkVisibility())
      window.fewest = Math.min(window.fewest, shown.length)
    }
    new MutationObserver(count).observe(document.querySelector('search')!, {
      subtree: true,
      childList: true,
      attributes: true,
    })
  })
  for (const keywords of ['popup c', 'popup container', 'container', 'tags']) await search(keywords)
  await expect(options.first()).toContainText('Tags')
  expect(await page.evaluate(() => window.fewest)).toBeGreaterThan(0)
})

test('text typed before the code of search has arrived counts, and the field stays the same element', async ({
  page,
}) => {
  const { field, options } = findSearchBox(page)
  const release = await holdRequests(page, /\/assets\/search-box-/)
  await page.goto('/en-US/guide/symptoms')
  const before = await field.elementHandle()
  await field.click()
  await field.pressSequentially('max co')
  await expect(field).toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => field.evaluate((input) => input.getAnimations().length)).toBe(1)
  release()
  await expect(options.first()).toBeVisible()
  await field.pressSequentially('unt')
  await expect(options.first()).toHaveAttribute('href', /maxcount|max-count/)
  await expect(field).toHaveValue('max count')
  await expect(field).toBeFocused()
  expect(await field.evaluate((input, other) => input === other, before)).toBe(true)
  await expect(field).not.toHaveAttribute('aria-busy')
})

test('an input method at work never searches, opens or closes anything', async ({ page }) => {
  const { root, field, list, options, active } = findSearchBox(page, 'zh-CN')
  const { compose, finish, press } = await openInputMethod(page)
  await page.clock.install({ time: start })
  await watchWorker(page)
  const release = await holdRequests(page, /\/assets\/search-box-/)
  await page.goto('/guide/symptoms')

  await test.step('not even when the code of search arrives in the middle of it', async () => {
    await field.focus()
    await compose('duo')
    release()
    await expect(root).toHaveAttribute('data-open')
    await stopClock(page)
    await page.clock.runFor(1000)
    expect((await sent(page)).filter((line) => line.startsWith('get'))).toEqual([])
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('what it ends with is searched for', async () => {
    await finish('多选')
    await expect(field).toHaveValue('多选')
    await page.clock.runFor(200)
    await expect(options.first()).toContainText('多选')
    expect((await sent(page)).filter((line) => line.startsWith('get'))).toEqual(['get-search-result 多选'])
  })

  await test.step('its keys are its own: the list neither moves, opens a result nor closes', async () => {
    await field.press('ArrowDown')
    const href = await active.getAttribute('href')
    await compose('shang')
    for (const key of ['ArrowDown', 'Enter', 'Escape', 'Tab', 'Home']) {
      await field.dispatchEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true })
      // Safari sends the key that ends a composition in this way.
      await field.dispatchEvent('keydown', { key, keyCode: 229, bubbles: true, cancelable: true })
    }
    await press('Escape')
    await expect(field).toHaveValue('多选shang')
    await page.clock.runFor(1000)
    await expect(list).toBeVisible()
    await expect(active).toHaveAttribute('href', href ?? '')
    await expect(page).toHaveURL(/\/guide\/symptoms$/)
    expect((await sent(page)).filter((line) => line.startsWith('get'))).toHaveLength(1)
    await finish('上限')
    await expect(field).toHaveValue('多选上限')
    await page.clock.runFor(200)
    await expect(options.first()).toContainText('上限')
  })

  await test.step('a query that was about to be sent waits for its end', async () => {
    await field.fill('标签')
    await compose('x')
    await page.clock.runFor(1000)
    expect((await sent(page)).filter((line) => line.startsWith('get'))).toHaveLength(2)
    await finish('选择')
    await page.clock.runFor(200)
    await expect.poll(async () => (await sent(page)).at(-1)).toBe('get-search-result 标签选择')
  })
})

declare global {
  interface Window {
    /** The smallest number of options that was ever visible. */
    fewest: number
  }
}

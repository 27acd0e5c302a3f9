import type { Page } from '@playwright/test'
import { holdRequests } from '../support/hold-requests.ts'
import { stopClock } from '../support/stop-clock.ts'
import { expect, test } from '../support/test.ts'
import { arrive, openMarked, sidebarLink } from './tab.ts'

const demo = '**/assets/demo-single-*.js*'
const react = '**/assets/hydrate-*.js*'

/** Stores what the page reports with `vitrine:error`. */
async function keepFailures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept: unknown[] = []
    Object.assign(window, { kept })
    document.addEventListener('vitrine:error', (event) => {
      const { kind, error } = (event as CustomEvent<{ kind: string; error: Error & Record<string, unknown> }>).detail
      const { name, message, type, request } = error
      kept.push({ kind, name, message, type, request })
    })
  })
}

function readFailures(page: Page): Promise<Record<string, unknown>[]> {
  return page.evaluate(() => (window as unknown as { kept: Record<string, unknown>[] }).kept)
}

const stage = (page: Page) => page.locator('[data-demo="single"]')
const error = (page: Page) => page.getByRole('alert').filter({ hasText: 'The demo could not be loaded.' })

test('a script that is cut off is asked for three times, then there is a way to try again', async ({
  page,
  silence,
}) => {
  silence.except(/ERR_FAILED/)
  await keepFailures(page)
  const asked: string[] = []
  await page.route(demo, (route) => {
    if (route.request().resourceType() === 'script') asked.push(new URL(route.request().url()).search)
    return route.abort()
  })
  await openMarked(page, '/en-US/demo/single')
  await expect(error(page)).toBeVisible()
  await expect(stage(page)).toHaveAttribute('data-state', 'rejected')
  await expect(stage(page).getByRole('combobox').first(), 'what was there stays').toBeVisible()

  await test.step('the last time under an address of its own', () => {
    const tries = asked.filter((search) => search !== '')
    expect(tries).toHaveLength(1)
    expect(tries[0]).toMatch(/^\?retry=/)
    expect(asked.at(-1)).toBe(tries[0])
  })

  await test.step('it is reported by name', async () => {
    const [failure] = await readFailures(page)
    expect(failure).toMatchObject({ kind: 'chunk', name: 'ChunkLoadError', type: 'error' })
    expect(failure?.['message']).toMatch(/^Loading chunk demo-single-\S+ failed$/)
    expect(failure?.['request']).toMatch(/\/assets\/demo-single-.*\.js$/)
  })

  await test.step('the rest of the page works', async () => {
    await page.getByRole('tab', { name: 'API' }).click()
    await expect(page.getByRole('tab', { name: 'API' })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('tab', { name: 'Usage' }).click()
  })

  await test.step('Retry brings the demo to life', async () => {
    await page.unroute(demo)
    await error(page).getByRole('button', { name: 'Retry' }).click()
    await expect(stage(page)).toHaveAttribute('data-state', 'fulfilled')
    await expect(error(page)).toHaveCount(0)
    await stage(page).getByRole('combobox').first().click()
    await expect(page.getByRole('option').first()).toBeAttached()
  })
})

test('a script that comes at the second try is enough', async ({ page, silence }) => {
  silence.except(/ERR_FAILED/)
  let times = 0
  await page.route(react, (route) => (++times <= 2 ? route.abort() : route.continue()))
  await openMarked(page, '/en-US/demo/single')
  await expect(stage(page)).toHaveAttribute('data-state', 'fulfilled')
  await expect(error(page)).toHaveCount(0)
})

test('a shared script is never asked for under a second address', async ({ page, silence }) => {
  silence.except(/ERR_FAILED/)
  const asked = new Set<string>()
  await page.route(react, (route) => {
    asked.add(new URL(route.request().url()).search)
    return route.abort()
  })
  await openMarked(page, '/en-US/demo/single')
  await expect(error(page)).toBeVisible()
  expect([...asked]).toEqual([''])
})

test('without the code that comes with the reader demos live, links are followed, and search can be tried again', async ({
  page,
  silence,
}) => {
  silence.except(/ERR_FAILED/)
  await page.route('**/assets/on-demand-*.js', (route) => route.abort())
  await openMarked(page, '/en-US/demo/single')
  await expect(stage(page)).toHaveAttribute('data-state', 'fulfilled')
  await page.getByRole('combobox', { name: 'Search' }).click()
  const unavailable = page.getByRole('alert').filter({ hasText: 'Search is not available' })
  await expect(unavailable.getByRole('button', { name: 'Retry' })).toBeVisible()
  await page.unroute('**/assets/on-demand-*.js')
  // The button need not be pressed: any key loads the code again.
  await page.keyboard.press('Shift')
  await expect(unavailable).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Search' }).fill('maxCount')
  await expect(page.getByRole('option').first()).toBeVisible()
  await sidebarLink(page, 'Tags').click()
  expect(await arrive(page, '/en-US/demo/tags', 'Tags')).toBe('swapped')
})

test('a click before the code that answers it is answered when it comes', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const release = await holdRequests(page, '**/assets/on-demand-*.js')
  await page.goto('/en-US/demo/single')
  const copy = page.locator('#single').getByRole('button', { name: 'Copy code' })
  await copy.click()
  release()
  await expect(page.locator('#announcer')).toHaveText('Copied')
})

test('a script may take two minutes; what comes later is ignored', async ({ page }) => {
  // The page's time is the test's from the start, however slow the machine is.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(60_000)
  await keepFailures(page)
  const late: (() => void)[] = []
  await page.route(demo, async (route) => {
    if (route.request().url().includes('?')) return route.continue()
    await new Promise<void>((resolve) => late.push(resolve))
    await route.continue().catch(() => undefined)
  })
  await page.goto('/en-US/demo/single')
  await expect
    .poll(async () => {
      // About a frame: what looks for islands waits for one or two.
      await page.clock.runFor(20)
      return late.length
    })
    .toBeGreaterThan(0)
  await page.clock.runFor(119_000)
  expect(await readFailures(page)).toEqual([])
  await expect(stage(page)).toHaveAttribute('data-state', 'pending')
  await page.clock.runFor(2000)
  await expect(stage(page)).toHaveAttribute('data-state', 'rejected')
  await expect(error(page)).toBeVisible()
  expect(await readFailures(page)).toMatchObject([{ kind: 'chunk', name: 'ChunkLoadError', type: 'timeout' }])

  const arrived = page.waitForResponse(demo)
  for (const release of late.splice(0)) release()
  await (await arrived).finished()
  await page.clock.runFor(1000)
  await expect(stage(page)).toHaveAttribute('data-state', 'rejected')

  await page.clock.resume()
  await error(page).getByRole('button', { name: 'Retry' }).click()
  await expect(stage(page)).toHaveAttribute('data-state', 'fulfilled')
})

test('a tool of a demo is loaded as every script: three tries, a report, and after the time limit a word', async ({
  page,
  silence,
}) => {
  silence.except(/ERR_FAILED/)
  await page.clock.install()
  await keepFailures(page)
  let tries = 0
  let isHeld = false
  await page.route('**/assets/demo-view-*.js', (route) => {
    tries++
    return isHeld ? undefined : route.abort()
  })
  await page.goto('/en-US/demo/single')
  await expect(stage(page)).toHaveAttribute('data-state', 'fulfilled')
  // The pauses between the tries are the test's, however slow the machine is.
  await stopClock(page)
  const block = page.locator('#single')
  const note = block.locator('.demo-note')
  const choose = async (width: string): Promise<void> => {
    await block.getByRole('button', { name: 'More' }).click()
    await block.getByRole('radio', { name: width }).check({ force: true })
  }

  await choose('320 px')
  await expect.poll(() => tries).toBe(1)
  for (const count of [2, 3]) {
    // The pause before the next try begins when the browser has told of this one.
    const wait = async (): Promise<number> => {
      await page.clock.runFor(100)
      return tries
    }
    await expect.poll(wait, { intervals: [50] }).toBe(count)
  }
  await expect(note).toHaveText(/^That did not work: Loading chunk demo-view failed$/)
  expect(await readFailures(page)).toMatchObject([{ kind: 'chunk', name: 'ChunkLoadError', type: 'error' }])

  isHeld = true
  await page.keyboard.press('Escape')
  await choose('768 px')
  await expect.poll(() => tries).toBe(4)
  await page.clock.runFor(119_000)
  await expect(note).toHaveText('')
  await page.clock.runFor(2000)
  await expect(note).toHaveText(/^That did not work: Loading chunk demo-view failed$/)
  expect((await readFailures(page))[1]).toMatchObject({ kind: 'chunk', type: 'timeout' })
})

test('the converter for a design tool, a classic script, is loaded in the same way', async ({
  page,
  context,
  silence,
}) => {
  silence.except(/ERR_FAILED/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await keepFailures(page)
  const asked: string[] = []
  await page.route('**/assets/html2sketch*', (route) => {
    asked.push(new URL(route.request().url()).search)
    return asked.length < 3 ? route.abort() : route.continue()
  })
  await page.goto('/en-US/demo/single')
  const block = page.locator('#single')
  await block.getByRole('button', { name: 'More' }).click()
  await block.getByRole('group', { name: 'Copy to Sketch' }).getByRole('button', { name: 'Group' }).click()
  await expect(block.locator('.demo-note')).toHaveText('Copied as Sketch JSON')
  expect(asked).toEqual(['', '', expect.stringMatching(/^\?retry=/)])
  expect(await readFailures(page)).toEqual([])
})

test('a click wakes the hero although its script was cut off, after Retry', async ({ page, silence }) => {
  silence.except(/ERR_FAILED/)
  let isCut = true
  await page.route('**/assets/hero-*.js*', (route) => (isCut ? route.abort() : route.continue()))
  await openMarked(page, '/en-US')
  await page.locator('[data-island="hero"]').getByRole('combobox').click()
  await expect(error(page)).toBeVisible()
  isCut = false
  await error(page).getByRole('button', { name: 'Retry' }).click()
  await expect(page.locator('[data-island="hero"]')).toHaveAttribute('data-state', 'fulfilled')
  await page.locator('[data-island="hero"]').getByRole('combobox').click()
  await expect(page.locator('.rc-select-dropdown').first()).toBeVisible()
})

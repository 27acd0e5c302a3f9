import type { Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { pages } from '../support/site.ts'
import { expect } from '../support/test.ts'
import { startHost } from './host.ts'
import { button, keep, keepingTime, listLeft, openPanel, panel, test } from './reader.ts'

test.describe.configure({ timeout: 60_000 + keepingTime })

const readBuild = (page: Page) => page.locator('html').getAttribute('data-build')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

const nothing = { workers: 0, stores: [], notes: [] }

test('kept once, the whole site is there without a host, until it is removed', async ({ page, host }) => {
  await page.goto(`${host.url}/en-US/demo/single`)
  await page.mouse.move(5, 300)
  await expect(page.locator('[data-demo="single"]')).toHaveAttribute('data-state', 'fulfilled')
  expect(await listLeft(page), 'who never asks has no worker').toEqual(nothing)
  expect(host.asked.filter((path) => path.includes('offline'))).toEqual([])

  await openPanel(page)
  await expect(panel(page)).toContainText(/a download of about \d+\.\d\sMB, and \d+\.\d\sMB in the browser/)
  expect(await findViolations(page, { within: ['dialog'] })).toEqual([])
  await button(page, 'Keep for offline reading').click()
  await expect(panel(page).getByRole('progressbar', { name: /^\d+\.\d\sMB of \d+\.\d\sMB$/ })).toBeVisible()
  await expect(panel(page)).toContainText(/This browser keeps every page, the demos and search: \d+\.\d\sMB\./, {
    timeout: keepingTime,
  })
  expect(await findViolations(page, { within: ['dialog'] })).toEqual([])
  await button(page, 'Close').click()
  await expect(panel(page)).toHaveCount(0)

  await host.stop()
  await page.goto(`${host.url}/en-US`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const hero = page.locator('[data-island="hero"]').getByRole('combobox')
  await hero.click()
  await expect(hero).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')

  await page.goto(`${host.url}/en-US/Demo/Multiple.html?tab=api#single`)
  await expect(page, 'another spelling leads to its page').toHaveURL(`${host.url}/en-US/demo/multiple?tab=api#single`)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /Tags$/ }).first().click()
  await expect(heading(page, 'Tags')).toBeVisible()
  const field = page.getByRole('main').getByRole('combobox').first()
  await field.click()
  await field.pressSequentially('new words')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByText('new words').first(), 'the demo is alive').toBeVisible()

  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Search' }).fill('maxCount')
  await expect(page.getByRole('option', { name: /maxCount/ }).first()).toBeVisible()

  await page.goto(`${host.url}/demo/single`)
  await expect(heading(page, '单选')).toBeVisible()
  await page.goto(`${host.url}/~demos/single?locale=en-US`)
  await expect(page.getByRole('main').getByRole('combobox')).toBeVisible()
  await page.goto(`${host.url}/en-US/demo/singel`)
  await expect(heading(page, 'PAGE NOT FOUND')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Single' }), 'with the nearest page').toBeVisible()

  await openPanel(page)
  await button(page, 'Remove').click()
  await expect(panel(page).getByRole('status')).toHaveText('Removed from this browser.')
  expect(await listLeft(page)).toEqual(nothing)
  await host.start()
  await page.reload()
  await expect(heading(page, 'PAGE NOT FOUND')).toBeVisible()
  expect(host.asked.at(-1)).not.toContain('offline')
})

test('every page of both languages is kept', async ({ page, host }) => {
  await page.goto(`${host.url}/en-US/demo`)
  await keep(page)
  await host.stop()
  const failed = await page.evaluate(
    async (paths) => {
      const answers = await Promise.all(paths.map(async (path) => [path, (await fetch(path)).status]))
      return answers.filter(([, status]) => status !== 200)
    },
    pages.map(({ path }) => path),
  )
  expect(failed).toEqual([])
})

test('a newer version comes whole, says so, and is shown when the reader wants it', async ({ page, host }) => {
  await page.goto(`${host.url}/en-US/demo/single`)
  const first = await readBuild(page)
  await keep(page)
  host.deploy('second')
  await page.goto(`${host.url}/en-US/demo/tags`)
  expect(await readBuild(page), 'what is kept is shown, whole').toBe(first)
  await page.mouse.move(5, 300)
  const notice = page.getByRole('status').filter({ hasText: 'A newer version of this site is here.' })
  await expect(notice).toBeVisible()
  expect(await findViolations(page, { within: ['.notice'] })).toEqual([])
  await notice.getByRole('button', { name: 'Show it' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-build', first ?? '')
  await host.stop()
  await page.goto(`${host.url}/demo/multiple`)
  await expect(heading(page, '多选')).toBeVisible()
  expect(await readBuild(page)).not.toBe(first)
})

test('a newer version that comes damaged leaves the older one whole, and the panel says why', async ({
  page,
  host,
}) => {
  await page.goto(`${host.url}/en-US/demo/single`)
  const first = await readBuild(page)
  await keep(page)
  host.deploy('second')
  const met = host.spoil(/\/assets\/demo-tags-.*\.js$/, 'half')
  await page.reload()
  await openPanel(page)
  await met
  await expect(panel(page).getByRole('status')).toHaveText(
    'A newer version could not be kept; this one stays. A file was damaged on its way, or the site has just changed. Try again: what has arrived stays.',
  )
  await host.stop()
  await page.goto(`${host.url}/en-US/demo/tags`)
  expect(await readBuild(page)).toBe(first)
  await expect(page.locator('[data-demo="tags"]'), 'with its code').toHaveAttribute('data-state', 'fulfilled')
})

test('a deploy in the middle of the download: the newer version is kept', async ({ page, host }) => {
  await page.goto(`${host.url}/en-US/demo/single`)
  const first = await readBuild(page)
  const met = host.spoil(/\/demo\/tags$/, 'waiting')
  await openPanel(page)
  await button(page, 'Keep for offline reading').click()
  await met
  host.deploy('second')
  host.mend()
  await expect(button(page, 'Remove')).toBeVisible()
  await host.stop()
  await page.reload()
  await expect(heading(page, 'Single')).toBeVisible()
  expect(await readBuild(page)).not.toBe(first)
})

test('a download that the browser left goes on at the next visit', async ({ openPage, host }) => {
  const page = await openPage()
  await page.goto(`${host.url}/en-US/demo/single`)
  const met = host.spoil(/\/demo\/tags$/, 'waiting')
  await openPanel(page)
  await button(page, 'Keep for offline reading').click()
  await met
  const next = await page.context().newPage()
  await page.close()
  await host.stop()
  host.mend()
  await host.start()
  const before = host.asked.length
  await next.goto(`${host.url}/en-US/demo/multiple`)
  await next.mouse.move(5, 300)
  await openPanel(next)
  await expect(button(next, 'Remove')).toBeVisible()
  const again = host.asked.slice(before).filter((path) => path === '/demo/combobox')
  expect(again, 'what had arrived is not fetched again').toEqual([])
})

test('a deploy without the worker: the copy goes, and the reader is told', async ({ page, host }) => {
  await page.goto(`${host.url}/en-US/demo/single`)
  await keep(page)
  void host.spoil(/offline/, 'missing')
  await page.reload()
  await page.mouse.move(5, 300)
  await expect(
    page.getByText('This site no longer offers offline reading. Its copy in this browser was removed.'),
  ).toBeVisible()
  expect(await listLeft(page)).toEqual(nothing)
})

test('a host that has lost everything takes no copy away', async ({ page, host }) => {
  await page.goto(`${host.url}/en-US/demo/single`)
  await keep(page)
  void host.spoil(/./, 'missing')
  const before = host.asked.length
  await page.reload()
  await page.mouse.move(5, 300)
  await expect.poll(() => host.asked.slice(before), 'the page looks whether the site is there').toContain('/')
  await openPanel(page)
  await expect(button(page, 'Remove')).toBeVisible()
})

test('a site under a path keeps itself and nothing beside it', async ({ page, silence }) => {
  silence.except(/ERR_CONNECTION_REFUSED|ERR_FAILED/)
  const host = await startHost('/sub/')
  await page.goto(`${host.url}/en-US/demo/single`)
  await keep(page)
  await host.stop()
  await page.goto(`${host.url}/demo/Multiple`)
  await expect(page).toHaveURL(`${host.url}/demo/multiple`)
  await expect(heading(page, '多选')).toBeVisible()
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  )
  expect(scopes).toEqual(['/sub/'])
  await host.close()
})

import { subUrl } from '../support/site.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { chooseColors, expectColors } from '../support/color-scheme.ts'
import { expect, test } from '../support/test.ts'
import { arrive, listRequests, openMarked, sidebarLink } from './tab.ts'

test('a link shows its page without leaving the document', async ({ page }) => {
  await openMarked(page, '/en-US/demo/tags')
  await page.evaluate(() => scrollTo(0, 500))
  const sidebar = page.locator('[data-sidebar]')
  await sidebar.evaluate((element) => element.scrollTo(0, 40))
  const requests = listRequests(page)
  await sidebarLink(page, 'Single').click()
  expect(await arrive(page, '/en-US/demo/single', 'Single')).toBe('swapped')

  await test.step('it is fetched once, as HTML', () => {
    expect(requests.filter((request) => /^(fetch|document)/.test(request))).toEqual(['fetch /en-US/demo/single'])
  })

  await test.step('the head is the new page’s', async () => {
    await expect(page).toHaveTitle(/^Single/)
    const html = await (await page.request.get('/en-US/demo/single')).text()
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1]
    expect(description).toBeTruthy()
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description ?? '')
    await expect(page.locator('meta[name="description"]')).toHaveCount(1)
  })

  await test.step('it starts at its heading, which is announced', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(page.locator('#announcer')).toHaveText(/^Single/)
    await expect(page.locator('#announcer')).toHaveRole('status')
  })

  await test.step('the sidebar has not moved and marks the page', async () => {
    expect(await sidebar.evaluate((element) => element.scrollTop)).toBe(40)
    await expect(sidebar.locator('a[aria-current="page"]:visible')).toHaveText('Overview Single')
  })

  await test.step('its demo comes alive', async () => {
    await expect(page.locator('[data-demo="single"]')).toHaveAttribute('data-state', 'fulfilled')
  })
})

test('what a reader has set stays set from page to page', async ({ page }) => {
  await openMarked(page, '/en-US/demo/tags')
  await chooseColors(page, 'Dark')
  const field = page.getByRole('combobox', { name: 'Search' })
  await field.evaluate((element: HTMLInputElement) => {
    element.dataset['same'] = ''
  })
  await sidebarLink(page, 'Single').click()
  expect(await arrive(page, '/en-US/demo/single', 'Single')).toBe('swapped')
  await expectColors(page, 'Dark')
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await expect(field, 'the search field is never replaced').toHaveAttribute('data-same', '')

  await test.step('a demo keeps its value when the language changes', async () => {
    const stage = page.locator('[data-demo="single"]')
    await expect(stage).toHaveAttribute('data-state', 'fulfilled')
    await stage.evaluate((element) => {
      element.dataset['same'] = ''
    })
    const words = await stage.textContent()
    await page.getByRole('link', { name: '简体中文' }).click()
    expect(await arrive(page, '/demo/single', '单选')).toBe('swapped')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    await expect(stage).toHaveAttribute('data-same', '')
    expect(await stage.textContent()).toBe(words)
    await expect(page.locator('.skip-link').first()).toHaveText('跳到正文')
    await expectColors(page, '深色')
  })
})

test('whoever begins to search while a page is on its way goes on typing', async ({ page }) => {
  await openMarked(page, '/en-US/demo/single')
  const answer = await holdRequests(page, /\/en-US\/demo\/tags$/)
  await sidebarLink(page, 'Tags').click()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('max')
  answer()
  expect(await arrive(page, '/en-US/demo/tags', 'Tags')).toBe('swapped')
  await page.keyboard.type('Count')
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('maxCount')
})

test('on a narrow screen the menu closes when a page is chosen', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 360, height: 700 } })
  await openMarked(page, '/en-US/demo/tags')
  await page.getByRole('button', { name: 'Pages' }).click()
  await sidebarLink(page, 'Single').click()
  expect(await arrive(page, '/en-US/demo/single', 'Single')).toBe('swapped')
  await expect(page.locator(':popover-open')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('tabs and headings of a page are reached without a fetch', async ({ page }) => {
  await openMarked(page, '/en-US/demo/single?tab=nonsense')
  await expect(page.getByRole('tab', { name: 'Usage' })).toHaveAttribute('aria-selected', 'true')
  const requests = listRequests(page)
  const pagesAsked = () => requests.filter((request) => /^(fetch|document) \/en-US/.test(request))

  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '?tab=api'
    link.textContent = 'a link to the other tab'
    document.querySelector('main')?.prepend(link)
  })
  await page.getByText('a link to the other tab').click()
  await expect(page.getByRole('tab', { name: 'API' })).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Usage' })).toHaveAttribute('aria-selected', 'true')

  const heading = page.locator('main h2[id]').last()
  const id = (await heading.getAttribute('id')) ?? ''
  await page.evaluate((hash) => location.assign(hash), `#${id}`)
  await expect(heading).toBeInViewport()
  await page.evaluate(() => location.assign('#there-is-no-such-place'))
  await expect(page).toHaveURL(/#there-is-no-such-place$/)
  await expect(heading, 'a hash to nothing moves nothing').toBeInViewport()
  expect(pagesAsked()).toEqual([])
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'first')
})

test('a hash on another page leads to its place there', async ({ page }) => {
  await openMarked(page, '/en-US/demo/tags')
  await page.evaluate(() => location.assign('/en-US/#keyboard'))
  // Another spelling of the address: the browser loads it and follows the host's redirect.
  await expect(page.locator('html[data-mark]')).toHaveCount(0)
  await expect(page.locator('#keyboard')).toBeInViewport()
  await openMarked(page, '/en-US/demo/tags')
  await page.evaluate(() => location.assign('/en-US#keyboard'))
  await expect(page).toHaveURL(/\/en-US#keyboard$/)
  await expect(page.locator('#keyboard')).toBeInViewport()
  await expect(page.locator('#keyboard')).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'first')
})

test('the browser keeps what is its own: new tabs, downloads, files, demos alone', async ({ page, context }) => {
  await openMarked(page, '/en-US/demo/tags')
  const opened = context.waitForEvent('page')
  await sidebarLink(page, 'Single').click({ modifiers: ['ControlOrMeta'] })
  const other = await opened
  await expect(other).toHaveURL(/\/en-US\/demo\/single$/)
  await other.close()
  await expect(page).toHaveURL(/\/en-US\/demo\/tags$/)

  const download = page.waitForEvent('download')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/en-US/demo/single'
    link.download = 'single.html'
    document.body.append(link)
    link.click()
  })
  await (await download).cancel()
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'first')

  await page.getByRole('link', { name: 'Open the demo alone' }).first().click()
  await page.waitForURL('**/~demos/**')
  await page.waitForLoadState()
  await expect(page.locator('html[data-mark]')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/en-US\/demo\/tags$/)
  await page.getByRole('link', { name: 'Third-party notices' }).click()
  await page.waitForURL('**/THIRD-PARTY-NOTICES.txt')
})

test('a page that takes long shows a bar, and a newer choice ends it', async ({ page }) => {
  await page.clock.install()
  let answer: (() => void) | undefined
  const asked: string[] = []
  await page.route('**/en-US/demo/single', async (route) => {
    asked.push('single')
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue().catch(() => undefined)
  })
  await openMarked(page, '/en-US/demo/tags')
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(page.locator('[data-demo="tags"]')).toHaveAttribute('data-state', 'fulfilled')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  // What a press on the link fetches early cannot be ended: here the click fetches.
  await sidebarLink(page, 'Single').evaluate((link) => link.setAttribute('data-prefetch', 'none'))
  await sidebarLink(page, 'Single').click()
  await expect.poll(() => asked).toEqual(['single'])
  const html = page.locator('html')
  await page.clock.runFor(140)
  await expect(html).not.toHaveAttribute('data-navigating')
  await page.clock.runFor(20)
  await expect(html).toHaveAttribute('data-navigating', '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags')

  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/demo/single'))
  await sidebarLink(page, 'Combobox').click()
  await page.clock.resume()
  await ended
  answer?.()
  expect(await arrive(page, '/en-US/demo/combobox', 'Combobox')).toBe('swapped')
  await expect(html).not.toHaveAttribute('data-navigating')
  await expect(page.locator('.notice')).toHaveCount(0)
})

test('pages without the Navigation API are plain loads, and everything works', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'navigation', { value: undefined })
    delete (window as { navigation?: unknown }).navigation
  })
  await openMarked(page, '/en-US/demo/tags')
  expect(await page.evaluate(() => 'navigation' in window && window.navigation !== undefined)).toBe(false)
  await sidebarLink(page, 'Single').click()
  expect(await arrive(page, '/en-US/demo/single', 'Single')).toBe('loaded')
  await expect(page.locator('[data-demo="single"]')).toHaveAttribute('data-state', 'fulfilled')
  await page.goBack()
  expect(await arrive(page, '/en-US/demo/tags', 'Tags')).toBe('loaded')
})

test('a site below a path moves inside of it and leaves the rest alone', async ({ page, silence }) => {
  silence.missing('/elsewhere')
  await openMarked(page, `${subUrl}en-US/demo/tags`)
  await sidebarLink(page, 'Single').click()
  expect(await arrive(page, '/sub/en-US/demo/single', 'Single')).toBe('swapped')
  const requests = listRequests(page)
  await page.evaluate(() => location.assign('/elsewhere'))
  await page.waitForURL('**/elsewhere')
  expect(requests).toContain('document /elsewhere')
})

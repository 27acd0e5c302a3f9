import type { Page } from '@playwright/test'
import { settlePage, wakeDemos } from '../support/settle-page.ts'
import { stopClock } from '../support/stop-clock.ts'
import { expect, test } from '../support/test.ts'
import { turnWheel } from '../support/turn-wheel.ts'

const guide = '/en-US/style-guide'
const symptoms = '/en-US/guide/symptoms'

const scrollTop = (page: Page) => page.evaluate(() => scrollY)

/** Bottom of the header, in pixels from the top of the window. */
const headerBottom = (page: Page) => page.locator('.header').evaluate((header) => header.getBoundingClientRect().bottom)

test('the anchor of a heading copies its address and says so beside it, and the page stays where it is', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto(guide)
  const anchor = page.getByRole('link', { name: 'Link to “Tables”' })
  // Before this code is there, a click goes where the link leads.
  await Promise.all([page.waitForResponse(/reading-actions/), anchor.hover()])
  const confirmed = page.locator('.anchor[data-state="copied"]')
  for (const act of ['click', 'press'] as const) {
    await page.evaluate(() => navigator.clipboard.writeText(''))
    const place = await scrollTop(page)
    // It is said for a second and a half, which a slow machine may miss.
    await stopClock(page)
    await (act === 'click' ? anchor.click() : anchor.press('Enter'))
    await expect(confirmed).toHaveAccessibleName('Link copied')
    expect(await confirmed.evaluate((link) => getComputedStyle(link, '::after').content)).toContain('"Link copied"')
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1)
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/en-US\/style-guide#tables$/)
    await expect(page).toHaveURL(/#tables$/)
    expect(await scrollTop(page)).toBe(place)
    await page.clock.resume()
    await expect(anchor, 'its name comes back').toHaveAccessibleName('Link to “Tables”')
  }
})

for (const path of [guide, '/style-guide', symptoms]) {
  test(`on a phone the anchors of ${path} are in sight, large enough and beside the words`, async ({ openPage }) => {
    const page = await openPage({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })
    await page.goto(path)
    const faults = await page.locator('.heading:visible').evaluateAll((headings) =>
      headings.flatMap((heading) => {
        const anchor = heading.querySelector('.anchor')
        const range = document.createRange()
        range.selectNodeContents(heading.querySelector('[id]') ?? heading)
        const { left, top, right, bottom, width, height } = anchor?.getBoundingClientRect() ?? new DOMRect()
        const isSeen = anchor !== null && getComputedStyle(anchor).opacity === '1' && left >= 0 && right <= innerWidth
        const isCovering = [...range.getClientRects()].some(
          (line) => line.left < right && line.right > left && line.top < bottom && line.bottom > top,
        )
        return isSeen && width >= 24 && height >= 24 && !isCovering ? [] : [heading.textContent]
      }),
    )
    expect(faults).toEqual([])
    expect(await page.locator('.heading:visible').count()).toBeGreaterThan(10)
  })
}

test('a tap on an anchor copies its address', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(guide)
  await page.getByRole('link', { name: 'Link to “Steps”' }).tap()
  await expect(page).toHaveURL(/#steps$/)
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/en-US\/style-guide#steps$/)
})

test('a link of the outline leads there again although the address does not change', async ({ page }) => {
  await page.goto(guide)
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Steps' })
  await link.click()
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(500)
  const there = await scrollTop(page)
  for (const act of ['click', 'press'] as const) {
    await page.evaluate(() => scrollTo(0, 0))
    if (act === 'click') await link.click()
    else await link.press('Enter')
    await expect.poll(() => scrollTop(page)).toBe(there)
  }
})

test('the header covers no target', async ({ page }) => {
  await page.goto(guide)
  const bottom = await headerBottom(page)
  const ids = await page
    .locator('[data-tab-panel="usage"] :is(.heading > [id], .demo)')
    .evaluateAll((elements) => elements.map((element) => element.id))
  expect(ids.length).toBeGreaterThan(20)
  for (const id of ids) {
    const top = await page.evaluate((target) => {
      location.hash = target
      return document.getElementById(target)?.getBoundingClientRect().top
    }, id)
    expect(top, id).toBeGreaterThanOrEqual(bottom)
  }
})

test('the header covers no focus, forwards or backwards', async ({ page }) => {
  await page.goto(symptoms)
  await page.locator('main a').last().focus()
  const bottom = await headerBottom(page)
  const seen = new Set<string>()
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Shift+Tab')
    const { inMain, top, name } = await page.evaluate(() => {
      const element = document.activeElement ?? document.body
      return {
        inMain: element.closest('main') !== null && element.id !== 'content',
        top: element.getBoundingClientRect().top,
        name: element.outerHTML.slice(0, 80),
      }
    })
    if (!inMain) break
    seen.add(name)
    expect(top, name).toBeGreaterThanOrEqual(bottom)
  }
  expect(seen.size).toBeGreaterThan(20)
})

test('Back leads to the place one was reading', async ({ page }) => {
  await page.goto(symptoms)
  const link = page.locator('main').getByRole('link', { name: 'Saved values' }).first()
  const any = (await link.count()) > 0 ? link : page.locator('main p a[href*="/guide/"]').last()
  await any.scrollIntoViewIfNeeded()
  const place = await scrollTop(page)
  expect(place).toBeGreaterThan(200)
  await any.click()
  await expect(page).not.toHaveURL(/guide\/symptoms/)
  await page.goBack()
  await expect(page).toHaveURL(/guide\/symptoms/)
  await expect.poll(() => scrollTop(page)).toBe(place)
})

for (const width of [1280, 375]) {
  for (const path of ['/en-US', '/en-US/demo/multiple', '/en-US/guide/styling', guide]) {
    test(`nothing shifts on ${path} at ${width} px, from load to the end of the page`, async ({ openPage }) => {
      const page = await openPage({ viewport: { width, height: 800 } })
      await page.addInitScript(() => {
        const shifts: string[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number
            sources: { node: Element | null }[]
          })[])
            shifts.push(
              `${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '')).join(' | ')}`,
            )
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(path)
      await settlePage(page)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.mouse.move(width / 2, 400)
      for (let y = 0; y < height; y += 600) {
        await page.mouse.wheel(0, 600)
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      }
      await wakeDemos(page)
      for (const frame of page.frames()) await frame.waitForLoadState('load')
      await settlePage(page)
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([])
    })
  }
}

test('the outline marks what is being read, down to the last heading, and nothing runs on each scroll event', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const add = EventTarget.prototype.addEventListener
    const steady: string[] = []
    Object.assign(window, { steady })
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      // The page's scrolling is an event of the document: no element hears it, and a live demo listens on its own only.
      const isHeard = !(this instanceof Element)
      if (type === 'scroll' && isHeard && !(typeof options === 'object' && options.once === true)) steady.push(type)
      add.call(this, type, listener, options)
    }
  })
  test.slow()
  // In a tall window several sections are visible at the end of the page; there are five hundred turns of the wheel.
  await page.setViewportSize({ width: 1280, height: 1400 })
  await page.goto(symptoms)
  const marked = page.locator('.outline [aria-current]')
  await expect(marked, 'before the first heading').toHaveCount(0)
  const ids = await page
    .locator('.outline [data-outline-link]')
    .evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset['outlineLink'] ?? ''))
  const [seen, height] = [[] as string[], await page.evaluate(() => document.documentElement.scrollHeight)]
  await page.mouse.move(640, 400)
  const first = await page.locator(`#${ids[0] ?? ''}`).evaluate((heading) => heading.getBoundingClientRect().top)
  await page.mouse.wheel(0, Math.ceil(first * 0.6) + 4)
  await expect(marked).toHaveAttribute('data-outline-link', ids[0] ?? '')
  for (let y = 0; y < height; y += 40) {
    await turnWheel(page, 40)
    const current = await marked.evaluateAll((links) =>
      (links as HTMLElement[]).map((link) => link.dataset['outlineLink'] ?? ''),
    )
    expect(current.length).toBeLessThan(2)
    if (current[0] !== undefined && seen.at(-1) !== current[0]) seen.push(current[0])
  }
  await expect(marked).toHaveAttribute('data-outline-link', ids.at(-1) ?? '')
  expect(seen, 'in order').toEqual(ids.filter((id) => seen.includes(id)))
  // When a heading stands directly below another one, one turn of the wheel may pass both.
  const long = await page
    .locator('.outline li[data-depth="3"] [data-outline-link]')
    .evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset['outlineLink'] ?? ''))
  expect(long.length).toBeGreaterThan(10)
  expect(seen, 'none left out').toEqual(expect.arrayContaining(long))
  expect(await page.evaluate(() => (window as unknown as { steady: string[] }).steady)).toEqual([])
})

test('a heading one has chosen is marked, even where the page cannot scroll that far', async ({ page }) => {
  await page.goto(symptoms)
  const links = page.locator('.outline [data-outline-link]')
  for (const nth of [-3, -2, -1, 2]) {
    const link = links.nth(nth)
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'true')
    await expect(page.locator('.outline [aria-current]')).toHaveCount(1)
  }
})

test('the sidebar keeps its place across documents, before any script has run', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto(symptoms)
  const sidebar = page.locator('#sidebar')
  await sidebar.evaluate((element) => element.scrollTo(0, 90))
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto('/en-US/guide/forms')
  await expect.poll(() => sidebar.evaluate((element) => element.scrollTop)).toBe(90)
  await page.goto('/en-US/demo/update-option')
  await expect(sidebar.locator('[aria-current="page"]'), 'unless its own entry is out of sight').toBeInViewport()
})

test('on paper all code is there and nothing to press', async ({ page }) => {
  await page.goto(guide)
  await settlePage(page)
  await page.emulateMedia({ media: 'print' })
  const long = page.locator('.heading:has(#code-long) ~ .code').first()
  expect(await long.locator('pre').evaluate((pre) => pre.scrollHeight - pre.clientHeight)).toBeLessThan(2)
  await expect(long.getByText('chosen.population')).toBeVisible()
  for (const panel of await page.locator('.code-panel').all()) await expect(panel.locator('pre')).toBeVisible()
  await expect(page.locator('[data-tab-panel="second"]').getByRole('heading')).toBeVisible()
  await expect(page.locator('#single-outside .code').first()).toBeVisible()
  await expect(
    page.locator('main .prose > *').getByRole('button').filter({ visible: true }).and(page.locator(':not(.stage *)')),
  ).toHaveCount(0)
  await expect(page.locator('.header, #sidebar, #outline').filter({ visible: true })).toHaveCount(0)
})

test('with reduced motion nothing of the page moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(guide)
  const moving = await page.locator('body *:not(.stage *)').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { transitionDuration, animationName } = getComputedStyle(element)
        return transitionDuration.split(',').some((time) => Number.parseFloat(time) > 0) || animationName !== 'none'
      })
      .map((element) => element.className.toString()),
  )
  expect(moving).toEqual([])
})

test('with forced colours, marks are still seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(guide)
  const look = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
  for (const tab of ['.tab', '.code-tab']) {
    await expect
      .poll(
        async () =>
          (await look(`${tab}[aria-selected="true"]`, 'border-bottom-color')) !==
          (await look(`${tab}[aria-selected="false"]`, 'border-bottom-color')),
      )
      .toBe(true)
  }
  expect(await look('ins.c-line', 'border-inline-start-width')).toBe('3px')
  expect(
    await page
      .locator('del.c-line')
      .first()
      .evaluate((line) => getComputedStyle(line, '::before').content),
  ).toBe('"−"')
  expect(await look('.c-word', 'outline-style')).toBe('solid')
  expect(await look('.callout', 'border-inline-start-width')).toBe('3px')
})

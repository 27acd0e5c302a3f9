import type { Locator } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const box = (target: Locator): Promise<DOMRect> => target.evaluate((element) => element.getBoundingClientRect())

test('on a telephone the header holds three things, a menu the rest, and a finger meets 40 px', async ({
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })
  await page.goto('/en-US/guide/symptoms')
  const header = page.getByRole('banner')
  const small = (where: Locator): Promise<string[]> =>
    where
      .locator('a:visible, button:visible, label:visible, summary:visible')
      .evaluateAll((all) =>
        all
          .filter((element) => element.getBoundingClientRect().height < 39.5)
          .map((element) => element.textContent || (element.ariaLabel ?? '')),
      )
  await expect(header.getByRole('button')).toHaveCount(3)
  await expect(header.getByRole('navigation')).toHaveCount(0)
  await header.getByRole('button', { name: 'Language and colours' }).tap()
  await expect(page.getByRole('link', { name: '简体中文' })).toBeVisible()
  expect(await small(header.locator('.settings'))).toEqual([])
  await page.getByRole('radio', { name: 'Dark' }).tap()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')

  await page.touchscreen.tap(6, 500)
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeHidden()
  expect(await small(header)).toEqual([])
  for (const name of ['On this page', 'Pages']) {
    await page.getByRole('button', { name, exact: true }).tap()
    expect(await small(page.getByRole('navigation', { name, exact: true }))).toEqual([])
    expect(await findViolations(page, { within: [':popover-open'] }), name).toEqual([])
    await page.keyboard.press('Escape')
  }
})

test('from 640 px on, navigation and search field are in the header', async ({ page }) => {
  for (const width of [640, 799, 1000]) {
    await page.setViewportSize({ width, height: 800 })
    if (width === 640) await page.goto('/en-US/demo/single')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Demo', exact: true })).toBeVisible()
    expect((await box(header.getByRole('combobox', { name: 'Search' }))).width, `at ${width} px`).toBeGreaterThan(100)
    await expect(header.getByRole('link', { name: '简体中文' })).toBeVisible()
    await expect(header.getByRole('button', { name: 'Colours' })).toBeVisible()
  }
})

test('lines end, keys are legible, and a group of code has no empty band', async ({ page }) => {
  await page.goto('/en-US/style-guide')
  const sizes = await page.getByRole('main').evaluate((main) => {
    const ruler = document.createElement('i')
    ruler.style.cssText = 'position: absolute; inline-size: 68ch'
    main.querySelector('p')?.append(ruler)
    const limit = ruler.getBoundingClientRect().width
    ruler.remove()
    // What a demo draws on its stage is no text of the page.
    const widthOf = (selector: string): number[] =>
      [...main.querySelectorAll(`${selector}:not(.stage *)`)].map((element) => element.getBoundingClientRect().width)
    return {
      limit,
      column: main.querySelector('.prose')?.getBoundingClientRect().width ?? 0,
      lines: Math.max(...widthOf('.prose p')),
      code: Math.max(...widthOf('.code')),
      keys: Math.min(
        ...[...main.querySelectorAll('kbd')].map((key) => Number.parseFloat(getComputedStyle(key).fontSize)),
      ),
    }
  })
  expect(sizes.lines).toBeLessThanOrEqual(sizes.limit + 1)
  expect(sizes.lines).toBeLessThan(sizes.column)
  expect(sizes.code).toBe(sizes.column)
  expect(sizes.keys).toBeGreaterThanOrEqual(12)

  const group = page.locator('.code-group').first()
  await group.scrollIntoViewIfNeeded()
  const tabs = await box(group.getByRole('tablist'))
  const code = await box(group.locator('code:visible'))
  expect(code.top - tabs.bottom).toBeLessThan(24)
  const ground = (part: Locator): Promise<string> => part.evaluate((node) => getComputedStyle(node).backgroundColor)
  expect(await ground(group.locator('.copy-button:visible')), 'a name of a tab may go on below it').toBe(
    await ground(group),
  )

  // With notes beside its stages the page of a demo is wider than others.
  await page.goto('/en-US/demo/multiple')
  const column = await box(page.locator('.prose:visible'))
  const [previous, next] = [page.locator('.neighbour-title').first(), page.locator('.neighbour-title').last()]
  expect(Math.abs((await box(previous)).left - column.left)).toBeLessThan(1)
  expect(Math.abs((await box(next)).right - column.right)).toBeLessThan(1)
  await page.getByRole('tab', { name: 'API' }).click()
  const { right } = await box(page.locator('.api:visible').first())
  expect(
    Math.abs(right - column.right),
    'where no outline is beside it, the reference ends with the text',
  ).toBeLessThan(1)
})

test('the link of a heading that wraps stands beside its last word', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })
  await page.goto('/en-US/guide/symptoms')
  const far = await page.locator('.heading:visible').evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const range = document.createRange()
      range.selectNodeContents(heading.querySelector('[id]') ?? heading)
      const last = [...range.getClientRects()].at(-1)
      const icon = heading.querySelector('.anchor')?.getBoundingClientRect()
      const gap = last === undefined || icon === undefined ? Number.NaN : icon.left - last.right
      return gap >= 0 && gap < 16 ? [] : [`${heading.textContent}: ${gap}`]
    }),
  )
  expect(far).toEqual([])
})

test('in the dark, page, stage and code are three steps', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('vitrine:color-mode', 'dark'))
  await page.goto('/en-US/demo/multiple')
  const demo = page.locator('#multiple')
  await demo.locator('summary').click()
  const grounds = await Promise.all(
    [page.locator('html'), demo.locator('.demo-stage'), demo.locator('.demo-file')].map((part) =>
      part.evaluate((element) => getComputedStyle(element).backgroundColor),
    ),
  )
  const reds = grounds.map((ground) => Number(/\d+/.exec(ground)?.[0]))
  expect(reds).toEqual(reds.toSorted((a, b) => a - b))
  expect(new Set(reds).size).toBe(3)
})

test('in the tables of keys on a telephone no word of Chinese is broken', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto('/')
  const broken = await page.locator('td:has(kbd)').evaluateAll((cells) =>
    cells.flatMap((cell) =>
      [...cell.childNodes].flatMap((node) => {
        const words = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').matchAll(/[^\s，、；。]+/g) : []
        return [...words].flatMap(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          return lines.size > 1 ? [`${cell.textContent}: ${word}`] : []
        })
      }),
    ),
  )
  expect(broken).toEqual([])
})

test('the mark of a demo that the address names is a ring with the corners of its card', async ({ page }) => {
  // The ring fades, and its styles may come after the page: it is held from its first moment on.
  await page.addInitScript(() => {
    document.addEventListener('animationstart', ({ target }) => {
      for (const animation of (target as Element).getAnimations()) {
        animation.pause()
        animation.currentTime = 100
      }
    })
  })
  await page.goto('/en-US/demo/multiple#multiple-kept-search')
  const demos = page.locator('.demo')
  await expect(page.locator('.demo:target')).not.toHaveCSS('box-shadow', 'none')
  const [arrived, other] = await demos.evaluateAll((all) =>
    [...all.filter((demo) => demo.matches(':target')), ...all.filter((demo) => !demo.matches(':target'))].map(
      (demo) => {
        const { backgroundColor, borderRadius, boxShadow } = getComputedStyle(demo)
        const bar = demo.querySelector('.demo-bar')
        return {
          ground: backgroundColor,
          bar: bar === null ? '' : getComputedStyle(bar).backgroundColor,
          corners: Number.parseFloat(borderRadius),
          hasRing: boxShadow !== 'none',
        }
      },
    ),
  )
  expect(arrived?.corners).toBeGreaterThan(0)
  expect(other?.bar).not.toBe('')
  expect(arrived).toEqual({ ...other, hasRing: true })
  expect(other?.hasRing).toBe(false)
})

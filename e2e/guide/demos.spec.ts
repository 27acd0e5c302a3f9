import type { Locator, Page } from '@playwright/test'
import { findDemo, type Stage } from '../support/demo.ts'
import { stopClock, typeQuickly } from '../support/stop-clock.ts'
import { expect, test } from '../support/test.ts'

async function boxOf(element: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await element.boundingBox()
  if (box === null) throw new Error('The element is not shown.')
  return box
}

/** Whether a click in the middle of an element would reach it. */
function isOnTop(element: Locator): Promise<boolean> {
  return element.evaluate((each) => {
    const { x, y, width, height } = each.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return top !== null && each.contains(top)
  })
}

/** How far the list is below the field whose list it is. */
async function readGap(field: Locator, popup: Locator): Promise<number> {
  const frame = await boxOf(field.locator('xpath=ancestor::div[contains(@class, "rc-select ")][1]'))
  return (await boxOf(popup)).y - frame.y - frame.height
}

async function close({ page, popup }: Stage): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
}

test('popup position: each fault beside its mend', async ({ page }) => {
  await page.clock.install()
  await page.goto('/en-US/guide/popup-position')

  await test.step('only in its box the list moves, scrolls and grows with the field', async () => {
    const stage = await findDemo(page, 'popup-position-container')
    const { root, field, popup } = stage
    const pair = [field('Faulty: in body'), field('Mended: in the box')] as const
    for (const [index, each] of pair.entries()) {
      // The message comes when the list has found its place.
      await stopClock(page)
      await each.click()
      await page.clock.runFor(200)
      await expect.poll(async () => Math.abs(await readGap(each, popup))).toBeLessThan(20)
      const before = await readGap(each, popup)
      await page.clock.resume()
      await expect(root.getByText('New sizes are in stock.')).toBeVisible()
      const moved = expect.poll(async () => Math.abs((await readGap(each, popup)) - before))
      if (index === 0) await moved.toBeGreaterThan(20)
      else await moved.toBeLessThan(2)
      await close(stage)
    }
    await root.getByLabel('Its box is scrolled').check()
    for (const [index, each] of pair.entries()) {
      await each.click()
      await expect(popup).toBeVisible()
      const frame = root.locator('.demo-frame').nth(index)
      await frame.evaluate((box) => box.scrollTo({ top: box.scrollHeight, behavior: 'instant' }))
      await expect(each).not.toBeInViewport()
      if (index === 0) await expect(popup).toBeInViewport()
      else await expect(popup).not.toBeInViewport()
      await frame.evaluate((box) => box.scrollTo({ top: 0, behavior: 'instant' }))
      await close(stage)
    }
    await root.getByLabel('Its box is zoomed').check()
    for (const [index, each] of pair.entries()) {
      await each.click()
      const height = expect.poll(async () => (await boxOf(popup.locator('.rc-select-item-option').first())).height)
      if (index === 0) await height.toBeLessThan(38)
      else await height.toBeGreaterThan(44)
      await close(stage)
    }
  })

  await test.step('a card cuts the list off, and a bar covers it', async () => {
    for (const [id, faulty, mended] of [
      ['popup-position-clipped', 'Faulty: in the card', 'Mended: around the cards'],
      ['popup-position-covered', 'Faulty: no z-index', 'Mended: above the bar'],
    ] as const) {
      const stage = await findDemo(page, id)
      for (const [name, isReached] of [
        [faulty, false],
        [mended, true],
      ] as const) {
        await stage.field(name).click()
        const row = stage.popup.locator('.rc-select-item-option').nth(1)
        await expect(row).toBeAttached()
        await expect.poll(() => isOnTop(row), name).toBe(isReached)
        await close(stage)
      }
    }
  })

  await test.step('the list is as wide as the field, as the number, or as its widest row', async () => {
    const stage = await findDemo(page, 'popup-position-width')
    for (const [name, isRight] of [
      ['true', (width: number) => width === 140],
      ['260', (width: number) => width === 260],
      ['false', (width: number) => width > 260],
    ] as const) {
      await stage.field(name).click()
      await expect.poll(async () => isRight(Math.round((await boxOf(stage.popup)).width)), name).toBe(true)
      await close(stage)
    }
  })
})

test('choose a mode: what becomes of text, and what a clear reports', async ({ page }) => {
  await page.goto('/en-US/guide/choose-a-mode')
  const { root, field, popup } = await findDemo(page, 'choose-a-mode-modes')
  const value = root.locator('.demo-value code')
  for (const [mode, left, cleared] of [
    ['single, with search', 'null', 'undefined'],
    ['multiple', '[]', '[]'],
    ['tags', '["me"]', '[]'],
    ['combobox', '"me"', '""'],
  ] as const) {
    await root.getByLabel(mode, { exact: true }).check()
    await field('Fruit').fill('me')
    await root.getByText('Mode', { exact: true }).click()
    await expect(value, mode).toHaveText(left)
    if (left === 'null' || left === '[]') {
      await field('Fruit').click()
      await popup.locator('.rc-select-item-option', { hasText: 'apple' }).click()
      await page.keyboard.press('Escape')
      await expect(value, mode).not.toHaveText(left)
    }
    await root.getByRole('button', { name: 'Clear fruit' }).click()
    await expect(value, mode).toHaveText(cleared)
  }
})

test('search and filter: which field is searched, and which row Enter takes', async ({ page }) => {
  await page.goto('/en-US/guide/search-and-filter')
  const searched = await findDemo(page, 'search-and-filter-fields')
  for (const [name, text, rows] of [
    ['Faulty: looks at the value', 'ada', []],
    ['Faulty: looks at the value', '17', ['Ada Byron']],
    ['Mended: name and team', 'ada', ['Ada Byron']],
    ['Mended: name and team', 'rings', ['Emmy Noether']],
  ] as const) {
    await searched.field(name).fill(text)
    await expect(searched.popup.locator('.rc-select-item-option')).toHaveText([...rows])
    if (rows.length === 0) await expect(searched.popup).toHaveText('Nothing found')
    await close(searched)
  }
  const { root, field, popup } = await findDemo(page, 'search-and-filter-enter')
  for (const [index, name] of ['Values cn, fi, in', 'Values c-cn, c-fi, c-in'].entries()) {
    await field(name).fill('in')
    await expect(popup.locator('.rc-select-item-option')).toHaveText(['China', 'Finland', 'India'])
    await page.keyboard.press('Enter')
    await expect(root.locator('.demo-value code').nth(index)).toHaveText(['in', 'c-cn'][index] ?? '')
  }
})

test('remote data: a late answer replaces a newer one, unless it was aborted', async ({ page }) => {
  await page.clock.install()
  await page.goto('/en-US/guide/remote-data')
  const { root, field } = await findDemo(page, 'remote-data-latest')
  await root.getByRole('button', { name: 'Network' }).click()
  await expect(root.getByRole('button', { name: 'Network', expanded: true })).toBeVisible()
  for (const [index, name] of ['Faulty: every answer counts', 'Mended: only the latest counts'].entries()) {
    await field(name).focus()
    await typeQuickly(page, 'ma')
    await expect(root.getByRole('status').nth(index)).toHaveText(['7 for “m”', '3 for “ma”'][index] ?? '')
  }
  for (const request of ['m faulty .* stale', 'ma faulty .* shown', 'm mended .* ignored', 'ma mended .* shown'])
    await expect(root.getByRole('row', { name: new RegExp(`^${request}$`) })).toBeVisible()
})

test('large lists: few rows, and a scrollbar that is drawn from the estimate', async ({ page }) => {
  await page.goto('/en-US/guide/large-lists')
  const stage = await findDemo(page, 'large-lists-rows')
  const [rows, height] = [stage.root.locator('.demo-value code').nth(0), stage.root.locator('.demo-value code').nth(1)]
  for (const [estimate, shown] of [
    ['36', /^360\d{3}px$/],
    ['20', /^20\d{4}px$/],
  ] as const) {
    await stage.root.getByLabel(estimate).check()
    await stage.field('Spare part').click()
    await expect(height).toHaveText(shown)
    expect(Number(await rows.textContent())).toBeLessThan(20)
    await close(stage)
  }
})

test('styling: a list in body has the colours of the page', async ({ page }) => {
  await page.goto('/en-US/guide/styling')
  const stage = await findDemo(page, 'styling-colours')
  const backgrounds: string[] = []
  for (const name of ['Faulty: in body', 'Mended: in the band']) {
    await stage.field(name).click()
    backgrounds.push(await stage.popup.evaluate((popup) => getComputedStyle(popup).colorScheme))
    await close(stage)
  }
  expect(backgrounds).toEqual(['light', 'dark'])
})

test('accessibility: a message beside the field leaves the list closed', async ({ page }) => {
  await page.goto('/en-US/guide/accessibility')
  const stage = await findDemo(page, 'accessibility-empty-list')
  const faulty = stage.field('Faulty: a message in the list')
  await faulty.fill('x')
  await expect(faulty).toHaveAttribute('aria-expanded', 'true')
  await expect(stage.popup).toHaveText('No tea matches.')
  await close(stage)
  const mended = stage.field('Mended: a message beside it')
  await mended.fill('x')
  await expect(stage.root.getByRole('status')).toHaveText('No tea matches “x”.')
  await expect(stage.popup).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(mended).toHaveValue('')
  await expect(mended).toHaveAttribute('aria-expanded', 'false')
})

test('forms: an error, the posted value, a reset, and a disabled fieldset', async ({ page }) => {
  await page.goto('/en-US/guide/forms')
  const form = await findDemo(page, 'forms-complete')
  const seat = form.field('Seat')
  await form.root.getByRole('button', { name: 'Book' }).click()
  await expect(form.root.getByRole('alert')).toHaveText('Choose a seat.')
  await expect(seat).toBeFocused()
  await page.keyboard.press('Enter')
  await form.row('Window').click()
  await expect(form.root.getByRole('alert')).toHaveText('')
  await form.root.getByRole('button', { name: 'Book' }).click()
  await expect(form.root.locator('.demo-value code')).toHaveText('[["seat","window"]]')
  await form.root.getByRole('button', { name: 'Start again' }).click()
  await expect(form.root.getByText('Choose one', { exact: true })).toBeVisible()

  const { root, popup, row } = await findDemo(page, 'forms-fieldset')
  await root.getByText('Unit', { exact: true }).last().click({ force: true })
  await expect(popup).toHaveCount(0)
  await root.getByText('Unit', { exact: true }).first().click()
  await row('Pounds').click()
  await expect(root.locator('.demo-value code')).toHaveText(['lb', 'kg'])
})

async function openGuide(page: Page, guide: string, id: string): Promise<Stage> {
  await page.goto(`/en-US/guide/${guide}`)
  return findDemo(page, id)
}

test('migrate: the old and the new way of searching find the same', async ({ page }) => {
  const stage = await openGuide(page, 'migrate-to-1-12', 'migrate-to-1-12-search')
  for (const name of ['Before: two props', 'After: one object']) {
    await stage.field(name).fill('gr')
    await expect(stage.popup.locator('.rc-select-item-option')).toHaveText(['Grape'])
    await close(stage)
  }
})

test('from another select: the value alone or with its label, and always the option', async ({ page }) => {
  const { root, field, row } = await openGuide(page, 'from', 'from-arguments')
  const given = root.locator('.demo-value code')
  const option = '{"value":"osa","label":"Osaka","country":"Japan"}'
  for (const [name, value] of [
    ['The value alone', '"osa"'],
    ['With labelInValue', '{"label":"Osaka","value":"osa"}'],
  ] as const) {
    await field(name).click()
    await row('Osaka').click()
    await expect(given.first()).toHaveText(value)
    await expect(given.last()).toHaveText(option)
  }
})

test('use with: only a list in the shadow root has the styles of the root', async ({ page }) => {
  const stage = await openGuide(page, 'use-with', 'use-with-shadow-root')
  const borders: string[] = []
  for (const name of ['Faulty: in body', 'Mended: in the root']) {
    await stage.root.getByRole('combobox', { name }).click()
    await expect(stage.popup.getByText('Graz', { exact: true }).last()).toBeVisible()
    borders.push(await stage.popup.evaluate((popup) => getComputedStyle(popup).borderTopWidth))
    await close(stage)
  }
  expect(borders).toEqual(['1px', '2px'])
})

test('testing: a click event leaves the list closed, a mousedown opens it', async ({ page }) => {
  const { root } = await openGuide(page, 'testing', 'testing-mouse-down')
  await root.getByRole('button', { name: 'Send a click' }).click()
  await expect(root.getByRole('status')).toHaveText('click: closed')
  await root.getByRole('button', { name: 'Send a mousedown' }).click()
  await expect(root.getByRole('status')).toHaveText('mousedown: open')
})

test('symptoms: a value of another type selects no row, an empty text takes the placeholder away', async ({ page }) => {
  const stage = await openGuide(page, 'symptoms', 'symptoms-values')
  for (const [name, selected] of [
    ["Faulty: the text '1'", 0],
    ['Mended: the number 1', 1],
  ] as const) {
    await stage.field(name).click()
    await expect(stage.popup.locator('.rc-select-item-option-selected')).toHaveCount(selected)
    await close(stage)
  }
  await expect(stage.root.getByText('Choose a room', { exact: true })).toHaveCount(1)
})

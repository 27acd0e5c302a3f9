import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { flipScheme } from '../support/color-scheme.ts'
import { findDemo, openDemo, type Stage } from '../support/demo.ts'
import { openInputMethod } from '../support/input-method.ts'
import { settleMotion } from '../support/settle-motion.ts'
import { demoNames } from '../support/site.ts'
import { expect, test } from '../support/test.ts'
import { isListInside, libraryFaults, openStateOf } from './open-states.ts'

const list = '.rc-select-dropdown:not(.rc-select-dropdown-hidden)'

test('there are 31 demos', () => {
  expect(demoNames).toHaveLength(31)
})

for (const name of demoNames) {
  test(`${name} is sound, closed and open, wide and narrow, light and dark, and leaves nothing behind`, async ({
    page,
  }) => {
    const { open, faults } = openStateOf(name)
    const stage = await openDemo(page, name)

    const openAt = async (width: number): Promise<void> => {
      await page.setViewportSize({ width, height: 800 })
      const field = stage.root.getByRole('combobox').first()
      await field.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await open(stage)
      await settle(stage)
      await expect.poll(() => isListInside(page), `the list is inside the window at ${width} px`).toBe(true)
    }

    await openAt(1280)
    await expect.poll(() => coversText(page), 'the list covers what the page says to try').toBe(false)
    expect(await findBrokenRules(page, name)).toEqual(faults)
    const card = await readCard(page, name)
    if (card.typed === '') expect((await readRows(page)).slice(0, card.rows.length), 'its card').toEqual(card.rows)
    await close(stage)

    await openAt(375)
    await flipScheme(page, 'dark')
    expect(await findViolations(page, { within: [`[data-demo="${name}"]`, list], only: ['color-contrast'] })).toEqual(
      [],
    )

    await composeIn(stage)

    // The variants must be alive too when the reader leaves the page.
    for (const other of await page.locator('[data-moment="visible"]').all()) {
      await other.scrollIntoViewIfNeeded()
      await expect(other).toHaveAttribute('data-state', 'fulfilled')
    }
    // A page without demos, so that no island of this page is kept there.
    await page.evaluate(() => document.querySelector<HTMLElement>('#sidebar a[href="/en-US/guide/warnings"]')?.click())
    await expect(page).toHaveURL('/en-US/guide/warnings')
    await expect(page.locator(`[data-demo="${name}"]`)).toHaveCount(0)
    await expect(page.locator('.rc-select-dropdown')).toHaveCount(0)
  })
}

test('an empty list breaks only the rules that the library breaks', async ({ page }) => {
  const { field, popup } = await openDemo(page, 'option-filter-prop')
  await field(/./).first().fill('no such city')
  await expect(popup).toHaveText('Not Found')
  expect(await findBrokenRules(page, 'option-filter-prop')).toEqual([libraryFaults.empty, libraryFaults.noActiveRow])
})

test('with reduced motion a list opens and closes all the same', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openDemo(page, 'single-animation')
  const stage = await findDemo(page, 'single-animation')
  await stage.root.locator('.rc-select').first().click()
  await expect(stage.popup).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(stage.popup).toHaveCount(0)
})

/** Composes a word in a field that is typed in: each key is the input method's until the word is finished. */
async function composeIn({ page, root }: Stage): Promise<void> {
  const field = root.locator(':is(input, textarea)[role="combobox"]:not([readonly], :disabled)').first()
  if ((await field.count()) === 0) return
  const read = (): Promise<string[]> => root.locator('.demo-value, .rc-select-selection-item').allTextContents()
  const { compose, finish, press } = await openInputMethod(page)
  await field.fill('')
  await field.focus()
  for (const letters of ['x', 'xin']) await compose(letters)
  await expect(field).toHaveValue('xin')
  const before = await read()
  for (const key of ['Enter', 'ArrowDown', 'Tab', 'Escape', 'Backspace']) {
    await press(key)
    await expect(field, key).toHaveValue('xin')
    await expect(field, key).toBeFocused()
    expect(await read(), key).toEqual(before)
  }
  await finish('新')
  await expect(field).toHaveValue('新')
  await field.fill('')
}

/** What the card of a demo in the index shows: the rows of its list, without blanks, and what has been typed to find them. */
function readCard(page: Page, name: string): Promise<{ typed: string; rows: string[] }> {
  return page.evaluate(
    (html) => {
      const card = new DOMParser().parseFromString(html, 'text/html')
      return {
        typed: card.querySelector('input')?.getAttribute('value') ?? '',
        rows: [...card.querySelectorAll('.rc-select-item')].map((row) => row.textContent.replaceAll(/\s+/g, '')),
      }
    },
    readFileSync(`site/cards/${name}.en-US.html`, 'utf8'),
  )
}

function readRows(page: Page): Promise<string[]> {
  return page
    .locator(`${list} .rc-select-item`)
    .evaluateAll((rows) => rows.map((row) => row.textContent.replaceAll(/\s+/g, '')))
}

/** True when the open list lies on the text below the demos. */
function coversText(page: Page): Promise<boolean> {
  return page.evaluate((selector) => {
    const text = document.querySelector('.heading:has(#notice)')?.getBoundingClientRect()
    const popup = document.querySelector(selector)?.getBoundingClientRect()
    if (text === undefined || popup === undefined) throw new Error('There is no text or no list.')
    const isBeside = popup.right <= text.left || popup.left >= text.right
    return !isBeside && popup.top < text.bottom && popup.bottom > text.top
  }, list)
}

/** The rules that a demo and its open list break. The test compares them exactly: an exception that is not needed fails too. */
async function findBrokenRules(page: Page, name: string): Promise<string[]> {
  const found = await findViolations(page, { within: [`[data-demo="${name}"]`, list] })
  return [...new Set(found.map((line) => line.split(':')[0] ?? ''))].toSorted()
}

/** Waits until the list is open and has stopped moving. */
async function settle({ popup }: Stage): Promise<void> {
  await expect(popup).toBeVisible()
  await settleMotion(popup)
}

/** A click outside closes every list. */
async function close({ page, popup }: Stage): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click()
  await expect(popup).toHaveCount(0)
}

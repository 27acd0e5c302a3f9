import type { Locator, Page } from '@playwright/test'
import { openDemo } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'

// The keyboard tables of the home page, pressed in the demos. A row that changes here changes there.

const isOpen = (field: Locator) => expect(field).toHaveAttribute('aria-expanded', 'true')
const isClosed = (field: Locator) => expect(field).toHaveAttribute('aria-expanded', 'false')

/** Presses the keys one after the other. */
async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key)
}

/** Each of these opens a closed list. Escape closes it again. */
async function opens(page: Page, field: Locator, keys: string[]) {
  await field.focus()
  for (const key of keys) {
    await isClosed(field)
    await press(page, key)
    await isOpen(field)
    await press(page, 'Escape')
  }
  await isClosed(field)
}

const others = ['Home', 'End', 'PageUp', 'PageDown', 'Delete']

test('single: the keys do what the table says', async ({ page }) => {
  const { root, field, popup } = await openDemo(page, 'single')
  const active = popup.locator('.rc-select-item-option-active')
  const method = field('Delivery method')
  const value = root.locator('.demo-value code')
  await opens(page, method, ['Enter', ' ', 'ArrowDown', 'e', ...others])
  await press(page, 'ArrowUp', 'Alt+ArrowDown')
  await isClosed(method)
  await root.getByText('Delivery method', { exact: true }).click()
  await expect(method).toBeFocused()
  await isClosed(method)

  await test.step('open: letters, Space, Home, End and the page keys neither move nor select', async () => {
    await press(page, 'Enter', 'e', ' ', 'End', 'PageDown')
    await isOpen(method)
    await expect(method).toHaveAttribute('aria-activedescendant', /_list_0$/)
    await expect(value).toHaveText('none')
  })

  await test.step('Enter, Tab and Shift+Tab select the active option and close, and the focus stays', async () => {
    for (const [key, chosen, from] of [
      ['Enter', 'standard', 'No preference'],
      ['Tab', 'express', 'Standard'],
      ['Shift+Tab', 'standard', 'Express'],
    ] as const) {
      if (key !== 'Enter') await press(page, 'Enter')
      await expect(active).toContainText(from)
      await press(page, from === 'Express' ? 'ArrowUp' : 'ArrowDown')
      await expect(active).toContainText(chosen === 'express' ? 'Express' : 'Standard')
      await press(page, key)
      await expect(value).toHaveText(chosen)
      await isClosed(method)
      await expect(method).toBeFocused()
    }
  })

  await test.step('Backspace keeps the value; holding Enter selects once and opens the list again', async () => {
    await press(page, 'Backspace')
    await expect(value).toHaveText('standard')
    await press(page, 'Escape', 'Enter')
    await expect(active).toContainText('Standard')
    await press(page, 'ArrowDown')
    await expect(active).toContainText('Express')
    await page.keyboard.down('Enter')
    await expect(value).toHaveText('express')
    await isClosed(method)
    await page.keyboard.down('Enter')
    await isOpen(method)
    await page.keyboard.up('Enter')
    await press(page, 'Escape')
  })
})

test('single with search: Space types, Escape clears the text, Home and End move the caret only', async ({ page }) => {
  const locker = (await openDemo(page, 'scroll-loading', 'scroll-loading-virtual')).field('Parcel locker')
  await opens(page, locker, ['Enter', 'ArrowDown', ...others])
  await press(page, ' ')
  await isOpen(locker)
  await expect(locker).toHaveValue(' ')
  await page.keyboard.type('1')
  await press(page, 'Home', ' ', 'Escape')
  await isClosed(locker)
  await expect(locker).toHaveValue('')
})

test('multiple: the keys do what the table says', async ({ page }) => {
  const { root, field } = await openDemo(page, 'multiple')
  const cuisines = field('Cuisines')
  const tags = root.locator('.rc-select-selection-item')
  const started = await tags.count()
  await opens(page, cuisines, ['Enter', 'ArrowDown', ...others])
  await press(page, ' ')
  await isOpen(cuisines)
  await expect(cuisines).toHaveValue(' ')
  await press(page, 'Backspace', 'ArrowDown', 'Enter')
  await expect(tags).toHaveCount(started + 1)
  for (const key of ['Tab', 'Shift+Tab']) {
    const before = await tags.count()
    await press(page, key)
    await expect(tags).not.toHaveCount(before)
    await isOpen(cuisines)
    await expect(cuisines).toBeFocused()
  }
  await page.keyboard.type('th')
  await press(page, 'Escape')
  await isClosed(cuisines)
  // The text is out of sight, and the next letter is appended to it.
  await page.keyboard.type('a')
  await expect(cuisines).toHaveValue('tha')
  await cuisines.blur()
  await expect(cuisines).toHaveValue('')
})

test('tags: the keys do what the table says', async ({ page }) => {
  const { root, field } = await openDemo(page, 'tags')
  const keywords = field('Photo keywords')
  const value = root.locator('.demo-value code').first()
  await opens(page, keywords, ['Enter', 'ArrowDown', ...others])
  await press(page, ' ')
  await isOpen(keywords)
  await expect(keywords).toHaveValue(' ')
  await press(page, 'Backspace')
  await page.keyboard.type('dawn')
  await press(page, 'Enter')
  await expect(value).toHaveText('sunset, beach, dawn')
  await isOpen(keywords)
  await page.keyboard.type('fog')
  await press(page, 'Escape')
  await isClosed(keywords)
  await expect(keywords).toHaveValue('fog')
  await press(page, 'Enter')
  await expect(value).toHaveText('sunset, beach, dawn, fog')
  await page.keyboard.type('ice')
  await keywords.blur()
  await expect(value).toHaveText('sunset, beach, dawn, fog, ice')
})

test('combobox: the keys do what the table says', async ({ page }) => {
  const { root, field } = await openDemo(page, 'combobox')
  const job = field(/./).first()
  await opens(page, job, ['ArrowDown', 'Enter', ...others])
  await press(page, 'ArrowDown')
  await expect(job).toHaveAttribute('aria-activedescendant', /_list_-1$/)
  await press(page, 'ArrowDown', 'Tab')
  await isClosed(job)
  await expect(job).toBeFocused()
  await expect(job).not.toHaveValue('')
  const taken = await job.inputValue()
  await press(page, 'Backspace')
  await expect(job).toHaveValue(taken.slice(0, -1))
  await isOpen(job)
  await press(page, 'Escape')
  await isClosed(job)
  await expect(job).toHaveValue(taken.slice(0, -1))
  await job.fill('zz')
  await press(page, 'Shift+Tab')
  await isClosed(job)
  await expect(job).not.toBeFocused()
  await expect(root.locator('.rc-select')).toBeVisible()
})

test.describe('on macOS', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  })

  test('Ctrl+N and Ctrl+P move in an open list', async ({ page }) => {
    const method = (await openDemo(page, 'single')).field('Delivery method')
    await method.focus()
    await press(page, 'Enter')
    await expect(method).toHaveAttribute('aria-activedescendant', /_list_0$/)
    await press(page, 'Control+n')
    await expect(method).toHaveAttribute('aria-activedescendant', /_list_1$/)
    await press(page, 'Control+p')
    await expect(method).toHaveAttribute('aria-activedescendant', /_list_0$/)
  })
})

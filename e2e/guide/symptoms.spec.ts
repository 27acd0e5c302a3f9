import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { openLab } from './lab/open-lab.ts'

/** The parts of the case that is shown. */
function findParts(page: Page) {
  return {
    field: page.getByRole('combobox'),
    content: page.locator('.rc-select-content'),
    rows: page.locator('.rc-select-dropdown:not(.rc-select-dropdown-hidden) .rc-select-item-option'),
    read: page.locator('output'),
    show: (name: string) => page.evaluate((each) => window.showCase(each), name),
    reports: () => page.evaluate(() => window.reports),
  }
}

test.beforeEach(({ silence }) => silence.except(/React DevTools/))

test('what the page of symptoms says of values, search, tags and focus is what the library does', async ({ page }) => {
  await openLab(page, 'values.tsx')
  const { field, content, rows, read, show, reports } = findParts(page)

  await test.step('reset-to-undefined: the field is empty, then selects by itself; with null it does not', async () => {
    await show('undefined')
    await page.getByRole('button', { name: 'undefined' }).click()
    await expect(content).toHaveText('')
    await field.click()
    await rows.nth(1).click()
    await expect(content).toHaveText('Banana')
    await page.getByRole('button', { name: 'null' }).click()
    await expect(content).toHaveText('')
    await field.click()
    await rows.nth(2).click()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(content).toHaveText('')
  })

  await test.step('cannot-change, same-pick: a value that nobody updates stays; onSelect comes each time', async () => {
    await show('not-updated')
    await field.click()
    await rows.nth(1).click()
    await expect.poll(reports).toEqual(['change banana', 'select banana'])
    await expect(content).toHaveText('Apple')
    await field.click()
    await rows.nth(0).click()
    await expect.poll(reports).toEqual(['change banana', 'select banana', 'select apple'])
  })

  await test.step('default-ignored, gone-option: a late default does nothing, a removed option keeps its label', async () => {
    await show('late-default')
    await page.getByRole('button', { name: 'arrive' }).click()
    await expect(content).toHaveText('')
    await show('removed-option')
    await page.getByRole('button', { name: 'remove' }).click()
    await expect(content).toHaveText('Apple')
  })

  await test.step('backspace: a key that onInputKeyDown stops removes no tag', async () => {
    await show('guarded-backspace')
    await field.click()
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('a')
    await expect(field).toHaveValue('a')
    await page.keyboard.press('Backspace')
    await expect(field).toHaveValue('')
    await expect(read).toHaveText('apple,banana')
  })

  await test.step('half-word: text becomes a tag on blur, and is dropped when it is cleared before', async () => {
    for (const [name, left] of [
      ['tags-blur', 'half'],
      ['tags-no-blur', ''],
    ] as const) {
      await show(name)
      await field.pressSequentially('half')
      await page.keyboard.press('Escape')
      await expect(field).toHaveAttribute('aria-expanded', 'false')
      await page.keyboard.press('Tab')
      await expect(field).toHaveValue('')
      await expect(read).toHaveText(left)
    }
    // Another select takes the focus by code, before React has drawn what a handler has set.
    await field.pressSequentially('half')
    await page.keyboard.press('Escape')
    await page.getByRole('textbox', { name: 'Other' }).click()
    await expect(field).toHaveValue('')
    await expect(read).toHaveText('')
    // Typed once more, the word of a tag takes it away, and goes itself.
    for (const value of ['half', '']) {
      await field.pressSequentially('half')
      await page.keyboard.press('Enter')
      await expect(read).toHaveText(value)
      await expect(field).toHaveValue('')
    }
  })

  await test.step('tag-order: the field shows the value in the order that it is given', async () => {
    await show('list-order')
    await field.click()
    await rows.nth(0).click()
    await expect(read).toHaveText('apple,cherry')
    await expect(page.locator('.rc-select-selection-item')).toHaveText([/Apple/, /Cherry/])
  })

  await test.step('highlight: the row marks what was typed', async () => {
    await show('highlight')
    await field.click()
    await page.keyboard.type('an')
    await expect(page.locator('mark')).toHaveText('an')
  })

  await test.step('ios-keyboard, autofocus: what search makes of the input; focus opens nothing', async () => {
    await show('modes')
    const isReadonly = await field.evaluateAll((all) => all.map((input) => (input as HTMLInputElement).readOnly))
    expect(isReadonly).toEqual([true, false, false, true])
    await show('auto-focus')
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('unit-tests: a click alone does not open it, a mousedown does', async () => {
    await show('modes')
    await field.first().dispatchEvent('click')
    await expect(field.first()).toHaveAttribute('aria-expanded', 'false')
    await field.first().dispatchEvent('mousedown')
    await expect(field.first()).toHaveAttribute('aria-expanded', 'true')
  })

  await test.step('strict-mode: nothing is printed, and each handler is called once', async () => {
    await show('strict')
    await field.click()
    await rows.nth(0).click()
    await expect.poll(reports).toEqual(['change apple'])
  })
})

test('what the page of symptoms says of the list, and of where it is drawn, is what the library does', async ({
  page,
}) => {
  await openLab(page, 'lists.tsx')
  const { field, content, rows, read, show, reports } = findParts(page)

  await test.step('stays-open, close-button, open-on-focus: what one has to write works', async () => {
    await show('closes-after-pick')
    await field.click()
    await rows.nth(1).click()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await show('close-inside')
    await field.click()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field).toBeFocused()
    await show('opens-on-focus')
    await page.keyboard.press('Tab')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await rows.nth(1).click()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('scrolled-list: it stays scrolled when text is typed, open or closed; a new list does not', async () => {
    for (const [name, key, first] of [
      ['keeps-scroll', 'Shift', /^Row [1-9]/],
      ['new-list', 'Shift', 'Row 0'],
      ['keeps-scroll', 'Escape', /^Row [1-9]/],
      ['new-list', 'Escape', 'Row 0'],
    ] as const) {
      await show(name)
      await field.click()
      await rows.nth(2).hover()
      await page.mouse.wheel(0, 1500)
      await expect(rows.first()).not.toHaveText('Row 0')
      await page.keyboard.press(key)
      await expect(field).toHaveAttribute('aria-expanded', String(key === 'Shift'))
      await page.keyboard.type('row')
      await expect(rows.first()).toHaveText(first)
      // The row that Enter takes is the first one, in sight or not.
      await page.keyboard.press('Enter')
      await expect(content).toHaveText('Row 0')
    }
  })

  await test.step('label-click: it focuses the field and opens nothing', async () => {
    await show('in-label')
    await page.getByText('Fruit').click({ position: { x: 4, y: 4 } })
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('closes-at-once: a component that is defined in render loses focus and list with a letter', async () => {
    await show('remounted')
    await field.click()
    await page.keyboard.press('b')
    await expect(read).toHaveText('b')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field).not.toBeFocused()
  })

  await test.step('grid: three rows of three, and the arrows go in the order of the options', async () => {
    await show('grid')
    await field.click()
    await expect(rows).toHaveCount(9)
    const tops = await rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().top)))
    expect(new Set(tops).size).toBe(3)
    const active = page.locator('.rc-select-item-option-active')
    await page.keyboard.press('ArrowDown')
    await expect(active).toHaveText('Cell 1')
    await page.keyboard.press('ArrowRight')
    await expect(active).toHaveText('Cell 1')
  })

  await test.step('press-in-popup: text in the popup takes the focus, and the list stays', async () => {
    await show('plain-text')
    await field.click()
    await page.getByText('Press me').click()
    await expect.poll(reports).toEqual(['blur'])
    await expect(field).toHaveAttribute('aria-expanded', 'true')
  })

  await test.step('shadow-dom: with a parent inside the root the list is there, works and closes', async () => {
    await show('in-shadow')
    const inside = page.locator('#host')
    await inside.getByRole('combobox').click()
    await inside.locator('.rc-select-item-option').nth(1).click()
    await expect.poll(reports).toEqual(['change banana'])
    await inside.getByRole('combobox').click()
    await expect(inside.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.click(900, 650)
    await expect(inside.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('iframe: a press into one closes the list; one that is drawn into from outside has no list', async () => {
    await show('beside-frame')
    await field.click()
    const frame = page.frameLocator('iframe')
    await frame.getByText('Inside').click()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await show('in-frame')
    await frame.getByRole('combobox').click()
    await expect(frame.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true')
    await expect(frame.locator('.rc-select-dropdown')).toHaveCount(0)
  })
})

test('the address of the former FAQ leads to its entry on this page', async ({ page }) => {
  for (const locale of ['', '/en-US']) {
    await page.goto(`${locale}/guide/faq#raw-value`)
    await expect(page).toHaveURL(`${locale}/guide/symptoms#raw-value`)
    await expect(page.locator('#raw-value')).toBeInViewport()
  }
})

import { findDemo, openDemo } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'

test('a single select is picked, cleared and left by mouse and by keyboard', async ({ page }) => {
  const { root, field, popup, row } = await openDemo(page, 'single')
  const method = field('Delivery method')
  const shown = root.locator('.rc-select-content')
  const value = root.locator('.demo-value code')
  const active = popup.locator('.rc-select-item-option-active')

  await test.step('a click on a row picks it', async () => {
    await expect(shown).toHaveText('Choose a method')
    await root.locator('.rc-select').click()
    await row('Express, next day').click()
    await expect(shown).toHaveText('Express, next day')
    await expect(value).toHaveText('express')
    await expect(method).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('the sold-out method refuses a click', async () => {
    await root.locator('.rc-select').click()
    await row('Same day (sold out)').click()
    await expect(popup).toBeVisible()
    await expect(value).toHaveText('express')
  })

  await test.step('the arrows step over it, Enter picks, Escape changes nothing', async () => {
    await expect(active).toHaveText(/^Express, next day/)
    await page.keyboard.press('ArrowDown')
    await expect(active).toHaveText('Evening, 6–9 pm')
    await page.keyboard.press('ArrowUp')
    await expect(active).toHaveText(/^Express, next day/)
    await page.keyboard.press('ArrowUp')
    await expect(active).toHaveText('Standard, 3–5 days')
    await page.keyboard.press('Escape')
    await expect(method).toHaveAttribute('aria-expanded', 'false')
    await expect(value).toHaveText('express')
    await page.keyboard.press('Enter')
    await expect(active).toHaveText(/^Express, next day/)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(value).toHaveText('evening')
    await expect(method).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('a letter opens the list and looks for nothing', async () => {
    await page.keyboard.press('s')
    await expect(active).toHaveText(/^Evening/)
    await expect(popup.locator('.rc-select-item-option')).toHaveCount(5)
    await page.keyboard.press('Escape')
    await expect(method).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('Tab in the open list takes the marked row', async () => {
    await page.keyboard.press('ArrowDown')
    await expect(active).toHaveText(/^Evening/)
    await page.keyboard.press('ArrowDown')
    await expect(active).toHaveText('No preference')
    await page.keyboard.press('Tab')
    await expect(value).toHaveText('any')
    await expect(method).toBeFocused()
    await expect(method).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('the clear button is the next stop; it brings the placeholder back and reports nothing chosen', async () => {
    await page.keyboard.press('Tab')
    await expect(root.getByRole('button', { name: 'Clear delivery method' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(value).toHaveText('none')
    await expect(shown).toHaveText('Choose a method')
    await expect(method).toBeFocused()
  })

  await test.step('leaving the page leaves no popup behind', async () => {
    await root.locator('.rc-select').click()
    await expect(popup).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
    await expect(page.locator('.rc-select-dropdown')).toHaveCount(1)
    await root.getByRole('radio', { name: 'In the store' }).click()
    await expect(method).toHaveCount(0)
    await expect(page.locator('.rc-select-dropdown')).toHaveCount(0)
    await root.getByRole('radio', { name: 'At my address' }).click()
    await expect(shown).toHaveText('Choose a method')
  })

  await test.step('the component and the native select follow each other', async () => {
    const native = await findDemo(page, 'single-native')
    const twin = native.root.getByLabel('Ship to (native)')
    await twin.selectOption('NL')
    await expect(native.root.locator('.rc-select-content')).toHaveText('Netherlands')
    await native.root.locator('.rc-select').click()
    await page.keyboard.type('LAND')
    await expect(native.popup.locator('.rc-select-item-option')).toHaveText(['Switzerland', /^Netherlands/])
    await native.row('Switzerland').click()
    await expect(twin).toHaveValue('CH')
    await expect(native.root.locator('.demo-value code')).toHaveText('CH')
  })

  await test.step('whatever is typed into the search, nothing is chosen and nothing breaks', async () => {
    const native = await findDemo(page, 'single-native')
    for (const text of ['x'.repeat(10_000), '🚚', 'שלום', '<script>alert(1)</script>', ',']) {
      await native.root.locator('.rc-select').click()
      await page.keyboard.insertText(text)
      await expect(native.field(/^Ship to$/)).toHaveValue(text)
      await expect(native.popup).toHaveText('Not Found')
      await page.keyboard.press('Escape')
      await expect(native.field(/^Ship to$/)).toHaveValue('')
    }
    await expect(native.root.locator('.demo-value code')).toHaveText('CH')
  })

  await test.step('the list of a right-to-left field ends where the field ends and reads from the right', async () => {
    const rtl = await findDemo(page, 'single-rtl')
    await rtl.root.locator('.rc-select').click()
    await expect(rtl.row('توصيل سريع')).toBeVisible()
    const box = await rtl.root.locator('.rc-select').boundingBox()
    await expect
      .poll(async () => {
        const list = await rtl.popup.boundingBox()
        return Math.round((list?.x ?? 0) + (list?.width ?? 0))
      })
      .toBe(Math.round((box?.x ?? 0) + (box?.width ?? 0)))
    await expect(rtl.row('توصيل سريع')).toHaveCSS('direction', 'rtl')
    await rtl.row('توصيل سريع').click()
    await expect(rtl.root.locator('.demo-value code')).toHaveText('express')
  })

  await test.step('a press on a surface that keeps the focus closes the list', async () => {
    const outside = await findDemo(page, 'single-outside')
    await outside.root.locator('.rc-select').click()
    await expect(outside.popup).toBeVisible()
    await outside.root.getByText('Map surface').click()
    await expect(outside.root.locator('.demo-value code')).toHaveText(['streets', '1'])
    await expect(outside.field('Map layer')).toHaveAttribute('aria-expanded', 'false')
    await expect(outside.popup).toHaveCount(0)
  })
})

import { openDemo } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'

test('headers are read and searched but never chosen, and a group without options has none', async ({ page }) => {
  const { root, field, popup } = await openDemo(page, 'optgroup')
  const station = field('Station')
  const value = root.locator('.demo-value code')
  const headers = popup.locator('.rc-select-item-group')
  const rows = popup.locator('.rc-select-item-option')
  const active = popup.locator('.rc-select-item-option-active')

  await test.step('the empty line has no header', async () => {
    await root.locator('.rc-select').click()
    await expect(headers).toHaveText(['Harbour line', 'Hill line'])
    await expect(headers.first()).toHaveAttribute('title', 'Harbour line, 3 stations')
  })

  await test.step('a click on a header chooses nothing and leaves the list open', async () => {
    await headers.last().click()
    await expect(station).toHaveAttribute('aria-expanded', 'true')
    await expect(value).toHaveText('none')
  })

  await test.step('the arrows go from the last station of a line to the first of the next', async () => {
    await station.focus()
    await expect(active).toHaveText('Old Port')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(active).toHaveText('Lighthouse')
    await page.keyboard.press('ArrowDown')
    await expect(active).toHaveText('Castle Gate')
    await page.keyboard.press('Enter')
    await expect(value).toHaveText('Castle Gate')
  })

  await test.step('the name of a line keeps all of it, the name of a station keeps its header', async () => {
    await root.locator('.rc-select').click()
    await page.keyboard.type('HILL')
    await expect(headers).toHaveText(['Hill line'])
    await expect(rows).toHaveText([/^Castle Gate/, 'Observatory', 'Vineyards', 'Summit'])
    await station.fill('fish')
    await expect(headers).toHaveText(['Harbour line'])
    await expect(rows).toHaveText(['Fish Market'])
    await page.keyboard.press('Enter')
    await expect(value).toHaveText('Fish Market')
  })

  await test.step('“u” makes a header active, as the page says: Enter closes the list and selects nothing', async () => {
    await root.locator('.rc-select').click()
    await page.keyboard.type('u')
    await expect(station).toHaveAttribute('aria-activedescendant', /_list_0$/)
    await expect(active).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(station).toHaveAttribute('aria-expanded', 'false')
    await expect(value).toHaveText('Fish Market')
  })

  await test.step('strange text finds nothing and changes nothing', async () => {
    for (const text of ['x'.repeat(10_000), '🚉', 'محطة', '<script>alert(1)</script>', ',']) {
      await root.locator('.rc-select').click()
      await page.keyboard.insertText(text)
      await expect(popup).toHaveText('Not Found')
      await page.keyboard.press('Escape')
      await expect(station).toHaveValue('')
    }
    await expect(value).toHaveText('Fish Market')
  })

  await test.step('the clear button empties the field', async () => {
    await root.getByRole('button', { name: 'Clear station' }).click()
    await expect(value).toHaveText('none')
    await expect(root.locator('.rc-select-content')).toHaveText('Station or line')
  })

  await test.step('the night service brings its line, and its station can be chosen', async () => {
    await root.getByLabel('Night service').check()
    await root.locator('.rc-select').click()
    await expect(headers.first()).toHaveText('Night line')
    await expect(active).toHaveText('Central')
    await rows.filter({ hasText: 'Airport' }).click()
    await expect(value).toHaveText('Airport')
  })
})

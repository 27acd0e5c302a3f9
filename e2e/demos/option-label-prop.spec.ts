import { openDemo } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'

test('the list shows names, the tags show codes, the value is a number', async ({ page }) => {
  const { root, field, popup, row } = await openDemo(page, 'option-label-prop')
  const currencies = field('Accepted currencies')
  const rows = popup.locator('.rc-select-item-option')
  const tags = root.locator('.rc-select-selection-item')
  const read = root.locator('.demo-value code')

  await test.step('tags and their titles are short', async () => {
    await expect(tags).toHaveText([/^CHF/, /^EUR/])
    await expect(tags.first()).toHaveAttribute('title', 'CHF')
  })

  await test.step('rows are long, and picking one adds its code', async () => {
    await root.locator('.rc-select').click({ position: { x: 5, y: 5 } })
    await row('Pound sterling (GBP)').click()
    await expect(tags).toHaveText([/^CHF/, /^EUR/, /^GBP/])
    await expect(read).toHaveText('756, 978, 826')
  })

  await test.step('the name is searched, not the code field and not the number', async () => {
    await currencies.fill('krona')
    await expect(rows).toHaveText('Swedish krona (SEK)')
    await page.keyboard.press('Enter')
    await expect(read).toHaveText('756, 978, 826, 752')
    await currencies.fill('392')
    await expect(rows).toHaveCount(0)
  })

  await test.step('long, foreign and strange text adds nothing', async () => {
    for (const text of ['x'.repeat(10_000), '💶', 'فرنك', '<script>', ',']) {
      await currencies.fill(text)
      await expect(rows).toHaveCount(0)
    }
    await currencies.blur()
    await expect(currencies).toHaveValue('')
    await expect(tags).toHaveCount(4)
  })

  await test.step('an icon removes its currency', async () => {
    await tags.filter({ hasText: 'EUR' }).locator('.rc-select-selection-item-remove').click()
    await expect(read).toHaveText('756, 826, 752')
  })
})

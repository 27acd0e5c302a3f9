import { findDemo, openDemo } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'

test('the field follows a renamed option, remembers a removed one, and offers options made from the text', async ({
  page,
}) => {
  const { root, popup, row } = await openDemo(page, 'update-option')
  const select = root.locator('.rc-select')
  const shown = root.locator('.rc-select-content')
  const read = root.locator('.demo-value code')
  const name = root.getByLabel('Name of room r-2')
  const rows = popup.locator('.rc-select-item-option')

  await test.step('a new name is in the closed field at once, and in the list', async () => {
    await name.fill('Juniper')
    await expect(shown).toHaveText('Juniper')
    await expect(read.first()).toHaveText('r-2')
    await select.click()
    await expect(rows).toHaveText(['Birch', /^Juniper/, 'Maple'])
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
  })

  await test.step('any name is shown as it is', async () => {
    for (const text of ['x'.repeat(10_000), '🌲', 'أرز', '<script>alert(1)</script>', ',', 'Juniper']) {
      await name.fill(text)
      await expect(shown).toHaveText(text)
    }
  })

  await test.step('archived, the option is gone, and the field keeps its last label', async () => {
    await root.getByRole('button', { name: 'Archive r-2' }).click()
    await expect(read).toHaveText(['r-2', 'r-1, r-3'])
    await expect(shown).toHaveText('Juniper')
    await select.click()
    await expect(rows).toHaveText(['Birch', 'Maple'])
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
  })

  await test.step('mounted again, the field shows the raw value until the option is back', async () => {
    await root.getByRole('button', { name: 'Mount the field again' }).click()
    await expect(shown).toHaveText('r-2')
    await root.getByRole('button', { name: 'Restore r-2' }).click()
    await expect(shown).toHaveText('Juniper')
    await select.click()
    await row('Maple').click()
    await expect(read.first()).toHaveText('r-3')
  })

  const phone = await findDemo(page, 'update-option-phone')
  const number = phone.field('Phone number')
  const value = phone.root.locator('.demo-value code')

  await test.step('a complete number offers three ways to write it; the keyboard takes the second', async () => {
    await number.focus()
    await page.keyboard.type('202555014')
    await expect(number).toHaveValue('202555014')
    await expect(phone.popup).toHaveCount(0)
    await page.keyboard.type('3')
    await expect(phone.popup.locator('.rc-select-item-option')).toHaveText([
      '+1 202 555 0143',
      '(202) 555-0143',
      '202.555.0143',
    ])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(value).toHaveText('(202) 555-0143')
    await expect(number).toHaveValue('(202) 555-0143')
    await expect(phone.popup).toHaveCount(0)
  })

  await test.step('other text stays as typed and offers nothing', async () => {
    for (const text of ['x'.repeat(10_000), '📞', 'رقم', '<script>alert(1)</script>', ',', '']) {
      await number.fill(text)
      await expect(value).toHaveText(text || 'empty')
      await expect(phone.popup).toHaveCount(0)
    }
  })
})

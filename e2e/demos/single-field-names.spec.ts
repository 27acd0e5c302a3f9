import { openDemo } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'

test('records with keys of their own are shown, searched and handed over with every field', async ({ page }) => {
  const { root, field, popup, row } = await openDemo(page, 'single-field-names')
  const departure = field('Departure')
  const shown = root.locator('.rc-select-content')
  const read = root.locator('.demo-value code')
  const rows = popup.locator('.rc-select-item-option')

  await test.step('headers, rows and the field come from the renamed keys', async () => {
    await expect(shown).toHaveText('Oslo')
    await root.locator('.rc-select').click()
    await expect(popup.locator('.rc-select-item-group')).toHaveText(['Norway', 'Portugal', 'Singapore'])
    await expect(rows).toHaveText(['Bergen', /^Oslo/, 'Faro', 'Lisbon', 'Porto', 'Singapore'])
  })

  await test.step('the chosen row is not the marked one: the library looks for it under the key `value`', async () => {
    await expect(popup.locator('.rc-select-item-option-selected')).toHaveText(/^Oslo/)
    await expect(popup.locator('.rc-select-item-option-active')).toHaveText('Bergen')
  })

  await test.step('a pick hands over the record with every key it had', async () => {
    await row('Bergen').click()
    await expect(shown).toHaveText('Bergen')
    await expect(read).toHaveText(['BGO', '{"iata":"BGO","city":"Bergen","runways":1}'])
  })

  await test.step('code, city and country are searched; a country keeps its airports', async () => {
    await root.locator('.rc-select').click()
    await page.keyboard.type('lis')
    await expect(rows).toHaveText(['Lisbon'])
    await departure.fill('porto')
    await expect(rows).toHaveText(['Porto'])
    await departure.fill('NORWAY')
    await expect(rows).toHaveText([/^Bergen/, 'Oslo'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(read).toHaveText(['OSL', '{"iata":"OSL","city":"Oslo","runways":2}'])
  })

  await test.step('strange text finds nothing and changes nothing', async () => {
    for (const text of ['x'.repeat(10_000), '✈️', 'نرويج', '<script>alert(1)</script>', ',']) {
      await root.locator('.rc-select').click()
      await page.keyboard.insertText(text)
      await expect(popup).toHaveText('Not Found')
      await page.keyboard.press('Escape')
      await expect(departure).toHaveValue('')
    }
    await expect(read.first()).toHaveText('OSL')
  })

  await test.step('clearing forgets the record', async () => {
    await root.getByRole('button', { name: 'Clear departure' }).click()
    await expect(read).toHaveText(['none', 'none yet'])
    await expect(shown).toHaveText('City or code')
  })
})

import { openDemo } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'

test('a city is found by each of its spellings, and by its value alone when no field is named', async ({ page }) => {
  const { root, field, popup, row } = await openDemo(page, 'option-filter-prop')
  const destination = field('Destination')
  const rows = popup.locator('.rc-select-item-option')
  const read = root.locator('.demo-value code')
  const search = async (text: string) => {
    await destination.fill(text)
    await expect(destination).toHaveAttribute('aria-expanded', 'true')
  }

  await test.step('local spelling, plain letters and code find the same city, in any case', async () => {
    await destination.click()
    for (const text of ['zür', 'ZUR', 'zrh', 'RiCh']) {
      await search(text)
      await expect(rows).toHaveText(['Zürich ZRH'])
    }
  })

  await test.step('a part in the middle is enough', async () => {
    await search('ora')
    await expect(rows).toHaveCount(0)
    await search('oru')
    await expect(rows).toHaveText(['A Coruña LCG'])
    await page.keyboard.press('Enter')
    await expect(read).toHaveText('4306')
    await expect(root.locator('.rc-select-content')).toContainText('A Coruña')
  })

  await test.step('the label alone does not know plain letters or codes', async () => {
    await root.getByLabel('Label only').check()
    await destination.click()
    await search('zur')
    await expect(rows).toHaveCount(0)
    await search('zür')
    await expect(rows).toHaveCount(1)
    await page.keyboard.press('Escape')
  })

  await test.step('by default only the value is searched, a number like text', async () => {
    await root.getByLabel('Default').check()
    await destination.click()
    await search('zür')
    await expect(rows).toHaveCount(0)
    await search('430')
    await expect(rows).toHaveText(['Málaga AGP', /^A Coruña LCG/])
    await row('Málaga AGP').click()
    await expect(read).toHaveText('4305')
  })

  await test.step('long, foreign and strange text finds nothing and breaks nothing', async () => {
    await destination.click()
    for (const text of ['x'.repeat(10_000), '🛫', 'مطار', '<script>', ',']) {
      await search(text)
      await expect(rows).toHaveCount(0)
      await expect(destination).toHaveValue(text)
    }
    await page.keyboard.press('Escape')
    await expect(destination).toHaveValue('')
    await expect(read).toHaveText('4305')
  })

  await test.step('the clear button empties the field', async () => {
    await root.getByRole('button', { name: 'Clear destination' }).click()
    await expect(read).toHaveText('none')
  })
})

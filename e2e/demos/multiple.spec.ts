import { findDemo, openDemo } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'

test('several values are picked, pasted and removed; the search text is dropped or kept as told', async ({ page }) => {
  const { root, field, popup, row } = await openDemo(page, 'multiple')
  const cuisines = field('Cuisines')
  const tags = root.locator('.rc-select-selection-item-content')
  const read = root.locator('.demo-value code')
  // In the middle of a multiple field may be the icon of a tag. In its corner there is none.
  const corner = { position: { x: 5, y: 5 } }
  const rows = popup.locator('.rc-select-item-option')

  await test.step('clicks add values and the list stays open', async () => {
    await root.locator('.rc-select').click(corner)
    await row('Greek').click()
    await row('Indian').click()
    await expect(tags).toHaveText(['Japanese', 'Mexican', 'Greek', 'Indian'])
    await expect(read).toHaveText(['jp, mx, gr, in', 'added in'])
    await expect(cuisines).toHaveAttribute('aria-expanded', 'true')
  })

  await test.step('Enter on a chosen row takes it out again', async () => {
    await page.keyboard.type('gre')
    await expect(rows).toHaveText([/^Greek/])
    await page.keyboard.press('Enter')
    await expect(read).toHaveText(['jp, mx, in', 'removed gr'])
    await expect(cuisines).toHaveValue('')
    await expect(rows.first()).toHaveText('Ethiopian')
  })

  await test.step('an icon removes its own tag, Backspace the last one', async () => {
    await root
      .locator('.rc-select-selection-item')
      .filter({ hasText: 'Japanese' })
      .locator('.rc-select-selection-item-remove')
      .click()
    await expect(read).toHaveText(['mx, in', 'removed jp'])
    await cuisines.focus()
    // After text was deleted, the key does nothing for a quarter of a second. So press it until the tag is gone.
    await expect(async () => {
      if ((await tags.count()) === 2) await page.keyboard.press('Backspace')
      await expect(read).toHaveText(['mx', 'removed in'], { timeout: 300 })
    }).toPass()
  })

  await test.step('pasted text adds the labels that exist, letter by letter', async () => {
    await cuisines.focus()
    await page.keyboard.insertText('Thai, Greek, Nope')
    await expect(read.first()).toHaveText('mx, th, gr')
    await expect(cuisines).toHaveValue('')
    await page.keyboard.insertText('thai,in,')
    await expect(cuisines).toHaveValue('')
    await expect(read.first()).toHaveText('mx, th, gr')
  })

  await test.step('long, foreign and strange text chooses nothing and leaves with the focus', async () => {
    for (const text of ['x'.repeat(10_000), '🍜', 'שלום', '<script>alert(1)</script>']) {
      await root.locator('.rc-select').click(corner)
      await page.keyboard.insertText(text)
      await expect(cuisines).toHaveValue(text)
      await expect(popup).toHaveText('Not Found')
      await cuisines.blur()
      await expect(cuisines).toHaveValue('')
      await expect(popup).toHaveCount(0)
    }
    await cuisines.focus()
    await page.keyboard.insertText(',')
    await expect(read.first()).toHaveText('mx, th, gr')
    await cuisines.blur()
  })

  await test.step('the suffix counts, and tells that the options are loading', async () => {
    await expect(root.locator('.rc-select-suffix')).toHaveCount(0)
    await root.getByLabel('Count as suffix').check()
    await expect(root.locator('.rc-select-suffix')).toHaveText('3 selected')
    await root.getByLabel('Loading').check()
    await expect(root.locator('.rc-select-suffix')).toHaveText('Loading…')
    await expect(root.locator('.rc-select')).toHaveClass(/rc-select-loading/)
  })

  await test.step('with the animation the list opens, closes and is hidden in the end', async () => {
    await root.getByLabel('Animation').check()
    await root.locator('.rc-select').click(corner)
    await expect(popup).toBeVisible()
    await expect(popup).not.toHaveClass(/slide-up/)
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
  })

  await test.step('the clear button empties the field', async () => {
    await root.getByRole('button', { name: 'Clear cuisines' }).click()
    await expect(read).toHaveText(['none', 'cleared'])
    await expect(root.locator('.rc-select-content')).toHaveText('Any cuisine')
  })

  await test.step('the second field keeps the search text over two picks, and empties it on leaving', async () => {
    const kept = await findDemo(page, 'multiple-kept-search')
    const languages = kept.field('Languages spoken')
    await kept.root.locator('.rc-select').click(corner)
    await page.keyboard.type('span')
    await kept.row('Spanish (Spain)').click()
    await expect(languages).toHaveValue('span')
    await kept.row('Spanish (Mexico)').click()
    await expect(kept.root.locator('.demo-value code')).toHaveText('es-ES, es-MX')
    await expect(languages).toHaveValue('span')
    await languages.blur()
    await expect(languages).toHaveValue('')
  })

  await test.step('Escape hides the text; the next opening shows it again', async () => {
    await root.locator('.rc-select').click(corner)
    await page.keyboard.type('vi')
    await page.keyboard.press('Escape')
    await expect(cuisines).toHaveAttribute('aria-expanded', 'false')
    await expect(cuisines).toHaveValue('')
    await page.keyboard.press('Enter')
    await expect(cuisines).toHaveValue('vi')
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
  })

  await test.step('Tab in the open list toggles the marked row and does not leave', async () => {
    const kept = await findDemo(page, 'multiple-kept-search')
    const languages = kept.field('Languages spoken')
    await kept.root.locator('.rc-select').click(corner)
    await page.keyboard.type('port')
    await expect(kept.popup.locator('.rc-select-item-option-active')).toHaveText('Portuguese (Brazil)')
    await page.keyboard.press('Tab')
    await expect(kept.root.locator('.demo-value code')).toHaveText('es-ES, es-MX, pt-BR')
    await expect(languages).toBeFocused()
    await expect(languages).toHaveAttribute('aria-expanded', 'true')
  })
})

import { openDemo } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'

test('a button opens the list by click and by key, picks keep it open, and it tells its state', async ({ page }) => {
  const { root, field, popup, row } = await openDemo(page, 'custom-selector')
  const button = field(/^Columns/)
  const headers = root.locator('th')
  const read = root.locator('.demo-value code')

  await test.step('a click opens the list, picks do not close it, the text counts', async () => {
    await expect(button).toHaveText('Columns (3)')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await row('Country').click()
    await row(/^Total/).click()
    await row('Status').click()
    await expect(button).toHaveText('Columns (4)')
    await expect(headers).toHaveText(['Number', 'Customer', 'Country', 'Status'])
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(button).toBeFocused()
  })

  await test.step('a second click closes it, and so does a press outside', async () => {
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.click()
    await expect(popup).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(popup).toHaveCount(0)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('Enter opens, arrows move, Enter picks, Escape closes', async () => {
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(popup.locator('.rc-select-item-option-active')).toHaveText('Number')
    await expect(read).toHaveText('customer, country, status')
    await page.keyboard.press('Escape')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('Space opens it too, and the button names the marked row', async () => {
    await page.keyboard.press('Space')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(popup).toBeVisible()
    await page.keyboard.press('ArrowDown')
    const active = await button.getAttribute('aria-activedescendant')
    expect(active).not.toBeNull()
    await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('role', 'option')
    await expect(page.locator(`[id="${await button.getAttribute('aria-controls')}"]`)).toHaveAttribute(
      'role',
      'listbox',
    )
    await page.keyboard.press('Escape')
  })

  await test.step('ArrowDown alone does not open it', async () => {
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('ArrowDown')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(popup).toHaveCount(0)
  })
})

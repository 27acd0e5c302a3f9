import { openDemo } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'

test('tags are coloured by their data, cut, counted and removed by their own buttons', async ({ page }) => {
  const { root, field, popup, row } = await openDemo(page, 'custom-tags')
  const labels = field('Ticket labels')
  const chips = root.locator('.rc-select-content .ticket')
  const removes = root.locator('.ticket-remove')
  const read = root.locator('.demo-value code')

  await test.step('tone comes from the data, long text is cut, the button keeps the full name', async () => {
    await expect(chips).toHaveText(['outage×', 'slow×', 'question×', 'payments and...×'])
    await expect(chips.first()).toHaveAttribute('data-tone', 'error')
    await expect(chips.nth(1)).toHaveAttribute('data-tone', 'warn')
    await expect(chips.nth(2)).toHaveAttribute('data-tone', 'info')
    await expect(root.getByRole('button', { name: 'Remove payments and invoices' })).toBeVisible()
  })

  await test.step('a button removes its own tag; the list stays closed and the focus where it was', async () => {
    await labels.focus()
    await root.getByRole('button', { name: 'Remove slow' }).click()
    await expect(read).toHaveText('outage, question, payments')
    await expect(labels).toHaveAttribute('aria-expanded', 'false')
    await expect(labels).toBeFocused()
  })

  await test.step('with the list open it stays open', async () => {
    await page.keyboard.press('ArrowDown')
    await expect(popup).toBeVisible()
    await root.getByRole('button', { name: 'Remove question' }).click()
    await expect(read).toHaveText('outage, payments')
    await expect(labels).toHaveAttribute('aria-expanded', 'true')
    await row('regression').click()
    await expect(chips.last()).toHaveAttribute('data-tone', 'warn')
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
  })

  await test.step('Backspace removes the last tag', async () => {
    await page.keyboard.press('Backspace')
    await expect(read).toHaveText('outage, payments')
    await labels.fill('quest')
    await page.keyboard.press('Enter')
    await expect(read).toHaveText('outage, payments, question')
    await page.keyboard.press('Escape')
  })

  await test.step('the tag that counts the others has nothing to remove', async () => {
    await root.getByLabel('Two').check()
    await expect(chips).toHaveText(['outage×', 'payments and...×', '+ 1'])
    await expect(removes).toHaveCount(2)
    await root.getByLabel('Only the number').check()
    await expect(chips).toHaveText(['+ 3'])
    await expect(removes).toHaveCount(0)
    await root.getByLabel('All').check()
    await expect(chips).toHaveCount(3)
  })

  await test.step('disabled, no tag can be removed', async () => {
    await root.getByLabel('Disabled').check()
    await expect(labels).toBeDisabled()
    await expect(removes).toHaveCount(0)
    await root.getByLabel('Disabled').uncheck()
    await expect(removes).toHaveCount(3)
  })

  await test.step('long, foreign and strange text adds no label', async () => {
    for (const text of ['x'.repeat(10_000), '🏷️', 'عطل', '<script>', ',']) {
      await labels.fill(text)
      await expect(popup.locator('.rc-select-item-option')).toHaveCount(0)
    }
    await labels.blur()
    await expect(labels).toHaveValue('')
    await expect(chips).toHaveCount(3)
  })
})

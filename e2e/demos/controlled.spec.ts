import { openDemo } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'

test('the page opens, closes, sets, clears and refuses; the field only asks', async ({ page }) => {
  const { root, field, popup, row } = await openDemo(page, 'controlled')
  const plan = field('Plan')
  const shown = root.locator('.rc-select-content')
  /** The plan, the open state, the active row and the last choice. */
  const read = root.locator('.demo-value code')
  const show = root.getByRole('button', { name: 'Show me the plans' })
  const active = popup.locator('.rc-select-item-option-active')

  await test.step('a button opens the list and gives the field the focus', async () => {
    await expect(popup).toHaveCount(0)
    await show.click()
    await expect(popup).toBeVisible()
    await expect(plan).toBeFocused()
    await expect(read.nth(1)).toHaveText('open')
  })

  await test.step('the marked row is reported while the arrows move, and Escape asks to close', async () => {
    await expect(read.nth(2)).toHaveText('free')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(active).toHaveText('Team')
    await expect(read.nth(2)).toHaveText('team')
    await page.keyboard.press('Escape')
    await expect(read.nth(1)).toHaveText('closed')
    await expect(popup).toHaveCount(0)
    await expect(read.first()).toHaveText('free')
  })

  await test.step('the buttons work while the list is open: open stays open, close closes', async () => {
    await show.click()
    await expect(popup).toBeVisible()
    await show.click()
    await expect(popup).toBeVisible()
    await expect(plan).toHaveAttribute('aria-expanded', 'true')
    await root.getByRole('button', { name: 'Close' }).click()
    await expect(popup).toHaveCount(0)
    await expect(read.nth(1)).toHaveText('closed')
  })

  await test.step('a press outside asks to close, and the page agrees', async () => {
    await root.locator('.rc-select').click()
    await expect(popup).toBeVisible()
    await root.getByText('Step 2 of 4').click()
    await expect(read.nth(1)).toHaveText('closed')
    await expect(popup).toHaveCount(0)
  })

  await test.step('the value is set and cleared from outside', async () => {
    await root.getByRole('button', { name: 'Take Team' }).click()
    await expect(shown).toHaveText('Team')
    await root.getByRole('button', { name: 'Clear' }).click()
    await expect(shown).toHaveText('No plan yet')
    await expect(read.first()).toHaveText('none')
  })

  await test.step('a pick is stored', async () => {
    await root.locator('.rc-select').click()
    await row('Solo').click()
    await expect(shown).toHaveText('Solo')
    await expect(read.nth(3)).toHaveText('solo')
  })

  await test.step('a parent that refuses keeps the old value on screen, and has heard the wish', async () => {
    await root.getByLabel('Refuse changes').check()
    await root.locator('.rc-select').click()
    await row('Business').click()
    await expect(read).toHaveText(['solo', 'closed', /.*/, 'business'])
    await expect(shown).toHaveText('Solo')
  })
})

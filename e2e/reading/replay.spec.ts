import { expect, test } from '../support/test.ts'

const list = '.rc-select-dropdown:not(.rc-select-dropdown-hidden)'

test('a key of the table is played on the live select, in sight, and the focus comes back', async ({ page }) => {
  await page.goto('/en-US/guide/keyboard')
  const player = page.getByRole('region', { name: /^Demo: / })
  const status = player.getByRole('status')
  const field = player.getByRole('combobox')
  const button = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: 'Replay: Enter', exact: true }) })
    .getByRole('button', { name: 'Replay: Enter', exact: true })

  await test.step('of a combobox, at the end of the page', async () => {
    await button.last().click()
    await expect(status).toHaveText('Enter, closed')
    await expect(field).toBeInViewport()
    await expect(page.locator(list)).toBeVisible()
    await expect(status).toHaveText('Enter, open')
    await expect(field).toHaveValue('cherry')
    await expect(status).toHaveText('Enter, text')
    await expect(field).toHaveValue('er')
    await expect(button.last()).toBeFocused()
  })

  await test.step('another key begins at once, and a press elsewhere puts the select back', async () => {
    await page.getByRole('button', { name: 'Replay: Backspace' }).nth(4).click()
    await expect(status).toHaveText('Backspace, closed')
    await expect(player.locator('.rc-select-selection-item')).toHaveCount(1)
    await page.getByRole('heading', { name: 'Combobox' }).click()
    await expect(field).not.toBeInViewport()
  })
})

test('without scripts there is no button', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto('/en-US/guide/keyboard')
  await expect(page.getByRole('table').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Replay/ })).toHaveCount(0)
})

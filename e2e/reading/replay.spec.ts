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

test('in Chinese the caption, the text and the letter are Chinese, and match options', async ({ page }) => {
  await page.goto('/guide/keyboard')
  const player = page.getByRole('region', { name: /^演示：/ })
  const status = player.getByRole('status')
  const field = player.getByRole('combobox', { name: '水果' })
  const options = page.locator(`${list} .rc-select-item-option`)

  await test.step('a letter finds the option that begins with it', async () => {
    await page.getByRole('button', { name: '重放：字母' }).nth(1).click()
    await expect(status).toHaveText('樱，收起')
    await expect(options).toHaveText(['樱桃'])
    await expect(status).toHaveText('樱，有文字')
    await expect(field).toHaveValue('果樱')
  })

  await test.step('a key is named as in the table, and takes what the text found', async () => {
    await page.getByRole('button', { name: '重放：空格' }).first().click()
    await expect(status).toHaveText('空格，收起')
    await expect(options).toHaveCount(6)
    await page.getByRole('button', { name: '重放：Enter', exact: true }).nth(1).click()
    await expect(status).toHaveText('Enter，有文字')
    await expect(options).toHaveText(['苹果', '百香果', '无花果'])
    await expect(player.locator('.rc-select-content')).toHaveText('苹果')
  })
})

test('without scripts there is no button', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto('/en-US/guide/keyboard')
  await expect(page.getByRole('table').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Replay/ })).toHaveCount(0)
})

import { findDemo, openDemo } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'

test('each icon follows its state, and none of them is read out', async ({ page }) => {
  const { root, field, popup, row } = await openDemo(page, 'custom-icon')
  const place = field('Pick-up point')
  const suffix = root.locator('.rc-select-suffix svg')
  const read = root.locator('.demo-value code')

  await test.step('the suffix follows open, text and loading', async () => {
    await expect(root.locator('.rc-select-prefix svg')).toHaveAttribute('data-icon', 'pin')
    await expect(suffix).toHaveAttribute('data-icon', 'down')
    await place.click()
    await expect(suffix).toHaveAttribute('data-icon', 'up')
    await page.keyboard.type('dep')
    await expect(suffix).toHaveAttribute('data-icon', 'search')
    await page.keyboard.press('Escape')
    await expect(suffix).toHaveAttribute('data-icon', 'down')
    await root.getByLabel('Loading').check()
    await expect(suffix).toHaveAttribute('data-icon', 'wait')
    await root.getByLabel('Loading').uncheck()
  })

  await test.step('the tick stands on the chosen row only', async () => {
    await place.click()
    await expect(popup.locator('svg')).toHaveCount(1)
    await expect(row('Market street shop').locator('svg')).toHaveAttribute('data-icon', 'tick')
    await row('Harbour depot').click()
    await expect(read).toHaveText('depot-harbour')
    await place.click()
    await expect(row('Harbour depot').locator('svg')).toHaveCount(1)
    await expect(popup.locator('svg')).toHaveCount(1)
    await page.keyboard.press('Escape')
  })

  await test.step('strange text chooses nothing', async () => {
    for (const text of ['x'.repeat(10_000), '📍', 'ميناء', '<script>', ',']) await place.fill(text)
    await page.keyboard.press('Escape')
    await expect(read).toHaveText('depot-harbour')
  })

  await test.step('the clear button has our name and works by keyboard', async () => {
    await expect(page.locator('.rc-select-dropdown:not(.rc-select-dropdown-hidden)')).toHaveCount(0)
    await place.focus()
    await page.keyboard.press('Tab')
    await expect(root.getByRole('button', { name: 'Clear pick-up point' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(read).toHaveText('none')
    await expect(place).toBeFocused()
  })

  await test.step('every icon is decoration', async () => {
    const spoken = root.locator('svg:not([aria-hidden="true"])')
    await expect(spoken).toHaveCount(0)
  })

  await test.step('given a function, every row of a multiple field has a mark, ticked or empty', async () => {
    const several = await findDemo(page, 'custom-icon-multiple')
    const marks = several.popup.locator('svg')
    await several.root.locator('.rc-select').click({ position: { x: 5, y: 5 } })
    await expect(marks).toHaveCount(5)
    await expect(several.popup.locator('[data-icon="ticked"]')).toHaveCount(2)
    await several.row('Whiteboard').click()
    await expect(several.row('Whiteboard').locator('svg')).toHaveAttribute('data-icon', 'ticked')
    await several.row('Stage (booked)').click()
    await expect(several.popup.locator('[data-icon="ticked"]')).toHaveCount(3)
    await page.keyboard.press('Escape')
    await expect(several.popup).toHaveCount(0)
    await several.root.locator('.rc-select-selection-item-remove').first().click()
    await expect(several.root.locator('.demo-value code')).toHaveText('video, whiteboard')
  })
})

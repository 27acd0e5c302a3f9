import { openDemo } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'

test('the organiser stays, whatever is pressed; the others come and go', async ({ page }) => {
  const { root, field, popup, row } = await openDemo(page, 'multiple-readonly')
  const attendees = field('Attendees')
  const tag = (name: string) => root.locator('.rc-select-selection-item').filter({ hasText: name })
  const value = root.locator('.demo-value code')
  const rows = popup.locator('.rc-select-item-option')
  const corner = { position: { x: 5, y: 5 } }

  await test.step('her tag has no remove icon, the others have one', async () => {
    await expect(tag('Mara').locator('.rc-select-selection-item-remove')).toHaveCount(0)
    await tag('Lin').locator('.rc-select-selection-item-remove').click()
    await expect(value).toHaveText('mara, priya')
  })

  await test.step('a click on her row does nothing, on other rows it adds and removes', async () => {
    await root.locator('.rc-select').click(corner)
    await rows.filter({ hasText: /^Mara/ }).click()
    await expect(value).toHaveText('mara, priya')
    await row('Tomás').click()
    await expect(value).toHaveText('mara, priya, tomas')
    await rows.filter({ hasText: /^Priya/ }).click()
    await expect(value).toHaveText('mara, tomas')
  })

  await test.step('the arrows step over her row', async () => {
    const visited: (string | null)[] = []
    const active = popup.locator('.rc-select-item-option-active')
    for (let step = 0; step < 5; step++) {
      const before = await active.getAttribute('title')
      await page.keyboard.press('ArrowDown')
      await expect(active).not.toHaveAttribute('title', before ?? '')
      visited.push(await active.getAttribute('title'))
    }
    expect(visited).not.toContain('Mara (organiser)')
    expect(visited).toContain('Tomás')
  })

  await test.step('Backspace takes the others and skips her', async () => {
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
    await page.keyboard.press('Backspace')
    await expect(value).toHaveText('mara')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await expect(value).toHaveText('mara')
    await expect(tag('Mara')).toBeVisible()
  })

  await test.step('the clear button leaves her alone', async () => {
    await root.locator('.rc-select').click(corner)
    await row('Jonas').click()
    await row('Lin').click()
    await page.keyboard.press('Escape')
    await expect(value).toHaveText('mara, jonas, lin')
    await root.getByRole('button', { name: 'Clear attendees' }).click()
    await expect(value).toHaveText('mara')
  })

  await test.step('strange text finds nobody and changes nothing', async () => {
    for (const text of ['x'.repeat(10_000), '🙋', 'מארה', '<script>alert(1)</script>', ',']) {
      await attendees.focus()
      await page.keyboard.insertText(text)
      await expect(popup).toHaveText('Not Found')
      await attendees.blur()
      await expect(attendees).toHaveValue('')
    }
    await expect(value).toHaveText('mara')
  })
})

import { openDemo } from '../support/demo.ts'
import { settleMotion } from '../support/settle-motion.ts'
import { expect, test } from '../support/test.ts'

test('rows are rich, the field stays plain, and a row is as high as the list was told', async ({ page }) => {
  const { root, field, popup } = await openDemo(page, 'option-render')
  const assignee = field('Assignee')
  const rows = popup.locator('.rc-select-item-option')
  const content = root.locator('.rc-select-content')
  const read = root.locator('.demo-value code')

  await test.step('the field shows the name and nothing else', async () => {
    await expect(content).toHaveText('Dana Novak')
    await expect(content.locator('.demo-avatar')).toHaveCount(0)
  })

  await test.step('a row shows initials, name, job and seat', async () => {
    await assignee.click()
    const chen = rows.filter({ hasText: '陈悦' })
    await expect(chen.locator('.demo-avatar')).toHaveText('陈')
    await expect(rows.first().locator('.demo-avatar')).toHaveText('AD')
    await expect(chen).toContainText('Data science')
    await expect(chen.locator('.demo-chip')).toHaveText('Invited')
  })

  await test.step('every row has the height that the list reckons with', async () => {
    // A list that is coming in is moved by parts of a pixel.
    await settleMotion(page.locator('html'))
    const heights = await rows.evaluateAll((each) => each.map((element) => element.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(4)
    expect(new Set(heights)).toEqual(new Set([56]))
  })

  await test.step('a screen reader gets name, job and seat of the marked row', async () => {
    await page.keyboard.press('ArrowDown')
    const active = await assignee.getAttribute('aria-activedescendant')
    await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-label', 'Elif Aydin, Support, No seat')
  })

  await test.step('Enter takes the row; the job finds one too', async () => {
    await page.keyboard.press('Enter')
    await expect(content).toHaveText('Elif Aydin')
    await expect(read).toHaveText('u-205')
    await assignee.click()
    await page.keyboard.type('platf')
    await expect(rows).toHaveCount(1)
    await rows.locator('.demo-avatar').click()
    await expect(content).toHaveText('Farid Rahimi')
  })

  await test.step('long, foreign and strange text finds nobody', async () => {
    await assignee.click()
    for (const text of ['x'.repeat(10_000), '👤', 'أمارا', '<script>', ',']) {
      await assignee.fill(text)
      await expect(rows).toHaveCount(0)
    }
    await page.keyboard.press('Escape')
    await expect(read).toHaveText('u-206')
    await root.getByRole('button', { name: 'Clear assignee' }).click()
    await expect(content).toHaveText('Nobody yet')
  })
})

import { openDemo } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'

test('results are sorted on open and by match while typing, and only while sorting is on', async ({ page }) => {
  const { root, field, popup } = await openDemo(page, 'filter-sort')
  const country = field('Country')
  const rows = popup.locator('.rc-select-item-option')
  const read = root.locator('.demo-value code')

  await test.step('the comparator already runs without text', async () => {
    await country.click()
    await expect(rows.first()).toHaveText('Argentina')
    await expect(rows.nth(1)).toHaveText('Brazil')
  })

  await test.step('names that start with the text come first, then the earlier the match the better', async () => {
    await page.keyboard.type('in')
    await expect(rows).toHaveText(['India', 'Indonesia', 'Finland', 'China', 'Spain', 'Argentina', 'Philippines'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(read).toHaveText('id')
  })

  await test.step('switched off, the given order stays, filtered or not', async () => {
    await root.getByLabel('As given').check()
    await country.click()
    await expect(rows.first()).toHaveText('Canada')
    await page.keyboard.type('in')
    await expect(rows).toHaveText(['China', 'India', 'Argentina', /^Indonesia/, 'Spain', 'Finland', 'Philippines'])
    await page.keyboard.press('Escape')
  })

  await test.step('Enter selects the row whose value starts with the text, even below the first row', async () => {
    await country.click()
    await page.keyboard.type('a')
    // The first row is the same before the text has arrived.
    await expect(popup.locator('.rc-select-item-option-active')).toHaveText('Argentina')
    await expect(rows.first()).toHaveText('Canada')
    await page.keyboard.press('Enter')
    await expect(read).toHaveText('ar')
    await country.click()
    await page.keyboard.type('indo')
    await expect(rows).toHaveText(['Indonesia'])
    await page.keyboard.press('Enter')
    await expect(read).toHaveText('id')
  })

  await test.step('the options themselves were not put in another order', async () => {
    await root.getByLabel('Best match first').check()
    await country.click()
    // The list opens at the chosen country, so look at the rows around it.
    const neighbours = () => rows.allInnerTexts().then((all) => all.map((text) => text.split('\n')[0]).join())
    await expect.poll(neighbours).toContain('Iceland,India,Indonesia')
    await page.keyboard.press('Escape')
    await root.getByLabel('As given').check()
    await country.click()
    await expect.poll(neighbours).toContain('India,Argentina,Indonesia')
  })

  await test.step('long, foreign and strange text finds nothing and breaks nothing', async () => {
    for (const text of ['n'.repeat(10_000), '🌍', 'الهند', '<script>', ';']) {
      await country.fill(text)
      await expect(rows).toHaveCount(0)
    }
    await page.keyboard.press('Escape')
    await expect(read).toHaveText('id')
  })
})

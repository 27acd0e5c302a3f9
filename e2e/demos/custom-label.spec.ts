import { findDemo, openDemo } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'

test('an unknown value is shown as such, a known one in its own form, in one field and per tag', async ({ page }) => {
  const { root, field, row } = await openDemo(page, 'custom-label')
  const project = field('Project')
  const content = root.locator('.rc-select-content')
  const read = root.locator('.demo-value code')

  await test.step('the stored project that no longer exists gets a warning chip', async () => {
    await expect(content.locator('.demo-chip')).toHaveText('Unknown project (p-17)')
    await expect(read).toHaveText('p-17')
  })

  await test.step('a known project shows name and number', async () => {
    await project.click()
    await row('Mobile checkout').click()
    await expect(content).toHaveText('Mobile checkout p-08')
    await expect(content.locator('.demo-chip')).toHaveCount(0)
    await expect(read).toHaveText('p-08')
  })

  await test.step('strange text chooses nothing', async () => {
    for (const text of ['x'.repeat(10_000), '📁', 'مشروع', '<script>', ',']) await project.fill(text)
    await page.keyboard.press('Escape')
    await expect(project).toHaveValue('')
    await expect(read).toHaveText('p-08')
  })

  await test.step('empty, the renderer is not asked and the placeholder shows', async () => {
    await root.getByRole('button', { name: 'Clear project' }).click()
    await expect(content).toHaveText('Choose a project')
    await expect(read).toHaveText('none')
  })

  await test.step('in a multiple field it draws each tag, and the tag can still be removed', async () => {
    const several = await findDemo(page, 'custom-label-multiple')
    const tags = several.root.locator('.rc-select-selection-item-content')
    await expect(tags).toHaveText(['France +33', 'Kenya +254', 'Not in the list: ZZ '])
    await several.root.locator('.rc-select-selection-item-remove').last().click()
    await several.field('Calls allowed to').fill('+51')
    await page.keyboard.press('Enter')
    await expect(tags).toHaveText(['France +33', 'Kenya +254', 'Peru +51'])
    await expect(several.root.locator('.demo-value code')).toHaveText('FR, KE, PE')
  })
})

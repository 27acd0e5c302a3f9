import { openDemo } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'

test('the list works between header and footer, and the footer creates labels by mouse and by keyboard', async ({
  page,
}) => {
  const { root, field, popup, row } = await openDemo(page, 'dropdown-render')
  const labels = field('Issue labels')
  const name = popup.getByRole('textbox', { name: 'New label' })
  const create = popup.getByRole('button', { name: 'Create' })
  const active = popup.locator('.rc-select-item-option-active')
  const read = root.locator('.demo-value code')
  const status = root.getByRole('status')

  await test.step('the list picks as always; pressing the header moves no focus', async () => {
    await labels.focus()
    await page.keyboard.press('ArrowDown')
    await popup.getByText('Labels of this project').click()
    await expect(labels).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(read).toHaveText('bug, documentation')
  })

  await test.step('Tab leads into the footer; typing there moves no row and keeps the popup open', async () => {
    await page.keyboard.press('Tab')
    await expect(name).toBeFocused()
    await expect(read).toHaveText('bug, documentation')
    await page.keyboard.type('security')
    await expect(active).toHaveText(/^documentation/)
    await expect(labels).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(active).toHaveText(/^documentation/)
  })

  await test.step('Enter creates the label, chooses it and says so', async () => {
    await page.keyboard.press('Enter')
    await expect(status).toHaveText('Created “security”.')
    await expect(read).toHaveText('bug, documentation, security')
    await expect(row(/^security/)).toHaveClass(/rc-select-item-option-selected/)
    await expect(name).toBeFocused()
    await expect(name).toHaveValue('')
  })

  await test.step('a known name is chosen, not made twice; no name makes nothing', async () => {
    await name.fill('  Question ')
    await create.click()
    await expect(status).toHaveText('“question” exists already; it is chosen now.')
    await expect(read).toHaveText('bug, documentation, security, question')
    await expect(popup.locator('.rc-select-item-option')).toHaveCount(6)
    await name.fill('   ')
    await create.click()
    await expect(status).toHaveText('A label needs a name.')
  })

  await test.step('Escape and both ends of the footer lead back to the field and close the list', async () => {
    await name.focus()
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
    await expect(labels).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(labels).toBeFocused()
    await expect(popup).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(create).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(labels).toBeFocused()
    await expect(popup).toHaveCount(0)
  })

  await test.step('emoji, right-to-left text and markup become plain labels', async () => {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    for (const text of ['🔥', 'أمان', '<script>alert(1)</script>', ',']) {
      await page.keyboard.insertText(text)
      await page.keyboard.press('Enter')
      await expect(status).toHaveText(`Created “${text}”.`)
    }
    await expect(read).toHaveText(/question, 🔥, أمان, <script>alert\(1\)<\/script>, ,$/)
  })

  await test.step('ten thousand letters are taken whole and widen nothing', async () => {
    const long = 'x'.repeat(10_000)
    await name.fill(long)
    await page.keyboard.press('Enter')
    await expect(read).toContainText(long)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBe(0)
  })

  await test.step('a press outside closes it', async () => {
    await page.getByRole('heading', { level: 1 }).click()
    await expect(popup).toHaveCount(0)
  })
})

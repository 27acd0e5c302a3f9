import { openDemo } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'

test('email: offers addresses for what is typed, completes with the keyboard, submits what stands in the field', async ({
  page,
}) => {
  const { root, field, popup } = await openDemo(page, 'email')
  const box = field('E-mail for the newsletter')
  const rows = popup.locator('.rc-select-item-option')
  const value = root.locator('.demo-value')

  await test.step('a name offers one address for each domain, the first one active', async () => {
    await expect(box).toHaveAttribute('type', 'email')
    await expect(box).toHaveAttribute('autocomplete', 'email')
    await box.click()
    await page.keyboard.type('sam')
    await expect(rows).toHaveText(['sam@example.org', 'sam@example.com', 'sam@mail.example', 'sam@post.example'])
    await expect(rows.first()).toHaveClass(/rc-select-item-option-active/)
  })

  await test.step('ArrowDown and Enter take the second, without a submit; the next Enter submits', async () => {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(box).toHaveValue('sam@example.com')
    await expect(value).toHaveText('Address: "sam@example.com"')
    await expect(popup).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(value).toContainText('Subscribed: sam@example.com')
  })

  await test.step('after the @ only matching domains are left', async () => {
    await box.fill('')
    await box.pressSequentially('sam@e')
    await expect(rows).toHaveText(['sam@example.org', 'sam@example.com'])
    await page.keyboard.type('xample.o')
    await expect(rows).toHaveText(['sam@example.org'])
    await page.keyboard.type('rg')
    await expect(popup).toHaveCount(0)
  })

  await test.step('Escape keeps another address, and Enter submits it', async () => {
    await box.fill('')
    await box.pressSequentially('kim@post')
    await expect(rows).toHaveText(['kim@post.example'])
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(value).toContainText('Subscribed: kim@post')
  })

  await test.step('an empty field closes the list', async () => {
    await box.fill('lee')
    await expect(rows).toHaveCount(4)
    await box.fill('')
    await expect(popup).toHaveCount(0)
  })

  await test.step('takes any text and offers nothing that cannot be an address', async () => {
    for (const text of ['x'.repeat(10_000), '😀 مرحبا <script>alert(1)</script>', '@', 'a@b@c']) {
      await box.fill(text)
      await expect(box).toHaveValue(text)
      await expect(popup).toHaveCount(0)
    }
    await expect(value).toContainText('"a@b@c"')
  })

  await test.step('a mouse pick works as well', async () => {
    await box.fill('ada')
    await rows.filter({ hasText: 'mail.example' }).click()
    await expect(box).toHaveValue('ada@mail.example')
  })
})

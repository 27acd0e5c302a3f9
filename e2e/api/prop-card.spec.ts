import { expect, test } from '../support/test.ts'

test('a name of a property shows what it is on hover and focus, and takes nothing away', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/en-US/demo/multiple')
  const card = page.getByRole('tooltip')
  const suffix = page.getByRole('main').getByRole('link', { name: 'suffix', exact: true }).first()

  await test.step('beside the name, in one sentence, and it says so to screen readers', async () => {
    await suffix.hover()
    await expect(card).toContainText('Content at the end of the field')
    await expect(card).toContainText('RenderNode')
    await expect(card).not.toContainText('draws nothing')
    await expect(suffix).toHaveAccessibleDescription(/Content at the end of the field/)
    const [word, box] = await Promise.all([suffix.boundingBox(), card.boundingBox()])
    expect(word !== null && box !== null && (box.y >= word.y + word.height || box.y + box.height <= word.y)).toBe(true)
  })

  await test.step('it stays below the pointer, and Escape closes it', async () => {
    await card.hover()
    await expect(card).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(card).toHaveCount(0)
    await expect(suffix).toHaveAccessibleDescription('')
  })

  await test.step('in code, by keyboard, without a second request', async () => {
    await page.mouse.move(0, 0)
    const code = page.locator('#multiple')
    await code.getByText('Code', { exact: true }).click()
    await code.getByText('Code', { exact: true }).press('Tab')
    const mode = code.getByRole('link', { name: 'mode', exact: true })
    await mode.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(card).toContainText("'multiple'")
    await expect(mode).toHaveAccessibleDescription(/multiple/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/en-US#select-mode')
    await expect(card).toHaveCount(0)
  })
  expect(asked.filter((path) => path.includes('prop-card'))).toHaveLength(1)
})

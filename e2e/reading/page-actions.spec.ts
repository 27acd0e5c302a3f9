import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findViolations } from '../support/axe.ts'
import { flipScheme } from '../support/color-scheme.ts'
import { builtFolder } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

test('the menu beside the title gives the page as Markdown, with the keyboard alone', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/en-US/demo/tags')
  const button = page.getByRole('button', { name: 'Page actions' })
  await button.focus()
  await page.keyboard.press('Enter')
  const copy = page.getByRole('button', { name: 'Copy as Markdown' })
  await expect(copy).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(copy).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#announcer')).toContainText('Copied')
  const written = readFileSync(join(builtFolder(), 'en-US/demo/tags.md'), 'utf8')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(written)
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await button.click()
  await page.getByRole('link', { name: 'View as Markdown' }).click()
  await expect(page).toHaveURL(/\/en-US\/demo\/tags\.md$/)
  await expect(page.getByText('# Tags')).toBeVisible()
})

test('the open menu keeps what axe asks for, in either scheme', async ({ page }) => {
  await page.goto('/en-US/demo/tags')
  await page.getByRole('button', { name: 'Page actions' }).click()
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await flipScheme(page, 'dark')
  expect(await findViolations(page)).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens, with links and no button that would do nothing', async ({ page }) => {
    await page.goto('/en-US/demo/tags')
    await page.getByRole('button', { name: 'Page actions' }).click()
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible()
    await expect(page.getByText('Copy as Markdown')).toBeHidden()
  })
})

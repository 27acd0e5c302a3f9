import { expect, test } from '../support/test.ts'

const address = '/en-US/guide/migrate-to-1-12'

test('who names a version sees what came after it, each property with a link to its row', async ({ page }) => {
  await page.goto(`${address}#history`)
  const list = page.getByRole('combobox', { name: 'The version you have' })
  const told = page.getByRole('status').filter({ hasText: /change/ })
  const version = (name: string) => page.getByRole('heading', { level: 3, name, exact: true })
  await expect(list).toHaveValue('0')
  await expect(told).toHaveText(/^\d+ changes from rc-select 14\.0 to 1\.12\.0\.$/)
  await expect(version('rc-select 14.11')).toBeVisible()

  await list.selectOption('1.7.0')
  await expect(told).toHaveText('3 changes from 1.7.0 to 1.12.0.')
  await expect(version('1.12.0')).toBeVisible()
  await expect(version('1.9.0')).toBeVisible()
  await expect(version('1.7.0')).toBeHidden()
  await expect(page.getByText('From 1.7.1 to 1.8.2 no property changed.')).toBeVisible()
  await expect(page.getByText('From 1.3.2 to 1.6.15 no property changed.')).toBeHidden()

  await list.selectOption('rc-select 14.16')
  await expect(version('1.0.0')).toBeVisible()
  await expect(page.getByText('Removed dropdownRender', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'onActive', exact: true }).click()
  await expect(page).toHaveURL(/\/en-US#select-onactive$/)
  await expect(page.getByText('In the types since 1.0.5.')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the changes stand there by version, without a list that does nothing', async ({ page }) => {
    await page.goto(`${address}#v-1-9-0`)
    await expect(page.getByRole('heading', { name: '1.9.0', exact: true })).toBeInViewport()
    await expect(page.getByRole('combobox', { name: 'The version you have' })).toBeHidden()
    await expect(page.getByText('Added maxLength', { exact: false })).toBeVisible()
  })
})

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { transformWithOxc } from 'vite'
import { openSample, theme } from '../support/open-sample.ts'
import { expect, test } from '../support/test.ts'
// The guide shows this file, so what readers copy is what runs here.
import '../../site/samples/testing/select.spec.ts'

test('what getByRole finds among the rows has no size', async ({ page }) => {
  await page.goto('/~demos/single?locale=en-US')
  await page.getByRole('combobox', { name: 'Delivery method' }).press('Enter')
  const option = page.getByRole('option', { name: /^Standard/ })
  await expect(option).toHaveCount(1)
  await expect(option).toBeHidden()
  await expect(page.locator('.rc-select-item-option', { hasText: 'Standard' })).toBeVisible()
})

test('the lines of the home page test the field that the page shows', async ({ page }) => {
  const home = readFileSync(new URL('../../site/content/en-US/index.md', import.meta.url), 'utf8')
  const [, shown = ''] = /\{#basic-use\}[^]*?```tsx\n([^]*?)```/.exec(home) ?? []
  const [, lines = ''] = /\{#test-case\}[^]*?```ts\n([^]*?)\n```/.exec(home) ?? []
  const { code } = await transformWithOxc(shown.replace("import './select.css'\n", ''), 'delivery-field.tsx')
  const draw = `import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
createRoot(document.getElementById('root')).render(createElement(DeliveryField))`
  await openSample(page, `${draw}\n${code}`, theme)

  const field = page.getByRole('combobox', { name: 'Delivery' })
  await field.press('Enter')
  await page.locator('.rc-select-item-option', { hasText: 'Express' }).click()
  await expect(page.locator('.rc-select-content')).toHaveText('Express, next day')

  const own = readFileSync(fileURLToPath(import.meta.url), 'utf8')
  expect(lines.split('\n')).toHaveLength(4)
  for (const line of lines.split('\n')) expect(own).toContain(`\n  ${line}\n`)
})

import { flipScheme } from '../support/color-scheme.ts'
import { expect, test } from '../support/test.ts'
import { expectLook } from './expect-look.ts'
import { lookOptions, openLook } from './looks.ts'

// So high that whole parts of a page are in view.
test.use({ ...lookOptions, viewport: { width: 1280, height: 2000 } })

const presets = ['Quiet', 'Compact, 28 px', 'Soft', 'Dense table', 'High contrast', 'Dark blue']

test('presets: all states of the select, light and dark', async ({ page }) => {
  await openLook(page, '/en-US/theme')
  await page.getByRole('radio', { name: 'Tags', exact: true }).check()
  for (const name of presets) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
    const panes = page.locator('.studio-panes')
    await panes.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await expectLook(page, `preset-${name.toLowerCase().replaceAll(/\W+/g, '-')}`, panes)
  }
})

test('features: light and dark', async ({ page }) => {
  await openLook(page, '/en-US')
  const parts = [page.locator('#screenshots'), page.locator('#feature'), page.locator('.grid').nth(1)]
  await parts[0]?.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  await expectLook(page, 'features', ...parts)
  await flipScheme(page, 'dark')
  await expectLook(page, 'features-dark', ...parts)
})

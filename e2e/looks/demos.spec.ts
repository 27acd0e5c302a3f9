import { openStateOf } from '../demos-loop/open-states.ts'
import { flipScheme } from '../support/color-scheme.ts'
import { findDemo } from '../support/demo.ts'
import { settleMotion } from '../support/settle-motion.ts'
import { demoNames } from '../support/site.ts'
import { expect, test } from '../support/test.ts'
import { frameOf, lookOptions, openLook, settleLook } from './looks.ts'

test.use({ bypassCSP: true, timezoneId: 'UTC', contextOptions: { reducedMotion: 'reduce' } })

for (const name of demoNames) {
  test(`${name} looks as it did, closed and open, light and dark`, async ({ page }) => {
    await openLook(page, `/en-US/demo/${name}`)
    const stage = await findDemo(page, name)
    const field = stage.root.getByRole('combobox').first()
    await field.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await settleLook(page)
    await expect(page).toHaveScreenshot(`${name}.png`, { clip: await frameOf(page, stage.root) })

    await flipScheme(page, 'dark')
    await openStateOf(name).open(stage)
    await expect(stage.popup).toBeVisible()
    await settleMotion(stage.popup)
    await settleLook(page)
    await expect(page).toHaveScreenshot(`${name}-open-dark.png`, { clip: await frameOf(page, stage.root, stage.popup) })
  })
}

for (const [what, options] of [
  ['forced-colours', { forcedColors: 'active' }],
  ['320', { viewport: { width: 320, height: 700 } }],
] as const) {
  test(`the four modes look as they did: ${what}`, async ({ openPage }) => {
    for (const name of ['single', 'multiple', 'tags', 'combobox']) {
      const page = await openPage({ ...lookOptions, ...options })
      await openLook(page, `/en-US/demo/${name}`)
      const stage = await findDemo(page, name)
      await openStateOf(name).open(stage)
      await expect(stage.popup).toBeVisible()
      await settleMotion(stage.popup)
      await settleLook(page)
      await expect(page).toHaveScreenshot(`${name}-${what}.png`, { clip: await frameOf(page, stage.root, stage.popup) })
      await page.close()
    }
  })
}

test('a select that is read from the right looks as it did', async ({ page }) => {
  await openLook(page, '/en-US/demo/single')
  const stage = await findDemo(page, 'single-rtl')
  await stage.root.getByRole('combobox').first().click()
  await expect(stage.popup).toBeVisible()
  await settleMotion(stage.popup)
  await settleLook(page)
  await expect(page).toHaveScreenshot('single-rtl.png', { clip: await frameOf(page, stage.root, stage.popup) })
})

import { openStateOf } from '../demos-loop/open-states.ts'
import { flipScheme } from '../support/color-scheme.ts'
import { findDemo, type Stage } from '../support/demo.ts'
import { settleMotion } from '../support/settle-motion.ts'
import { demoNames } from '../support/site.ts'
import { expect, test } from '../support/test.ts'
import { expectLook } from './expect-look.ts'
import { lookOptions, openLook } from './looks.ts'

test.use({ ...lookOptions })

/** The four modes are also looked at in other settings. */
const modes = ['single', 'multiple', 'tags', 'combobox']

/** Their answers come while nothing says yet that they are on their way. */
const remote = ['suggest', 'force-suggest', 'mul-suggest', 'mul-tag-suggest']

for (const name of demoNames) {
  test(`${name}: closed and open`, async ({ page }) => {
    await openLook(page, `/en-US/demo/${name}`)
    const stage = await findDemo(page, name)
    const frame = page.locator('.demo').filter({ has: stage.root })
    await center(stage)
    await expectLook(page, name, frame)

    await flipScheme(page, 'dark')
    await open(stage, name)
    await expectLook(page, `${name}-open-dark`, frame, stage.popup)
    if (!modes.includes(name)) return

    await flipScheme(page, 'light')
    await page.emulateMedia({ forcedColors: 'active' })
    await expectLook(page, `${name}-open-forced-colours`, frame, stage.popup)
    await page.emulateMedia({ forcedColors: 'none' })
    await page.getByRole('heading', { level: 1 }).click()
    await expect(stage.popup).toHaveCount(0)
    await page.setViewportSize({ width: 320, height: 700 })
    await center(stage)
    await open(stage, name)
    await expectLook(page, `${name}-open-320`, frame, stage.popup)
  })
}

/** The list opens below its field, and fits into the window. */
async function center({ root }: Stage): Promise<void> {
  const field = root.getByRole('combobox').first()
  await field.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
}

async function open(stage: Stage, name: string): Promise<void> {
  await openStateOf(name).open(stage)
  if (remote.includes(name)) await expect(stage.root.getByRole('status')).toHaveText(/ results$/)
  await expect(stage.popup).toBeVisible()
  await settleMotion(stage.popup)
}

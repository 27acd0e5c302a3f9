import { findViolations } from '../support/axe.ts'
import { flipScheme } from '../support/color-scheme.ts'
import { findDemo, openDemo, type Stage } from '../support/demo.ts'
import { demoNames } from '../support/site.ts'
import { expect, test } from '../support/test.ts'
import { isListInside, openStateOf } from './open-states.ts'

const list = '.rc-select-dropdown:not(.rc-select-dropdown-hidden)'

test('there are 31 demos', () => {
  expect(demoNames).toHaveLength(31)
})

for (const name of demoNames) {
  test(`${name} is sound, closed and open, wide and narrow, light and dark, and leaves nothing behind`, async ({
    page,
  }) => {
    const { open, without } = openStateOf(name)
    const stage = await openDemo(page, name)

    const openAt = async (width: number): Promise<void> => {
      await page.setViewportSize({ width, height: 800 })
      await stage.root.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await open(stage)
      await settle(stage)
      await expect.poll(() => isListInside(page), `the list is inside the window at ${width} px`).toBe(true)
    }

    await openAt(1280)
    expect(await findViolations(page, { within: [`[data-demo="${name}"]`, list], without })).toEqual([])
    await close(stage)

    await openAt(375)
    await flipScheme(page, 'dark')
    expect(await findViolations(page, { within: [`[data-demo="${name}"]`, list], only: ['color-contrast'] })).toEqual(
      [],
    )

    // The variants are alive too when the page goes.
    for (const other of await page.locator('[data-moment="visible"]').all()) {
      await other.scrollIntoViewIfNeeded()
      await expect(other).toHaveAttribute('data-state', 'fulfilled')
    }
    await page.evaluate(() => document.querySelector<HTMLElement>('.site-title')?.click())
    await expect(page).toHaveURL('/en-US')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select')
    await expect(page.locator('.rc-select-dropdown')).toHaveCount(0)
  })
}

test('with reduced motion a list opens and closes all the same', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openDemo(page, 'single-animation')
  const stage = await findDemo(page, 'single-animation')
  await stage.root.locator('.rc-select').first().click()
  await expect(stage.popup).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(stage.popup).toHaveCount(0)
})

/** The list is there and has stopped moving. */
async function settle({ popup }: Stage): Promise<void> {
  await expect(popup).toBeVisible()
  await popup.evaluate((element) => Promise.all(element.getAnimations().map((each) => each.finished)))
}

async function close({ page, root, popup }: Stage): Promise<void> {
  await page.keyboard.press('Escape')
  await root.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await expect(popup).toHaveCount(0)
}

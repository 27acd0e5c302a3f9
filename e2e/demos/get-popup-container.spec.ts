import type { Locator } from '@playwright/test'
import { findDemo, openDemo } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'

test('the popup lives where it is told: in a scrolling box, in a modal dialog, on a zoomed canvas', async ({
  page,
}) => {
  const { root, field, popup, row } = await openDemo(page, 'get-popup-container')
  const condition = field('Condition')
  const frame = root.locator('.demo-frame')
  const box = async (element: Locator) => (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const gap = async () => (await box(popup)).y - (await box(root.locator('.rc-select'))).y

  await test.step('in the box the popup scrolls with the field', async () => {
    await condition.click()
    await expect(frame.locator('.rc-select-dropdown')).toBeVisible()
    await expect.poll(gap).toBeGreaterThan(30)
    const [before, top] = [await gap(), (await box(popup)).y]
    await frame.evaluate((element) => element.scrollBy(0, 30))
    await expect.poll(async () => top - (await box(popup)).y).toBe(30)
    expect(await gap()).toBe(before)
  })

  await test.step('and it is clipped by the box when the field leaves it', async () => {
    await frame.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect(frame.locator('.rc-select-dropdown')).not.toBeInViewport()
    await frame.evaluate((element) => element.scrollTo(0, 0))
    await row('Used').click()
    await expect(root.locator('.demo-value code')).toHaveText('used')
  })

  await test.step('on body it follows the field too, but stays in sight without it', async () => {
    await root.getByLabel('body').check()
    await condition.click()
    await expect(page.locator('body > div > .rc-select-dropdown, body > div .rc-select-dropdown').last()).toBeVisible()
    await expect(frame.locator('.rc-select-dropdown')).toHaveCount(0)
    await frame.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect(popup).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
  })

  const modal = await findDemo(page, 'get-popup-container-dialog')
  const dialog = modal.root.locator('dialog')
  const report = modal.field('Send the report')
  const opener = modal.root.getByRole('button', { name: 'Report settings' })

  await test.step('in a modal dialog it can be used; Escape closes the list first, then the dialog', async () => {
    await opener.click()
    await report.click()
    await expect(dialog.locator('.rc-select-dropdown')).toBeVisible()
    await modal.row('Every quarter').click()
    await expect(modal.root.locator('.demo-value code')).toHaveText('quarterly')
    await expect(modal.popup).toHaveCount(0)
    for (const round of [1, 2]) {
      await page.keyboard.press('ArrowDown')
      await expect(report, `round ${round}`).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Escape')
      await expect(report).toHaveAttribute('aria-expanded', 'false')
      await expect(dialog).toHaveAttribute('open')
    }
    await page.keyboard.press('Escape')
    await expect(dialog).not.toHaveAttribute('open')
    await expect(opener).toBeFocused()
  })

  await test.step('on body it is behind the dialog and out of reach', async () => {
    await modal.root.getByLabel('body, out of reach').check()
    await opener.click()
    await report.click()
    await expect(modal.popup).toBeVisible()
    await expect(dialog.locator('.rc-select-dropdown')).toHaveCount(0)
    const { x, y, width, height } = await box(modal.popup)
    const isReachable = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left ?? 0, top ?? 0)?.closest('.rc-select-dropdown') != null,
      [x + width / 2, y + height / 2],
    )
    expect(isReachable).toBe(false)
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).not.toHaveAttribute('open')
  })

  await test.step('on a canvas the popup is zoomed with the field; on body only its width follows', async () => {
    const zoomed = await findDemo(page, 'get-popup-container-zoomed')
    const shape = zoomed.field('Next shape')
    const size = async () => {
      await shape.click()
      await expect(zoomed.popup).toBeVisible()
      await expect.poll(async () => Math.round((await box(zoomed.popup)).height)).toBeGreaterThan(100)
      const { width, height } = await box(zoomed.popup)
      await page.keyboard.press('Escape')
      await expect(zoomed.popup).toHaveCount(0)
      return [width, height]
    }
    await zoomed.root.getByLabel('100%').check()
    const [width = 0, height = 0] = await size()
    await zoomed.root.getByLabel('125%').check()
    const [bigWidth = 0, bigHeight = 0] = await size()
    expect(bigWidth / width).toBeCloseTo(1.25, 2)
    expect(bigHeight / height).toBeCloseTo(1.25, 2)
    await zoomed.root.getByLabel('body').check()
    const [bodyWidth = 0, bodyHeight = 0] = await size()
    expect(bodyWidth / width).toBeCloseTo(1.25, 2)
    expect(bodyHeight / height).toBeCloseTo(1, 2)
  })
})

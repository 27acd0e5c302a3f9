import { findDemo, openDemo } from '../support/demo.ts'
import { settleMotion } from '../support/settle-motion.ts'
import { expect, test } from '../support/test.ts'

for (const width of [1280, 375]) {
  test(`at ${width} px every list opens inside its box and inside the window`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const { root, field, popup, row } = await openDemo(page, 'auto-adjust-dropdown')
    const frame = root.locator('.demo-frame')
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

    for (const [team, placement] of [
      ['Sales', 'bottomLeft'],
      ['Design', 'bottomRight'],
      ['Factory', 'topLeft'],
      ['Press', 'topRight'],
    ] as const) {
      await test.step(`${team} opens ${placement}`, async () => {
        await field(team).click()
        await expect(popup).toHaveClass(new RegExp(`rc-select-dropdown-placement-${placement}`))
        await expect(async () => {
          const list = await popup.boundingBox()
          const around = await frame.boundingBox()
          if (list === null || around === null) throw new Error('not drawn yet')
          expect(list.x).toBeGreaterThanOrEqual(around.x)
          expect(list.y).toBeGreaterThanOrEqual(around.y)
          expect(list.x + list.width).toBeLessThanOrEqual(around.x + around.width)
          expect(list.y + list.height).toBeLessThanOrEqual(around.y + around.height)
          expect(list.width).toBe(200)
        }).toPass()
        expect(await overflow()).toBe(0)
        await page.keyboard.press('Escape')
        await expect(popup).toHaveCount(0)
      })
    }

    await test.step('a time zone is picked in the middle by keyboard and by mouse', async () => {
      await field('Support').focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(root.locator('.demo-value code').nth(2)).toHaveText('Asia/Kolkata')
      await field('Support').click()
      await row('Tokyo, Japan').click()
      await expect(root.locator('.demo-value code').nth(2)).toHaveText('Asia/Tokyo')
      await expect(root.locator('time')).toHaveText(['09:00', '14:00', '23:00', '19:30', '23:00'])
    })

    const wish = await findDemo(page, 'auto-adjust-dropdown-placement')
    const range = wish.root.locator('.rc-select')
    /** Scrolls the field to this many pixels below the top of the window, opens the list, and checks where it opens. */
    const openAt = async (top: number, placement: string, height = 800) => {
      await page.setViewportSize({ width, height })
      await wish.root.getByLabel(placement).check()
      await range.evaluate((element, to) => window.scrollBy(0, element.getBoundingClientRect().top - to), top)
      // Without `preventScroll` the page would keep the focused field clear of its header and so move it.
      await wish.field('Time range').evaluate((input) => input.focus({ preventScroll: true }))
      await page.keyboard.press('Enter')
      await expect(wish.popup).toHaveClass(/-placement-/)
      await settleMotion(wish.popup)
      const place = /-placement-(\w+)/.exec((await wish.popup.getAttribute('class')) ?? '')?.[1]
      const { y = -1, height: tall = 0 } = (await wish.popup.boundingBox()) ?? {}
      await page.keyboard.press('Escape')
      await expect(wish.popup).toHaveCount(0)
      return { place, isInside: y >= 0 && y + tall <= height }
    }

    await test.step('a preferred place is taken where there is room', async () => {
      for (const place of ['topLeft', 'topRight', 'bottomLeft', 'bottomRight']) {
        expect(await openAt(400, place)).toEqual({ place, isInside: true })
      }
    })

    await test.step('measured in the window, a list without room opens on the other side', async () => {
      expect(await openAt(20, 'topLeft', 300)).toEqual({ place: 'bottomLeft', isInside: true })
      expect(await openAt(240, 'bottomRight', 300)).toEqual({ place: 'topRight', isInside: true })
    })

    await test.step('with room on neither side it keeps its side and runs out of the window', async () => {
      expect(await openAt(130, 'bottomLeft', 300)).toEqual({ place: 'bottomLeft', isInside: false })
    })

    await test.step('measured in the whole page, it opens out of sight', async () => {
      await wish.root.getByLabel('The whole page').check()
      expect(await openAt(240, 'bottomLeft', 300)).toEqual({ place: 'bottomLeft', isInside: false })
    })

    await test.step('and a range is picked', async () => {
      await page.setViewportSize({ width, height: 800 })
      await wish.field('Time range').click()
      await wish.row('Last 7 days').click()
      await expect(wish.root.locator('.demo-value code')).toHaveText('7d')
    })
  })
}

import { openDemo } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'
import { findPreviewer } from './previewer.ts'

test('the stage is shown at a width of its own, and comes back as it was left', async ({ page }) => {
  const stage = await openDemo(page, 'single')
  const { demo, choose, frame, reset } = findPreviewer(page, 'single')
  await stage.field('Delivery method').click()
  await stage.row('Express, next day').click()
  await expect(demo.locator('iframe')).toHaveCount(0)

  await choose('Width', '320 px')
  await expect(frame.getByRole('combobox', { name: 'Delivery method' })).toBeVisible()
  await expect.poll(() => frame.locator('html').evaluate(() => innerWidth)).toBe(320)
  await expect(stage.root).toBeHidden()
  await choose('Width', '768 px')
  await expect(frame.locator('html')).toHaveJSProperty('clientWidth', 768)

  await expect(reset).toHaveText('768 px')
  await reset.click()
  await expect(demo.locator('iframe')).toHaveCount(0)
  await expect(reset).toBeHidden()
  await expect(stage.root).toContainText('Value: express')
})

test('the stage is shown from right to left and in the other scheme, and the page around it is not', async ({
  page,
}) => {
  await openDemo(page, 'single')
  const { choose, frame, reset } = findPreviewer(page, 'single')
  await choose('Direction', 'Right to left')
  await choose('Colours', 'Dark')
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(frame.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await expect(reset).toHaveText('Right to left · Dark')
  await expect(page.locator('html')).not.toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light')
})

test('the stage is as high as what is in it, with room for what opens', async ({ page }) => {
  await openDemo(page, 'single')
  const { demo, choose, frame } = findPreviewer(page, 'single')
  await choose('Width', '320 px')
  const field = frame.getByRole('combobox', { name: 'Delivery method' })
  await expect(field).toBeVisible()
  const overflow = (): Promise<number> =>
    frame.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight)
  await expect.poll(overflow).toBe(0)
  const closed = await demo.locator('iframe').boundingBox()
  await field.click()
  await expect
    .poll(async () => {
      const row = await frame.locator('.rc-select-item-option').last().boundingBox()
      const place = await demo.locator('iframe').boundingBox()
      return row !== null && place !== null && row.y > place.y && row.y + row.height < place.y + place.height
    })
    .toBe(true)
  await expect
    .poll(async () => (await demo.locator('iframe').boundingBox())?.height)
    .toBeGreaterThan(closed?.height ?? 0)
  await expect.poll(overflow).toBe(0)
})

test('the stage is chosen by keyboard alone', async ({ page }) => {
  await openDemo(page, 'single')
  const { demo, frame, reset } = findPreviewer(page, 'single')
  const more = demo.getByRole('button', { name: 'More' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(demo.getByRole('radio', { name: 'Full' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(demo.getByRole('radio', { name: 'Full' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(demo.getByRole('radio', { name: '320 px' })).toBeChecked()
  await expect(frame.locator('html')).toHaveJSProperty('clientWidth', 320)
  await page.keyboard.press('Escape')
  await expect(demo.getByRole('radio', { name: 'Full' })).toBeHidden()
  await expect(more).toBeFocused()
  await reset.focus()
  await page.keyboard.press('Enter')
  await expect(demo.locator('iframe')).toHaveCount(0)
  await expect(more).toBeFocused()
})

test('the stage fits on a telephone, where nothing wider than the screen is offered, and so does the menu', async ({
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })
  await openDemo(page, 'single')
  const { demo, frame } = findPreviewer(page, 'single')
  await demo.getByRole('button', { name: 'More' }).tap()
  const menu = demo.locator('.demo-menu')
  const edges = (): Promise<number[]> =>
    menu.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return [left, right, bottom, Math.min(top, 0)].map(Math.round)
    })
  await expect.poll(edges, 'it stands on the lower edge').toEqual([0, 320, 640, 0])
  await expect(demo.getByRole('radio', { name: / px$/ })).toHaveCount(1)
  await demo.getByRole('radio', { name: '320 px' }).tap()
  await page.keyboard.press('Escape')
  await expect(frame.locator('html')).toHaveJSProperty('clientWidth', 320)
  await expect.poll(() => frame.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight)).toBe(0)
  const shown = await demo.locator('iframe').boundingBox()
  expect(shown?.width).toBeLessThanOrEqual(280)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const controls = await demo.locator('.demo-bar > :is(a, button):visible').all()
  const boxes = await Promise.all([...controls, demo.locator('summary svg')].map((each) => each.boundingBox()))
  const places = boxes.map((each) => each?.x ?? -1).toSorted((a, b) => a - b)
  const ends = boxes.map((each) => (each?.x ?? 0) + (each?.width ?? 0)).toSorted((a, b) => a - b)
  for (const [index, place] of places.entries()) expect(place).toBeGreaterThanOrEqual(ends[index - 1] ?? 0)
})

test('what is chosen for one stage holds for all of the visit, until it is put back', async ({ page }) => {
  await page.addInitScript(() =>
    sessionStorage.setItem('vitrine:stage', sessionStorage.getItem('vitrine:stage') ?? '["320"]'),
  )
  await openDemo(page, 'single')
  const { demo, choose } = findPreviewer(page, 'single')
  await demo.getByRole('button', { name: 'Copy code' }).hover()
  await expect(demo.locator('iframe'), 'what is no choice changes nothing').toHaveCount(0)
  await choose('Width', '320 px')
  await choose('Direction', 'Right to left')
  const other = findPreviewer(page, 'single-native')
  await other.demo.scrollIntoViewIfNeeded()
  await expect(other.reset).toHaveText('320 px · Right to left')
  await expect(other.frame.locator('html')).toHaveAttribute('dir', 'rtl')

  await page.locator('#sidebar a[href="/en-US/demo/tags"]').click()
  const tags = findPreviewer(page, 'tags')
  await expect(tags.reset).toHaveText('320 px · Right to left')
  await expect(tags.frame.locator('html')).toHaveJSProperty('clientWidth', 320)
  await tags.reset.click()
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('vitrine:stage'))).toBeNull()
})

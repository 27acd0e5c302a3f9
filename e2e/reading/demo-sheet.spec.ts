import { findViolations } from '../support/axe.ts'
import { flipScheme } from '../support/color-scheme.ts'
import { stopClock } from '../support/stop-clock.ts'
import { expect, test } from '../support/test.ts'
import { findEditor } from '../support/try.ts'
import { findPreviewer } from './previewer.ts'

test('on a phone the actions of a demo are a sheet of words, which a finger beside it and Escape close', async ({
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto('/en-US/demo/suggest')
  const { demo } = findPreviewer(page, 'suggest')
  const more = demo.getByRole('button', { name: 'More' })
  const sheet = demo.getByRole('group', { name: 'More' })
  await more.scrollIntoViewIfNeeded()
  await expect(demo.locator('.demo-bar').locator('a:visible, button:visible')).toHaveCount(1)

  await more.tap()
  const actions = ['Edit the code', 'Copy code', 'Link to this demo', 'Open the demo alone']
  await expect(sheet.locator('[data-demo-actions] > *')).toHaveText(actions)
  for (const scheme of ['light', 'dark'] as const) {
    await flipScheme(page, scheme)
    expect(await findViolations(page, { within: [':popover-open'] }), scheme).toEqual([])
  }
  const heights = await sheet
    .locator('button:visible, a:visible')
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height))
  expect(Math.min(...heights), 'a finger meets 40 px').toBeGreaterThan(39.5)

  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(more).toBeFocused()
  await more.tap()
  await page.touchscreen.tap(180, 20)
  await expect(sheet).toBeHidden()
  await more.tap()
  await sheet.getByRole('button', { name: 'Close' }).tap()
  await expect(sheet).toBeHidden()

  await more.tap()
  // It is said for a second and a half, which a slow machine may miss.
  await stopClock(page)
  await sheet.getByRole('button', { name: 'Copy code' }).tap()
  await expect(sheet).toBeHidden()
  await expect(demo.getByRole('button', { name: 'Copied' }), 'it is said where the sheet came from').toBeVisible()
  await expect(more).toBeFocused()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('export default function')
  await page.clock.resume()

  await more.tap()
  await sheet.getByRole('link', { name: 'Link to this demo' }).tap()
  await expect(page).toHaveURL(/#suggest$/)
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/\/en-US\/demo\/suggest#suggest$/)

  await more.tap()
  await sheet.getByRole('button', { name: 'Edit the code' }).tap()
  await findEditor(page)
  await expect(demo.getByRole('button', { name: 'Edit the code', exact: true }), 'the way back').toBeVisible()
})

test('without scripts the links of a demo are in its row on a phone', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 320, height: 640 }, javaScriptEnabled: false })
  await page.goto('/en-US/demo/suggest')
  const { demo } = findPreviewer(page, 'suggest')
  for (const name of ['Link to this demo', 'Open the demo alone'])
    await expect(demo.getByRole('link', { name })).toBeVisible()
})

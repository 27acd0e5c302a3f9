import { findDemo } from '../support/demo.ts'
import { chooseColors } from '../support/color-scheme.ts'
import { settlePage } from '../support/settle-page.ts'
import { expect, test } from '../support/test.ts'
import { findPreviewer } from './previewer.ts'

const guide = '/en-US/style-guide'

test('a demo may be a document of its own, loaded when it is near, with room for its list', async ({ page }) => {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname)
  })
  await page.goto(guide)
  await settlePage(page)
  expect(documents).toEqual([guide])

  const { demo, frame, choose, reset } = findPreviewer(page, 'single-native')
  await demo.scrollIntoViewIfNeeded()
  const field = frame.getByRole('combobox', { name: 'Ship to', exact: true })
  await expect(field).toBeVisible()
  expect(documents).toEqual([guide, '/~demos/single-native'])
  const stage = await demo.locator('iframe').boundingBox()
  expect(stage?.height).toBe(320)
  await field.click()
  await frame.locator('.rc-select-item-option').nth(1).click()
  const value = frame.locator('.demo-value code')
  await expect(value).not.toHaveText('')

  await choose('Width', '320 px')
  await expect.poll(() => frame.locator('html').evaluate(() => innerWidth)).toBe(320)
  await reset.click()
  await expect.poll(() => frame.locator('html').evaluate(() => innerWidth)).toBeGreaterThan(600)
  await expect(field, 'never drawn in the page itself').toBeVisible()
})

test('a demo may show its code from the start, leave it out, and stand on a ground that follows the scheme', async ({
  page,
}) => {
  await page.goto(guide)
  const [open, bare] = [findPreviewer(page, 'tags-closed').demo, findPreviewer(page, 'combobox-notes').demo]
  await expect(open.getByRole('heading', { name: 'Open, on a background of its own' })).toBeVisible()
  await expect(open.locator('code').filter({ hasText: 'export default function' })).toBeVisible()
  expect((await open.locator('.demo-stage').boundingBox())?.height).toBeGreaterThanOrEqual(200)
  await expect(bare.getByText('Code', { exact: true })).toHaveCount(0)
  await expect(bare.getByRole('button', { name: 'Copy code' })).toBeVisible()
  const ground = (): Promise<string> =>
    open.locator('.demo-stage').evaluate((stage) => getComputedStyle(stage).backgroundImage)
  const light = await ground()
  await chooseColors(page, 'Dark')
  expect(await ground()).not.toBe(light)
})

for (const act of ['click', 'press'] as const) {
  test(`a compact demo is live, has no tools and leads to its page, by ${act}`, async ({ page }) => {
    await page.goto(guide)
    await page.locator('[data-demo="optgroup"] .rc-select').click()
    await expect((await findDemo(page, 'optgroup')).popup).toBeVisible()
    await page.keyboard.press('Escape')
    const { demo } = findPreviewer(page, 'optgroup')
    await expect(demo.locator('.demo-bar, .demo-code')).toHaveCount(0)
    const link = demo.getByRole('link', { name: /^Explanation and code.*Option groups$/ })
    if (act === 'click') await link.click()
    else await link.press('Enter')
    await expect(page).toHaveURL('/en-US/demo/optgroup')
  })
}

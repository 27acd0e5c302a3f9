import { openDemo } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'

test('the code shows the part that matters first, the whole file on a tick, and the notes stand beside the stage', async ({
  page,
}) => {
  await openDemo(page, 'multiple')
  const demo = page.locator('#multiple')
  await demo.getByText('Code', { exact: true }).click()
  await expect(demo.getByText("{ value: 'et', label: 'Ethiopian' },")).toBeVisible()
  await expect(demo.getByText('mode="multiple"')).toBeVisible()
  const first = demo.getByText("from '@rc-component/select'")
  await expect(first).toBeHidden()
  await demo.getByRole('checkbox', { name: 'Whole file' }).check()
  await expect(first).toBeVisible()

  const notes = page.getByRole('heading', { name: 'Try it' })
  const areBeside = async (): Promise<boolean> => {
    const [stage, text] = await Promise.all([demo.boundingBox(), notes.boundingBox()])
    return stage !== null && text !== null && text.x >= stage.x + stage.width && text.y < stage.y + stage.height
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await areBeside()).toBe(true)
  await page.setViewportSize({ width: 1279, height: 800 })
  expect(await areBeside()).toBe(false)
})

import { startPlainHost } from '../support/plain-host.ts'
import { builtFolder } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

test('the first picture is of the whole page, so nothing in it moves when the rest arrives', async ({ page }) => {
  await page.addInitScript(() => {
    const frames: boolean[] = []
    Object.assign(window, { frames })
    const look = (): void => {
      const { body } = document
      if (body !== null) frames.push(body.querySelector('.site-footer') !== null)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  // A host that sends one half of a page at once and the other half 400 ms later.
  const host = await startPlainHost(builtFolder(), '/', { pause: 400 })
  await page.goto(`${host.url}en-US/demo/single`)
  await page.waitForFunction(() => (window as unknown as { frames: boolean[] }).frames.length > 2)
  expect(await page.evaluate(() => (window as unknown as { frames: boolean[] }).frames)).not.toContain(false)
  await host.close()
})

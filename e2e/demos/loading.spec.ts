import { openDemo } from '../support/demo.ts'
import { stopClock } from '../support/stop-clock.ts'
import { expect, test } from '../support/test.ts'

test('loading: the value is there before the options, the list fills while open, a failure can be retried', async ({
  page,
}) => {
  await page.clock.install()
  const { root, field, popup, row } = await openDemo(page, 'loading')
  const box = field('Permissions of the role “Editor”')
  const tags = root.locator('.rc-select-selection-item-content')
  const status = root.getByRole('status')
  const spinner = root.locator('.permissions-spinner')
  const server = (name: string) => root.getByRole('radio', { name })
  const reload = root.getByRole('button', { name: 'Reload' })

  await test.step('names replace the ids when they arrive', async () => {
    await expect(status).toHaveText('8 permissions')
    await expect(tags).toHaveText(['Read code', 'Edit issues'])
    await expect(spinner).toHaveCount(0)
  })

  await test.step('opened early the list says so, then fills while open', async () => {
    await server('Slow').check()
    await stopClock(page)
    await reload.click()
    await expect(status).toHaveText('Loading permissions…')
    await expect(spinner).toHaveCount(1)
    await expect(root.locator('.rc-select')).toHaveClass(/rc-select-loading/)
    await box.click()
    await expect(popup).toHaveText('Loading permissions…')
    await page.clock.runFor(2700)
    await page.clock.resume()
    await expect(row(/^Push code/)).toBeVisible()
    await expect(status).toHaveText('8 permissions')
    await expect(spinner).toHaveCount(0)
    await row(/^Push code/).click()
    await expect(tags).toHaveText(['Read code', 'Edit issues', 'Push code'])
    await page.keyboard.press('Escape')
  })

  await test.step('a tag can go while loading; the names of the others stay', async () => {
    await stopClock(page)
    await reload.click()
    await expect(status).toHaveText('Loading permissions…')
    await root.locator('.rc-select-selection-item-remove').first().click()
    await expect(tags).toHaveText(['Edit issues', 'Push code'])
    await expect(root.locator('.demo-value')).toHaveText('Granted: issue.write, repo.write')
    await page.clock.runFor(2700)
    await page.clock.resume()
    await expect(status).toHaveText('8 permissions')
  })

  await test.step('a newer request replaces an older one', async () => {
    await stopClock(page)
    await reload.click()
    await server('Failing').check()
    await reload.click()
    await page.clock.resume()
    await expect(status).toHaveText('Loading failed: error 503.')
    await page.clock.runFor(5000)
    await expect(status).toHaveText('Loading failed: error 503.')
    await expect(tags).toHaveText(['Edit issues', 'Push code'])
  })

  await test.step('after a failure the list has no rows; Retry brings them', async () => {
    await box.click()
    await expect(popup).toHaveText('Nothing was loaded')
    await page.keyboard.press('Escape')
    await server('Normal').check()
    await root.getByRole('button', { name: 'Retry' }).click()
    await expect(status).toHaveText('8 permissions')
    await box.click()
    await page.keyboard.type('publish')
    await page.keyboard.press('Enter')
    await expect(tags).toHaveText(['Edit issues', 'Push code', 'Publish releases'])
  })

  await test.step('takes any text', async () => {
    for (const text of ['😀 مرحبا <script>alert(1)</script>', ',', 'x'.repeat(10_000)]) {
      await box.fill(text)
      await expect(popup).toHaveText('No match')
    }
    await page.keyboard.press('Escape')
  })
})

test('loading: before the names arrive the tags show the ids', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(60_000)
  await page.goto('/en-US/demo/loading')
  const root = page.locator('[data-demo="loading"]')
  await expect(async () => {
    // Moves the stopped clock by about a frame. Hydration takes one or two frames, the answer many.
    await page.clock.runFor(20)
    await expect(root).toHaveAttribute('data-state', 'fulfilled', { timeout: 1 })
  }).toPass()
  const tags = root.locator('.rc-select-selection-item-content')
  await expect(tags).toHaveText(['repo.read', 'issue.write'])
  await expect(root.getByRole('status')).toHaveText('Loading permissions…')
  await page.clock.runFor(1000)
  await expect(tags).toHaveText(['Read code', 'Edit issues'])
})

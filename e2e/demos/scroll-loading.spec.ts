import { findDemo, openDemo, turn } from '../support/demo.ts'
import { stopClock } from '../support/stop-clock.ts'
import { expect, test } from '../support/test.ts'

test('scroll-loading: pages come one at a time to the very end, errors can be retried; ten thousand options draw a few rows', async ({
  page,
}) => {
  await page.clock.install()
  const { root, field, popup, row } = await openDemo(page, 'scroll-loading')
  const box = field('Order')
  const status = root.getByRole('status')
  const holder = popup.locator('.rc-select-dropdown-list-holder')
  const server = (name: string) => root.getByRole('radio', { name })
  const toEnd = () =>
    holder.evaluate((element) => {
      element.scrollTop = element.scrollHeight
    })

  await test.step('nothing is fetched before the list is opened; then one page', async () => {
    await expect(status).toHaveText('0 of 480 orders loaded')
    await box.click()
    await expect(status).toHaveText('100 of 480 orders loaded')
    await expect(root.getByText('1 request', { exact: true })).toBeVisible()
    await expect(row(/^#10480/)).toBeVisible()
  })

  await test.step('near the end one request leaves, however many scroll events come; the place is kept', async () => {
    await turn(server('Slow'))
    await box.click()
    await expect(popup).toBeVisible()
    await stopClock(page)
    await holder.evaluate((element) => {
      for (let step = 5; step >= 0; step -= 1) {
        element.scrollTop = element.scrollHeight - step
        element.dispatchEvent(new Event('scroll', { bubbles: true }))
      }
    })
    await expect(status).toHaveText('Loading… 100 of 480 orders loaded')
    const before = await holder.evaluate((element) => element.scrollTop)
    await expect(row(/^#10381/)).toBeVisible()
    await page.clock.resume()
    await expect(status).toHaveText('200 of 480 orders loaded')
    await expect(root.getByText('2 requests')).toBeVisible()
    await expect(row(/^#10381/)).toBeVisible()
    expect(Math.abs((await holder.evaluate((element) => element.scrollTop)) - before)).toBeLessThan(2)
  })

  await test.step('an error keeps what is there, scrolling does not ask again, Retry does', async () => {
    await turn(server('Failing'))
    await box.click()
    await expect(popup).toBeVisible()
    await toEnd()
    await expect(status).toHaveText('Loading failed. 200 of 480 orders loaded')
    await holder.hover()
    await page.mouse.wheel(0, -400)
    await page.mouse.wheel(0, 4000)
    await expect(row(/^#10281/)).toBeVisible()
    await expect(root.getByText('3 requests')).toBeVisible()
    await turn(server('Normal'))
    await root.getByRole('button', { name: 'Retry' }).click()
    await expect(status).toHaveText('300 of 480 orders loaded')
    await expect(root.getByText('4 requests')).toBeVisible()
    await expect(box).toBeFocused()
  })

  await test.step('a pick is reported, and the list opens at it again', async () => {
    await box.click()
    await expect(popup).toBeVisible()
    await toEnd()
    await expect(status).toHaveText('400 of 480 orders loaded')
    await row(/^#10181/).click()
    await expect(root.locator('.demo-value')).toHaveText('Order: #10181')
    await box.click()
    await expect(row(/^#10181/)).toBeVisible()
  })

  await test.step('the last page is shorter, and then all are loaded', async () => {
    await stopClock(page)
    await toEnd()
    await expect(status).toContainText('Loading…')
    await page.clock.runFor(300)
    await page.clock.resume()
    await expect(status).toHaveText('All 480 orders loaded')
    await expect(root.getByText('6 requests')).toBeVisible()
    await toEnd()
    await expect(row(/^#10001/)).toBeVisible()
    await page.clock.runFor(1000)
    await expect(root.getByText('6 requests')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
  })

  await test.step('ten thousand options: a few rows in the DOM, at the top, in the middle and after a search', async () => {
    const virtual = await findDemo(page, 'scroll-loading-virtual')
    const locker = virtual.field('Parcel locker')
    const rows = virtual.popup.locator('.rc-select-item-option')
    await locker.click()
    await expect(virtual.row(/^Locker 00001/)).toBeVisible()
    await expect(rows).toHaveCount(9)
    await virtual.popup.locator('.rc-select-dropdown-list-holder').evaluate((element) => {
      element.scrollTop = element.scrollHeight / 2
    })
    await expect(virtual.row(/^Locker 0500\d/).first()).toBeVisible()
    await expect.poll(() => rows.count()).toBeLessThan(12)
    await page.keyboard.type('09999')
    await expect(rows).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(virtual.root.locator('.demo-value')).toHaveText('Locker: 9999')
    for (const text of ['😀 مرحبا <script>', ',,', 'x'.repeat(10_000)]) {
      await locker.fill(text)
      await expect(virtual.popup).toHaveText('Not Found')
    }
  })
})

import { openDemo } from '../support/demo.ts'
import { sendQuery, typeQuickly, typingPause } from '../support/stop-clock.ts'
import { expect, test } from '../support/test.ts'

const hint = 'Type a title or an author'
const failure = 'Search failed: error 503.'

test('mul-suggest: picks of several searches add up and keep their titles; unknown text vanishes, failures can be retried', async ({
  page,
}) => {
  await page.clock.install()
  const { root, field, popup, row } = await openDemo(page, 'mul-suggest')
  const box = field('Reading list')
  const tags = root.locator('.rc-select-selection-item-content')
  const status = root.getByRole('status')
  const value = root.locator('.demo-value')
  const server = (name: string) => root.getByRole('radio', { name })

  await test.step('the slow answer of an older query never arrives', async () => {
    await server('Slow').check()
    await box.click()
    await expect(status).toHaveText(hint)
    await sendQuery(page, 'g')
    await expect(root.getByText('1 sent, 0 outdated')).toBeVisible()
    await page.keyboard.type('la')
    await page.clock.runFor(typingPause + 450)
    await expect(status).toHaveText('14 results')
    await expect(root.getByText('2 sent, 1 outdated')).toBeVisible()
    await page.clock.runFor(5000)
    await page.clock.resume()
    await expect(status).toHaveText('14 results')
    await expect(row(/^The Glass Archive/)).toBeVisible()
  })

  await test.step('picks of different searches add up, and a pick ends its search', async () => {
    await page.keyboard.press('Enter')
    await expect(value).toHaveText('1 book: B-085')
    await expect(box).toHaveValue('')
    await expect(status).toHaveText(hint)
    await expect(popup).toHaveCount(0)
    await server('Normal').check()
    await box.click()
    await typeQuickly(page, 'okafor')
    await row(/^The Borrowed Estuary/).click()
    await expect(value).toHaveText('2 books: B-085, B-019')
    await expect(tags).toHaveText(['The Glass Archive', 'The Borrowed Estuary'])
  })

  await test.step('unknown text says so and vanishes with the focus', async () => {
    await typeQuickly(page, 'nope')
    await expect(status).toHaveText('No match for “nope”')
    await page.keyboard.press('Tab')
    await expect(box).toHaveValue('')
    await expect(status).toHaveText(hint)
    await expect(tags).toHaveText(['The Glass Archive', 'The Borrowed Estuary'])
  })

  await test.step('Escape erases the text: the next letter starts a new search', async () => {
    await box.click()
    await typeQuickly(page, 'map')
    await expect(status).toHaveText('14 results')
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
    await typeQuickly(page, 'salt')
    await expect(box).toHaveValue('salt')
    await expect(row(/^The Salt Archive/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
  })

  await test.step('Backspace in the empty field removes the last book', async () => {
    // After text was in the field, the key does nothing for a quarter of a second.
    await page.clock.runFor(300)
    await page.keyboard.press('Backspace')
    await expect(value).toHaveText('1 book: B-085')
  })

  await test.step('an error keeps text and picks and takes the next query', async () => {
    await server('Failing').check()
    await box.click()
    const counts = await root.getByText(/outdated/).innerText()
    await sendQuery(page, 's')
    await expect(status).toHaveText('Searching…')
    await expect(root.getByText(/outdated/)).not.toHaveText(counts)
    await page.keyboard.type('alt')
    await page.clock.resume()
    await expect(root.getByText(/, 2 outdated/)).toBeVisible()
    await expect(status).toHaveText(failure)
    await expect(popup).toHaveCount(0)
    await expect(box).toHaveValue('salt')
    await expect(tags).toHaveText(['The Glass Archive'])
  })

  await test.step('Retry works by keyboard and returns to the field', async () => {
    await server('Normal').check()
    await expect(status).toHaveText(failure)
    await box.focus()
    await page.keyboard.press('Shift+Tab')
    await expect(root.getByRole('button', { name: 'Retry' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(status).toHaveText('14 results')
    await expect(box).toBeFocused()
    await row(/^The Salt Bridge/).click()
    await expect(tags).toHaveText(['The Glass Archive', 'The Salt Bridge'])
  })

  await test.step('leaving while searching opens no list', async () => {
    await sendQuery(page, 'c')
    await expect(status).toHaveText('Searching…')
    await page.keyboard.press('Tab')
    await page.clock.runFor(5000)
    await page.clock.resume()
    await expect(status).toHaveText(hint)
    await expect(popup).toHaveCount(0)
  })

  await test.step('takes any text', async () => {
    await box.click()
    for (const text of ['😀 مرحبا <script>alert(1)</script>', '%', 'x'.repeat(10_000)]) {
      await box.fill(text)
      await expect(status).toHaveText(/^No match for “/)
    }
    await page.keyboard.press('Tab')
    await expect(tags).toHaveText(['The Glass Archive', 'The Salt Bridge'])
  })
})

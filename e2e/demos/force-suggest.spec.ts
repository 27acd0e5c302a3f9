import { openDemo } from '../support/demo.ts'
import { sendQuery, typeQuickly, typingPause } from '../support/stop-clock.ts'
import { expect, test } from '../support/test.ts'

const hint = 'Type a company, city or number'
const failure = 'Search failed: error 503.'

test('force-suggest: only a picked record becomes the value; free text goes, failures can be retried', async ({
  page,
}) => {
  await page.clock.install()
  const { root, field, popup, row } = await openDemo(page, 'force-suggest')
  const box = field('Customer of the invoice')
  const content = root.locator('.rc-select-content')
  const status = root.getByRole('status')
  const value = root.locator('.demo-value')
  const server = (name: string) => root.getByRole('radio', { name })

  await test.step('the slow answer of an older query never arrives', async () => {
    await server('Slow').check()
    await box.click()
    await expect(status).toHaveText(hint)
    await sendQuery(page, 'm')
    await expect(root.getByText('1 sent, 0 outdated')).toBeVisible()
    await page.keyboard.type('ap')
    await page.clock.runFor(typingPause + 450)
    await expect(status).toHaveText('13 results')
    await expect(root.getByText('2 sent, 1 outdated')).toBeVisible()
    await page.clock.runFor(5000)
    await page.clock.resume()
    await expect(status).toHaveText('13 results')
    await expect(row(/^Maple Bakery/)).toBeVisible()
  })

  await test.step('a pick is id and label together, and ends the search', async () => {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(value).toContainText('"value":"C-1158"')
    await expect(value).toContainText('"label":"Maple Bicycles"')
    await expect(content).toHaveText('Maple Bicycles')
    await expect(status).toHaveText(hint)
    await server('Normal').check()
  })

  await test.step('free text goes with Escape, list open or not; the customer stays', async () => {
    await box.click()
    await typeQuickly(page, 'zurich')
    await expect(popup).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
    await expect(box).toHaveValue('')
    await typeQuickly(page, 'zeppelin')
    await expect(status).toHaveText('No match for “zeppelin”')
    await page.keyboard.press('Escape')
    await expect(box).toHaveValue('')
    await expect(status).toHaveText(hint)
    await expect(content).toHaveText('Maple Bicycles')
  })

  await test.step('free text goes when the focus leaves, and a late answer opens nothing', async () => {
    const counts = await root.getByText(/outdated/).innerText()
    await sendQuery(page, 'c')
    await expect(status).toHaveText('Searching…')
    await expect(root.getByText(/outdated/)).not.toHaveText(counts)
    await page.keyboard.press('Tab')
    await expect(root.getByText(/, 2 outdated/)).toBeVisible()
    await expect(box).toHaveValue('')
    await page.clock.runFor(5000)
    await page.clock.resume()
    await expect(status).toHaveText(hint)
    await expect(popup).toHaveCount(0)
    await expect(content).toHaveText('Maple Bicycles')
  })

  await test.step('an error keeps the text and takes the next query', async () => {
    await server('Failing').check()
    await box.click()
    const counts = await root.getByText(/outdated/).innerText()
    await sendQuery(page, 'g')
    await expect(root.getByText(/outdated/)).not.toHaveText(counts)
    await page.keyboard.type('hent')
    await page.clock.resume()
    await expect(root.getByText(/, 3 outdated/)).toBeVisible()
    await expect(status).toHaveText(failure)
    await expect(popup).toHaveCount(0)
    await expect(box).toHaveValue('ghent')
  })

  await test.step('Retry works by keyboard and returns to the field', async () => {
    await server('Normal').check()
    await expect(status).toHaveText(failure)
    await expect(box).toHaveValue('ghent')
    await box.focus()
    await page.keyboard.press('Shift+Tab')
    await expect(root.getByRole('button', { name: 'Retry' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(status).toHaveText('19 results')
    await expect(box).toBeFocused()
    await row(/^Alder Tools/).click()
    await expect(value).toContainText('Alder Tools')
  })

  await test.step('disabling ends the search and closes the list', async () => {
    await box.click()
    await page.keyboard.type('lyon')
    await expect(popup).toBeVisible()
    await root.getByRole('button', { name: 'Disabled' }).click()
    await expect(popup).toHaveCount(0)
    await expect(box).toBeDisabled()
    await expect(status).toHaveText(hint)
    await expect(content).toHaveText('Alder Tools')
    await root.getByRole('button', { name: 'Disabled' }).click()
  })

  await test.step('clear empties the field', async () => {
    await root.getByRole('button', { name: 'Clear the customer' }).click()
    await expect(value).toHaveText('Customer: null')
    await expect(content).toContainText('Choose a customer')
  })

  await test.step('takes any text', async () => {
    await box.click()
    for (const text of ['😀 مرحبا <script>alert(1)</script>', '%', 'x'.repeat(10_000)]) {
      await box.fill(text)
      await expect(status).toHaveText(/^No match for “/)
    }
    await page.keyboard.press('Escape')
    await expect(value).toHaveText('Customer: null')
  })
})

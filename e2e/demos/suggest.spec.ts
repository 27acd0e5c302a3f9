import { openDemo, turn } from '../support/demo.ts'
import { sendQuery, typeQuickly, typingPause } from '../support/stop-clock.ts'
import { expect, test } from '../support/test.ts'

test('suggest: only the latest answer is shown, Enter goes to the text, a pick goes to the pick, failures can be retried', async ({
  page,
}) => {
  await page.clock.install()
  const { root, field, popup, row } = await openDemo(page, 'suggest')
  const box = field('Find a package')
  const status = root.getByRole('status')
  const visits = root.locator('.demo-value')
  const rows = popup.locator('.rc-select-item-option')
  const server = (name: string) => root.getByRole('radio', { name })
  const retype = async (text: string) => {
    await box.fill('')
    await typeQuickly(page, text)
  }

  await test.step('nothing typed: a hint, no list', async () => {
    await box.click()
    await expect(status).toHaveText('Type a name, such as “calendar”')
    await expect(box).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('quick typing sends one request', async () => {
    await sendQuery(page, 'da')
    await expect(status).toHaveText('Searching…')
    await page.clock.resume()
    await expect(status).toHaveText('40 results')
    await expect(root.getByText('1 sent, 0 outdated')).toBeVisible()
  })

  await test.step('an empty field resets without a request', async () => {
    await box.fill('')
    await expect(status).toHaveText('Type a name, such as “calendar”')
    await expect(popup).toHaveCount(0)
    await expect(root.getByText('1 sent, 0 outdated')).toBeVisible()
  })

  await test.step('the slow answer of an older query never arrives', async () => {
    await turn(server('Slow'))
    await box.click()
    await sendQuery(page, 'd')
    await expect(root.getByText('2 sent, 0 outdated')).toBeVisible()
    await page.keyboard.type('ate')
    await page.clock.runFor(typingPause + 450)
    await expect(status).toHaveText('20 results')
    await expect(root.getByText('3 sent, 1 outdated')).toBeVisible()
    await page.clock.runFor(5000)
    await page.clock.resume()
    await expect(status).toHaveText('20 results')
    await expect(rows.nth(1)).toContainText('@meadow/validate')
    await turn(server('Normal'))
  })

  await test.step('Enter without an active row searches for the text', async () => {
    await retype('date')
    await expect(status).toHaveText('20 results')
    await expect(popup.locator('.rc-select-item-option-active')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(visits).toHaveText('Visit 1: /search?q=date')
    await expect(box).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('a pick by keyboard or mouse goes to the pick, once', async () => {
    await retype('markdown')
    await expect(status).toHaveText('10 results')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(visits).toHaveText('Visit 2: /package/@harbor/markdown')
    await expect(box).toHaveValue('@harbor/markdown')
    await retype('router')
    await row(/@tundra\/router/).click()
    await expect(visits).toHaveText('Visit 3: /package/@tundra/router')
    await expect(status).toHaveText('Type a name, such as “calendar”')
  })

  await test.step('new answers begin with the first row, wherever the old ones were scrolled to', async () => {
    await retype('da')
    await expect(status).toHaveText('40 results')
    await rows.nth(2).hover()
    await page.mouse.wheel(0, 900)
    await expect(rows.first()).not.toContainText('@meadow')
    await retype('da')
    await expect(status).toHaveText('40 results')
    await expect(rows.first()).toContainText('@meadow/calendar')
  })

  await test.step('Escape keeps the text, ArrowDown opens the list again', async () => {
    await retype('tree')
    await expect(status).toHaveText('10 results')
    await page.keyboard.press('Escape')
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await expect(box).toHaveValue('tree')
    await page.keyboard.press('ArrowDown')
    await expect(box).toHaveAttribute('aria-expanded', 'true')
  })

  await test.step('no match says which text', async () => {
    await retype('zeppelin')
    await expect(status).toHaveText('No match for “zeppelin”')
    await expect(popup).toHaveCount(0)
  })

  await test.step('an error leaves no old rows, keeps the text, and takes the next query', async () => {
    await turn(server('Failing'))
    await retype('table')
    await expect(status).toHaveText('Search failed: error 503.')
    await expect(popup).toHaveCount(0)
    const dropped = await root.getByText(/outdated/).innerText()
    await box.fill('')
    await sendQuery(page, 't')
    await expect(root.getByText(/outdated/)).not.toHaveText(dropped)
    await page.keyboard.type('able')
    await page.clock.resume()
    await expect(status).toHaveText('Search failed: error 503.')
    await expect(box).toHaveValue('table')
    await expect(root.getByText(/, 2 outdated/)).toBeVisible()
  })

  await test.step('Retry asks again and returns to the field', async () => {
    await turn(server('Normal'))
    await expect(status).toHaveText('Search failed: error 503.')
    await root.getByRole('button', { name: 'Retry' }).click()
    await expect(status).toHaveText('10 results')
    await expect(box).toBeFocused()
    await expect(rows.first()).toContainText('@meadow/table')
  })

  await test.step('leaving while searching opens no list', async () => {
    await box.fill('')
    await sendQuery(page, 'c')
    await expect(status).toHaveText('Searching…')
    await page.keyboard.press('Tab')
    await page.clock.runFor(5000)
    await page.clock.resume()
    await expect(status).toHaveText('Type a name, such as “calendar”')
    await expect(popup).toHaveCount(0)
    await expect(box).toHaveValue('c')
  })

  await test.step('takes any text', async () => {
    for (const text of ['😀 مرحبا <script>alert(1)</script>', '%', 'x'.repeat(10_000)]) {
      await box.fill(text)
      await expect(status).toHaveText(/^No match for “/)
      await expect(box).toHaveValue(text)
    }
    await expect(status).toHaveText(`No match for “${'x'.repeat(40)}…”`)
    await box.fill('  ')
    await expect(status).toHaveText('Type a name, such as “calendar”')
  })
})

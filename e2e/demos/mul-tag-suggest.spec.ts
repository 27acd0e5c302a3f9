import { openDemo, turn } from '../support/demo.ts'
import { sendQuery, typingPause } from '../support/stop-clock.ts'
import { expect, test } from '../support/test.ts'

const hint = 'Type a name, or any address'
const failure = 'Search failed: error 503.'

test('mul-tag-suggest: contacts and typed addresses mix, nothing typed is lost, mistakes are marked, failures can be retried', async ({
  page,
}) => {
  await page.clock.install()
  const { root, field, popup, row } = await openDemo(page, 'mul-tag-suggest')
  const box = field('Recipients')
  const tags = root.locator('.rc-select-selection-item-content')
  const rows = popup.locator('.rc-select-item-option')
  const status = root.getByRole('status')
  const value = root.locator('.demo-value')
  const server = (name: string) => root.getByRole('radio', { name })

  await test.step('the first row is the text, at once; the slow answer of an older query never arrives', async () => {
    await turn(server('Slow'))
    await box.click()
    await expect(status).toHaveText(hint)
    await sendQuery(page, 'a')
    await expect(rows).toHaveText(['Add “a”'])
    await expect(root.getByText('1 sent, 0 outdated')).toBeVisible()
    await page.keyboard.type('ma')
    await page.clock.runFor(typingPause + 450)
    await expect(status).toHaveText('12 results')
    await expect(root.getByText('2 sent, 1 outdated')).toBeVisible()
    await page.clock.runFor(5000)
    await page.clock.resume()
    await expect(status).toHaveText('12 results')
    await expect(rows.nth(0)).toHaveText('Add “ama”')
    await expect(rows.nth(1)).toContainText('Amara Adeyemi')
    await turn(server('Normal'))
  })

  await test.step('the text that was left became a marked entry; Backspace removes it', async () => {
    await expect(tags).toHaveText(['⚠ ama'])
    await expect(root.getByText('Not an address: “ama”')).toBeVisible()
    await box.click()
    // After text was in the field, the key does nothing for a quarter of a second.
    await page.clock.runFor(300)
    await page.keyboard.press('Backspace')
    await expect(tags).toHaveCount(0)
  })

  await test.step('arrow and Enter take a contact, Enter alone takes the text', async () => {
    await page.keyboard.type('amara')
    await expect(status).toHaveText('12 results')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(value).toHaveText('To: amara.adeyemi@example.org')
    await expect(status).toHaveText(hint)
    await page.keyboard.type('new@example.org')
    await expect(status).toHaveText('No match for “new@example.org”')
    await page.keyboard.press('Enter')
    await expect(value).toHaveText('To: amara.adeyemi@example.org, new@example.org')
  })

  await test.step('Enter on the empty field takes nothing away', async () => {
    await page.keyboard.press('Enter')
    await expect(popup).toHaveCount(0)
    await expect(value).toHaveText('To: amara.adeyemi@example.org, new@example.org')
  })

  await test.step('names stay when other results come', async () => {
    await page.keyboard.type('horvath')
    await row(/^Hana Horváth/).click()
    await expect(tags).toHaveText(['Amara Adeyemi', 'new@example.org', 'Hana Horváth'])
  })

  await test.step('a list is split, trimmed and free of duplicates', async () => {
    await page.keyboard.insertText('a@example.org, new@example.org; ;b@example.org')
    await expect(tags).toHaveText([
      'Amara Adeyemi',
      'new@example.org',
      'Hana Horváth',
      'a@example.org',
      'b@example.org',
    ])
    await page.keyboard.insertText(',')
    await expect(tags).toHaveCount(5)
  })

  await test.step('Escape keeps the text; a text that is chosen already is not doubled', async () => {
    await page.keyboard.type('new@example.org')
    await expect(rows).toHaveText([/Remove “new@example.org”/])
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
    await expect(box).toHaveValue('new@example.org')
    await turn(server('Failing'))
    await expect(tags).toHaveCount(5)
    await expect(box).toHaveValue('')
  })

  await test.step('an error keeps the text and takes the next query', async () => {
    await box.click()
    const counts = await root.getByText(/outdated/).innerText()
    await sendQuery(page, 'c')
    await expect(status).toHaveText('Searching…')
    await expect(root.getByText(/outdated/)).not.toHaveText(counts)
    await page.keyboard.type('hl')
    await page.clock.resume()
    await expect(status).toHaveText(failure)
    await expect(rows).toHaveText(['Add “chl”'])
    await expect(box).toHaveValue('chl')
    await expect(tags).toHaveCount(5)
  })

  await test.step('Retry keeps the focus and the text', async () => {
    await root.getByRole('button', { name: 'Retry' }).click()
    await expect(status).toHaveText(failure)
    await expect(box).toBeFocused()
    await expect(box).toHaveValue('chl')
    await page.keyboard.press('Enter')
    await expect(tags).toHaveText([/Amara/, 'new@example.org', /Hana/, 'a@example.org', 'b@example.org', '⚠ chl'])
  })

  await test.step('takes any text and loses none of it', async () => {
    await turn(server('Normal'))
    await box.click()
    for (const text of ['😀 مرحبا <script>alert(1)</script>', 'x'.repeat(10_000)]) {
      await box.fill(text)
      await expect(status).toHaveText(/^No match for “/)
      await page.keyboard.press('Enter')
      await expect(tags.last()).toHaveText(`⚠ ${text}`)
    }
  })
})

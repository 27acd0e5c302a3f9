import { findDemo, openDemo, turn } from '../support/demo.ts'
import { sendQuery, typingPause } from '../support/stop-clock.ts'
import { expect, test } from '../support/test.ts'

const hint = 'Known names are suggested'
const failure = 'Search failed: error 503.'

test('combobox: free text with previewed suggestions, a textarea with snippets, and suggestions from a server', async ({
  page,
}) => {
  await page.clock.install()
  const plain = await openDemo(page, 'combobox')
  const box = plain.field('Job title')
  const value = plain.root.locator('.demo-value')
  const rows = plain.popup.locator('.rc-select-item-option')

  await test.step('a filter that was asked for leaves only matches', async () => {
    await box.click()
    await expect(plain.popup).toBeVisible()
    await page.keyboard.type('de')
    await expect(rows).toHaveText([
      'Backend developer',
      'Designer',
      'Frontend developer',
      'Game developer',
      'Product designer',
    ])
    await expect(value).toHaveText('Title: "de"')
  })

  await test.step('moving previews the row, Escape restores the text', async () => {
    await page.keyboard.press('ArrowDown')
    await expect(box).toHaveValue('Backend developer')
    await page.keyboard.press('ArrowDown')
    await expect(box).toHaveValue('Designer')
    await expect(value).toHaveText('Title: "de"')
    await page.keyboard.press('Escape')
    await expect(plain.popup).toHaveCount(0)
    await expect(box).toHaveValue('de')
  })

  await test.step('an option that starts with the text is active, and Enter takes it', async () => {
    await plain.root.getByRole('button', { name: 'Clear the job title' }).click()
    await expect(value).toHaveText('Title: ""')
    await page.keyboard.type('N')
    await expect(plain.popup.locator('.rc-select-item-option-active')).toHaveText('Nurse')
    await page.keyboard.press('Enter')
    await expect(value).toHaveText('Title: "Nurse"')
  })

  await test.step('the 25th character is refused', async () => {
    await box.fill('')
    await box.pressSequentially('x'.repeat(26))
    await expect(box).toHaveValue('x'.repeat(24))
    await expect(plain.root.getByText('24 of 24 characters')).toBeVisible()
    await expect(plain.popup).toHaveCount(0)
  })

  await test.step('clear empties the field; without a filter everything is offered', async () => {
    await plain.root.getByRole('button', { name: 'Clear the job title' }).click()
    await expect(value).toHaveText('Title: ""')
    await turn(plain.root.getByRole('checkbox', { name: 'Suggest only what matches' }))
    await box.click()
    await page.keyboard.type('de')
    await expect(plain.row('Accountant')).toBeVisible()
    await plain.row('Chef').click()
    await expect(value).toHaveText('Title: "Chef"')
  })

  await test.step('takes any text that fits', async () => {
    for (const text of ['😀 مرحبا <script>', ',']) {
      await box.fill(text)
      await expect(value).toHaveText(`Title: ${JSON.stringify(text)}`)
    }
  })

  await test.step('disabled shows the text and takes none', async () => {
    await turn(plain.root.getByRole('checkbox', { name: 'Disabled' }))
    await expect(box).toBeDisabled()
  })

  await test.step('the textarea keeps line breaks; a slash word offers snippets and Enter completes it', async () => {
    const { root, field, popup } = await findDemo(page, 'combobox-notes')
    const reply = field('Reply')
    await reply.click()
    await page.keyboard.type('Dear Ada,')
    await page.keyboard.press('Enter')
    await expect(popup).toHaveCount(0)
    await page.keyboard.type('/h')
    await expect(popup.locator('.rc-select-item-option')).toHaveText(['/hello', '/hours'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(reply).toHaveValue('Dear Ada,\nWe are open Monday to Friday, 9:00 to 17:00.')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Bye /x')
    await expect(popup).toHaveCount(0)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.type('!')
    await expect(reply).toHaveValue(/^Dear Ada,\n.*!.*\nBye \/x$/)
    await expect(root.locator('.demo-value')).toContainText('3 lines')
    for (const text of ['x'.repeat(10_000), '😀 مرحبا <script>alert(1)</script>', ',']) {
      await reply.fill(text)
      await expect(reply).toHaveValue(text)
    }
  })

  const remote = await findDemo(page, 'combobox-async')
  const company = remote.field('Company')
  const status = remote.root.getByRole('status')
  const text = remote.root.locator('.demo-value')
  const server = (name: string) => remote.root.getByRole('radio', { name })

  await test.step('the slow answer of an older query never arrives', async () => {
    await turn(server('Slow'))
    await company.click()
    await expect(status).toHaveText(hint)
    await sendQuery(page, 'm')
    await expect(remote.root.getByText('1 sent, 0 outdated')).toBeVisible()
    await page.keyboard.type('ap')
    await page.clock.runFor(typingPause + 450)
    await expect(status).toHaveText('13 results')
    await expect(remote.root.getByText('2 sent, 1 outdated')).toBeVisible()
    await page.clock.runFor(5000)
    await page.clock.resume()
    await expect(status).toHaveText('13 results')
    await remote.row('Maple Books').click()
    await expect(text).toHaveText('Company: "Maple Books"')
    await expect(status).toHaveText(hint)
    await turn(server('Normal'))
  })

  await test.step('no match, and the text stays', async () => {
    await company.fill('Zeppelin Inc.')
    await expect(status).toHaveText('No match for “Zeppelin Inc.”')
    await expect(remote.popup).toHaveCount(0)
    await expect(text).toHaveText('Company: "Zeppelin Inc."')
  })

  await test.step('an error keeps the text and takes the next query; Retry brings the rows', async () => {
    await turn(server('Failing'))
    await company.fill('')
    await sendQuery(page, 'g')
    await expect(remote.root.getByText(/^Requests: 4 sent/)).toBeVisible()
    await page.keyboard.type('rove')
    await page.clock.resume()
    await expect(remote.root.getByText('5 sent, 2 outdated')).toBeVisible()
    await expect(status).toHaveText(failure)
    await expect(remote.popup).toHaveCount(0)
    await expect(text).toHaveText('Company: "grove"')
    await turn(server('Normal'))
    await remote.root.getByRole('button', { name: 'Retry' }).click()
    await expect(status).toHaveText('13 results')
    await expect(company).toBeFocused()
    await expect(remote.row('Grove Bakery')).toBeVisible()
  })

  await test.step('clear resets the search', async () => {
    await remote.root.getByRole('button', { name: 'Clear the company' }).click()
    await expect(text).toHaveText('Company: ""')
    await expect(status).toHaveText(hint)
    await expect(remote.popup).toHaveCount(0)
    await company.fill('x'.repeat(10_000))
    await expect(status).toHaveText(`No match for “${'x'.repeat(40)}…”`)
  })
})

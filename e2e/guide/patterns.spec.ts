import { findDemo } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'

test('what the page of patterns says of its six demos is true', async ({ page }) => {
  await page.goto('/en-US/guide/patterns')

  await test.step('select all takes what the search left, without disabled rows, and Enter takes the first match', async () => {
    const { root, field, popup, row } = await findDemo(page, 'patterns-select-all')
    const read = root.locator('.demo-value code')
    const countries = field('Countries to ship to')
    await countries.click()
    await expect(popup.locator('.rc-select-item-option').first()).toHaveText('Select all 8')
    await page.keyboard.type('land')
    await expect(popup.locator('.rc-select-item-option')).toHaveText([
      'Finland',
      'Iceland',
      'Ireland',
      'Netherlands',
      'Poland',
      'Select all 4',
    ])
    await page.keyboard.press('Enter')
    await expect(read).toHaveText('fr, fi')
    await expect(countries, 'the text stays while matches are selected').toHaveValue('land')
    await row('Select all 4').click()
    await expect(read).toHaveText('fr, fi, ie, nl, pl')
    await row('Clear all 4').click()
    await expect(read).toHaveText('fr')
    await page.keyboard.press('Escape')
    await expect(countries).toHaveAttribute('aria-expanded', 'false')
    await expect(countries).toHaveValue('')
    await page.keyboard.press('ArrowDown')
    await row('Select all 8').click()
    await expect(read).toHaveText('at, dk, fi, fr, de, ie, nl, pl')
    await row('Clear all 8').click()
    await expect(read).toHaveText('none')
    await page.keyboard.press('Escape')
  })

  await test.step('another country empties the city, no country disables it', async () => {
    const { root, field, row } = await findDemo(page, 'patterns-dependent')
    const read = root.locator('.demo-value code')
    await field('City').fill('os')
    await field('Country').click()
    await row('Portugal').click()
    await expect(read).toHaveText('pt, no city')
    await expect(field('City')).toHaveValue('')
    await field('City').click()
    await expect(row('Kyoto')).toHaveCount(0)
    await row('Porto').click()
    await expect(read).toHaveText('pt, porto')
    await root.getByRole('button', { name: 'Clear country' }).click()
    await expect(read).toHaveText('no country, no city')
    await expect(field('City')).toBeDisabled()
    await expect(root.getByText('Choose a country first')).toBeVisible()
  })

  await test.step('a new name is created once, and a renamed option is renamed in the field', async () => {
    const { root, field, popup, row } = await findDemo(page, 'patterns-create-rename')
    const read = root.locator('.demo-value code')
    await field('Project').click()
    await page.keyboard.type('harbour')
    await expect(popup.locator('.rc-select-item-option')).toHaveText([/^Harbour/])
    await field('Project').fill(' Bridge ')
    await row('Create “Bridge”').click()
    await expect(read).toHaveText('Harbour, Lighthouse, Bridge')
    await expect(root.locator('.rc-select-content')).toHaveText('Bridge')
    await root.getByRole('textbox', { name: 'Name of this project' }).fill('Viaduct')
    await root.getByRole('button', { name: 'Rename' }).click()
    await expect(read).toHaveText('Harbour, Lighthouse, Viaduct')
    await expect(root.locator('.rc-select-content')).toHaveText('Viaduct')
  })

  await test.step('the id of a saved value is never seen, and what is chosen meanwhile stays', async () => {
    const { root, field, popup, row } = await findDemo(page, 'patterns-late-default')
    const content = root.locator('.rc-select-content')
    await root.getByRole('button', { name: 'Open the ticket again' }).click()
    await expect(content).toHaveText('Loading the name…')
    await expect(content).toHaveText('Mary Somerville')
    await field('Assignee').click()
    await row('Emmy Noether').click()
    await expect(content).toHaveText('Emmy Noether')
    await root.getByRole('button', { name: 'Clear assignee' }).click()
    await expect(root.locator('.demo-value code')).toHaveText('null')
    await expect(popup).toHaveCount(0)
  })

  await test.step('the wrapper names, describes and focuses its field', async () => {
    const { root, field, row } = await findDemo(page, 'patterns-field')
    await expect(field('Plan')).toHaveAccessibleDescription('You can change it every month.')
    await root.getByRole('button', { name: 'Continue' }).click()
    await expect(field('Plan')).toBeFocused()
    await expect(field('Plan')).toHaveAttribute('aria-invalid', 'true')
    await expect(field('Plan')).toHaveAccessibleDescription('You can change it every month. Choose a plan.')
    await field('Plan').click()
    await row('Team: seats for 25').click()
    await expect(root.locator('.demo-value code')).toHaveText('team')
    await expect(field('Plan')).toHaveAttribute('aria-invalid', 'false')
  })

  await test.step('the second argument is a record, several records or nothing', async () => {
    const { root, field, row } = await findDemo(page, 'patterns-typed-option')
    const [one, several] = [root.locator('.demo-value code').first(), root.locator('.demo-value code').last()]
    await field(/^Room$/).click()
    await row('Elm').click()
    await expect(one).toHaveText('8')
    await root.getByRole('button', { name: 'Clear room' }).click()
    await expect(one).toHaveText('none')
    await field(/^Rooms$/).click()
    await row('Oak').click()
    await row('Fir').click()
    await expect(several).toHaveText('16')
  })
})

// #region helpers
import { expect, test, type Locator, type Page } from '@playwright/test'

/** The open list. It is in `body`, and closed ones stay there, hidden. */
function findPopup(page: Page): Locator {
  return page.locator('.rc-select-dropdown:not(.rc-select-dropdown-hidden)')
}

/** A row of the open list, by its whole text. */
function findRow(page: Page, text: string): Locator {
  return findPopup(page)
    .locator('.rc-select-item-option')
    .filter({ has: page.getByText(text, { exact: true }) })
}
// #endregion

// #region pick
test('select, read and clear', async ({ page }) => {
  await page.goto('/~demos/single?locale=en-US')
  const field = page.getByRole('combobox', { name: 'Delivery method' })
  const select = page.locator('.rc-select').filter({ has: field })

  await field.click()
  await findRow(page, 'Express, next day').click()

  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await expect(select.locator('.rc-select-content')).toHaveText(
    'Express, next day',
  )

  await select.hover()
  await page.getByRole('button', { name: 'Clear delivery method' }).click()
  await expect(select.locator('.rc-select-content')).toHaveText(
    'Choose a method',
  )
})
// #endregion

// #region tags
test('search, and remove a tag', async ({ page }) => {
  await page.goto('/~demos/multiple?locale=en-US')
  const field = page.getByRole('combobox', { name: 'Cuisines' })
  const select = page.locator('.rc-select').filter({ has: field })
  const tags = select.locator('.rc-select-selection-item')

  await field.focus()
  await page.keyboard.type('gre')
  await page.keyboard.press('Enter')
  await expect(tags).toHaveText([/Japanese/, /Mexican/, /Greek/])

  await tags
    .filter({ hasText: 'Mexican' })
    .locator('.rc-select-selection-item-remove')
    .click()
  await expect(tags).toHaveText([/Japanese/, /Greek/])
})
// #endregion

// #region virtual
test('a row far below', async ({ page }) => {
  await page.goto('/~demos/scroll-loading-virtual?locale=en-US')
  const field = page.getByRole('combobox', { name: 'Parcel locker' })

  await field.click()
  await expect(findRow(page, 'Locker 09876, Ferry Street')).toHaveCount(0)

  await page.keyboard.type('09876')
  await findRow(page, 'Locker 09876, Ferry Street').click()
  await expect(page.getByText('Locker: 9876')).toBeVisible()
})
// #endregion

// #region clock
test('typing is debounced', async ({ page }) => {
  await page.clock.install()
  await page.goto('/~demos/suggest?locale=en-US')
  const field = page.getByRole('combobox').first()

  await field.focus()
  await page.keyboard.type('re')
  await page.clock.runFor(10_000)
  await expect(
    findPopup(page).locator('.rc-select-item-option').first(),
  ).toBeVisible()
})
// #endregion

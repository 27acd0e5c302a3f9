import type { Page } from '@playwright/test'
import { holdRequests } from '../support/hold-requests.ts'
import { expect, test } from '../support/test.ts'

const react = '**/assets/hydrate-*.js*'

/** Opens a page whose islands cannot wake until the returned function is called. That function resolves when `island` is alive. */
async function openAsleep(page: Page, path: string, island: string): Promise<() => Promise<void>> {
  const release = await holdRequests(page, react)
  await page.goto(path)
  return async () => {
    release()
    await expect(page.locator(`[data-island="${island}"]`)).toHaveAttribute('data-state', 'fulfilled')
  }
}

const list = (page: Page) => page.locator('.rc-select-dropdown:not(.rc-select-dropdown-hidden)')

// The hero wakes on a gesture, a demo near the viewport. In both cases a reader may act before that.
for (const [name, path, island, option] of [
  ['the hero', '/en-US', 'hero', 'select several values'],
  ['a demo', '/en-US/demo/single', 'i-single', 'Express, next day'],
] as const)
  test.describe(`before ${name} is alive`, () => {
    const field = (page: Page) => page.locator(`[data-island="${island}"] .rc-select`).first()

    test('a click opens its list', async ({ page }) => {
      const arrive = await openAsleep(page, path, island)
      await field(page).click()
      await arrive()
      await expect(list(page).getByText(option, { exact: true })).toBeVisible()
    })

    test('a press that is still going on opens its list, once', async ({ page }) => {
      const arrive = await openAsleep(page, path, island)
      await field(page).hover()
      await page.mouse.down()
      await arrive()
      await page.mouse.up()
      await expect(list(page).getByText(option, { exact: true })).toBeVisible()
    })

    test('the focus is seen, and known when it is alive', async ({ page }) => {
      const arrive = await openAsleep(page, path, island)
      await field(page).getByRole('combobox').focus()
      await expect(field(page)).toHaveCSS('outline-style', 'solid')
      await expect(field(page)).not.toHaveClass(/rc-select-focused/)
      await arrive()
      await expect(field(page)).toHaveClass(/rc-select-focused/)
      await page.keyboard.press('Tab')
      await expect(field(page)).not.toHaveClass(/rc-select-focused/)
      await expect(field(page)).toHaveCSS('outline-style', 'none')
    })

    test('a key opens its list', async ({ page }) => {
      const arrive = await openAsleep(page, path, island)
      await field(page).getByRole('combobox').focus()
      await page.keyboard.press('ArrowDown')
      await arrive()
      await expect(list(page).getByText(option, { exact: true })).toBeVisible()
    })

    test('a finger opens its list', async ({ openPage }) => {
      const page = await openPage({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 667 } })
      const arrive = await openAsleep(page, path, island)
      await field(page).tap()
      await arrive()
      await expect(list(page).getByText(option, { exact: true })).toBeVisible()
    })
  })

test('what is typed into a demo before it is alive is there, and answered', async ({ page }) => {
  const arrive = await openAsleep(page, '/en-US/demo/option-filter-prop', 'i-option-filter-prop')
  const field = page.locator('[data-demo="option-filter-prop"]').getByRole('combobox').first()
  await field.focus()
  await page.keyboard.type('zz')
  await arrive()
  await expect(field).toHaveValue('zz')
  await expect(list(page).locator('.rc-select-item-empty')).toBeVisible()
  await page.keyboard.type('z')
  await expect(field).toHaveValue('zzz')
})

test('what is typed into the hero before it is alive stands alone in its field', async ({ page }) => {
  const arrive = await openAsleep(page, '/en-US', 'hero')
  const hero = page.getByRole('combobox', { name: 'I want to …' })
  await hero.focus()
  // The browser takes a placeholder of its own away with the first letter.
  await expect(hero).toHaveAttribute('placeholder', 'select one value from a list')
  await expect(page.locator('.hero-select .rc-select-content')).toHaveText('')
  await page.keyboard.type('forms')
  await arrive()
  await expect(hero).toHaveValue('forms')
  await expect(list(page).getByText('put it into a form')).toBeVisible()
})

test('a value is typed and entered before the demo is alive', async ({ page }) => {
  const arrive = await openAsleep(page, '/en-US/demo/tags', 'i-tags')
  const stage = page.locator('[data-demo="tags"]')
  await stage.getByRole('combobox').first().focus()
  await page.keyboard.type('lighthouse')
  await page.keyboard.press('Enter')
  await arrive()
  await expect(stage.locator('.rc-select-selection-item').filter({ hasText: 'lighthouse' })).toBeVisible()
})

test('a click on an icon opens the list of its demo before that is alive', async ({ page }) => {
  const arrive = await openAsleep(page, '/en-US/demo/custom-icon', 'i-custom-icon')
  await page.locator('[data-demo="custom-icon"] svg').first().click()
  await arrive()
  await expect(list(page)).toBeVisible()
})

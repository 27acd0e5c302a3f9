import type { Locator, Page } from '@playwright/test'
import { openDemo } from '../support/demo.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { openInputMethod } from '../support/input-method.ts'
import { settleMotion } from '../support/settle-motion.ts'
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
  // Whoever types does not wait for it.
  await Promise.all([page.keyboard.type('top of the hill'), arrive()])
  await expect(field).toHaveValue('zztop of the hill')
  await expect(list(page).locator('.rc-select-item-empty')).toBeVisible()
  await page.keyboard.type('z')
  await expect(field).toHaveValue('zztop of the hillz')
})

test('a pen opens a list and chooses from it, on a page that is zoomed in by fingers too', async ({ page }) => {
  const stage = await openDemo(page, 'single')
  const pen = await page.context().newCDPSession(page)
  const touch = async (target: Locator): Promise<void> => {
    const box = await target.boundingBox()
    const place = {
      x: (box?.x ?? 0) + 20,
      y: (box?.y ?? 0) + 15,
      button: 'left',
      clickCount: 1,
      pointerType: 'pen',
    } as const
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await pen.send('Input.dispatchMouseEvent', { type, ...place })
  }
  await touch(stage.root.locator('.rc-select'))
  await touch(stage.row('Express, next day'))
  await expect(stage.root.locator('.demo-value code')).toHaveText('express')
  await expect(stage.popup).toHaveCount(0)
  await touch(stage.root.locator('.rc-select'))
  await settleMotion(stage.popup)
  await pen.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
  const [field, popup] = await Promise.all(
    [stage.root.locator('.rc-select'), stage.popup].map((part) =>
      part.evaluate((element) => element.getBoundingClientRect()),
    ),
  )
  expect(popup?.left).toBeCloseTo(field?.left ?? 0, 0)
  expect((popup?.top ?? 0) - (field?.bottom ?? 0)).toBeLessThan(12)
})

test('a word is composed on while its demo comes alive', async ({ page }) => {
  const arrive = await openAsleep(page, '/en-US/demo/tags', 'i-tags')
  const stage = page.locator('[data-demo="tags"]')
  const field = stage.getByRole('combobox').first()
  const { compose, finish, press } = await openInputMethod(page)
  await field.focus()
  for (const letters of ['n', 'ni']) await compose(letters)
  await expect(page.locator('[data-island="i-tags"]')).toHaveAttribute('data-composing')
  const isComposed = (async () => {
    // With the code of the island there, React would have drawn it two frames later.
    await page.waitForResponse(/\/assets\/hydrate-/)
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve))
        }),
    )
    await compose('nihao')
    await expect(field).toHaveValue('nihao')
    await press('Enter')
    await finish('你好')
  })()
  await Promise.all([isComposed, arrive()])
  await expect(field).toHaveValue('你好')
  await expect(list(page)).toHaveText(/你好/)
  await expect(stage.locator('.rc-select-selection-item').filter({ hasText: '你好' })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(stage.locator('.rc-select-selection-item').filter({ hasText: '你好' })).toBeVisible()
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

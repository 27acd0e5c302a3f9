import type { Page } from '@playwright/test'
import { findDemo } from '../support/demo.ts'
import { chooseColors } from '../support/color-scheme.ts'
import { expect, test } from '../support/test.ts'

/** Headings of the home page with their depth. In zh-CN the Chinese text follows the English term. */
const outline = [
  ['Screenshots', 2],
  ['Feature', 2],
  ['Keyboard', 3],
  ['install', 2],
  ['Usage', 2],
  ['basic use', 3],
  ['API', 2],
  ['Select props', 3],
  ['Methods', 3],
  ['showSearch', 3],
  ['Option props', 3],
  ['OptGroup props', 3],
  ['Development', 2],
  ['Example', 2],
  ['Test Case', 2],
  ['Coverage', 2],
  ['License', 2],
] as const

function readOutline(page: Page) {
  return page
    .locator('#content .prose .heading :is(h2, h3)')
    .evaluateAll((all) =>
      all.map(({ id, nodeName, textContent }) => ({ id, depth: Number(nodeName[1]), title: textContent })),
    )
}

test('the home page has the outline of the specification, with the same ids in both languages', async ({ page }) => {
  await page.goto('/en-US')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select')
  await expect(page.getByText('React Select Component', { exact: true })).toBeVisible()
  const english = await readOutline(page)
  expect(english.map(({ title, depth }) => [title, depth])).toEqual(outline)
  await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link')).toHaveText(
    outline.map(([title]) => title),
  )
  await page.goto('/')
  const chinese = await readOutline(page)
  expect(chinese.map(({ id, depth }) => [id, depth])).toEqual(english.map(({ id, depth }) => [id, depth]))
  for (const [index, [title]] of outline.entries()) expect(chinese[index]?.title).toMatch(new RegExp(`^${title}( |$)`))
  expect(chinese.filter(({ title }) => /\p{Script=Han}/u.test(title)).length).toBeGreaterThan(10)
})

test('nobody loads React by reading the home page', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/en-US')
  const hydrate = await page.locator('html').getAttribute('data-hydrate')
  await page.mouse.move(200, 700)
  await page.mouse.wheel(0, 4000)
  await expect(page.locator('#keyboard'))
    .toBeInViewport({ ratio: 0 })
    .catch(() => undefined)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.locator('.site-footer')).toBeInViewport()
  await page.waitForLoadState('networkidle')
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts).not.toContain(hydrate)
  expect(
    await page.locator('[data-island]').evaluateAll((all) => all.map((island) => island.dataset['state'])),
  ).toEqual(expect.not.arrayContaining(['fulfilled']))
})

test('the first click on the hero opens it, although nothing was loaded before', async ({ page }) => {
  await page.goto('/en-US')
  await page.locator('.hero-select').click()
  const list = page.locator('.rc-select-dropdown:not(.rc-select-dropdown-hidden)')
  await expect(list).toBeVisible()
  await list.getByText('pick several values', { exact: true }).click()
  await expect(page).toHaveURL('/en-US/demo/multiple')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Multiple')
})

for (const key of ['Enter', 'ArrowDown']) {
  test(`the hero opens with ${key}, is searched by typing and left with Escape`, async ({ page }) => {
    await page.goto('/en-US')
    const hero = page.getByRole('combobox', { name: 'I want to …' })
    await hero.focus()
    await page.keyboard.press(key)
    await expect(hero).toHaveAttribute('aria-expanded', 'true')
    await expect(hero).toBeFocused()
    await page.keyboard.type('deprec')
    const list = page.locator('.rc-select-dropdown:not(.rc-select-dropdown-hidden)')
    await expect(list.locator('.rc-select-item-option')).toHaveText(['replace a deprecated prop'])
    await page.keyboard.press('Escape')
    await expect(hero).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await expect(list).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/en-US/demo/single')
  })
}

test('a preview opens with the first click too', async ({ page }) => {
  await page.goto('/en-US')
  const preview = page.locator('[data-demo="single"]')
  await expect(preview).toHaveAttribute('data-state', 'pending')
  await preview.scrollIntoViewIfNeeded()
  await preview.locator('.rc-select').click()
  const { row, root } = await findDemo(page, 'single')
  await row('Express, next day').click()
  await expect(root.locator('.demo-value code')).toHaveText('express')
})

test('the screenshots are those of the scheme, and have their room before they are there', async ({ page }) => {
  await page.goto('/en-US')
  const picture = page.locator('.picture').first()
  await expect(picture.locator('.light-only')).toBeVisible()
  await expect(picture.locator('.dark-only')).toBeHidden()
  await chooseColors(page, 'Dark')
  await expect(picture.locator('.dark-only')).toBeVisible()
  await expect(picture.locator('.light-only')).toBeHidden()
})

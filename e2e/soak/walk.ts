import { expect, type Page } from '@playwright/test'
import { sidebarLink } from '../navigation/tab.ts'
import { findSearchBox } from '../search/search-page.ts'
import { findDemo } from '../support/demo.ts'
import { openEditor } from '../support/try.ts'

/** What a reader does in a round, each with its navigations. It ends where it began, with everything closed. */
const ways: readonly (readonly [navigations: number, go: (page: Page) => Promise<void>])[] = [
  [2, chooseAndReadApi],
  [1, typeTags],
  [2, search],
  [2, changeLanguage],
  [1, edit],
  [1, useStudio],
  [1, readGuide],
]

/** Navigations of one round. */
export const perRound = ways.reduce((sum, [navigations]) => sum + navigations, 0)

/** Goes once through what there is to do, and ends on a guide. */
export async function walkRound(page: Page): Promise<void> {
  for (const [, go] of ways) await go(page)
}

/** Reads pages one after another, from the guide on which a round ends, by the link to the next page. */
export async function readOn(page: Page, count: number): Promise<void> {
  for (let read = 0; read < count; read++) {
    const next = page.getByRole('navigation', { name: 'More pages' }).getByRole('link', { name: /^Next/ })
    // The last page has no next one.
    if ((await next.count()) === 0) await openGroup(page, 'Single', 'Single')
    else {
      const address = (await next.getAttribute('href')) ?? ''
      await next.click()
      // The address changes before the page does.
      await expect(page.locator('#sidebar a[aria-current="page"]').first()).toHaveAttribute('href', address)
    }
  }
}

/** All groups of the sidebar but that of the page may be folded. */
async function openGroup(page: Page, group: string, name: string): Promise<void> {
  const link = sidebarLink(page, name)
  if (!(await link.isVisible())) await page.locator('#sidebar summary').getByText(group, { exact: true }).click()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
}

async function chooseAndReadApi(page: Page): Promise<void> {
  await openGroup(page, 'Multiple', 'Multiple')
  const { field, popup } = await findDemo(page, 'multiple')
  await field(/./).first().click()
  await popup.locator('.rc-select-item-option').nth(2).click()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'API' }).click()
  await expect(page.getByRole('tab', { name: 'API' })).toHaveAttribute('aria-selected', 'true')
}

async function typeTags(page: Page): Promise<void> {
  await openGroup(page, 'Tags', 'Tags')
  const { root, field } = await findDemo(page, 'tags')
  await field(/./).first().click()
  await page.keyboard.type('new words')
  await page.keyboard.press('Enter')
  await expect(root.getByText('new words').first()).toBeVisible()
  await page.keyboard.press('Escape')
}

async function search(page: Page): Promise<void> {
  const box = findSearchBox(page)
  await box.search('maxCount')
  await box.options.first().click()
  await expect(page).toHaveURL(/#.*max-?count/i)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Tags', exact: true })).toBeVisible()
}

async function changeLanguage(page: Page): Promise<void> {
  await page.getByRole('link', { name: '简体中文' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
}

async function edit(page: Page): Promise<void> {
  await openGroup(page, 'Single', 'Single')
  const { panel, result } = await openEditor(page)
  await expect(result.getByRole('combobox').first()).toBeVisible()
  await page.keyboard.insertText('// new\n')
  await panel.getByRole('button', { name: 'Reset' }).click()
  await panel.getByRole('button', { name: 'Done' }).click()
  await expect(panel).toHaveCount(0)
}

async function useStudio(page: Page): Promise<void> {
  await openGroup(page, 'In practice', 'Theme studio')
  await expect(page.locator('[data-island^="i-studio"]')).toHaveAttribute('data-state', 'fulfilled')
}

async function readGuide(page: Page): Promise<void> {
  await openGroup(page, 'In practice', 'Patterns')
  await page.mouse.wheel(0, 600)
}

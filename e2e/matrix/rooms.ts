import { expect } from '../engines/expect.ts'
import type { Tab } from '../engines/tab.ts'
import { wakeDemo } from './wake-demo.ts'

/** What a reader does with one room of the site, in English and in a wide window. */
export interface RoomJourney {
  name: string
  go: (page: Tab) => Promise<void>
  /** An address that it asks for although it does not exist. The browser says so in the console. */
  missing?: string
}

async function pickByKeyboard(page: Tab): Promise<void> {
  await page.goto('/en-US/demo/single')
  const root = await wakeDemo(page, 'single')
  const field = root.getByRole('combobox').first()
  await field.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  // The first arrow goes to the first option, which is chosen already.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(root.locator('.demo-value code')).toHaveText('express')
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
}

async function editTags(page: Tab): Promise<void> {
  await page.goto('/en-US/demo/tags')
  const root = await wakeDemo(page, 'tags-closed')
  const value = root.locator('.demo-value code')
  const before = (await value.textContent()) ?? ''
  await root.getByRole('combobox').first().pressSequentially('tide')
  await page.keyboard.press('Enter')
  await expect(value).toContainText('tide')
  await root.locator('.rc-select-selection-item-remove').first().click()
  await expect(value).toHaveText(before)
}

async function searchByKeyboard(page: Tab): Promise<void> {
  await page.goto('/en-US/guide/forms')
  // WebKit gives no keys to a window that nobody has touched yet.
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search', exact: true })
  await expect(field).toBeFocused()
  await page.keyboard.type('popup')
  const results = page.getByRole('listbox', { name: 'Search results' })
  await expect(results).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-activedescendant', /./)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname !== '/en-US/guide/forms')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/en-US/guide/forms')
}

async function useTabs(page: Tab): Promise<void> {
  await page.goto('/en-US/style-guide')
  const second = page.getByRole('tab', { name: 'Second tab', exact: true })
  // A click that is faster than the code of the tabs loads the page of the tab.
  await page.getByRole('heading', { level: 1 }).click()
  await expect(second).toHaveAttribute('aria-controls', /./)
  await second.click()
  await expect(page).toHaveURL(/style-guide\?tab=second$/)
  await expect(page.locator('[data-tab-panel="second"]')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Usage', exact: true })).toBeFocused()
  await expect(page.locator('[data-tab-panel="second"]')).toBeHidden()
  await page.goto('/en-US/style-guide?tab=second')
  await expect(page.locator('[data-tab-panel="second"]')).toBeVisible()
}

async function chooseDark(page: Tab): Promise<void> {
  await page.goto('/en-US/demo/single')
  await page.getByRole('button', { name: 'Colours' }).click()
  await page.locator('label').getByText('Dark', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Colours' })).toBeFocused()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
}

async function readRow(page: Tab): Promise<void> {
  await page.goto('/en-US?prop=maxcount')
  const row = page.locator('#select-maxcount')
  await expect(row).toBeVisible()
  await row.locator('summary').click()
  await expect(row.locator('summary')).toBeInViewport()
  await row.locator('a[href$="/demo/multiple-with-max-count"]').first().click()
  await expect(page).toHaveURL(/\/demo\/multiple-with-max-count/)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/en-US\?prop=maxcount/)
  await expect(row).toBeVisible()
}

async function findMissing(page: Tab): Promise<void> {
  await page.goto('/en-US/demo/singel')
  await page.getByRole('main').locator('a[href$="/demo/single"]').first().click()
  await expect(page).toHaveURL('/en-US/demo/single')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Single')
}

async function filterPages(page: Tab): Promise<void> {
  await page.goto('/en-US/demo/single')
  const list = page.getByRole('navigation', { name: 'Pages', exact: true })
  await list.getByRole('link', { name: 'Overview Multiple' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Multiple')
  await expect(list.getByRole('link', { name: 'Overview Multiple' })).toHaveAttribute('aria-current', 'page')
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Single')
  await expect(list.getByRole('link', { name: 'Overview Single' })).toHaveAttribute('aria-current', 'page')
}

/** A part for each room. */
export const rooms: readonly RoomJourney[] = [
  { name: 'demos: an option is picked by keyboard', go: pickByKeyboard },
  { name: 'demos: a tag is typed and taken away again', go: editTags },
  { name: 'search: it is opened and used by keyboard, and Back returns', go: searchByKeyboard },
  { name: 'tabs: they open by mouse, by keyboard and by address', go: useTabs },
  { name: 'colours: a choice stays', go: chooseDark },
  { name: 'reference: a row opens and leads to a demo and back', go: readRow },
  { name: 'navigation: the list of pages follows', go: filterPages },
  { name: 'navigation: a mistyped address finds its page', go: findMissing, missing: '/en-US/demo/singel' },
]

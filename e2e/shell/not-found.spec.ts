import type { Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { startPlainHost } from '../support/plain-host.ts'
import { builtFolder } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

test('an address that leads nowhere answers 404 inside the frame of every page, in the language of the address', async ({
  page,
  silence,
}) => {
  silence.missing('/en-US/demo/custom-selctor')
  const response = await page.goto('/en-US/demo/custom-selctor')
  expect(response?.status()).toBe(404)
  expect(await response?.text()).toContain('<meta name="robots" content="noindex"/>')
  await expect(page).toHaveTitle('PAGE NOT FOUND')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Colours' })).toBeVisible()
  expect(await listLinks(page)).toEqual(['Custom field', 'Back to homepage', '返回首页'])
  expect(await findViolations(page)).toEqual([])

  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search' })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('custom selctor')
  await expect(page.getByRole('option', { name: /^Custom field/ }).first()).toBeVisible()

  const list = page.getByRole('navigation', { name: 'Pages' })
  await list.getByText('Guides', { exact: true }).click()
  await list.getByRole('link', { name: 'Remote data' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Remote data')
  await expect(field).toHaveValue('')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND')
  await page.getByRole('link', { name: 'Custom field', exact: true }).last().click()
  await expect(page).toHaveURL('/en-US/demo/custom-selector')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Custom field')
})

test('a link on a page ends there too, dark and 375 px wide', async ({ openPage, silence }) => {
  silence.except(/status of 404/)
  const page = await openPage({ viewport: { width: 375, height: 700 } })
  await page.addInitScript(() => localStorage.setItem('vitrine:color-mode', 'dark'))
  await page.goto('/demo/tags')
  await page.evaluate(() => location.assign('/demo/multi'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND')
  await expect(page.getByRole('heading', { level: 2, name: '页面未找到' })).toBeVisible()
  expect((await listLinks(page)).slice(-2)).toEqual(['返回首页', 'Back to homepage'])
  await expect(page.getByText(/^你要找的是多选/)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await findViolations(page)).toEqual([])
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('标签')
})

test('a host that knows only one not-found page shows it in the language of the address', async ({ page, silence }) => {
  silence.except(/status of 404/)
  const host = await startPlainHost(builtFolder('sub'), '/sub/')
  try {
    await page.goto(`${host.url}demo/nowhere`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    expect(await listLinks(page)).toEqual(['返回首页', 'Back to homepage'])
    await page.goto(`${host.url}en-us/demo/sinlge`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page.getByText('Did you mean Single?')).toBeVisible()
    await page.getByRole('link', { name: 'Back to homepage' }).click()
    await expect(page).toHaveURL(`${host.url}en-US`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select')
  } finally {
    await host.close()
  }
})

/** The names of the links of the page itself, without those of its frame. */
async function listLinks(page: Page): Promise<string[]> {
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  return page.getByRole('main').getByRole('link').allTextContents()
}

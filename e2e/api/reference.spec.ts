import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const locales = [
  {
    path: '/en-US',
    filter: 'Filter properties',
    count: (n: number) => `${n} of 85 properties`,
    none: 'No property matches',

    all: 'All',
    api: 'API',
  },
  {
    path: '/',
    filter: '筛选属性',
    count: (n: number) => `共 85 个属性，显示 ${n} 个`,
    none: '没有匹配的属性',

    all: '全部',
    api: 'API',
  },
]

for (const { path, filter, count, none, all, api } of locales) {
  test(`${path}: the reference filters, links, opens a type and leads to a demo and back`, async ({ page }) => {
    await page.goto(path)
    const table = page.locator('[data-api="Select"]')

    await test.step('it is complete: 85 rows of Select, and the tables of the other exports', async () => {
      await expect(table.locator('[data-api-row]')).toHaveCount(85)
      for (const [id, rows] of [
        ['Methods', 4],
        ['SearchConfig', 6],
        ['Option', 6],
        ['OptGroup', 6],
      ] as const) {
        await expect(page.locator(`[data-api="${id}"] [data-api-row]`)).toHaveCount(rows)
      }
    })

    await test.step('typing narrows it, and says how many are left', async () => {
      const field = table.getByRole('searchbox', { name: filter })
      await field.fill('maxcount')
      await expect(rowsOf(page)).toHaveText(['maxCount'])
      await expect(table.getByRole('status')).toHaveText(count(1))
      await field.fill('nothing of the kind')
      await expect(table.getByRole('status')).toHaveText(none)
      await field.press('Escape')
      await expect(table.getByRole('status')).toHaveText(count(85))
    })

    await test.step('a group narrows it as well', async () => {
      const groups = table.getByRole('group')
      const popup = groups.getByRole('button').nth(6)
      await popup.click()
      await expect(popup).toHaveAttribute('aria-pressed', 'true')
      await expect(page.locator('#select-getpopupcontainer')).toBeVisible()
      await expect(page.locator('#select-value')).toBeHidden()
      await groups.getByRole('button', { name: all, exact: true }).click()
      await expect(page.locator('#select-value')).toBeVisible()
    })

    await test.step('a deprecated row is struck through and names its replacement, which is a link to that row', async () => {
      const row = page.locator('#select-suffixicon')
      await expect(row.locator('del')).toHaveText('suffixIcon')
      await row.getByRole('link', { name: 'suffix', exact: true }).click()
      await expect(page).toHaveURL(/#select-suffix$/)
      await expect(page.locator('#select-suffix')).toBeInViewport()
    })

    await test.step('a type opens in place', async () => {
      const type = page.locator('#select-fieldnames details').first()
      await expect(type.locator('pre')).toBeHidden()
      await type.locator('summary').click()
      await expect(type.locator('pre')).toContainText('groupLabel')
    })

    await test.step('an example in a row is the select itself', async () => {
      const row = page.locator('#select-maxtagcount')
      await row.scrollIntoViewIfNeeded()
      await row.locator('.rc-select').click({ position: { x: 5, y: 5 } })
      await expect(page.locator('.rc-select-item-option').filter({ hasText: 'Lime' }).first()).toBeVisible()
      await page.keyboard.press('Escape')
    })

    await test.step('a row leads to the demo that shows it; the demo leads back', async () => {
      const row = page.locator('#select-maxcount')
      await row
        .getByRole('link')
        .filter({ hasText: /limit|上限/ })
        .first()
        .click()
      await expect(page).toHaveURL(/\/demo\/multiple-with-max-count$/)
      await page.getByRole('tab', { name: api }).click()
      await expect(page).toHaveURL(/\?tab=api$/)
      await page.getByRole('tabpanel').getByRole('link', { name: 'maxCount', exact: true }).click()
      await expect(page).toHaveURL(/#select-maxcount$/)
      await expect(page.locator('#select-maxcount')).toBeInViewport()
    })

    await test.step('a property in the code of a demo is a link to its row', async () => {
      await page.goto(`${path === '/' ? '' : path}/demo/multiple-with-max-count`)
      await page.locator('.demo-code > summary').first().click()
      await page.locator('.demo-code').first().getByRole('link', { name: 'maxCount', exact: true }).first().click()
      await expect(page).toHaveURL(/#select-maxcount$/)
    })
  })
}

test('the reference is there for machines, with its schema', async ({ request }) => {
  const reference = (await (await request.get('/api/select.json')).json()) as {
    version: string
    tables: { id: string; props: unknown[] }[]
  }
  expect(reference.version).toBe('1.12.0')
  expect(reference.tables.map((table) => [table.id, table.props.length])).toEqual([
    ['Select', 85],
    ['Methods', 4],
    ['SearchConfig', 6],
    ['Option', 6],
    ['OptGroup', 6],
  ])
  const schema = (await (await request.get('/api/select.schema.json')).json()) as { $schema: string }
  expect(schema.$schema).toMatch(/json-schema\.org/)
})

test('without scripts the whole reference is there and nothing offers to filter it', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto('/en-US')
  await expect(page.locator('[data-api="Select"] [data-api-row]').last()).toBeVisible()
  await expect(page.locator('[data-api-filter]').first()).toBeHidden()
})

test('at 320 px each row is a card that nobody has to scroll sideways', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 320, height: 640 } })
  await page.goto('/#select-maxcount')
  const row = page.locator('#select-maxcount')
  await expect(row).toBeInViewport()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
  const names = await row
    .locator('th:visible, td:visible')
    .evaluateAll((cells) => new Set(cells.map((cell) => Math.round(cell.getBoundingClientRect().left))).size)
  expect(names, 'all cells of a card start at the same edge').toBe(1)
})

function rowsOf(page: Page) {
  return page.locator('[data-api="Select"] [data-api-row]:visible th a')
}

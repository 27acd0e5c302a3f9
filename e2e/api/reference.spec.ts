import type { Page } from '@playwright/test'
import { holdRequests } from '../support/hold-requests.ts'
import { openInputMethod } from '../support/input-method.ts'
import { stopClock } from '../support/stop-clock.ts'
import { expect, test } from '../support/test.ts'

const locales = [
  {
    path: '/en-US',
    filter: 'Filter properties',
    count: (n: number) => `${n} of 85 properties`,
    near: (text: string, n: number) => `Nothing contains “${text}”. Nearest: ${n}`,
    old: 'Deprecated properties',
    whole: 'Whole entry in the reference',
    none: 'No property matches',
    group: /^Rendering/,
    api: 'API',
  },
  {
    path: '/',
    filter: '筛选属性',
    count: (n: number) => `共 85 个属性，显示 ${n} 个`,
    near: (text: string, n: number) => `没有属性包含“${text}”，以下 ${n} 个最接近`,
    old: '已废弃的属性',
    whole: '参考中的完整说明',
    none: '没有匹配的属性',
    group: /^渲染/,
    api: 'API',
  },
]

for (const { path, filter, count, near, old, whole, none, group, api } of locales) {
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
      const entries = await page.evaluate(() => history.length)
      await field.fill('maxcount')
      await expect(rowsOf(page)).toHaveText(['maxCount'])
      await expect(table.getByRole('status')).toHaveText(count(1))
      await expect(page).toHaveURL(/\?prop=maxcount$/)
      expect(await page.evaluate(() => history.length), 'no entry of the history for each key').toBe(entries)
      await page.reload()
      await expect(field).toHaveValue('maxcount')
      await expect(rowsOf(page)).toHaveText(['maxCount'])
      await field.fill('maks')
      await expect(table.getByRole('status')).toHaveText(near('maks', 5))
      await expect(page.locator('#select-maxcount')).toBeVisible()
      await field.fill('')
      const { compose, finish, press } = await openInputMethod(page)
      for (const letters of ['s', 'shangxian']) await compose(letters)
      await expect(table.getByRole('status'), 'letters of a word to come find nothing yet').toHaveText(count(85))
      await press('Escape')
      await expect(field).toHaveValue('shangxian')
      await finish('maxcount')
      await expect(table.getByRole('status')).toHaveText(count(1))
      for (const name of ['autocapitalize', 'autocorrect']) await expect(field).toHaveAttribute(name, 'off')
      // Safari ends the composition before it sends the key.
      await field.dispatchEvent('keydown', { key: 'Escape', keyCode: 229, bubbles: true })
      await expect(field).toHaveValue('maxcount')
      await field.fill('nothing of the kind')
      await expect(table.getByRole('status')).toHaveText(none)
      await field.press('Escape')
      await expect(table.getByRole('status')).toHaveText(count(85))
      await expect(page).not.toHaveURL(/prop=/)
    })

    await test.step('one line is one stop of Tab; arrow keys lead from line to line, Enter opens', async () => {
      const line = (name: string) => page.locator(`#select-${name} > details > summary`)
      await line('value').focus()
      await page.keyboard.press('ArrowDown')
      await expect(line('defaultvalue')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(line('mode')).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Home')
      await expect(table.locator('.api-group > summary').first(), 'the name of a group is a line as well').toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(line('value')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.locator('#select-value .api-more')).toBeVisible()
      await page.keyboard.press('End')
      await expect(table.getByText(old)).toBeFocused()
    })

    await test.step('a group is folded, says how many lines it holds, and stays as it was when the filter is emptied', async () => {
      const title = table.locator('.api-group > summary').filter({ hasText: group })
      const lines = title.locator('xpath=..').locator('[data-api-row]')
      await expect(title).toHaveText(new RegExp(` ${await lines.count()}$`))
      await expect(lines.first()).toBeHidden()
      await title.click()
      await expect(lines.first()).toBeVisible()
      const open = table.locator('.api-group[open]')
      const field = table.getByRole('searchbox', { name: filter })
      await expect(open).toHaveCount(2)
      await field.fill('tag')
      await expect(table.locator('.api-group:not([open]):visible')).toHaveCount(0)
      await expect(page.locator('#select-maxtagcount')).toBeVisible()
      await field.press('Escape')
      await expect(open).toHaveCount(2)
      const closed = table.locator('.api-group:not([open]) > summary')
      // All but the deprecated ones, which come last.
      while ((await closed.count()) > 1) await closed.first().click()
      await expect(closed).toContainText(old)
    })

    await test.step('a deprecated row is struck through and names its replacement, which is a link to that row', async () => {
      const row = page.locator('#select-suffixicon')
      await expect(row).toBeHidden()
      await table.getByText(old).click()
      await row.locator('summary').first().click()
      await expect(row.locator('del')).toHaveText('suffixIcon')
      await row.getByRole('link', { name: 'suffix', exact: true }).click()
      await expect(page).toHaveURL(/#select-suffix$/)
      await expect(page.locator('#select-suffix')).toBeInViewport()
      await expect(page.locator('#select-suffix .api-more')).toBeVisible()
    })

    await test.step('a type opens in place', async () => {
      await page.locator('#select-fieldnames > details > summary').click()
      const type = page.locator('#select-fieldnames .api-types details').first()
      await expect(type.locator('pre')).toBeHidden()
      await type.locator('summary').click()
      await expect(type.locator('pre')).toContainText('groupLabel')
    })

    await test.step('an example in a row is the select itself', async () => {
      const row = page.locator('#select-maxtagcount')
      await row.locator('summary').first().click()
      await row.locator('.rc-select').click({ position: { x: 5, y: 5 } })
      await expect(page.locator('.rc-select-item-option').filter({ hasText: 'Lime' }).first()).toBeVisible()
      await page.keyboard.press('Escape')
    })

    await test.step('a row leads to the demo that shows it; the demo leads back', async () => {
      const row = page.locator('#select-maxcount')
      await row.locator('summary').first().click()
      await row
        .getByRole('link')
        .filter({ hasText: /limit|上限/ })
        .first()
        .click()
      await expect(page).toHaveURL(/\/demo\/multiple-with-max-count$/)
      await page.getByRole('tab', { name: api }).click()
      await expect(page).toHaveURL(/\?tab=api$/)
      const line = page.locator('[data-tab-panel="api"] [data-api-row]').filter({ hasText: 'maxCount' })
      await line.locator('summary').first().click()
      await expect(line.locator('p').first()).toContainText('multiple')
      await line.getByRole('link', { name: whole }).click()
      await expect(page).toHaveURL(/#select-maxcount$/)
      await expect(page.locator('#select-maxcount')).toBeInViewport()
    })

    await test.step('a property in the code of a demo is a link to its row', async () => {
      await page.goto(`${path === '/' ? '' : path}/demo/multiple-with-max-count`)
      await page.locator('.demo-code > summary').first().click()
      await page.locator('.demo-code').first().getByRole('link', { name: 'maxCount', exact: true }).first().click()
      await expect(page).toHaveURL(/#select-maxcount$/)
      await expect(page.locator('#select-maxcount .api-more')).toBeVisible()
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

test('without scripts the whole reference is there, the address opens its row, and nothing offers to filter', async ({
  openPage,
}) => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto('/en-US#select-suffixicon')
  await expect(page.locator('#select-suffixicon .api-more')).toBeVisible()
  await expect(page.locator('#select-suffixicon')).toBeInViewport()
  await expect(page.locator('#select-maxcount .api-more')).toBeHidden()
  await expect(page.locator('[data-api-filter]').first()).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#select-maxcount .api-more'), 'on paper every row is open').toBeVisible()
})

test('an address opens its row below what sticks, even in the fold of the deprecated ones or behind the filter', async ({
  page,
}) => {
  await page.goto('/en-US?prop=mode#select-suffixicon')
  const row = page.locator('#select-suffixicon')
  await expect(row.locator('.api-more')).toBeVisible()
  await expect(page).toHaveURL(/en-US#select-suffixicon$/)
  await page.goto('/en-US#select-maxcount')
  await expect(page.locator('#select-maxcount .api-more')).toBeVisible()
  await expect
    .poll(async () => {
      const [filter, line] = await Promise.all(
        ['[data-api="Select"] [data-api-filter]', '#select-maxcount'].map((name) => page.locator(name).boundingBox()),
      )
      const { y = 0, height = 0 } = filter ?? {}
      return { isBelowHeader: y < 80, isLineBelowIt: (line?.y ?? 0) >= y + height }
    })
    .toEqual({ isBelowHeader: true, isLineBelowIt: true })
})

test('the link of a row copies its address and says so', async ({ openPage }) => {
  const page = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] })
  await page.clock.install()
  await page.goto('/en-US#select-maxcount')
  const row = page.locator('#select-maxcount')
  await row.hover()
  // It is said for a second and a half, which a slow machine may miss.
  await stopClock(page)
  await row.getByRole('link', { name: 'Link to “maxCount”' }).click()
  await expect(page.getByRole('link', { name: 'Link copied' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/en-US#select-maxcount$/)
})

test('at 320 px name and default share a line, the type is below, and nobody has to scroll sideways', async ({
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 320, height: 640 } })
  for (const path of ['/#select-listheight', '/demo/tags?tab=api']) {
    await page.goto(path)
    const row = page.locator('[data-api-row]:visible').filter({ hasText: 'listHeight' }).first()
    await expect(row).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    )
    const [name, value, type] = await Promise.all(
      ['.api-name', '.api-default', '.api-type'].map((part) => row.locator(part).boundingBox()),
    )
    expect(Math.abs((name?.y ?? 0) - (value?.y ?? 99))).toBeLessThan(4)
    expect(type?.y).toBeGreaterThan((name?.y ?? 0) + 10)
    expect(type?.x).toBe(name?.x)
  }
})

function rowsOf(page: Page) {
  return page.locator('[data-api="Select"] [data-api-row]:visible .api-name > :first-child')
}

test('a line that is closed and opened again while its words are on their way has them in the end', async ({
  page,
}) => {
  const release = await holdRequests(page, /\/en-US$/)
  await page.goto('/en-US/demo/multiple-with-max-count?tab=api')
  const line = page.locator('[data-tab-panel="api"] [data-api-row]').filter({ hasText: 'maxCount' })
  const asked = page.waitForRequest(/\/en-US$/)
  for (const isOpen of [true, false, true]) {
    await line.locator('summary').first().click()
    await expect(line.locator('details').first()).toHaveJSProperty('open', isOpen)
  }
  await asked
  release()
  await expect(line.locator('p').first()).toContainText('multiple')
  await expect(line.getByRole('link', { name: 'Whole entry in the reference' })).toBeVisible()
})

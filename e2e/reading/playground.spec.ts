import type { Locator, Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { flipScheme } from '../support/color-scheme.ts'
import { openInputMethod } from '../support/input-method.ts'
import { settleMotion } from '../support/settle-motion.ts'
import { expect, test } from '../support/test.ts'
import { findEditor, openEditor } from '../support/try.ts'

test('a property is found, set, explained, shared, taken back and edited, by keyboard and pointer, in Chinese', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const read = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText())
  const { stage, code, row, open } = await openPlayground(page, '/playground', '实时选择框')
  const field = stage.getByRole('combobox', { name: '城市' })

  await test.step('by keyboard: found by its name, and told what is ignored', async () => {
    await page.getByRole('searchbox', { name: '查找属性' }).focus()
    await page.keyboard.type('maxcount')
    await expect(page.getByText('85 个属性中的 1 个')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('2')
    await expect(code).toContainText('maxCount={2}')
    await expect(row('maxCount').getByText('为 multiple 和 tags 而设，此模式下只有一个值。')).toBeVisible()
    await expect(row('maxCount').getByText('个值', { exact: true })).toBeVisible()
    await page.getByRole('searchbox', { name: '查找属性' }).press('Escape')
    await expect(page.getByText('85 个属性中的 85 个')).toBeVisible()
  })

  await test.step('by an input method: its letters find nothing yet, and its keys are its own', async () => {
    const find = page.getByRole('searchbox', { name: '查找属性' })
    const { compose, finish, press } = await openInputMethod(page)
    for (const letters of ['m', 'mxz']) await compose(letters)
    await expect(page.getByText('85 个属性中的 85 个')).toBeVisible()
    await press('Escape')
    await expect(find).toHaveValue('mxz')
    await finish('maxcount')
    await expect(page.getByText('85 个属性中的 1 个')).toBeVisible()
    await find.dispatchEvent('keydown', { key: 'Escape', keyCode: 229, bubbles: true })
    await expect(find).toHaveValue('maxcount')
    await find.press('Escape')
  })

  await test.step('by pointer: the mode takes the sentence away, and the select follows', async () => {
    await row('mode').getByRole('combobox').selectOption('multiple')
    await expect(row('maxCount').getByText('此模式下只有一个值')).toHaveCount(0)
    await field.click()
    // While the list moves, Playwright scrolls the page to press in it, and the field does not scroll.
    await settleMotion(page.locator('.rc-select-dropdown'))
    for (const city of ['北京', '东京']) await page.getByTitle(city, { exact: true }).last().click()
    await expect(stage.locator('.rc-select-selection-item')).toHaveText(['北京×', '东京×'])
    await page.keyboard.press('Escape')
    await expect(page.getByText('已改动 2 个属性')).toBeVisible()
  })

  await test.step('a default, on and off; options by sets; an event', async () => {
    await open('选择框')
    const disabled = row('disabled').getByRole('radiogroup', { name: 'disabled' })
    await disabled.getByRole('radio', { name: '默认: 关' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(field).toBeDisabled()
    await row('disabled').getByRole('button', { name: '重置 disabled' }).click()
    await expect(field).toBeEnabled()
    await open('选项数据')
    await row('options').getByRole('combobox').selectOption({ label: '10,000 个条目' })
    await expect(code).toContainText('Array.from({ length: 10_000 }')
    await open('事件')
    await row('onChange').getByRole('combobox').selectOption({ label: '显示为最近的事件' })
    await field.press('Backspace')
    await expect(page.getByText('最近的事件:')).toContainText('onChange ["beijing"]')
  })

  await test.step('recorded', async () => {
    await page.getByRole('button', { name: '记录事件' }).click()
    const timeline = page.getByRole('group', { name: '事件', exact: true })
    await expect(timeline.getByText('操作演示，')).toBeVisible()
    const place = await field.boundingBox()
    await field.click()
    await settleMotion(page.locator('.rc-select-dropdown'))
    await page.getByTitle('条目 3', { exact: true }).last().click()
    await expect(timeline.getByText('onSelect')).toBeVisible()
    // What is told below it does not move it from under its list.
    expect((await field.boundingBox())?.y).toBe(place?.y)
    await timeline.getByRole('button', { name: '停止记录' }).click()
    await expect(timeline).toHaveCount(0)
  })

  await test.step('shared, reset and edited', async () => {
    await page.getByRole('button', { name: '复制链接' }).click()
    const link = new URL('/playground#play=maxCount=2&mode=multiple&options=~many&onChange=~log', page.url())
    await expect.poll(read).toBe(link.href)
    await page.getByRole('button', { name: '全部重置' }).click()
    await expect(page.getByText('未改动任何属性')).toBeVisible()
    await expect(code).not.toContainText('maxCount')
    await page.getByRole('button', { name: '复制代码' }).click()
    await expect.poll(async () => (await read()) === (await code.textContent())).toBe(true)
    await expect(page.getByText('已复制')).toBeVisible()
    const { panel, result, write } = await openEditor(page, '编辑代码')
    await expect(result.getByRole('combobox', { name: '城市' })).toBeVisible()
    await write('export default () => <p>edited</p>')
    await expect(result.getByText('edited')).toBeVisible()
    await panel.getByRole('button', { name: '分享' }).click()
    await expect(page).toHaveURL(/#try=/)
    const shared = page.url()
    await page.goto('about:blank')
    await page.goto(shared)
    await expect((await findEditor(page)).field).toContainText('edited')
  })
})

test('an address brings settings, a property or a sentence; axe finds nothing, wide and narrow, in both schemes', async ({
  page,
}) => {
  const { stage, code, row } = await openPlayground(
    page,
    '/en-US/playground#play=mode=tags&showSearch=false&placeholder=!Where%20to%3F',
    'Live select',
  )
  await expect(stage.getByText('Where to?')).toBeVisible()
  await expect(code).toContainText('<Select')
  await expect(row('showSearch').getByText('This mode is searchable whatever is given;')).toBeVisible()
  for (const scheme of ['dark', 'light'] as const) {
    await flipScheme(page, scheme)
    expect(await findViolations(page)).toEqual([])
  }

  await test.step('one that cannot be read says so', async () => {
    await changeHash(page, 'play=maxCont=3')
    await expect(page.getByRole('alert')).toHaveText(
      'This link holds no settings that can be read, so you see the defaults. There is no property “maxCont”; did you mean “maxCount”?',
    )
    await changeHash(page, 'prop=nothing')
    await expect(page.getByRole('alert')).toContainText('There is no property “nothing”.')
  })

  await test.step('a value that throws is shown, and taken back', async () => {
    // A label that is an object is what React cannot draw.
    await changeHash(page, 'play=defaultValue=~one&optionLabelProp=!__proto__')
    await expect(stage.getByRole('alert')).toContainText('With these settings the select throws:')
    await stage.getByRole('button', { name: 'Reset all' }).click()
    await expect(stage.getByRole('combobox', { name: 'City' })).toBeVisible()
  })

  await test.step('the select stays in sight of the last control, beside it or above it', async () => {
    for (const size of [
      { width: 1280, height: 800 },
      { width: 375, height: 700 },
      { width: 320, height: 700 },
    ]) {
      await page.setViewportSize(size)
      await page.getByText('Deprecated', { exact: false }).last().scrollIntoViewIfNeeded()
      await expect(stage.getByRole('combobox').first()).toBeInViewport()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
    }
  })
})

test('a row of the reference leads to its control', async ({ page }) => {
  await page.goto('/en-US#select-listheight')
  await page.getByRole('link', { name: 'Try it: listHeight' }).click()
  await expect(page).toHaveURL(/\/en-US\/playground#prop=listHeight$/)
  await expect(page.getByRole('spinbutton', { name: 'listHeight' })).toBeFocused()
})

test('without scripts the properties lead to the reference', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto('/en-US/playground')
  await expect(page.getByText('Without JavaScript this page is a list')).toBeVisible()
  await expect(page.getByRole('link', { name: 'mode', exact: true })).toHaveAttribute('href', '/en-US#select-mode')
  await expect(page.getByRole('combobox')).toHaveCount(0)
})

interface Playground {
  stage: Locator
  code: Locator
  row: (name: string) => Locator
  open: (group: string) => Promise<void>
}

async function openPlayground(page: Page, address: string, stage: string): Promise<Playground> {
  await page.goto(address)
  await expect(page.locator('[data-island^="i-playground"]')).toHaveAttribute('data-state', 'fulfilled')
  return {
    stage: page.getByRole('region', { name: stage }),
    code: page.locator('.play-code code'),
    row: (name) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) }),
    open: (group) => page.locator('.play-group > summary').filter({ hasText: group }).click(),
  }
}

function changeHash(page: Page, hash: string): Promise<void> {
  return page.evaluate((next) => {
    location.hash = next
  }, hash)
}

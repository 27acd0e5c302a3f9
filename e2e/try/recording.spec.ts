import { readFileSync } from 'node:fs'
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { findViolations } from '../support/axe.ts'
import { flipScheme } from '../support/color-scheme.ts'
import { expect, test } from '../support/test.ts'
import { component, findEditor, openEditor } from '../support/try.ts'

/** What comes with the first recording, by the start of its name. */
const parts = /\/(timeline|recording|dress-page|session|try)[-.]/

/** What the test that a reader copies is here, where it runs with the unit tests. */
const recorded = new URL('../../site/samples/recorded/single.test.tsx', import.meta.url)

/** The calls that are listed, as `name(arguments)`. */
function listCalls(timeline: Locator): Promise<string[]> {
  return timeline.locator('td > code').allTextContents()
}

/** Opens the menu of the first demo and switches recording on or off. */
async function toggle(page: Page, { menu, item }: { menu: string; item: string }): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).first().press('Enter')
  await page.getByRole('button', { name: item }).press('Enter')
}

function findStage(page: Page): FrameLocator {
  return page.frameLocator('.try-frame[data-shown]')
}

/** The borders of a field and of what is drawn behind its words: the chevron. */
function readBorders(field: Locator): Promise<string[]> {
  return field.first().evaluate((element) =>
    ['', '::after'].map((part) => {
      const { borderWidth, borderStyle, borderColor } = getComputedStyle(element, part)
      return [borderWidth, borderStyle, borderColor].join(', ')
    }),
  )
}

test('a stage is recorded, gesture by gesture, also while it is edited, and becomes a text and a test that runs', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const read = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText())
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await page.goto('/en-US/demo/single')
  const menu = { menu: 'More', item: 'Record events' }
  await page.getByRole('button', { name: 'More', exact: true }).first().hover()
  const inPage = await readBorders(page.locator('#single .rc-select'))
  await toggle(page, menu)
  const timeline = page.getByRole('group', { name: 'Events', exact: true })
  const stage = findStage(page)
  const field = stage.getByRole('combobox', { name: 'Delivery method' })
  await expect(timeline.getByText('Use the demo: each callback')).toBeVisible()
  await expect(field).toBeVisible()
  expect(await readBorders(stage.locator('.rc-select')), 'the field looks as in the page').toEqual(inPage)

  await field.click()
  await expect
    .poll(() => listCalls(timeline))
    .toEqual(['onFocus(focusin)', 'onPopupVisibleChange(true)', "onActive('any')"])
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await listCalls(timeline)).at(-1)).toBe("onActive('standard')")
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await listCalls(timeline)).at(-1)).toBe('onPopupVisibleChange(false)')
  const list = timeline.getByRole('region', { name: 'Events' })
  await expect(list.getByRole('rowheader')).toHaveText([
    'Press on combobox “Delivery method”',
    'Key ArrowDown',
    'Key Enter',
  ])
  for (const scheme of ['light', 'dark'] as const) {
    await flipScheme(page, scheme)
    expect(await findViolations(page, { within: ['.timeline'] }), scheme).toEqual([])
  }

  await timeline.getByRole('button', { name: 'Pause' }).click()
  await stage.getByRole('radio', { name: 'In the store' }).click()
  await expect(field).toHaveCount(0)
  await timeline.getByRole('button', { name: 'Copy as test' }).click()
  await expect
    .poll(async () => (await read()).replace('./single', '../../demos/single.tsx'))
    .toBe(readFileSync(recorded, 'utf8'))
  await timeline.getByRole('button', { name: 'Copy as text' }).click()
  const change = "onChange('standard', { value: 'standard', label: 'Standard, 3–5 days' })"
  await expect.poll(read).toMatch(/^Press on combobox “Delivery method”\n +\+[\d.]+ ms {2}onFocus\(focusin\)\n/)
  expect(await read()).toContain(change)
  await timeline.getByRole('button', { name: 'Resume' }).click()
  await timeline.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(list).toBeHidden()

  // Recording goes on in the edited code, and a callback that throws throws.
  const { result, panel, write, notes } = await openEditor(page)
  await expect(panel.getByRole('button', { name: 'Events' })).toHaveAttribute('aria-pressed', 'true')
  await write(
    "import Select from '@rc-component/select'\n" +
      component(
        "  const huge = { list: Array.from({ length: 1e5 }, (_, n) => n) }\n  huge.own = huge\n  return <Select aria-label=\"Lamp\" options={[{ value: 'a', data: huge }]} onSelect={() => { throw new Error('no bulb') }} />",
      ),
  )
  const lamp = result.getByRole('combobox', { name: 'Lamp' })
  await lamp.click()
  await expect(lamp).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Enter')
  await expect(timeline.getByText('threw Error: no bulb')).toBeVisible()
  await expect(notes).toContainText(['An event or a timer threw. Error: no bulb'])
  await panel.getByRole('button', { name: 'Done' }).click()
  await expect(field).toBeVisible()
  await timeline.getByRole('button', { name: 'Stop recording' }).click()
  await expect(timeline).toBeHidden()
  await expect(page.locator('[data-demo="single"]').getByRole('combobox')).toBeVisible()
  const first = files.findIndex((file) => parts.test(file))
  expect(files.findIndex((file) => /demo-menu/.test(file))).toBeLessThan(first)
})

test('on a phone a flood of callbacks is bounded, and the archive holds the edited code', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 375, height: 800 } })
  await page.goto('/demo/suggest')
  await page.getByRole('button', { name: '更多', exact: true }).first().click()
  await page.getByRole('group', { name: '更多' }).getByRole('button', { name: '编辑代码' }).click()
  const { result, write, panel } = await findEditor(page)
  // First, since recording starts anew what runs: the frame that is there would go while it is used.
  await panel.getByRole('button', { name: '事件' }).click()
  const timeline = page.getByRole('group', { name: '事件', exact: true })
  await write(
    "import Select from '@rc-component/select'\n" +
      component(
        '  return <><Select aria-label="灯" open={false} /><button onClick={() => { const field = document.querySelector("input"); for (let n = 0; n < 700; n++) field.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, key: "k" + n })) }}>按键</button></>',
      ),
  )
  await expect(result.getByRole('combobox', { name: '灯' })).toBeVisible()
  await result.getByRole('button', { name: '按键' }).click()
  await expect(timeline.getByText(/^有 \d+ 次回调未列出：只保留最新的 500 次。$/)).toBeVisible()
  expect((await listCalls(timeline)).length).toBeLessThanOrEqual(500)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)

  await page.getByRole('button', { name: '更多', exact: true }).first().click()
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: /zip/ }).click()
  const archive = unzipSync(readFileSync(await (await waiting).path()))
  const sources = Object.entries(archive).filter(([path]) => path.endsWith('.tsx'))
  expect(sources.map(([, bytes]) => new TextDecoder().decode(bytes)).join('')).toContain('aria-label="灯"')
})

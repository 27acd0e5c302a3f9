import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { findViolations } from '../support/axe.ts'
import { flipScheme } from '../support/color-scheme.ts'
import { builtFolder } from '../support/site.ts'
import { expect, test } from '../support/test.ts'
import { component, findEditor, openEditor } from '../support/try.ts'

/** What comes with the first edit, by the start of its name. */
const parts = /^(session|dress-page|make|compile\.worker|try|pack|demo-try)[-.]/

test('nothing of the editor comes before the first edit, and then less than 400 KB', async ({ page, silence }) => {
  // The page's second demo may come near when there is no connection any more.
  silence.except(/ERR_INTERNET_DISCONNECTED.*demo-multiple-kept-search/)
  const files = new Set<string>()
  page.on('requestfinished', (request) => files.add(new URL(request.url()).pathname))
  const listParts = (): string[] => [...files].filter((path) => parts.test(path.split('/').pop() ?? ''))
  await page.goto('/en-US/demo/multiple')
  // What the outline needs comes with the first scroll.
  await page.mouse.wheel(0, 40)
  await page.getByRole('button', { name: 'Edit the code' }).first().hover()
  await page.getByRole('button', { name: 'More', exact: true }).first().hover()
  expect(listParts()).toEqual([])

  const { field, result, panel } = await openEditor(page)
  await expect(field).toBeFocused()
  await expect(result.getByText('Value: jp, mx')).toBeVisible()
  await expect.poll(() => [...files].filter((path) => /try-reference|frame-outline/.test(path))).toHaveLength(2)
  const weigh = (path: string): number => {
    const file = join(builtFolder(), path)
    return statSync(`${file}.gz`, { throwIfNoEntry: false })?.size ?? gzipSync(readFileSync(file)).length
  }
  const weights = listParts().map((path) => [path, weigh(path)] as const)
  expect(weights.length).toBeGreaterThan(3)
  const total = weights.reduce((sum, [, bytes]) => sum + bytes, 0)
  expect(total, JSON.stringify(weights)).toBeLessThanOrEqual(400 * 1024)

  // Offline from here on.
  await page.context().setOffline(true)
  await field.press('ControlOrMeta+Home')
  await page.keyboard.insertText("console.log('hello', { a: [1] })\ndocument.body.id = 'anew'\n")
  await expect(panel.getByText('Console 1')).toBeVisible()
  await panel.getByText('Console 1').click()
  await expect(panel.getByRole('log')).toHaveText('hello { a: [1] }')
  // What is printed comes before what runs anew is shown.
  await expect(result.locator('#anew')).toBeAttached()
  await result.getByRole('combobox').click()
  await result.getByTitle('Peruvian').click()
  await expect(result.getByText('Value: jp, mx, pe')).toBeVisible()
})

test('completion says what a property does', async ({ page }) => {
  await page.goto('/en-US/demo/single')
  const { field, write } = await openEditor(page)
  await expect(field).toBeFocused()
  await write("import Select from '@rc-component/select'\nexport default () => <Select  />")
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('maxCou')
  await expect(page.locator('.cm-completionInfo')).toContainText('maxCount')
})

test('a mistake stands beside its line while the last good version runs; reset, undo, and the way out by keyboard', async ({
  page,
}) => {
  await page.goto('/en-US/demo/suggest')
  const edit = page.getByRole('button', { name: 'Edit the code' }).first()
  const { panel, field, result, write } = await openEditor(page)
  await expect(panel.getByRole('tab')).toHaveText([
    'suggest.tsx',
    'packages.ts',
    'remote-status.tsx',
    'remote.ts',
    'use-remote.ts',
  ])
  await write(component('  return <p>good</p>'))
  await expect(result.getByText('good')).toBeVisible()
  await field.press('ControlOrMeta+End')
  await page.keyboard.insertText('const = 1')
  await expect(panel.getByRole('alert')).toHaveText(
    'This cannot be read as code: Unexpected token. The stage shows the last version that could be read. suggest.tsx, line 5',
  )
  await expect(panel.locator('.cm-lint-marker-error')).toHaveCount(1)
  await expect(result.getByText('good')).toBeVisible()
  for (const scheme of ['light', 'dark'] as const) {
    await flipScheme(page, scheme)
    expect(await findViolations(page, { within: ['.demo[data-trying]'] }), scheme).toEqual([])
  }
  await write("import lodash from 'lodash'\nexport default lodash")
  await expect(panel.getByRole('alert')).toContainText('“lodash” cannot be imported here. Available are react, ')

  await panel.getByRole('button', { name: 'Reset' }).click()
  await expect(result.getByRole('combobox')).toBeVisible()
  await expect(panel.getByRole('alert')).toHaveCount(0)
  await field.press('ControlOrMeta+z')
  await expect(panel.getByRole('alert')).toContainText('“lodash” cannot be imported here.')

  // A shared file, by the arrow keys of the tabs.
  await panel.getByRole('tab', { name: 'suggest.tsx' }).press('ArrowRight')
  await expect(panel.getByRole('tab', { name: 'packages.ts' })).toBeFocused()
  await expect(panel.getByRole('textbox', { name: 'Code of shared/packages.ts' })).toBeVisible()

  await field.press('Escape')
  await page.keyboard.press('Tab')
  await expect(field).not.toBeFocused()
  await panel.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(edit).toBeFocused()
  await expect(page.locator('[data-demo="suggest"]')).toBeVisible()
})

test('edits last for the visit, are marked, shared without running, and dropped together', async ({
  page,
  openPage,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/demo/single')
  const { panel, result, write } = await openEditor(page, '编辑代码')
  await write(component('  return <p>{"shared " + document.documentElement.dir}</p>'))
  await expect(result.getByText('shared ltr')).toBeVisible()
  // Copying takes what was edited, and so does opening it elsewhere.
  await page.getByRole('button', { name: '复制代码' }).first().click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('"shared " +')
  await panel.getByRole('button', { name: '分享' }).click()
  await expect(page).toHaveURL(/#try=1\.[\w-]+$/)
  const address = page.url()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address)

  // The same tab, another page, and back.
  await page.locator('#sidebar a[href="/demo/tags"]').click()
  await expect(page).toHaveURL('/demo/tags')
  // The address is there before the page: until then the editor of the page before is open.
  await expect(panel).toHaveCount(0)
  await page.locator('#sidebar a[href="/demo/single"]').click()
  await expect(page.locator('.demo-edit[data-edited]')).toHaveCount(1)
  const again = await openEditor(page, '编辑代码')
  await expect(again.result.getByText('shared ltr')).toBeVisible()
  await again.panel.getByRole('button', { name: '我的修改（1）' }).click()
  await page.getByRole('dialog', { name: '你修改过的演示' }).getByRole('button', { name: '放弃全部修改' }).click()
  await expect(again.result.getByRole('group')).toBeVisible()
  await expect(page.locator('.demo-edit[data-edited]')).toHaveCount(0)

  // Another reader, on a phone.
  const other = await openPage({ viewport: { width: 375, height: 800 }, hasTouch: true })
  await other.goto(address)
  const shared = await findEditor(other)
  await expect(shared.panel.getByText('这段代码来自链接，还没有运行。')).toBeVisible()
  await expect(other.locator('.cm-deletedChunk').first()).toBeVisible()
  await expect(other.locator('.try-frame')).toHaveCount(0)
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  await shared.panel.getByRole('button', { name: '运行' }).first().tap()
  await expect(shared.result.getByText('shared ltr')).toBeVisible()

  // An address that was cut on its way.
  const cut = await openPage()
  await cut.goto(address.slice(0, -30))
  await expect(cut.getByRole('alert').first()).toHaveText('链接中的代码已损坏，可能被截断了。这里显示的是原始代码。')
})

test('code in a guide that runs as it is becomes a stage and an editor, and is itself again', async ({ page }) => {
  await page.goto('/en-US/guide/forms')
  await page.mouse.wheel(0, 40)
  const demos = await page.locator('.demo').count()
  const edit = page.locator('[data-sample]').getByRole('button', { name: 'Edit the code' }).first()
  await edit.click()
  const { panel, result } = await findEditor(page)
  await expect(page.locator('.demo')).toHaveCount(demos + 1)
  await expect(result.getByRole('combobox', { name: 'Seat' })).toBeVisible()
  await panel.getByRole('button', { name: 'Done' }).click()
  await expect(edit).toBeFocused()
  await expect(page.locator('.demo')).toHaveCount(demos)
})

test('code takes no focus from whoever types, and a press in the frame counts at once', async ({ page }) => {
  await page.goto('/en-US/demo/single')
  const { field, result, write } = await openEditor(page)
  await write(
    component(
      "  const [pressed, press] = useState(0)\n  useEffect(() => document.querySelector('input').focus(), [])\n" +
        '  return <><input autoFocus /><button onClick={() => press(1)}>{`Pressed ${pressed}`}</button></>',
    ),
  )
  await expect(result.getByText('Pressed 0')).toBeVisible()
  await expect(field).toBeFocused()
  await result.getByRole('button').click()
  await expect(result.getByText('Pressed 1')).toBeVisible()
  await expect(page.locator('.try-frame[data-shown]')).toBeFocused()
})

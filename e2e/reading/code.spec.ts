import type { Page } from '@playwright/test'
import { settlePage } from '../support/settle-page.ts'
import { expect, test } from '../support/test.ts'

const guide = '/en-US/style-guide'

/** The code block below a heading of the style guide. */
function blockBelow(page: Page, id: string, nth = 0) {
  return page.locator(`.heading:has(#${id}) ~ .code, .heading:has(#${id}) ~ .code-group`).nth(nth)
}

/** Allows the page to write to the clipboard and the test to read it. */
async function allowClipboard(page: Page): Promise<() => Promise<string>> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  return () => page.evaluate(() => navigator.clipboard.readText())
}

/** Makes the browser refuse, as it does in frames and on plain http. */
async function refuseClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError')) },
    })
  })
}

test('a block shows its name and language, numbers on demand, marked lines and words', async ({ page }) => {
  await page.goto(guide)
  const block = blockBelow(page, 'code-marks')
  await expect(block.locator('figcaption')).toHaveText('tags.tsxtsx')
  await expect(block.locator('.code-numbers')).toHaveText('1\n2\n3\n4\n5\n6')
  await expect(block.locator('mark.c-line')).toHaveCount(3)
  await expect(block.locator('mark.c-word')).toHaveText(['maxCount', 'maxCount'])
  const [plain, marked] = await block.locator('code').evaluate((code) => {
    const left = (text: string): number => {
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const node = walker.currentNode as Text
        const at = node.data.indexOf(text)
        if (at < 0) continue
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        return range.getBoundingClientRect().left
      }
      return 0
    }
    return [left('options'), left('mode')]
  })
  expect(plain, 'marked lines keep their indentation').toBeCloseTo(marked ?? 0, 0)
  await expect(blockBelow(page, 'code-name', 1)).toContainText('<b>not bold</b> & not an entity: &amp;')
})

test('the button copies code without numbers and confirms for 1.5 seconds, in sight and aloud', async ({ page }) => {
  await page.clock.install()
  const read = await allowClipboard(page)
  await page.goto(guide)
  const block = blockBelow(page, 'code-marks')
  const button = block.getByRole('button', { name: 'Copy code' })
  await button.hover()
  await page.clock.pauseAt(Date.now() + 60_000)
  await button.click()
  const confirming = block.getByRole('button', { name: 'Copied' })
  await expect(confirming).toHaveAttribute('data-state', 'copied')
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1)
  expect(await read()).toBe(
    '<Select\n  mode="tags"\n  options={people}\n  maxCount={3}\n  aria-describedby={maxCount > 3 ? \'limit\' : undefined}\n/>',
  )
  await page.clock.runFor(1400)
  await expect(confirming).toBeVisible()
  await page.clock.runFor(200)
  await expect(button).toBeVisible()
  await expect(button).not.toHaveAttribute('data-state')
})

test('the confirmation is painted with the next frame', async ({ page }) => {
  await allowClipboard(page)
  await page.goto(guide)
  // The first copy brings the code.
  await blockBelow(page, 'code-diff').locator('[data-copy]').click()
  await expect(page.locator('#announcer')).toHaveText('Copied')
  const block = blockBelow(page, 'code-marks')
  const button = block.locator('[data-copy]')
  await button.hover()
  await button.evaluate((element) => {
    const counts = { frames: 0 }
    Object.assign(window, { counts })
    element.addEventListener(
      'click',
      () => {
        const count = (): void => {
          if (element.dataset['state'] === 'copied') return
          counts.frames++
          requestAnimationFrame(count)
        }
        requestAnimationFrame(count)
      },
      { capture: true },
    )
  })
  await button.click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('mode="tags"')
  const frames = await page.evaluate(() => (window as unknown as { counts: { frames: number } }).counts.frames)
  expect(frames, 'frames without it').toBe(0)
})

test('copying leaves out shell prompts and what a diff takes away', async ({ page }) => {
  const read = await allowClipboard(page)
  await page.goto(guide)
  await page.keyboard.press('Tab')
  const shell = blockBelow(page, 'code-shell').locator('[data-copy]')
  await shell.focus()
  await page.keyboard.press('Enter')
  await expect
    .poll(read)
    .toBe('npm create vite@latest my-app -- --template react-ts\ncd my-app\nnpm install @rc-component/select')
  const diff = blockBelow(page, 'code-diff')
  await expect(diff.locator('ins')).toHaveCount(2)
  await expect(diff.locator('del')).toHaveCount(2)
  await diff.locator('[data-copy]').click()
  await expect
    .poll(read)
    .toBe('<Select\n  onPopupVisibleChange={setOpen}\n  popupRender={draw}\n  options={options}\n/>')
})

test('where the clipboard refuses, a dialog holds the text to copy; Enter and Escape close it', async ({ page }) => {
  await refuseClipboard(page)
  await page.goto(guide)
  const button = blockBelow(page, 'code-diff').getByRole('button', { name: 'Copy code' })
  const dialog = page.getByRole('dialog', { name: 'Copy to clipboard: Ctrl+C, Enter', exact: true })
  for (const [act, key] of [
    ['click', 'Enter'],
    ['press', 'Enter'],
    ['press', 'Escape'],
  ] as const) {
    if (act === 'click') await button.click()
    else await button.press('Enter')
    const field = dialog.getByRole('textbox')
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('readonly')
    await expect(field).toHaveValue(
      '<Select\n  onPopupVisibleChange={setOpen}\n  popupRender={draw}\n  options={options}\n/>',
    )
    expect(
      await field.evaluate(({ selectionStart, selectionEnd, value }: HTMLTextAreaElement) =>
        value.slice(selectionStart, selectionEnd),
      ),
    ).toBe(await field.inputValue())
    await page.keyboard.press(key)
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
    await expect(button, 'nothing was copied').not.toHaveAttribute('data-state')
  }
})

test('the dialog names the Command key on a Mac and speaks the page’s language', async ({ page }) => {
  await refuseClipboard(page)
  await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }))
  await page.goto('/style-guide')
  await blockBelow(page, 'code-diff').getByRole('button', { name: '复制代码' }).click()
  await expect(page.getByRole('dialog', { name: '复制到剪贴板：⌘+C，回车', exact: true })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a choice of variant holds for all groups, all pages and other windows', async ({ page, context }) => {
  await page.goto(guide)
  const [first, second] = [blockBelow(page, 'code-variants'), blockBelow(page, 'code-variants', 1)]
  const selected = (name: string) => ({ name, selected: true })
  await expect(first.getByRole('tab', selected('npm'))).toBeVisible()
  await expect(first.getByRole('tabpanel', { name: 'npm' })).toContainText('npm install')

  await first.getByRole('tab', { name: 'pnpm' }).click()
  await expect(first.getByRole('tabpanel')).toHaveCount(1)
  await expect(first.getByRole('tabpanel', { name: 'pnpm' })).toContainText('pnpm add')
  await expect(second.getByRole('tab', selected('pnpm'))).toBeVisible()

  const other = await context.newPage()
  await other.goto('/en-US')
  const install = other.locator('.code-group').first()
  await expect(install.getByRole('tab', selected('pnpm'))).toBeVisible()
  await install.getByRole('tab', { name: 'yarn' }).click()
  await expect(first.getByRole('tab', selected('yarn'))).toBeVisible()
  await expect(second.getByRole('tab', selected('pnpm')), 'has no yarn: the choice before').toBeVisible()
})

test('variants are tabs for the keyboard: one stop, arrows round and round, Home and End', async ({ page }) => {
  await page.goto(guide)
  const group = blockBelow(page, 'code-variants')
  const tab = (name: string) => group.getByRole('tab', { name, exact: true })
  await tab('npm').focus()
  await expect(group).toHaveAttribute('data-ready')
  for (const [key, name] of [
    ['ArrowRight', 'pnpm'],
    ['End', 'bun'],
    ['ArrowRight', 'npm'],
    ['ArrowLeft', 'bun'],
    ['Home', 'npm'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tab(name)).toBeFocused()
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
  }
  await page.keyboard.press('Tab')
  await expect(group.getByRole('button', { name: 'Copy code' })).toBeFocused()
})

test('the variant a reader prefers is painted at once, before any script has run', async ({ page, context }) => {
  await page.addInitScript(() => localStorage.setItem('vitrine:variants', '["yarn","pnpm"]'))
  await context.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto(guide)
  await expect(blockBelow(page, 'code-variants').getByRole('tabpanel')).toHaveText(/yarn add/)
  await expect(blockBelow(page, 'code-variants', 1).getByRole('tabpanel')).toHaveText(/pnpm lint/)
})

test('long code is folded; the button shows all of it and folds it again', async ({ page }) => {
  await page.goto(guide)
  const block = blockBelow(page, 'code-long')
  const show = block.getByRole('button', { name: 'Show all 41 lines' })
  await expect(show).toHaveAttribute('aria-expanded', 'false')
  const folded = await block.evaluate((element) => element.clientHeight)
  await show.focus()
  await page.keyboard.press('Space')
  const hide = block.getByRole('button', { name: 'Show fewer lines' })
  await expect(hide).toHaveAttribute('aria-expanded', 'true')
  const last = block.locator('code')
  expect(await last.evaluate((code) => code.scrollHeight)).toBeGreaterThan(folded)
  expect(await block.locator('pre').evaluate((pre) => pre.scrollHeight - pre.clientHeight)).toBeLessThan(2)
  await hide.click()
  await expect(show).toBeInViewport()
  expect(await block.evaluate((element) => element.clientHeight)).toBe(folded)
})

test('without scripts all code is there: unfolded, every variant under its name, no dead buttons', async ({
  openPage,
}) => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto(guide)
  const group = blockBelow(page, 'code-variants')
  await expect(group.locator('.code-name')).toHaveText(['npm', 'pnpm', 'yarn', 'bun'])
  for (const panel of await group.locator('.code-panel').all()) await expect(panel).toBeVisible()
  await expect(group.getByRole('tab')).toHaveCount(0)
  const block = blockBelow(page, 'code-long')
  const pre = await block.locator('pre').boundingBox()
  expect(pre?.height).toBeGreaterThan(41 * 20)
  await expect(page.getByRole('button', { name: /Copy code|Show all/ })).toHaveCount(0)
})

test('nothing of all this is loaded before it is used', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/en-US/guide/styling')
  await settlePage(page)
  await page.goto('/en-US')
  await expect(page.locator('[data-code-group]').first()).toBeAttached()
  await settlePage(page)
  expect(scripts.filter((path) => /reading-actions|copy-|outline|code-groups/.test(path))).toEqual([])
  const [request] = await Promise.all([
    page.waitForRequest(/reading-actions/),
    page.getByRole('button', { name: 'Copy code' }).first().hover(),
  ])
  expect(request.failure()).toBeNull()
})

test('a tap copies on a phone', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(guide)
  const button = blockBelow(page, 'code-diff').locator('[data-copy]')
  await button.tap()
  await expect(page.locator('#announcer')).toHaveText('Copied')
})

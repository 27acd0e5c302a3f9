import type { Locator, Page } from '@playwright/test'
import { readCopied, toCode } from '../support/copied-code.ts'
import { findDemo, openDemo } from '../support/demo.ts'
import { settlePage } from '../support/settle-page.ts'
import { expect, test } from '../support/test.ts'
import { copyButton, findPreviewer } from './previewer.ts'

/** Names of all files that a demo's controls load when they are used. */
const tools = /\/assets\/(demo-(?:actions|view|sandbox|sketch)-|sandbox-|html2sketch|demo-.*\.(?:txt|json|zip))/

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
})

test('nothing of the tools is loaded before one is used', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await openDemo(page, 'suggest')
  const { demo } = findPreviewer(page, 'suggest')
  await demo.getByText('Code', { exact: true }).click()
  await expect(demo.locator('code').first()).toBeVisible()
  await settlePage(page)
  expect(requests.filter((url) => tools.test(url))).toEqual([])

  await copyButton(demo).click()
  await expect(page.locator('#announcer')).toHaveText('Copied')
  const loaded = requests.flatMap((url) => tools.exec(url)?.[1] ?? [])
  expect(loaded.toSorted()).toEqual(['demo-actions-', expect.stringMatching(/^demo-suggest-\w+\.json$/)])
})

test('the menu comes when it is approached; where it cannot be had the demo says so, and the next click has it', async ({
  page,
  silence,
}) => {
  silence.except(/Failed to load resource/)
  await openDemo(page, 'single')
  const { demo } = findPreviewer(page, 'single')
  const width = demo.getByRole('radio', { name: '320 px' })
  await expect(width).toHaveCount(0)
  await page.route(/demo-menu/, (route) => route.abort())
  await demo.getByRole('button', { name: 'More' }).click()
  await expect(demo.locator('.demo-note')).toContainText('That did not work')
  await page.unroute(/demo-menu/)
  await demo.getByRole('button', { name: 'More' }).click()
  await expect(width).toBeVisible()
  // From here on the browser itself opens the menu.
  await demo.getByRole('button', { name: 'More' }).click()
  await expect(width).toBeHidden()
})

test('the code is unfolded and folded by pointer and by keyboard', async ({ page }) => {
  await openDemo(page, 'single')
  const { demo } = findPreviewer(page, 'single')
  const code = demo.locator('code').filter({ hasText: 'export default function' })
  await expect(code).toBeHidden()
  await demo.getByText('Code', { exact: true }).click()
  await expect(code).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(code).toBeHidden()
  await page.keyboard.press('Space')
  await expect(code).toBeVisible()
})

test('without scripts the code of the demo is there, and its shared files are links to their text', async ({
  openPage,
}) => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto('/en-US/demo/suggest')
  const { demo } = findPreviewer(page, 'suggest')
  await demo.getByText('Code', { exact: true }).click()
  const names = demo.locator('.demo-file-name')
  await expect(names.first()).toBeVisible()
  expect(await names.allTextContents()).toEqual([
    'suggest.tsx',
    'shared/packages.ts',
    'shared/remote-status.tsx',
    'shared/remote.ts',
    'shared/use-remote.ts',
  ])
  await expect(demo.locator('pre')).toContainText(['export default function Suggest'])
  const text = await page.request.get(
    (await demo.getByRole('link', { name: 'shared/remote.ts' }).getAttribute('href')) ?? '',
  )
  expect(await text.text()).toContain('export')
  await expect(demo.getByRole('link', { name: 'Open the demo alone' })).toBeVisible()
  for (const name of ['Copy code', 'More']) await expect(demo.getByRole('button', { name })).toBeHidden()
  await expect(demo.getByRole('tab')).toHaveCount(0)
})

test('several files are tabs, by pointer and by the keys of the pattern', async ({ page }) => {
  await openDemo(page, 'suggest')
  const { demo } = findPreviewer(page, 'suggest')
  await demo.getByText('Code', { exact: true }).click()
  const tab = (name: string): Locator => demo.getByRole('tab', { name, exact: true })
  const expectShown = async (name: string): Promise<void> => {
    await expect(demo.getByRole('tab', { selected: true })).toHaveText(name)
    await expect(demo.getByRole('tabpanel')).toHaveCount(1)
    await expect(demo.getByRole('tabpanel', { name })).toBeVisible()
  }
  await expectShown('suggest.tsx')
  await tab('remote.ts').click()
  await expectShown('remote.ts')
  for (const [key, name] of [
    ['ArrowRight', 'use-remote.ts'],
    ['ArrowRight', 'suggest.tsx'],
    ['ArrowLeft', 'use-remote.ts'],
    ['Home', 'suggest.tsx'],
    ['End', 'use-remote.ts'],
  ] as const) {
    await page.keyboard.press(key)
    await expectShown(name)
    await expect(tab(name)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(demo.getByRole('tabpanel').locator('pre')).toBeFocused()
  const whole = demo.getByRole('checkbox', { name: 'Whole file' })
  await expect(whole, 'there is no part of this file').toBeHidden()
  await tab('suggest.tsx').click()
  await expect(whole).toBeVisible()
})

test('the first key on a tab counts as well', async ({ page }) => {
  await openDemo(page, 'suggest')
  const { demo } = findPreviewer(page, 'suggest')
  await demo.getByText('Code', { exact: true }).click()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(demo.getByRole('tab', { selected: true })).toHaveText('packages.ts')
})

test('copying gives the file without what belongs to this site, and says so in a word for 1.5 seconds', async ({
  page,
}) => {
  await page.clock.install()
  await openDemo(page, 'single')
  const { demo } = findPreviewer(page, 'single')
  await copyButton(demo).focus()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.press('Enter')
  await expect(copyButton(demo)).toHaveAccessibleName('Copied')
  // The word stands beside the icon, so the button is wider than before.
  await expect.poll(async () => (await copyButton(demo).boundingBox())?.width).toBeGreaterThan(60)
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached()
  expect(toCode(await readClipboard(page))).toBe(readCopied('single.tsx'))
  await page.clock.runFor(1400)
  await expect(copyButton(demo)).toHaveAccessibleName('Copied')
  await page.clock.runFor(200)
  await expect(copyButton(demo)).toHaveAccessibleName('Copy code')
})

test('where the clipboard refuses, the text stands in a dialog to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await openDemo(page, 'suggest')
  const { demo } = findPreviewer(page, 'suggest')
  await copyButton(demo).click()
  const dialog = page.getByRole('dialog', { name: 'Copy to clipboard: Ctrl+C, Enter' })
  await expect(dialog.getByRole('textbox')).toHaveValue(/export default function Suggest\(\)/)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(copyButton(demo)).toBeFocused()
})

test('of several files the one that is shown is copied, as it is', async ({ page }) => {
  await openDemo(page, 'suggest')
  const { demo } = findPreviewer(page, 'suggest')
  // While the code is folded, the first file counts as shown.
  await copyButton(demo).click()
  await expect.poll(async () => toCode(await readClipboard(page))).toBe(readCopied('suggest.tsx'))
  await demo.getByText('Code', { exact: true }).click()
  for (const [tab, file] of [
    ['use-remote.ts', 'shared/use-remote.ts'],
    ['remote.ts', 'shared/remote.ts'],
    ['suggest.tsx', 'suggest.tsx'],
  ] as const) {
    await demo.getByRole('tab', { name: tab, exact: true }).click()
    await copyButton(demo).click()
    await expect.poll(async () => toCode(await readClipboard(page))).toBe(readCopied(file))
  }
})

test('the link to a demo copies its address, and whoever follows it sees where it leads', async ({ page }) => {
  await openDemo(page, 'single', 'single-outside')
  const { demo } = findPreviewer(page, 'single-outside')
  const address = new URL('/en-US/demo/single#single-outside', page.url()).href
  const link = demo.getByRole('link', { name: 'Link to this demo' })
  for (const act of ['click', 'press'] as const) {
    await page.evaluate(() => navigator.clipboard.writeText(''))
    if (act === 'click') await link.click()
    else await link.press('Enter')
    await expect(page).toHaveURL(address)
    await expect.poll(() => readClipboard(page)).toBe(address)
  }

  await page.goto('/en-US')
  await page.goto(address)
  await expect(demo).toBeInViewport()
  const colorOf = (locator: Locator): Promise<string> =>
    locator.evaluate((element) => getComputedStyle(element).borderInlineStartColor)
  const plain = await colorOf(page.locator('#single .demo-stage'))
  expect(await colorOf(demo.locator('.demo-stage'))).not.toBe(plain)
  expect(await colorOf(demo.locator('.demo-foot'))).not.toBe(plain)
})

test('a demo opens alone, in the language of the page', async ({ page }) => {
  await openDemo(page, 'single')
  const { demo } = findPreviewer(page, 'single')
  for (const act of ['click', 'press'] as const) {
    const link = demo.getByRole('link', { name: 'Open the demo alone' })
    if (act === 'click') await link.click()
    else await link.press('Enter')
    await page.waitForURL('/~demos/single?locale=en-US')
    await expect((await findDemo(page, 'single')).field('Delivery method')).toBeVisible()
    await page.goBack()
  }
})

test('what cannot be loaded is said beside the controls', async ({ page, silence }) => {
  silence.except(/Failed to load resource/)
  await page.route(/\/assets\/demo-suggest-.*\.json(\?|$)/, (route) => route.abort())
  await openDemo(page, 'suggest')
  const { demo, note } = findPreviewer(page, 'suggest')
  await copyButton(demo).click()
  await expect(note).toHaveText(/^That did not work: ./)
  await page.unroute(/\/assets\/demo-suggest-.*\.json(\?|$)/)
  await copyButton(demo).click()
  await expect(page.locator('#announcer')).toHaveText('Copied')
  await expect(note).toBeEmpty()
})

function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText())
}

import { readFileSync } from 'node:fs'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { compressText } from '../../engine/src/theme/demo-compress.ts'
import { findDemo, openDemo } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'

/** Names of everything that the previewer loads when it is used. */
const tools = /\/assets\/(demo-(?:actions|view|sandbox|sketch)-|sandbox-|html2sketch|demo-.*\.txt)/

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
})

test('nothing of the tools is loaded before one is used', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await openDemo(page, 'suggest')
  const { demo } = previewer(page, 'suggest')
  await demo.getByText('Code', { exact: true }).click()
  await expect(demo.locator('code').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(requests.filter((url) => tools.test(url))).toEqual([])

  await copyButton(demo).click()
  await expect(copyButton(demo)).toHaveAccessibleName('Copied')
  const loaded = requests.flatMap((url) => tools.exec(url)?.[1] ?? [])
  expect(loaded.toSorted()).toEqual(['demo-actions-', expect.stringMatching(/^demo-suggest-\w+\.txt$/)])
})

test('the code is unfolded and folded by pointer and by keyboard', async ({ page }) => {
  await openDemo(page, 'single')
  const { demo } = previewer(page, 'single')
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
  const { demo } = previewer(page, 'suggest')
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
  const { demo } = previewer(page, 'suggest')
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
})

test('the first key on a tab counts as well', async ({ page }) => {
  await openDemo(page, 'suggest')
  const { demo } = previewer(page, 'suggest')
  await demo.getByText('Code', { exact: true }).click()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(demo.getByRole('tab', { selected: true })).toHaveText('packages.ts')
})

test('copying gives the file as it is, and says so for two seconds', async ({ page }) => {
  await page.clock.install()
  await openDemo(page, 'single')
  const { demo } = previewer(page, 'single')
  await copyButton(demo).focus()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.press('Enter')
  await expect(copyButton(demo)).toHaveAccessibleName('Copied')
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached()
  expect(await readClipboard(page)).toBe(readFileSync('site/demos/single.tsx', 'utf8'))
  await page.clock.runFor(1900)
  await expect(copyButton(demo)).toHaveAccessibleName('Copied')
  await page.clock.runFor(200)
  await expect(copyButton(demo)).toHaveAccessibleName('Copy code')
})

test('where the clipboard refuses, the text stands in a dialog to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await openDemo(page, 'suggest')
  const { demo } = previewer(page, 'suggest')
  await copyButton(demo).click()
  const dialog = page.getByRole('dialog', { name: 'Copy to clipboard: Ctrl+C, Enter' })
  await expect(dialog.getByRole('textbox')).toHaveValue(/export default function Suggest\(\)/)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(copyButton(demo)).toBeFocused()
})

test('copying a demo of several files gives one that needs none of them', async ({ page }) => {
  await openDemo(page, 'suggest')
  const { demo } = previewer(page, 'suggest')
  await copyButton(demo).click()
  await expect(copyButton(demo)).toHaveAccessibleName('Copied')
  const text = await readClipboard(page)
  expect(text).toMatch(/^import \{ .* \} from 'react'\nimport Select, .* from '@rc-component\/select'\n\n\/\/ shared\//)
  expect(text).not.toContain("from './")
  expect(text).toContain('function useRemote<T>(')
  expect(text).toContain('export default function Suggest()')
})

test('the link to a demo copies its address, and whoever follows it sees where it leads', async ({ page }) => {
  await openDemo(page, 'single', 'single-outside')
  const { demo } = previewer(page, 'single-outside')
  await demo.getByRole('link', { name: 'Link to this demo' }).click()
  const address = new URL('/en-US/demo/single#single-outside', page.url()).href
  expect(page.url()).toBe(address)
  await expect.poll(() => readClipboard(page)).toBe(address)

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
  const { demo } = previewer(page, 'single')
  await demo.getByRole('link', { name: 'Open the demo alone' }).click()
  await page.waitForURL('/~demos/single?locale=en-US')
  await expect((await findDemo(page, 'single')).field('Delivery method')).toBeVisible()
})

test.describe('the stage', () => {
  test('is shown at a width of its own, and comes back as it was left', async ({ page }) => {
    const stage = await openDemo(page, 'single')
    const { demo, choose, frame, reset } = previewer(page, 'single')
    await stage.field('Delivery method').click()
    await stage.row('Express, next day').click()
    await expect(demo.locator('iframe')).toHaveCount(0)

    await choose('Width', '320 px')
    await expect(frame.getByRole('combobox', { name: 'Delivery method' })).toBeVisible()
    expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(320)
    await expect(stage.root).toBeHidden()
    await choose('Width', '768 px')
    await expect.poll(() => frame.locator('html').evaluate(() => innerWidth)).toBe(768)

    await expect(reset).toHaveText('768 px')
    await reset.click()
    await expect(demo.locator('iframe')).toHaveCount(0)
    await expect(reset).toBeHidden()
    await expect(stage.root).toContainText('Value: express')
  })

  test('is shown from right to left and in the other scheme, and the page around it is not', async ({ page }) => {
    await openDemo(page, 'single')
    const { choose, frame, reset } = previewer(page, 'single')
    await choose('Direction', 'Right to left')
    await choose('Colours', 'Dark')
    await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(frame.locator('html')).toHaveAttribute('data-scheme', 'dark')
    await expect(reset).toHaveText('Right to left · Dark')
    await expect(page.locator('html')).not.toHaveAttribute('dir', 'rtl')
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light')
  })

  test('is as high as what is in it, with room for what opens', async ({ page }) => {
    await openDemo(page, 'single')
    const { demo, choose, frame } = previewer(page, 'single')
    await choose('Width', '320 px')
    const field = frame.getByRole('combobox', { name: 'Delivery method' })
    await expect(field).toBeVisible()
    const overflow = (): Promise<number> =>
      frame.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight)
    await expect.poll(overflow).toBe(0)
    const closed = await demo.locator('iframe').boundingBox()
    await field.click()
    await expect
      .poll(async () => {
        const row = await frame.locator('.rc-select-item-option').last().boundingBox()
        const place = await demo.locator('iframe').boundingBox()
        return row !== null && place !== null && row.y > place.y && row.y + row.height < place.y + place.height
      })
      .toBe(true)
    expect((await demo.locator('iframe').boundingBox())?.height).toBeGreaterThan(closed?.height ?? 0)
    await expect.poll(overflow).toBe(0)
  })

  test('is chosen by keyboard alone', async ({ page }) => {
    await openDemo(page, 'single')
    const { demo, frame, reset } = previewer(page, 'single')
    const more = demo.getByRole('button', { name: 'More' })
    await more.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(demo.getByRole('radio', { name: 'Full' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(demo.getByRole('radio', { name: '320 px' })).toBeChecked()
    await expect.poll(() => frame.locator('html').evaluate(() => innerWidth)).toBe(320)
    await page.keyboard.press('Escape')
    await expect(demo.getByRole('radio', { name: 'Full' })).toBeHidden()
    await expect(more).toBeFocused()
    await reset.focus()
    await page.keyboard.press('Enter')
    await expect(demo.locator('iframe')).toHaveCount(0)
    await expect(more).toBeFocused()
  })

  test('fits on a telephone, also at 768 pixels, and so does the menu', async ({ openPage }) => {
    const page = await openPage({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })
    await openDemo(page, 'single')
    const { demo, frame } = previewer(page, 'single')
    await demo.getByRole('button', { name: 'More' }).tap()
    const menu = demo.locator('.demo-menu')
    const box = await menu.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640)
    await demo.getByRole('radio', { name: '768 px' }).tap()
    await page.keyboard.press('Escape')
    await expect.poll(() => frame.locator('html').evaluate(() => innerWidth)).toBe(768)
    await expect.poll(() => frame.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight)).toBe(0)
    const shown = await demo.locator('iframe').boundingBox()
    expect(shown?.width).toBeLessThanOrEqual(280)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const controls = await demo.locator('.demo-bar > :is(a, button):visible').all()
    const boxes = await Promise.all([...controls, demo.locator('summary svg')].map((each) => each.boundingBox()))
    const places = boxes.map((each) => each?.x ?? -1).toSorted((a, b) => a - b)
    const ends = boxes.map((each) => (each?.x ?? 0) + (each?.width ?? 0)).toSorted((a, b) => a - b)
    for (const [index, place] of places.entries()) expect(place).toBeGreaterThanOrEqual(ends[index - 1] ?? 0)
  })
})

test('what cannot be loaded is said beside the controls', async ({ page, silence }) => {
  silence.except(/Failed to load resource/)
  await page.route(/\/assets\/demo-suggest-.*\.txt$/, (route) => route.abort())
  await openDemo(page, 'suggest')
  const { demo, note } = previewer(page, 'suggest')
  await copyButton(demo).click()
  await expect(note).toHaveText(/^That did not work: ./)
  await page.unroute(/\/assets\/demo-suggest-.*\.txt$/)
  await copyButton(demo).click()
  await expect(copyButton(demo)).toHaveAccessibleName('Copied')
  await expect(note).toBeEmpty()
})

test('a demo opens in StackBlitz as a Vite project with exact versions and the theme', async ({ page, context }) => {
  await openDemo(page, 'suggest')
  const { demo, openMenu } = previewer(page, 'suggest')
  const posted = catchPost(context, 'https://stackblitz.com/**')
  await openMenu()
  await demo.getByRole('button', { name: 'Open in StackBlitz' }).click()
  const { url, fields } = await posted
  expect(url).toBe('https://stackblitz.com/run?file=src%2FApp.tsx')
  expect(fields.get('project[template]')).toBe('node')
  expectProject(
    Object.fromEntries(
      [...fields].flatMap(([name, text]) => {
        const path = /^project\[files\]\[(.+)\]$/.exec(name)?.[1]
        return path === undefined ? [] : [[path, text.replaceAll('\r\n', '\n')]]
      }),
    ),
  )
})

test('a demo opens in CodeSandbox, chosen by keyboard', async ({ page, context }) => {
  await openDemo(page, 'suggest')
  const { demo } = previewer(page, 'suggest')
  const posted = catchPost(context, 'https://codesandbox.io/**')
  await demo.getByRole('button', { name: 'More' }).focus()
  await page.keyboard.press('Enter')
  await demo.getByRole('button', { name: 'Open in CodeSandbox' }).focus()
  await page.keyboard.press('Enter')
  const { url, fields } = await posted
  expect(url).toBe('https://codesandbox.io/api/v1/sandboxes/define?environment=server')
  const template = await page.request.get((await demo.locator('[data-sandbox]').getAttribute('data-sandbox')) ?? '')
  const source = await page.request.get((await demo.getAttribute('data-source')) ?? '')
  const files = { ...((await template.json()) as { files: object }).files, 'src/App.tsx': await source.text() }
  const contents = Object.fromEntries(Object.entries(files).map(([path, content]) => [path, { content }]))
  expect(fields.get('parameters')).toBe(compressText(JSON.stringify({ files: contents })))
})

function expectProject(files: Readonly<Record<string, string>>): void {
  expect(Object.keys(files).toSorted()).toEqual([
    'index.html',
    'package.json',
    'src/App.tsx',
    'src/demo.css',
    'src/main.tsx',
    'src/page.css',
    'src/select.css',
    'tsconfig.json',
    'vite.config.ts',
  ])
  const { dependencies, devDependencies } = JSON.parse(files['package.json'] ?? '{}') as Record<
    string,
    Record<string, string>
  >
  expect(Object.keys({ ...dependencies, ...devDependencies }).toSorted()).toEqual([
    '@rc-component/select',
    '@types/react',
    '@types/react-dom',
    '@vitejs/plugin-react',
    'react',
    'react-dom',
    'typescript',
    'vite',
  ])
  for (const version of Object.values({ ...dependencies, ...devDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(files['src/App.tsx']).toContain('export default function Suggest()')
  expect(files['src/App.tsx']).not.toContain("from './")
  expect(files['src/select.css']).toBe(readFileSync('site/theme/select.css', 'utf8'))
}

/** A previewer and its parts. */
function previewer(page: Page, id: string) {
  const demo = page.locator(`section#${id}`)
  const menu = demo.locator('.demo-menu')
  const openMenu = async (): Promise<void> => {
    if (await menu.isHidden()) await demo.getByRole('button', { name: 'More' }).click()
  }
  return {
    demo,
    openMenu,
    note: demo.locator('.demo-note'),
    frame: demo.frameLocator('iframe'),
    reset: demo.getByRole('button', { name: /^Back to how it was/ }),
    choose: async (group: string, name: string): Promise<void> => {
      await openMenu()
      await menu.getByRole('radiogroup', { name: group }).getByRole('radio', { name }).check()
      await page.keyboard.press('Escape')
    },
  }
}

/** Found by its place: its name changes when it has copied. */
function copyButton(demo: Locator): Locator {
  return demo.locator('.demo-copy')
}

function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText())
}

/** The form that a window is opened with; no site outside is asked. */
async function catchPost(context: BrowserContext, pattern: string): Promise<{ url: string; fields: URLSearchParams }> {
  return new Promise((resolve, reject) => {
    context
      .route(pattern, async (route) => {
        const request = route.request()
        await route.fulfill({ contentType: 'text/html', body: '<title>Sandbox</title>' })
        resolve({ url: request.url(), fields: new URLSearchParams(request.postData() ?? '') })
      })
      .catch(reject)
  })
}

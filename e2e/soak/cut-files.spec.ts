import type { Page } from '@playwright/test'
import { findSearchBox } from '../search/search-page.ts'
import { readHtml } from '../support/site.ts'
import { expect, test } from '../support/test.ts'
import { openEditor } from '../support/try.ts'

/** A file that a reader's wish needs: how it is made, and what is seen when the file ends too early, or never. */
interface CutFile {
  path: RegExp
  wish: (page: Page) => Promise<void>
  /** `e2e/navigation` or `e2e/search` ends this file half way in every run. */
  isHeld?: true
}

const note = (page: Page) => page.locator('#single .demo-note')

async function demoSaysSo(page: Page): Promise<void> {
  const box = page.locator('#single').getByRole('alert')
  await expect(box).toContainText('The demo could not be loaded. Check your connection.')
  await expect(box.getByRole('button', { name: 'Retry' })).toBeVisible()
}

async function demoWorks(page: Page): Promise<void> {
  await page.locator('[data-demo="single"]').getByRole('combobox').first().click()
  await expect(page.locator('.rc-select-dropdown').first()).toBeVisible()
  await page.keyboard.press('Escape')
}

async function editorSaysSo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit the code' }).first().click()
  await expect(note(page)).toContainText('That did not work: Loading chunk')
}

async function searchSaysSo(page: Page): Promise<void> {
  const { field, root } = findSearchBox(page)
  await field.fill('maxCount')
  await expect(root.getByText('Search is not available right now.').first()).toBeVisible()
  await expect(root.getByRole('button', { name: 'Retry' })).toBeVisible()
}

async function searchAnswers(page: Page): Promise<void> {
  const { search, options } = findSearchBox(page)
  await search('maxCount')
  await expect(options.first()).toContainText('maxCount')
}

const files: Readonly<Record<string, CutFile>> = {
  'the script of the page': { path: /\/assets\/client-[^/]*\.js$/, wish: async () => undefined },
  'the code that comes with the reader': { path: /\/assets\/on-demand-[^/]*\.js$/, wish: demoWorks },
  'the code that draws': { path: /\/assets\/hydrate-[^/]*\.js$/, wish: demoSaysSo },
  'the code of a demo': { path: /\/assets\/demo-single-[^/]*\.js$/, wish: demoSaysSo, isHeld: true },
  'the component itself': { path: /\/assets\/es-[^/]*\.js$/, wish: demoSaysSo },
  'the stylesheet': { path: /\/assets\/style-[^/]*\.css$/, wish: demoWorks, isHeld: true },
  'a late stylesheet': { path: /\/assets\/on-demand[^/]*\.css$/, wish: demoWorks, isHeld: true },
  'the face': { path: /\.woff2$/, wish: demoWorks },
  'the code of search': {
    path: /\/assets\/search-box-/,
    wish: async (page) => {
      const { field, root } = findSearchBox(page)
      await field.fill('maxCount')
      await expect(root.getByRole('alert')).toContainText('Search is not available right now.')
      await expect(root.getByRole('button', { name: 'Retry' })).toBeVisible()
    },
  },
  'the data of search': { path: /\/~search\/en-US\.json$/, wish: searchSaysSo, isHeld: true },
  'the worker of search': { path: /\/assets\/search\.worker-/, wish: searchAnswers },
  'the words of the editor': { path: /\/assets\/try-en-US-[^/]*\.json$/, wish: editorSaysSo },
  'the editor': { path: /\/assets\/session-[^/]*\.js$/, wish: editorSaysSo },
  'the compiler': {
    path: /\/assets\/compile\.worker-/,
    wish: async (page) => {
      const { panel } = await openEditor(page)
      await expect(panel.getByRole('alert').filter({ hasText: 'The compiler does not answer.' })).toBeVisible()
      await expect(panel.getByRole('button', { name: 'Run' }).first()).toBeVisible()
    },
  },
}

/** Bytes after which a file ends: the first 4 KB in `npm test`, every 4 KB in `npm run soak`. */
const piece = 4096
const isLong = process.env['SOAK_NAVIGATIONS'] !== undefined

const tried = Object.entries(files).filter(([, { isHeld = false }]) => isLong || !isHeld)

for (const [name, { path, wish }] of tried)
  test(
    `${name} ends after 4 KB: the page is read, and whoever needs it is told`,
    { tag: '@fault' },
    async ({ page, silence }) => {
      // What the browser says of a file that is cut off; a script that cannot be read is thrown without words.
      silence.except(/Failed to load|ERR_|OTS parsing|decode downloaded font|^thrown: (?:SyntaxError|$)/)
      let length = piece
      let end = 0
      await page.route(
        ({ pathname }) => path.test(pathname),
        async (route) => {
          const response = await route.fetch()
          const body = await response.body()
          if (isLong) end = body.length
          const { 'content-length': _length, 'content-encoding': _encoding, ...headers } = response.headers()
          await route.fulfill({
            status: 200,
            headers,
            body: body.subarray(0, length < body.length ? length : body.length / 2),
          })
        },
      )
      do {
        await page.goto('/en-US/demo/single')
        await page.mouse.move(5, 300)
        await wish(page)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Single')
        await expect(page.getByRole('main').getByText('Try it').first()).toBeVisible()
        length += piece
      } while (length < end)
    },
  )

test(
  'files that never come: after their time each wish has its answer, and the page is read',
  { tag: '@fault' },
  async ({ page }) => {
    await page.clock.install()
    const hanging = new Set<string>()
    await page.route(
      ({ pathname }) => /\/assets\/(hydrate|session|search\.worker|try-en-US)-/.test(pathname),
      (route) => void hanging.add(/[a-z.]+(?=-)/.exec(route.request().url().split('/assets/')[1] ?? '')?.[0] ?? ''),
    )
    await page.goto('/en-US/demo/single')
    const { field, options } = findSearchBox(page)
    await field.fill('maxCount')
    await page.getByRole('button', { name: 'Edit the code' }).first().click()
    await expect.poll(() => [...hanging].toSorted()).toEqual(['hydrate', 'search.worker', 'session', 'try'])
    await page.clock.runFor(121_000)
    await demoSaysSo(page)
    // A file that ends between two statements is loaded, and fails when it is used.
    await expect(note(page)).toContainText('That did not work: ')
    await field.focus()
    await expect(options.first()).toContainText('maxCount')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Single')
  },
)

test('a page that ends early shows what has come', { tag: '@fault' }, async ({ page, silence }) => {
  silence.except(/Did not find element expected to be parsed/)
  const path = '/en-US/demo/single'
  const whole = readHtml(path) ?? ''
  const start = whole.indexOf('<h1')
  let length = Math.ceil((start + 200) / piece) * piece
  const end = isLong ? whole.length : 0
  await page.route(`**${path}`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: whole.slice(0, length) }),
  )
  do {
    await page.goto(path)
    await page.mouse.move(5, 300)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Single')
    length += piece
  } while (length < end)
})

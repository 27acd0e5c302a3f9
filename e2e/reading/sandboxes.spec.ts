import { readFileSync } from 'node:fs'
import type { BrowserContext } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import lzString from 'lz-string'
import { readCopied, toCode } from '../support/copied-code.ts'
import { openDemo } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'
import { findPreviewer } from './previewer.ts'

test('a demo opens in StackBlitz as a Vite project with exact versions and the theme', async ({ page, context }) => {
  await openDemo(page, 'suggest')
  const { demo, openMenu } = findPreviewer(page, 'suggest')
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
  const { demo } = findPreviewer(page, 'suggest')
  const posted = catchPost(context, 'https://codesandbox.io/**')
  await demo.getByRole('button', { name: 'More' }).focus()
  await page.keyboard.press('Enter')
  await demo.getByRole('button', { name: 'Open in CodeSandbox' }).focus()
  await page.keyboard.press('Enter')
  const { url, fields } = await posted
  expect(url).toBe('https://codesandbox.io/api/v1/sandboxes/define?environment=server')
  const template = await page.request.get((await demo.locator('[data-sandbox]').getAttribute('data-sandbox')) ?? '')
  const taken = await page.request.get((await demo.getAttribute('data-source')) ?? '')
  const files = {
    ...((await template.json()) as { files: object }).files,
    ...Object.fromEntries(
      ((await taken.json()) as { name: string; source: string }[]).map(({ name, source }) => [
        name === 'suggest.tsx' ? 'src/App.tsx' : `src/${name}`,
        source,
      ]),
    ),
  }
  const contents = Object.fromEntries(Object.entries(files).map(([path, content]) => [path, { content }]))
  const parameters = fields.get('parameters') ?? ''
  expect(parameters).toMatch(/^[\w-]+$/)
  const packed = parameters.replaceAll('-', '+').replaceAll('_', '/')
  expect(JSON.parse(lzString.decompressFromBase64(packed))).toEqual({ files: contents })
})

test('a demo of several files is saved as one .zip, one of a single file is not', async ({ page }) => {
  await openDemo(page, 'combobox', 'combobox-async')
  const { demo, openMenu } = findPreviewer(page, 'combobox-async')
  await openMenu()
  const link = demo.getByRole('link', { name: 'Download as .zip' })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('combobox-async.zip')
  await expect(demo.locator('.demo-menu')).toBeHidden()
  const bytes = unzipSync(new Uint8Array(readFileSync(await download.path())))
  const files = Object.fromEntries(
    Object.entries(bytes).map(([path, content]) => [path.replace('combobox-async/', ''), strFromU8(content)]),
  )
  expectProject(files, 'combobox.async.tsx', 'customers')

  const single = findPreviewer(page, 'combobox')
  await single.openMenu()
  await expect(single.demo.getByRole('button', { name: 'Open in StackBlitz' })).toBeVisible()
  await expect(single.demo.getByText('Download as .zip')).toHaveCount(0)
})

/** Checks a project around a demo that searches on a simulated server. */
function expectProject(files: Readonly<Record<string, string>>, own = 'suggest.tsx', data = 'packages'): void {
  expect(Object.keys(files).toSorted()).toEqual([
    'index.html',
    'package.json',
    'src/App.tsx',
    'src/main.tsx',
    'src/page.css',
    'src/select.css',
    `src/shared/${data}.ts`,
    'src/shared/remote-status.tsx',
    'src/shared/remote.ts',
    'src/shared/use-remote.ts',
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
  for (const [path, source] of [
    ['src/App.tsx', own],
    ['src/shared/remote.ts', 'shared/remote.ts'],
    ['src/shared/use-remote.ts', 'shared/use-remote.ts'],
  ] as const)
    expect(toCode(files[path] ?? '')).toBe(readCopied(source))
  expect(files['src/select.css']).toBe(readFileSync('site/theme/select.css', 'utf8'))
}

/** The form with which the window is opened. No other site is asked. */
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

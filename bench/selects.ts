import { chromium, type Page } from '@playwright/test'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build, type Rolldown, version as viteVersion } from 'vite'
import { selectExamples, type SelectExample } from './select-examples.ts'
import { installSelects, readVersion, today, writeData } from './select-packages.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface Row {
  name: string
  version: string
  /** Kilobytes of minified code without React. */
  minified: number
  gzip: number
  brotli: number
  /** Rules of axe that fail, closed and open. */
  closed: string
  open: string
}

/** A rule of axe, and the elements it does not hold for. */
interface Violation {
  id: string
  nodes: { html: string }[]
}

/** Weighs the plain example of each select, asks axe about it in Chromium, and keeps both as data of the site. */
export async function run(): Promise<void> {
  const folder = await installSelects()
  const browser = await launch()
  const rows: Row[] = []
  for (const example of selectExamples) {
    const { package: name } = example
    const code = await bundle(folder, example, true)
    const page = await browser.newPage()
    await show(page, await bundle(folder, example, false))
    const closed = await askAxe(page)
    await open(page)
    rows.push({
      name: example.name,
      version: name === undefined ? '–' : readVersion(folder, name),
      minified: name === undefined ? 0 : toKilobytes(Buffer.byteLength(code)),
      gzip: name === undefined ? 0 : toKilobytes(gzipSync(code).length),
      brotli: name === undefined ? 0 : toKilobytes(brotliCompressSync(code).length),
      closed,
      // The list of the native one belongs to the browser, not to the page.
      open: name === undefined ? '–' : await askAxe(page),
    })
    await page.close()
    process.stdout.write(`${JSON.stringify(rows.at(-1))}\n`)
  }
  const chromiumVersion = browser.version()
  await browser.close()
  const requireHere = createRequire(import.meta.url)
  writeData('selects.json', {
    measured: today(),
    vite: viteVersion,
    rolldown: (requireHere('rolldown/package.json') as { version: string }).version,
    react: readVersion(folder, 'react'),
    axe: (requireHere('axe-core/package.json') as { version: string }).version,
    chromium: chromiumVersion,
    rows: rows.toSorted((a, b) => a.brotli - b.brotli),
  })
}

/** The code of an example, minified: alone, or with React and a call that draws it. */
async function bundle(folder: string, { code }: SelectExample, isAlone: boolean): Promise<string> {
  writeFileSync(join(folder, 'example.jsx'), code)
  const entry = join(folder, 'entry.jsx')
  const draw = `import { createRoot } from 'react-dom/client'
createRoot(document.getElementById('root')).render(<Example />)`
  writeFileSync(entry, `import Example from './example.jsx'\n${isAlone ? 'export { Example }' : draw}\n`)
  const result = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'exports-only',
        ...(isAlone && { external: [/^react(-dom)?($|\/)/] }),
      },
    },
  })) as Rolldown.RolldownOutput
  return result.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
}

async function show(page: Page, code: string): Promise<void> {
  await page.setContent(
    '<!doctype html><html lang="en"><head><title>Select</title></head><body><main id="root"></main></body></html>',
  )
  await page.addScriptTag({ type: 'module', content: code })
  await page.addScriptTag({ content: axeSource })
  await page.getByText('Fruit').first().waitFor()
}

async function open(page: Page): Promise<void> {
  const field = page.getByRole('combobox').first()
  if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') return
  await field.click()
  await page.keyboard.press('ArrowDown')
  await page.getByText('Grape').filter({ visible: true }).first().waitFor()
}

/** The rules that fail, as one text. */
async function askAxe(page: Page): Promise<string> {
  const found = await page.evaluate(async (values) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (options: object) => Promise<{ violations: Violation[] }> }
    }
    return (await axe.run({ runOnly: { type: 'tag', values } })).violations
  }, rules)
  for (const { id, nodes } of found) process.stdout.write(`${id}: ${nodes.map(({ html }) => html).join(' ')}\n`)
  return found.length === 0 ? '✓' : found.map(({ id }) => id).join(', ')
}

/** An installed Chromium, else the one of Playwright. */
function launch(): ReturnType<typeof chromium.launch> {
  const installed = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome']
  const executablePath = installed.find((path) => path !== undefined && existsSync(path))
  return chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), args: ['--no-sandbox'] })
}

function toKilobytes(bytes: number): number {
  return Math.round(bytes / 102.4) / 10
}

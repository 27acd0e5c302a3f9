import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { spawnSync } from 'node:child_process'
import rsc from '@vitejs/plugin-rsc'
import { build, createBuilder, type InlineConfig } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import viteSsr from '../samples/use-with/vite-ssr/vite.config.ts'

const samples = resolve(import.meta.dirname, '../samples/use-with/next')
const modules = resolve(import.meta.dirname, '../../node_modules')
let root = ''

const entries = {
  'package.json': '{ "type": "module" }',
  // What a framework writes: the page as a stream of React, and HTML made of that stream.
  'rsc.tsx': `import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc'
import Page from './page.tsx'
const { renderHTML } = await import.meta.viteRsc.loadModule('ssr', 'index')
process.stdout.write(await renderHTML(renderToReadableStream(<Page />)))
`,
  'ssr.tsx': `import { createFromReadableStream } from '@vitejs/plugin-rsc/ssr'
import { renderToReadableStream } from 'react-dom/server.edge'
export async function renderHTML(stream) {
  return new Response(await renderToReadableStream(await createFromReadableStream(stream))).text()
}
`,
  'browser.tsx': 'export {}\n',
  'plain.tsx': `import { renderToString } from 'react-dom/server'
import { CityField } from './city-field.tsx'
process.stdout.write(renderToString(<CityField cities={[]} />))
`,
}

beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'server-rendering-')))
  cpSync(samples, root, { recursive: true })
  symlinkSync(modules, join(root, 'node_modules'))
  for (const [name, text] of Object.entries(entries)) writeFileSync(join(root, name), text)
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('Vite on a server', () => {
  it('draws the select with the configuration of the guide', async () => {
    await buildPlain({ ...viteSsr })
    const { stdout, stderr } = run('drawn/plain.js')
    expect(stderr).toBe('')
    expect(stdout).toContain('role="combobox"')
  })

  it('says that the element type is invalid without it', async () => {
    await buildPlain({})
    expect(run('drawn/plain.js').stderr).toContain('Element type is invalid')
  })
})

describe('server components', () => {
  it('draw a page with the select as HTML', async () => {
    await buildPages()
    const { stdout } = run('dist/rsc/index.js')
    expect(stdout).toContain('<label for="')
    expect(stdout).toContain('role="combobox"')
  })

  it("fail when the field does not say 'use client'", async () => {
    const field = join(root, 'city-field.tsx')
    writeFileSync(field, readFileSync(field, 'utf8').replace("'use client'\n", ''))
    await buildPages()
    expect(run('dist/rsc/index.js').stderr).toContain('useState) is not a function')
  })
})

function run(file: string): { stdout: string; stderr: string } {
  return spawnSync(process.execPath, [join(root, file)], { encoding: 'utf8' })
}

async function buildPlain(config: InlineConfig): Promise<void> {
  await build({
    ...config,
    root,
    logLevel: 'silent',
    configFile: false,
    build: { ssr: 'plain.tsx', outDir: 'drawn' },
  })
}

async function buildPages(): Promise<void> {
  const input = (name: string): object => ({ build: { rolldownOptions: { input: { index: join(root, name) } } } })
  const builder = await createBuilder({
    ...viteSsr,
    root,
    logLevel: 'silent',
    configFile: false,
    plugins: [rsc()],
    environments: { rsc: input('rsc.tsx'), ssr: input('ssr.tsx'), client: input('browser.tsx') },
  })
  await builder.buildApp()
}

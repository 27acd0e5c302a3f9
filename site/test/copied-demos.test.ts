import { mkdtempSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build } from 'vite'
import { buildSandbox } from '../../engine/src/assemble/build-sandbox.ts'
import { inlineDemo } from '../../engine/src/assemble/inline-demo.ts'
import { resolveConfig } from '../../engine/src/config/resolve-config.ts'
import { readDemos } from '../../engine/src/content/read-demos.ts'
import userConfig from '../docs.config.ts'

const root = resolve(import.meta.dirname, '..')
const modules = resolve(root, '../node_modules')
const config = resolveConfig(userConfig, root)
const { demos } = readDemos(config)
const copies = demos.map(({ id, files }) => ({ id, ...inlineDemo(files) }))

/** The project that sandboxes get, with all copied demos in one folder. */
let project = ''

beforeAll(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), 'copied-demos-')))
  mkdirSync(join(project, 'src'))
  for (const [path, text] of Object.entries(buildSandbox(config).files)) writeFileSync(join(project, path), text)
  for (const { id, text } of copies) writeFileSync(join(project, 'src', `${id}.tsx`), text)
  writeFileSync(join(project, 'src/App.tsx'), writeGallery())
  writeFileSync(
    join(project, 'src/render.tsx'),
    `import { renderToString } from 'react-dom/server'
import { gallery } from './App.tsx'

export const rendered = Object.entries(gallery).map(([id, Demo]) => [id, renderToString(<Demo />)])
`,
  )
  symlinkSync(modules, join(project, 'node_modules'))
})

afterAll(() => rmSync(project, { recursive: true, force: true }))

describe('what the copy button gives', () => {
  it('is one file without local imports, whatever the demo was made of', () => {
    expect(copies.length).toBeGreaterThan(30)
    expect(copies.flatMap(({ problems }) => problems)).toEqual([])
    const isAlone = (text: string): boolean => !/from '\./.test(text) && /export default function \w+\(/.test(text)
    expect(copies.filter(({ text }) => !isAlone(text)).map(({ id }) => id)).toEqual([])
  })

  it('type-checks in a Vite + React + TypeScript project', () => {
    const { status, stdout } = spawnSync(process.execPath, [join(modules, 'typescript/bin/tsc'), '-p', project], {
      encoding: 'utf8',
    })
    expect(stdout).toBe('')
    expect(status).toBe(0)
  })

  it('is built by Vite', async () => {
    await build({ root: project, logLevel: 'silent', configFile: join(project, 'vite.config.ts') })
    expect(readFileSync(join(project, 'dist/index.html'), 'utf8')).toMatch(/assets\/index-[\w-]+\.js/)
  })

  it('is drawn on a server', async () => {
    await build({
      root: project,
      logLevel: 'silent',
      configFile: join(project, 'vite.config.ts'),
      ssr: { noExternal: true },
      build: { ssr: 'src/render.tsx', outDir: 'drawn', rolldownOptions: { output: { entryFileNames: 'render.mjs' } } },
    })
    const file = pathToFileURL(join(project, 'drawn/render.mjs')).href
    const { rendered } = (await import(/* @vite-ignore */ file)) as { rendered: [string, string][] }
    expect(rendered.map(([id]) => id).toSorted()).toEqual(demos.map(({ id }) => id).toSorted())
    expect(rendered.filter(([, html]) => !html.includes('role="combobox"')).map(([id]) => id)).toEqual([])
  })
})

/** A component that shows all demos, so that one build holds them. */
function writeGallery(): string {
  const names = demos.map(({ id }, index) => ({ id, name: `Demo${index}` }))
  return [
    ...names.map(({ id, name }) => `import ${name} from './${id}.tsx'`),
    '',
    `export const gallery = { ${names.map(({ id, name }) => `'${id}': ${name}`).join(', ')} }`,
    '',
    'export default function App() {',
    '  return Object.entries(gallery).map(([id, Demo]) => <Demo key={id} />)',
    '}',
    '',
  ].join('\n')
}

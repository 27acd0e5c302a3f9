import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildSandbox, resolveConfig } from 'vitrine/stages'
import userConfig from '../docs.config.ts'

const root = resolve(import.meta.dirname, '..')
const modules = resolve(root, '../node_modules')
const config = resolveConfig(userConfig, root)

/** The samples of a page that are complete: those that export something. Each with the line on which it begins. */
function listSamples(page: string): { name: string; source: string }[] {
  const text = readFileSync(join(root, 'content', page), 'utf8')
  return [...text.matchAll(/^```tsx[^\n]*\n([^]*?)^```$/gm)]
    .filter(([, source = '']) => /^export (function|const) /m.test(source))
    .map(({ 1: source = '', index }) => ({
      name: `${page.replaceAll('/', '-')}-line-${text.slice(0, index).split('\n').length}`,
      source,
    }))
}

const samples = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md') && !name.endsWith('style-guide.md'))
  .flatMap(listSamples)

let project = ''

beforeAll(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), 'guide-samples-')))
  const files = {
    ...buildSandbox(config).files,
    'src/App.tsx': 'export default function App() {\n  return null\n}\n',
    ...Object.fromEntries(samples.map(({ name, source }) => [`src/${name}.tsx`, source])),
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true })
    writeFileSync(join(project, path), text)
  }
  symlinkSync(modules, join(project, 'node_modules'))
})

afterAll(() => rmSync(project, { recursive: true, force: true }))

it('every complete sample of a page type-checks as it is pasted', () => {
  expect(samples.length).toBeGreaterThan(20)
  const tsc = join(modules, 'typescript/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' })
  expect(stdout).toBe('')
})

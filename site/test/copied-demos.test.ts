import {
  existsSync,
  mkdtempSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build } from 'vite'
import { buildSandbox, collectFiles, createDemoFiles, readDemos, resolveConfig } from 'vitrine/stages'
import userConfig from '../docs.config.ts'

type DemoSource = ReturnType<typeof readDemos>['demos'][number]

const root = resolve(import.meta.dirname, '..')
const modules = resolve(root, '../node_modules')
const config = resolveConfig(userConfig, root)
const written = readDemos(config).demos

// What readers of each language copy: the demos as they are written, or with the words of their locale.
describe.each(config.locales.map(({ id }) => id))('%s', (locale) => {
  const demos = written.map((demo) => ({ ...demo, files: demo.versions[locale] ?? demo.files }))
  /** Every file of every demo once, under the name that its tab shows. */
  const copies = new Map(demos.flatMap(({ files }) => files).map(({ name, source }) => [name, source]))
  const withFriends = demos.filter(({ files }) => files.length > 1)

  /** The project that opens on another site, with the copied files of all demos in one folder. */
  let project = ''
  /** A folder with the unpacked archives of all demos. */
  let archives = ''

  beforeAll(async () => {
    project = realpathSync(mkdtempSync(join(tmpdir(), 'copied-demos-')))
    write(project, buildSandbox(config).files)
    write(join(project, 'src'), Object.fromEntries(copies))
    write(project, {
      'src/App.tsx': writeGallery(demos),
      'src/render.tsx': `import { renderToString } from 'react-dom/server'
import { gallery } from './App.tsx'

export const rendered = Object.entries(gallery).map(([id, Demo]) => [id, renderToString(<Demo />)])
`,
    })
    symlinkSync(modules, join(project, 'node_modules'))
    archives = realpathSync(mkdtempSync(join(tmpdir(), 'demo-archives-')))
    symlinkSync(modules, join(archives, 'node_modules'))
    for (const files of await readArchives(demos)) write(archives, files)
  })

  afterAll(() => {
    for (const folder of [project, archives]) rmSync(folder, { recursive: true, force: true })
  })

  describe('what the copy button gives, file by file', () => {
    it('needs nothing but React, the library and the files beside it', () => {
      expect(demos.length).toBeGreaterThan(30)
      const missing = [...copies].flatMap(([name, source]) =>
        [...source.matchAll(/from '(.+)'/g)]
          .map(([, request = '']) => request)
          .filter((request) => !['react', 'react-dom', config.library.package].includes(request))
          .filter((request) => !copies.has(join(dirname(name), request)))
          .map((request) => `${name} imports ${request}`),
      )
      expect(missing).toEqual([])
    })

    it('says in its first line what a shared file is for', () => {
      const shared = new Set(withFriends.flatMap(({ files }) => files.slice(1)))
      expect([...shared].filter(({ source }) => !/^\/\/ \S/.test(source)).map(({ name }) => name)).toEqual([])
    })

    it('names no class of this site, nor the part that the page shows first', () => {
      const found = [...copies].filter(([, source]) => /demo-|#(end)?region/.test(source)).map(([name]) => name)
      expect(found).toEqual([])
    })

    it('shows a part first that is shorter than the file, on the pages of the demos', () => {
      const long = demos.flatMap(({ page, files: [own] }) => {
        if (!existsSync(join(config.contentDir, 'en-US/demo', `${page}.md`))) return []
        const shown = (own?.parts ?? []).reduce((sum, { from, to }) => sum + to - from + 1, 0)
        return shown > 0 && shown < (own?.source.split('\n').length ?? 0) - 5 ? [] : [own?.name]
      })
      expect(long).toEqual([])
    })

    it('has no line of more than 84 columns: the code beside a stage would scroll sideways', () => {
      const long = [...copies].flatMap(([name, source]) =>
        source.split('\n').flatMap((line, index) => (measureWidth(line) > 84 ? [`${name}:${index + 1}`] : [])),
      )
      expect(long).toEqual([])
    })

    it('gives radio buttons a name, so that the arrow keys move in their group', () => {
      const nameless = [...copies].flatMap(([name, source]) =>
        [...source.matchAll(/type="radio"\s+(?!name=|\s)/g)].map(({ index }) => `${name}: character ${index}`),
      )
      expect(nameless).toEqual([])
    })

    it('keeps the submit of a form inside the popup from the form around the select', () => {
      const forms = [...copies].filter(([, source]) => /popupRender=[^]+<form/.test(source))
      expect(forms.map(([name]) => name)).toContain('dropdown-render.tsx')
      expect(forms.filter(([, source]) => !/event: SubmitEvent[^]+?event\.stopPropagation\(\)/.test(source))).toEqual(
        [],
      )
    })

    it('type-checks in a Vite + React + TypeScript project', () => {
      expect(checkTypes(project)).toBe('')
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
        build: {
          ssr: 'src/render.tsx',
          outDir: 'drawn',
          rolldownOptions: { output: { entryFileNames: 'render.mjs' } },
        },
      })
      const file = pathToFileURL(join(project, 'drawn/render.mjs')).href
      const { rendered } = (await import(/* @vite-ignore */ file)) as { rendered: [string, string][] }
      expect(rendered.map(([id]) => id).toSorted()).toEqual(demos.map(({ id }) => id).toSorted())
      // A shadow root is made in the browser.
      const empty = ['use-with-shadow-root']
      expect(rendered.filter(([, html]) => !html.includes('role="combobox"')).map(([id]) => id)).toEqual(empty)
    })
  })

  describe('the .zip of a demo of several files', () => {
    it('is a project that holds the demo and starts with two commands', () => {
      expect(withFriends.length).toBeGreaterThan(3)
      for (const { id, files } of withFriends) {
        const read = (path: string): string => readFileSync(join(archives, id, path), 'utf8')
        expect((JSON.parse(read('package.json')) as { scripts: object }).scripts).toMatchObject({ dev: 'vite' })
        const [own, ...shared] = files
        expect(read('src/App.tsx')).toBe(own?.source)
        for (const { name, source } of shared) expect(read(`src/${name}`)).toBe(source)
        expect(read('src/select.css')).toBe(readFileSync(join(root, 'theme/select.css'), 'utf8'))
      }
    })

    it('type-checks', () => {
      expect(withFriends.map(({ id }) => checkTypes(join(archives, id))).filter((found) => found !== '')).toEqual([])
    })
  })
})

/** In columns: a Chinese character is as wide as two Latin ones. */
function measureWidth(line: string): number {
  return line.length + (line.match(/[\u3000-\u303F\u4E00-\u9FFF\uFF00-\uFF60]/g)?.length ?? 0)
}

/** The compiler's output for a project. Empty when it finds nothing. */
function checkTypes(folder: string): string {
  const tsc = join(modules, 'typescript/bin/tsc')
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' })
  return status === 0 ? stdout : `${folder} ends with ${status}: ${stdout}`
}

/** The files of all archives. Each archive is below a folder that is named like its demo. */
async function readArchives(demos: readonly DemoSource[]): Promise<Record<string, string>[]> {
  const { files, offer } = collectFiles(config.base)
  const shown = demos.map(({ id, files: code }) => ({ id, code }))
  await createDemoFiles({ config, demos: shown }, async () => '', offer)
  return [...files]
    .filter(([path]) => path.endsWith('.zip'))
    .map(([, bytes]) =>
      Object.fromEntries(
        Object.entries(unzipSync(bytes as Uint8Array)).map(([path, content]) => [path, strFromU8(content)]),
      ),
    )
}

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/** A component that shows all demos, so that one build contains them. */
function writeGallery(demos: readonly DemoSource[]): string {
  const names = demos.map(({ id, files }, index) => ({ id, name: `Demo${index}`, file: files[0]?.name }))
  return [
    ...names.map(({ name, file }) => `import ${name} from './${file}'`),
    '',
    `export const gallery = { ${names.map(({ id, name }) => `'${id}': ${name}`).join(', ')} }`,
    '',
    'export default function App() {',
    '  return Object.entries(gallery).map(([id, Demo]) => <Demo key={id} />)',
    '}',
    '',
  ].join('\n')
}

import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { createFolder, openFixture, resolveFixture, writeFiles } from '../../test/open-fixture.ts'
import { hashOutput, listFiles, listTimes } from '../../test/list-output.ts'
import { runBuild as build, runBuildOf } from '../../test/run-vitrine.ts'
import { embeddedPackages } from '../prerender/embedded-packages.ts'
import { buildDocs } from './build-docs.ts'

const engine = fileURLToPath(new URL('../..', import.meta.url))

describe('a build', () => {
  const root = openFixture('lamps', {}, 'file')
  const dist = join(root, 'dist')

  it('writes every page, a shell for every demo and the not-found page, with prose that needs no scripts', async () => {
    const { code, output } = await build(root)
    expect(output).toContain('ready     10 pages, 3 demos')
    expect(output.match(/note .*/g)).toEqual([
      'note      no origin (SITE_ORIGIN): canonical addresses, the sitemap, feeds and link previews are left out',
      'note      no repository (SITE_REPOSITORY): links to edit a page and to report a mistake are left out',
    ])
    expect(code).toBe(0)
    expect(listFiles(dist).filter((path) => path.endsWith('.html'))).toEqual([
      '404.html',
      'demo.html',
      'demo/dimmer.html',
      'demo/max-brightness.html',
      'guide/wiring.html',
      'index.html',
      'zh-CN.html',
      'zh-CN/404.html',
      'zh-CN/demo.html',
      'zh-CN/demo/dimmer.html',
      'zh-CN/demo/max-brightness.html',
      'zh-CN/guide/wiring.html',
      '~demos/dimmer-warm.html',
      '~demos/dimmer.html',
      '~demos/max-brightness.html',
    ])
    const page = readFileSync(join(root, 'dist/demo/dimmer.html'), 'utf8')
    expect(page).toContain('<h1>Dimmer</h1>')
    expect(page).toContain('Do not touch the bulb.')
    // The demo is prerendered: it can be read before its code is loaded.
    expect(page).toContain('Halogen: off')
    expect(readFileSync(join(root, 'dist/manual.txt'), 'utf8')).toBe('Screw in the bulb.\n')
  })

  it('names every package whose code or icons readers are sent, with its licence', () => {
    const [, ...groups] = readFileSync(join(dist, 'THIRD-PARTY-NOTICES.txt'), 'utf8').split(/^-{80}$/m)
    const named = groups.flatMap((group) => {
      const [heads = '', ...text] = group.trim().split('\n\n')
      const hasText = /permi(?:t|ssion)/i.test(text.join(' '))
      return [...heads.matchAll(/^(\S+) [\d.]+(?:-\S+)? \(.+\)$/gm)].map(
        ([, name]) => `${name}${hasText ? '' : ' (no text)'}`,
      )
    })
    const embedded = named.filter(
      (name) => embeddedPackages['html2sketch']?.includes(name.split(' ')[0] ?? '') === true,
    )
    expect(embedded).toContain('sax')
    expect(
      named
        .filter((name) => !embedded.includes(name))
        .toSorted()
        .join(', '),
    ).toBe(
      [
        '@codemirror/autocomplete, @codemirror/commands, @codemirror/lang-javascript, @codemirror/language',
        '@codemirror/lint, @codemirror/merge, @codemirror/state, @codemirror/view, @jridgewell/gen-mapping',
        '@jridgewell/resolve-uri, @jridgewell/sourcemap-codec, @jridgewell/trace-mapping, @lezer/common',
        '@lezer/highlight, @lezer/javascript, @lezer/lr, @marijn/find-cluster-break, acorn, crelt',
        'fastest-levenshtein, fflate, html2sketch, lamp-kit (no text), lines-and-columns, lucide-static',
        'lz-string, react, react-dom, rolldown, scheduler, style-mod, sucrase, ts-interface-checker, vite',
        'w3c-keyname',
      ].join(', '),
    )
  })

  it('after an edit lists and renews only what has changed', async () => {
    const times = listTimes(dist)
    const page = join(root, 'content/en-US/guide/wiring.md')
    const text = readFileSync(page, 'utf8')
    writeFileSync(page, `${text}\nPull the plug first.\n`)
    const edited = await build(root, '--changed')
    expect(listChanges(edited.output)).toEqual(wiringFiles)
    expect(edited.output).toContain(`  changed   ${wiringFiles.length} files new or changed, 0 removed\n`)
    // Whoever publishes by time and size moves nothing else.
    const renewed = new Set(wiringFiles.map((line) => line.slice(2)))
    const others = Object.entries(times).filter(([path]) => !renewed.has(path))
    expect(listTimes(dist)).toMatchObject(Object.fromEntries(others))
    writeFileSync(page, text)
  })

  // What other pages show of this one: its name in lists, beside them, in search and in the file with all texts.
  const dimmer = 'content/en-US/demo/dimmer.md'
  const renamed = { [dimmer]: readFileSync(join(root, dimmer), 'utf8').replace('title: Dimmer', 'title: Dimming') }

  it('upon an output that somebody has edited makes what was lost, and what shows anything of an edited page', async () => {
    writeFiles(root, renamed)
    writeFiles(dist, { 'zh-CN.html': 'mine', 'guide/wiring.html.br': '', 'left.html': 'over' })
    rmSync(join(dist, 'demo/max-brightness.html'))
    const { output } = await build(root, '--changed')
    expect(output).toContain('bundles   unchanged')
    expect(listChanges(output)).toEqual(
      expect.arrayContaining(['+ demo.html', '+ demo/max-brightness.html', '+ zh-CN.html', '- left.html']),
    )
  })

  it('begins again when somebody changes the output meanwhile', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    const lines: string[] = []
    await buildDocs(resolveFixture(root), {
      say: (line) => {
        if (!lines.some((said) => said.startsWith('  pages')) && line.startsWith('  pages'))
          rmSync(join(dist, 'guide/wiring.html'))
        lines.push(line)
      },
    })
    vi.unstubAllEnvs()
    expect(lines).toContain(`  note      "${dist}" was changed while the build was at work: it begins again`)
    expect(existsSync(join(dist, 'guide/wiring.html'))).toBe(true)
  })

  it('in other folders, for the first time, with the engine elsewhere and the machine abroad, writes the same bytes', async () => {
    const elsewhere = createFolder()
    for (const part of ['bin', 'src', 'package.json', 'register.mjs', 'typescript-hooks.mjs'])
      cpSync(join(engine, part), join(elsewhere, 'deep/tools', part), { recursive: true })
    symlinkSync(join(engine, '../node_modules'), join(elsewhere, 'node_modules'))
    const other = openFixture('lamps', renamed)
    for (const [name, value] of Object.entries(abroad)) vi.stubEnv(name, value)
    await runBuildOf(join(elsewhere, 'deep/tools/bin/vitrine.mjs'), other)
    vi.unstubAllEnvs()
    expect(hashOutput(dist)).toEqual(hashOutput(join(other, 'dist')))
  })

  it('runs what is installed now, whichever package manager changed it, and mends a torn cache', async () => {
    const kit = join(root, 'node_modules/lamp-kit/index.js')
    writeFileSync(kit, readFileSync(kit, 'utf8').replace("'off'", "'dark'"))
    for (const name of readdirSync(join(root, '.cache/compressed'))) truncateSync(join(root, '.cache/compressed', name))
    const { output } = await build(root)
    expect(output).toContain('bundles   built')
    const page = readFileSync(join(dist, 'demo/dimmer.html'))
    expect(page.toString()).toContain('Halogen: dark')
    expect(gunzipSync(readFileSync(join(dist, 'demo/dimmer.html.gz')))).toEqual(page)
  })

  it('leaves its mark in the output, and replaces no folder of others', async () => {
    expect(readFileSync(join(dist, '.vitrine'), 'utf8')).toBe(
      'A build wrote this folder, and the next one replaces it as a whole: keep nothing of your own here.\n',
    )
    const before = hashOutput(join(root, 'content'))
    const { code, output } = await build(root, '--out', 'content')
    expect(output).toMatch(/^The site cannot be written to ".*": the site is made from it\. Choose .*\n$/)
    expect(code).toBe(1)
    expect(hashOutput(join(root, 'content'))).toEqual(before)
  })

  it('leaves the folder alone in which another one is at work', async () => {
    const [name = ''] = readdirSync(join(root, '.cache/build'))
    const folder = join(root, '.cache/build', name)
    writeFiles(folder, { lock: String(process.pid), 'site/half.html': 'half a page' })
    const before = [hashOutput(folder), hashOutput(dist)]
    const { code, output } = await build(root)
    expect(output).toContain('bundles   built')
    expect(code).toBe(0)
    expect([hashOutput(folder), hashOutput(dist)]).toEqual(before)
    expect(readdirSync(join(root, '.cache/build'))).toEqual([name])
    rmSync(join(folder, 'lock'))
  })

  it.each([
    ['cannot be bundled', "import { Bulb } from 'lamp-kit'\nexport default () => <Bulb />\n", '"Bulb" is not exported'],
    ['throws while it is drawn', "export default () => {\n  throw new Error('no current')\n}\n", 'no current'],
  ])('with a demo that %s fails and leaves the output as it was', async (_, source, words) => {
    const before = hashOutput(dist)
    writeFiles(root, { 'demos/dimmer.warm.tsx': source })
    const { code, output } = await build(root)
    expect(output).toContain(words)
    expect(code).toBe(1)
    expect(hashOutput(dist)).toEqual(before)
  })

  it('that finds problems says all of them, ends with 1 and leaves the output as it was', async () => {
    const before = hashOutput(dist)
    writeFiles(root, {
      'content/en-US/guide/wiring.md': '---\ntitle: Wiring\ntocc: menu\n---\n',
      'content/zh-CN/index.md': '---\ntitle: 灯具\n---\n[调光](/demo/dimer)\n',
      'demos/max-brightness.tsx': 'export default () => {',
      'content/fr/index.md': '---\ntitle: Lampes\n---\n',
    })
    const { code, output } = await build(root)
    expect(output).toBe(broken)
    expect(code).toBe(1)
    expect(hashOutput(dist)).toEqual(before)
  })

  it('tells what writers got wrong before what stops the bundler, which works at the same time', async () => {
    writeFiles(root, { 'demos/dimmer.warm.tsx': "import { Bulb } from 'lamp-kit'\nexport default () => <Bulb />\n" })
    const { code, output } = await build(root)
    expect(output.endsWith(broken)).toBe(true)
    expect(output).not.toContain('Bulb')
    expect(code).toBe(1)
  })
})

describe('a site', () => {
  it('shows a demo in the words of each language, and takes up words that come later', async () => {
    const spoken = openFixture('lamps', { 'demos/zh-CN/dimmer.yml': '{}\n' }, 'file')
    const read = (path: string): string => readFileSync(join(spoken, 'dist', path), 'utf8')
    const { output } = await build(spoken)
    expect(output).toContain('note      no words in zh-CN for the demos: dimmer-warm, max-brightness')
    expect(read('zh-CN/demo/dimmer.html')).toContain('Halogen: off')
    expect((await build(spoken)).output).toContain('bundles   unchanged')
    writeFiles(spoken, { 'demos/zh-CN/shared/bulbs.yml': 'Halogen: 卤素灯\n' })
    expect((await build(spoken)).output).toContain('bundles   built')
    expect(read('zh-CN/demo/dimmer.html')).toContain('卤素灯: off')
    expect(read('zh-CN/demo/dimmer.html')).not.toContain('Halogen')
    expect(read('demo/dimmer.html')).toContain('Halogen: off')
    const scripts = listFiles(join(spoken, 'dist/assets')).filter((name) =>
      /^demo-dimmer[.-](?!warm).*\.js$/.test(name),
    )
    expect(scripts.map((name) => [name.includes('.zh-CN'), read(`assets/${name}`).includes('卤素灯')])).toEqual([
      [false, false],
      [true, true],
    ])
    writeFiles(spoken, { 'demos/zh-CN/shared/bulbs.yml': 'Halogen: 卤钨灯\n' })
    expect((await build(spoken)).output).toContain('bundles   built')
    expect(read('zh-CN/demo/dimmer.html')).toContain('卤钨灯: off')
  })

  it('without a configuration is refused with a sentence', async () => {
    const root = openFixture('empty')
    expect(await build(root)).toEqual({
      code: 1,
      output: `There is no docs.config.ts in ${root}. A site needs one: the README of vitrine says how to begin.\n`,
    })
  })

  it('with a configuration that is wrong is refused with its mistakes', async () => {
    const root = openFixture('empty', { 'docs.config.ts': 'export default { titel: {} }\n' })
    const { code, output } = await build(root)
    expect(output).toContain(
      'docs.config.ts:1\n  The configuration has an unknown key "titel".\n  Did you mean "title"?\n',
    )
    expect(output).toMatch(/^docs\.config\.ts is not right:\n\n/)
    expect(code).toBe(1)
  })
})

const broken = `4 problems

content/en-US/guide/wiring.md:3
  The front matter has an unknown key "tocc".
  Did you mean "toc"?

content/fr:1
  The folder "fr" is no locale that docs.config.ts names.
  Use one of: en-US, zh-CN.

content/zh-CN/index.md:4
  The link "/demo/dimer" leads to no page.
  Did you mean "/demo/dimmer"?

demos/max-brightness.tsx:1
  The demo does not compile: Expected \`}\` but found \`EOF\`
  Mend the syntax here.
`

/** What shows the page or counts it, with the compressed copies. */
const wiringFiles = ['guide/wiring.html', 'offline-worker.js', 'offline.json', 'zh-CN/guide/wiring.html']
  .flatMap((file) => [file, `${file}.br`, `${file}.gz`])
  .concat('guide/wiring.md', 'zh-CN/guide/wiring.md')
  .toSorted()
  .map((file) => `+ ${file}`)

const abroad = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }

function listChanges(output: string): string[] {
  return output.split('\n').filter((line) => /^[+-] /.test(line))
}

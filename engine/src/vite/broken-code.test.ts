import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openFixture } from '../../test/open-fixture.ts'
import { runBuild } from '../../test/run-vitrine.ts'

const lamps = readFileSync(new URL('../../test/fixtures/lamps/docs.config.ts', import.meta.url), 'utf8')
const configure = (fields: string): string => lamps.replace('  styles: [', `  ${fields}\n  styles: [`)
const page = (ids: readonly string[]): string =>
  `---\ntitle: Torches\n---\n${ids.map((id) => `\n::demo{id="${id}"}\n`).join('')}`

const still = 'export default () => null\n'
const loop = 'let turns = 0\nwhile (turns >= 0) turns = Math.abs(turns)\n'
const demos = {
  'torch-await': `await new Promise(() => {})\n${still}`,
  'torch-exit': `// A demo.\nprocess.exit(0)\n${still}`,
  'torch-import-loop': loop + still,
  'torch-draw-loop': `export default () => {\n${loop}return null\n}\n`,
  'torch-late': `setTimeout(() => {\n  throw new Error('The battery is empty')\n})\n${still}`,
  'torch-reject': `\nvoid Promise.reject(new Error('No bulbs'))\n${still}`,
  'torch-thrown': "export default () => {\n  throw new Error('No current')\n}\n",
  'torch-window': `\n\nconst width = window.innerWidth\nexport default () => width\n`,
}

describe('a build with code that does not work', () => {
  it('names each demo, its line and how to mend it, ends those that never end, and writes nothing', async () => {
    const sources = Object.entries(demos).map(([id, source]) => [`demos/${id}.tsx`, source])
    const root = openFixture('lamps', {
      ...Object.fromEntries(sources),
      'docs.config.ts': configure("demoTimeLimit: 2000, hero: 'theme/hero.tsx',"),
      'theme/hero.tsx': "export default () => {\n  document.title = 'Lamps'\n  return null\n}\n",
      'content/en-US/index.md':
        '---\ntitle: Lamps\nhero:\n  title: Lamps\n  description: Light.\n  tasks:\n    - { label: Wire, link: /guide/wiring }\n---\n',
      'content/en-US/torches.md': page(Object.keys(demos)),
    })
    const { code, output } = await runBuild(root)
    const [, told = ''] = output.split('bundles   built\n')

    // On a slow machine it says how far it is.
    const [head, ...problems] = told
      .replaceAll(/^ {2}pages .*\n/gm, '')
      .trimEnd()
      .split('\n\n')
    expect(head).toBe('9 problems')
    expect(problems.toSorted()).toEqual(expected)
    expect(code).toBe(1)
    expect(existsSync(join(root, 'dist'))).toBe(false)
  })

  it('names the own line of a demo once, also when it fails in each language', async () => {
    const source = (last: string): string =>
      `import * as kit from 'lamp-kit'\n\nconst text = (\n  <p>\n    A long\n    text\n  </p>\n)\n${last}\nexport default () => text\n`
    const words = 'A long text: 长文\n'
    const build = async (last: string): Promise<string> => {
      const files = { 'demos/dimmer.tsx': source(last), 'demos/zh-CN/dimmer.yml': words }
      return (await runBuild(openFixture('lamps', files))).output
    }
    expect(await build('if (kit.Lamp) throw new Error("No current")')).toMatch(
      /1 problem\n\ndemos\/dimmer\.tsx:9\n {2}The demo "dimmer" threw while it was loaded: No current\.\n/,
    )
    expect(await build('console.log(kit.Gone)')).toMatch(/1 problem\n\ndemos\/dimmer\.tsx:9\n {2}"Gone" is used, but/)
  })

  it.each([
    [
      'theme/hero.tsx',
      "import { Bulb } from './gone.ts'\nexport default () => <Bulb />\n",
      `1
  "./gone.ts" is imported, but it does not exist.
  Write the path with its extension, relative to this file.`,
    ],
    [
      'theme/on-error.ts',
      "\nimport 'no-such-package'\nexport default () => {}\n",
      `2
  "no-such-package" is imported, but it does not exist.
  Run npm install no-such-package in the site folder, or correct the name.`,
    ],
    ['theme/on-error.ts', 'export default (x => {\n  )\n', '2\n  Unexpected token.\n  Mend the syntax here.'],
  ])('names the line of %s, and not one of what the bundler makes of it', async (file, source, told) => {
    const root = openFixture('lamps', {
      'docs.config.ts': configure("hero: 'theme/hero.tsx', onError: 'theme/on-error.ts',"),
      'theme/hero.tsx': still,
      'theme/on-error.ts': 'export default () => {}\n',
      [file]: source,
    })
    const output = `  content   10 pages, 3 demos\n1 problem\n\n${file}:${told}\n`
    expect(await runBuild(root)).toEqual({ code: 1, output })
  })

  it('names the line of a stylesheet', async () => {
    const root = openFixture('lamps', { 'theme/lamp.css': '.lamp {\n  color: red;\n}}\n.bulb { color: blue }\n' })
    expect(await runBuild(root)).toEqual({
      code: 1,
      output: `  content   10 pages, 3 demos
1 problem

theme/lamp.css:3
  The stylesheet does not parse: Invalid empty selector.
  Mend the rule that ends here.
`,
    })
  })
})

const limit = 'raise demoTimeLimit in docs.config.ts.'
const toAll = 'Mend it there: a demo runs once where pages are built, before the first reader sees it.'
const noBrowser = (name: string): string =>
  `Pages are drawn where there is no browser: use ${name} in effects and event handlers only.`
const expected = [
  [
    'demos/torch-await.tsx:1',
    'The demo "torch-await" waits for something that does not come: after 2 s it was still being loaded, and was ended.',
    `Take the "await" outside of functions out, or ${limit}`,
  ],
  [
    'demos/torch-draw-loop.tsx:1',
    'The demo "torch-draw-loop" does not come to an end: after 2 s it was still being drawn, and was ended.',
    `Look for a loop that never ends, or ${limit}`,
  ],
  [
    'demos/torch-exit.tsx:2',
    'The demo "torch-exit" threw while it was loaded: process.exit(0) was called.',
    'Take the call out: a demo runs where pages are built, and in the browser, which has no process.',
  ],
  [
    'demos/torch-import-loop.tsx:1',
    'The demo "torch-import-loop" does not come to an end: after 2 s it was still being loaded, and was ended.',
    `Look for a loop that never ends, or ${limit}`,
  ],
  ['demos/torch-late.tsx:2', 'A demo threw while nobody waited for it: The battery is empty.', toAll],
  ['demos/torch-reject.tsx:2', 'A demo threw while nobody waited for it: No bulbs.', toAll],
  ['demos/torch-thrown.tsx:2', 'The demo "torch-thrown" threw while it was drawn: No current.', toAll],
  [
    'demos/torch-window.tsx:3',
    'The demo "torch-window" threw while it was loaded: window is not defined.',
    noBrowser('window'),
  ],
  ['theme/hero.tsx:2', 'The hero threw while it was drawn: document is not defined.', noBrowser('document')],
].map(([place, what, mend]) => `${place}\n  ${what}\n  ${mend}`)

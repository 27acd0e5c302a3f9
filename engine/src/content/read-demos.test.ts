import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openFixture, resolveFixture, type SiteFiles } from '../../test/open-fixture.ts'
import { formatProblem } from '../node/format-problems.ts'
import { readDemos } from './read-demos.ts'

const demo = 'export default () => null\n'

describe('readDemos', () => {
  it('names demos after their files, variants after their page, and takes local imports along', () => {
    const root = openFixture('lamps')
    const { demos, ids, problems } = readDemos(resolveFixture(root))
    expect(problems).toEqual([])
    expect(ids).toEqual(['dimmer', 'dimmer-warm', 'max-brightness'])
    expect(demos.map(({ id, page, filename }) => ({ id, page, filename }))).toEqual([
      { id: 'dimmer', page: 'dimmer', filename: 'demos/dimmer.tsx' },
      { id: 'dimmer-warm', page: 'dimmer', filename: 'demos/dimmer.warm.tsx' },
      { id: 'max-brightness', page: 'max-brightness', filename: 'demos/max-brightness.tsx' },
    ])
    expect(demos[0]?.files.map(({ name, path }) => ({ name, path }))).toEqual([
      { name: 'dimmer.tsx', path: join(root, 'demos/dimmer.tsx') },
      { name: 'shared/bulbs.ts', path: join(root, 'demos/shared/bulbs.ts') },
    ])
    expect(demos[0]?.files[1]?.source).toBe("export const bulbs = ['Halogen', 'LED']\n")
  })

  it('finds no demos in a site without the folder', () => {
    expect(read({})).toEqual({ ids: [], problems: [] })
  })

  it('reports packages that are not installed, and none of which only types are imported', () => {
    const source = [
      "import type { Css } from 'csstype-of-lamps'",
      "import { Lamp } from 'lamp-kit'",
      "import { join } from 'node:path'",
      "import { useBulb } from '@bulbs/none/hooks'",
      demo,
    ].join('\n')
    const { problems } = readDemos(resolveFixture(openFixture('lamps', { 'demos/dimmer.tsx': source })))
    expect(problems.map(formatProblem)).toEqual([
      'demos/dimmer.tsx:4\n  The demo imports "@bulbs/none/hooks", but the package "@bulbs/none" is not installed.\n  Run npm install @bulbs/none in the site folder, or correct the name.',
    ])
  })

  it('follows no import that only the site has: readers do not get it', () => {
    const source = `// #region site\nimport '../theme/meter.css'\n// #endregion site\nimport './none.ts'\n${demo}`
    const { problems } = readDemos(resolveFixture(openFixture('empty', { 'demos/a.tsx': source })))
    expect(problems.map(formatProblem)).toEqual([
      'demos/a.tsx:4\n  The demo imports "./none.ts", which does not exist.\n  Write the path with its extension, relative to the demo.',
    ])
  })

  it('follows imports in circles once, and exports as well', () => {
    const { demos } = readDemos(
      resolveFixture(
        openFixture('empty', {
          'demos/a.tsx': `export { a } from './shared/a.ts'\n${demo}`,
          'demos/shared/a.ts': "import { b } from './b.ts'\nimport type { C } from './c.ts'\nexport const a: C = b\n",
          'demos/shared/c.ts': 'export type C = unknown\n',
          'demos/shared/b.ts': "import { a } from './a.ts'\nexport const b = a\n",
        }),
      ),
    )
    expect(demos[0]?.files.map(({ name }) => name)).toEqual(['a.tsx', 'shared/a.ts', 'shared/b.ts', 'shared/c.ts'])
  })

  it('shows sources without byte order marks and line ends of Windows', () => {
    const root = openFixture('empty', { 'demos/a.tsx': '\uFEFF// A lamp\r\nexport default () => null\r\n' })
    expect(readDemos(resolveFixture(root)).demos[0]?.files[0]?.source).toBe(`// A lamp\n${demo}`)
  })

  it('leaves a demo out that does not compile, and counts lines where text is not Latin', () => {
    expect(
      read({ 'demos/a.tsx': '// 灯 💡\nexport default () => {\n  return <div>\n}\n', 'demos/b.tsx': demo }),
    ).toEqual({
      ids: ['b'],
      problems: [
        "demos/a.tsx:4\n  The demo does not compile: Unexpected token. Did you mean `{'}'}` or `&rbrace;`?\n  Mend the syntax here.",
      ],
    })
  })

  it('reports a mistake of a shared file once, however many demos import it', () => {
    const using = `import './shared/torn.ts'\n${demo}`
    const files = { 'demos/a.tsx': using, 'demos/b.tsx': using, 'demos/shared/torn.ts': "export const a = 'LED" }
    expect(read(files)).toEqual({
      ids: [],
      problems: ['demos/shared/torn.ts:1\n  The demo does not compile: Unterminated string\n  Mend the syntax here.'],
    })
  })

  it('reports imports of files that do not exist', () => {
    const mend = 'Write the path with its extension, relative to the demo.'
    expect(
      read({ 'demos/a.tsx': `// 灯\nimport a from './shared/a'\nexport * from '../b.ts'\n${demo}` }).problems,
    ).toEqual([
      `demos/a.tsx:2\n  The demo imports "./shared/a", which does not exist.\n  ${mend}`,
      `demos/a.tsx:3\n  The demo imports "../b.ts", which does not exist.\n  ${mend}`,
    ])
  })

  it('reports imports of files that do not go with a copy of the demo', () => {
    const demos = {
      'demos/a.tsx': `import './a.css'\nimport { lamp } from '../lamp.ts'\n${demo}`,
      'demos/a.css': 'b {}',
      'lamp.ts': 'export const lamp = 1',
    }
    expect(read(demos).problems).toEqual([
      `demos/a.tsx:1\n  The demo imports "./a.css", which is neither .ts nor .tsx: readers who copy its files would miss it.\n  Make it TypeScript, or move a stylesheet to the site's styles.`,
      `demos/a.tsx:2\n  The demo imports "../lamp.ts", which lies outside of demos/: readers who copy its files would miss it.\n  Move the file to demos/shared/.`,
    ])
  })

  it('reports a demo that exports nothing to draw, but takes every spelling of a default export', () => {
    expect(
      read({
        'demos/a.tsx': 'export function A() {\n  return null\n}\n',
        'demos/b.tsx': 'function B() {\n  return null\n}\nexport { B as default }\n',
        'demos/c.tsx': "export { default } from './b.tsx'\n",
      }),
    ).toEqual({
      ids: ['b', 'c'],
      problems: ['demos/a.tsx:1\n  The demo has no default export.\n  Export its component as default.'],
    })
  })

  it('reports two demos with one id', () => {
    expect(read({ 'demos/dimmer-warm.tsx': demo, 'demos/dimmer.warm.tsx': demo })).toEqual({
      ids: ['dimmer-warm'],
      problems: [
        'demos/dimmer.warm.tsx:1\n  The demo id "dimmer-warm" also belongs to demos/dimmer-warm.tsx.\n  Rename one of them.',
      ],
    })
  })
})

function read(files: SiteFiles): { ids: string[]; problems: string[] } {
  const { demos, problems } = readDemos(resolveFixture(openFixture('empty', files)))
  return { ids: demos.map(({ id }) => id), problems: problems.map(formatProblem) }
}

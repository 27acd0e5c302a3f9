import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openFixture } from '../../test/open-fixture.ts'
import { runBuild } from '../../test/run-vitrine.ts'
import { importConfig, listConfigFiles } from './import-config.ts'

const unfinished =
  'The configuration did not come to its end: it calls process.exit, or it waits for something that does not come.'

it.each([
  [
    'does not compile',
    '\nexport default { title: {{ }',
    2,
    'The configuration does not compile: Unexpected token',
    'Mend the syntax here.',
  ],
  [
    'throws',
    "const power = 0\nif (power === 0) throw new Error('no power')\nexport default {}\n",
    2,
    'The configuration threw: no power.',
    'Mend it there: the file is run whenever the site is built.',
  ],
  [
    'imports a package that is not installed',
    "\nimport { lamp } from '@lamps/none'\nexport default lamp\n",
    2,
    '"@lamps/none" is imported, but it does not exist.',
    'Run npm install @lamps/none in the site folder, or correct the name.',
  ],
  [
    'imports a file that does not exist',
    "import { lamp } from './lamps.ts'\nexport default lamp\n",
    1,
    '"lamps.ts" is imported, but it does not exist.',
    'Write the path with its extension, relative to this file.',
  ],
])('a configuration that %s is refused at its line', async (_, source, line, what, mend) => {
  const root = openFixture('empty', { 'docs.config.ts': source })
  const output = `1 problem\n\ndocs.config.ts:${line}\n  ${what}\n  ${mend}\n`
  expect(await runBuild(root)).toEqual({ code: 1, output })
})

it('a configuration may take data from a JSON file, whose syntax is not that of a program', async () => {
  const source = `import titles from './titles.json' with { type: 'json' }\nexport default { title: titles.main }\n`
  const root = openFixture('empty', { 'docs.config.ts': source, 'titles.json': '{\n  "main": "Lamps"\n}\n' })
  expect(await importConfig(root)).toEqual({ title: 'Lamps' })
  expect(listConfigFiles(root)).toEqual([join(root, 'docs.config.ts'), join(root, 'titles.json')])
})

it.each(['process.exit(0)', 'await new Promise(() => {})'])(
  'a configuration with %s does not end in silence',
  async (code) => {
    const root = openFixture('empty', { 'docs.config.ts': `${code}\nexport default {}\n` })
    const mend = 'Take out the call, or the "await" outside of functions.'
    expect(await runBuild(root)).toEqual({ code: 1, output: `docs.config.ts:1\n  ${unfinished}\n  ${mend}\n` })
  },
)

it('a folder whose name the bundler cannot read is refused', async () => {
  const root = openFixture('lamps')
  expect(await runBuild(root, '--root', `${root}/lamps #2`)).toEqual({
    code: 1,
    output: `The path ${root}/lamps #2 has a "#" in it, which the bundler cannot read: rename that folder.\n`,
  })
})

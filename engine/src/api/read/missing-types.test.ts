import { cpSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSite } from '../../../test/fixtures/api/create-site.ts'
import { extractApi } from './extract-api.ts'

const fold = { id: 'Fold', from: 'shapes', export: 'Fold' }
const button = { id: 'Button', from: 'shapes', export: 'Button' }

test('types that are not installed are named with the way to get them, and seen once they are there', async () => {
  const config = createSite([fold, button])
  const types = join(config.root, 'node_modules/@types')
  renameSync(types, join(config.root, 'kept'))
  const { facts, problems } = await extractApi(config)
  // The rows of this one come from its own package.
  expect(facts.tables.map(({ id, props }) => [id, props.length])).toEqual([['Button', 3]])
  expect(problems).toEqual([
    {
      file: 'docs.config.ts',
      line: 1,
      what: 'The properties of "Fold" of "shapes" cannot be read: their types need "React.RefAttributes" of "react", whose types are not installed.',
      mend: 'Run npm install -D @types/react in the site folder.',
    },
  ])
  renameSync(join(config.root, 'kept'), types)
  const again = await extractApi(config)
  expect(again.problems).toEqual([])
  expect(again.facts.tables.map(({ id, props }) => [id, props.length])).toEqual([
    ['Fold', 11],
    ['Button', 3],
  ])
})

test('each module that is missing has its own advice', async () => {
  const manifest = (name: string, main: string) => `{ "name": "${name}", "version": "1.0.0", ${main} }`
  const config = createSite([{ id: 'Tab', from: 'tabs', export: 'TabProps' }], {
    'node_modules/tabs/package.json': manifest('tabs', '"types": "./index.d.ts"'),
    'node_modules/tabs/index.d.ts': `import { Frame } from '@parts/frame'
import { Look } from 'looks'
import { Row } from 'widgets/rows'
import { Gone } from './gone'
import { Panel, Pane } from 'widgets'
export interface TabProps extends Frame, Look, Row, Gone, Pane { ok?: Panel }
`,
    'node_modules/looks/package.json': manifest('looks', '"main": "./index.js"'),
    'node_modules/looks/index.js': 'export const Look = 1\n',
  })
  const { problems } = await extractApi(config)
  const what = (name: string, from: string, how: string) =>
    `The properties of "TabProps" of "tabs" cannot be read: their types need "${name}" of "${from}", ${how}.`
  expect(problems.map((problem) => [problem.what, problem.mend])).toEqual([
    [
      what('Frame', '@parts/frame', 'whose types are not installed'),
      'Run npm install @parts/frame in the site folder; if it has no types of its own, npm install -D @types/parts__frame too.',
    ],
    [what('Look', 'looks', 'whose types are not installed'), 'Run npm install -D @types/looks in the site folder.'],
    [
      what('Row', 'widgets/rows', 'whose types are not installed'),
      'Install the version of "widgets" that "tabs" asks for.',
    ],
    [what('Gone', './gone', 'whose types are not installed'), 'Install "tabs" again: a file of it is missing.'],
    [what('Pane', 'widgets', 'which does not have it'), 'Install the version of "widgets" that "tabs" asks for.'],
  ])
})

test('a package that was looked for in vain is seen when it is installed later', async () => {
  const config = createSite([{ id: 'Box', from: 'widgets', export: 'default' }])
  const gadgets = join(config.root, 'node_modules/gadgets')
  cpSync(gadgets, join(config.root, 'kept'), { recursive: true })
  rmSync(gadgets, { recursive: true })
  const links = async () => {
    const { facts, problems } = await extractApi(config)
    expect(problems).toEqual([])
    return facts.tables[0]?.props.find(({ name }) => name === 'gadget')?.links
  }
  expect(await links()).toEqual([])
  renameSync(join(config.root, 'kept'), gadgets)
  expect(await links()).toEqual(['GadgetConfig'])
})

import { expect, test } from 'vitest'
import { writePage } from '../../test/load-files.ts'
import { openFixture, resolveFixture } from '../../test/open-fixture.ts'
import { loadSite } from '../load-site.ts'
import type { ApiReference } from '../model/api.ts'
import type { ApiEntryConfig } from '../model/config.ts'
import { formatProblem } from '../node/format-problems.ts'

const lamp: ApiEntryConfig = { id: 'Lamp', from: 'lamp-kit', export: 'Lamp' }
const cord: ApiEntryConfig = { id: 'Cord', from: 'lamp-kit', export: 'Cord' }

async function findProblems(body: string, entries: readonly ApiEntryConfig[] | undefined): Promise<string[]> {
  const site = resolveFixture(openFixture('empty', { 'content/en-US/index.md': writePage('Home', body) }))
  const config = { ...site, nav: [], api: entries !== undefined && { entries, words: 'api', timeLimit: 1000 } }
  const loaded = entries && { references: { 'en-US': reference }, problems: [], files: [] }
  const { problems } = await loadSite(config, loaded)
  return problems.map(formatProblem)
}

test('a name that no table has is reported where it stands, with the nearest one', async () => {
  expect(await findProblems('\n\nSet :prop[maxWats].', [lamp])).toEqual([
    'content/en-US/index.md:6\n  :prop[maxWats] names no property of the reference.\n  Did you mean "maxWatts"?',
  ])
  expect(await findProblems('Set :prop[Lamp.colour].', [lamp])).toEqual([
    'content/en-US/index.md:4\n  :prop[Lamp.colour] names no property of the table "Lamp".\n  Did you mean "color"?',
  ])
  expect(await findProblems('Set :prop[Lmap.color].', [lamp])).toEqual([
    'content/en-US/index.md:4\n' +
      '  :prop[Lmap.color] names the table "Lmap", which the reference does not have.\n' +
      '  Did you mean "Lamp"?',
  ])
})

test('names of rows pass, alone and with their table', async () => {
  expect(await findProblems('Set :prop[maxWatts] or :prop[Lamp.color].', [lamp])).toEqual([])
})

test('nothing is said of tables that could not be read, and of a site without a reference', async () => {
  expect(await findProblems('Set :prop[length] or :prop[Cord.length].', [lamp, cord])).toEqual([])
  expect(await findProblems('Set :prop[maxWats].', undefined)).toEqual([])
})

const reference = {
  spokenIn: undefined,
  package: 'lamp-kit',
  version: '1.0.0',
  tables: [{ id: 'Lamp', type: 'LampProps', kind: 'component', props: [row('maxWatts'), row('color')] }],
  types: {},
} as unknown as ApiReference

function row(name: string) {
  return { name, id: `lamp-${name.toLowerCase()}`, links: [] }
}

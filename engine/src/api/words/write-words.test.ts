import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSite, type SiteFiles } from '../../../test/fixtures/api/create-site.ts'
import type { Config } from '../../model/config.ts'
import type { Problem } from '../../model/problem.ts'
import { type ApiFacts } from '../read/api-facts.ts'
import { extractApi } from '../read/extract-api.ts'
import { checkApi } from './check-api.ts'
import { loadWords } from './load-words.ts'
import { writeWords } from './write-words.ts'

const entries = [{ id: 'Lamp', from: 'lamps', export: 'LampProps' }]
const library: SiteFiles = {
  'node_modules/lamps/package.json': '{ "name": "lamps", "version": "1.0.0", "types": "./index.d.ts" }',
  'node_modules/lamps/index.d.ts': `/** How bright. */
export interface Light {
  /** In watts. */
  watts: number
  warm?: boolean
}
export interface LampProps {
  /** The bulb: "a" or 'b'. */
  light: Light
  dim?: boolean
  /** @internal */
  cache?: unknown
}
`,
}

async function open(files: SiteFiles): Promise<{ config: Config; facts: ApiFacts; read: (file: string) => string }> {
  const site = createSite(entries, { ...library, ...files })
  const config = { ...site, library: { ...site.library, package: 'lamps' } }
  const { facts, problems } = await extractApi(config)
  expect(problems).toEqual([])
  return { config, facts, read: (file) => readFileSync(join(config.root, file), 'utf8') }
}

function check(config: Config, facts: ApiFacts): Problem[] {
  const { words, problems } = loadWords(config)
  return [...problems, ...checkApi(facts, words)]
}

test('a site without words gets a place for each of them, begun with what the types say', async () => {
  const { config, facts, read } = await open({ 'api/zh/.keep': '' })
  const [light = '', dim = ''] = facts.tables[0]?.props.map(({ hash }) => hash) ?? []
  expect(writeWords(config, facts)).toEqual([
    'api/lamp.yml: 2',
    'api/en/lamp.yml: 2',
    'api/zh/lamp.yml: 2',
    'api/types.yml: 1',
    'api/en/types.yml: 3',
    'api/zh/types.yml: 3',
  ])
  expect(read('api/lamp.yml')).toBe(`# What is true of the properties of Lamp in every language.

props:
  light:
    reviewed: ${light}
  dim:
    reviewed: ${dim}
`)
  expect(read('api/en/lamp.yml')).toBe(`# One or two sentences about each property of Lamp.

props:
  light: "The bulb: \\"a\\" or 'b'."
  dim:
`)
  expect(read('api/zh/lamp.yml')).toBe(`# One or two sentences about each property of Lamp.

props:
  # The types say: The bulb: "a" or 'b'.
  light:
  dim:
`)
  expect(read('api/en/types.yml')).toBe(`# One or two sentences about each helper type.

Light:
  description: How bright.
  members:
    watts: In watts.
    warm:
`)
  // Only what nobody has written yet is missing now.
  expect(check(config, facts).map(({ file, what }) => `${file} ${what}`)).toEqual([
    'api/en/lamp.yml The property "dim" of Lamp has no description in en.',
    'api/zh/lamp.yml The property "light" of Lamp has no description in zh.',
    'api/zh/lamp.yml The property "dim" of Lamp has no description in zh.',
    'api/en/types.yml The field "warm" of the type "Light" has no description in en.',
    'api/zh/types.yml The type "Light" has no description in zh.',
    'api/zh/types.yml The field "watts" of the type "Light" has no description in zh.',
    'api/zh/types.yml The field "warm" of the type "Light" has no description in zh.',
  ])
})

test('what is written stays, only gaps are filled, and no hash is set for words that nobody compared', async () => {
  const { config, facts, read } = await open({
    'api/lamp.yml': '# Order matters.\nprops:\n  dim: { since: 1.10 }\n',
    'api/en/lamp.yml': 'props:\n  dim: { default: when dark }\n  # By hand.\n  light: The bulb.\n',
    'api/en/types.yml': 'Light: Brightness.\n',
  })
  const dim = facts.tables[0]?.props[1]?.hash ?? ''
  expect(writeWords(config, facts)).toEqual(['api/lamp.yml: 1', 'api/en/lamp.yml: 1', 'api/en/types.yml: 2'])
  expect(read('api/lamp.yml')).toBe(`# Order matters.\nprops:\n  dim: { since: 1.10, reviewed: ${dim} }\n`)
  expect(read('api/en/lamp.yml')).toBe(
    'props:\n  dim: { default: when dark, description: "" }\n  # By hand.\n  light: The bulb.\n',
  )
  expect(read('api/en/types.yml')).toBe(
    'Light:\n  description: Brightness.\n  members:\n    watts: In watts.\n    warm:\n',
  )
  expect(existsSync(join(config.root, 'api/zh'))).toBe(false)
})

test('a second run has nothing to write, and a file with mistakes is left alone', async () => {
  const { config, facts } = await open({})
  writeWords(config, facts)
  expect(check(config, facts).some(({ what }) => what.includes('review'))).toBe(false)
  const broken = await open({ 'api/en/lamp.yml': 'props:\n  light: a: b\n' })
  expect(() => writeWords(broken.config, broken.facts)).toThrow('api/en/lamp.yml:2\n  The file is not YAML')
  expect(broken.read('api/en/lamp.yml')).toBe('props:\n  light: a: b\n')
})

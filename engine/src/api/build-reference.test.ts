import { afterAll, beforeAll, expect, test } from 'vitest'
import { boxEntries, createSite } from '../../test/fixtures/api/create-site.ts'
import type { ApiHistory, ApiReference, ApiTable } from '../model/api.ts'
import { validateSchema } from '../../test/validate-schema.ts'
import { apiJsonSchema } from './api-json-schema.ts'
import { buildApiJson } from './build-api-json.ts'
import { buildReference, listRows } from './build-reference.ts'
import { describeUnspoken } from './describe-unspoken.ts'
import type { PropFacts, TableFacts } from './read/api-facts.ts'
import { extractApi } from './read/extract-api.ts'
import { loadWords, type PropNotes } from './words/load-words.ts'

const history: ApiHistory = {
  versions: ['1.0.0', '2.0.0', '2.1.0'],
  changes: {
    '2.0.0': [
      { prop: 'Box.value', kind: 'added', after: 'string' },
      { prop: 'Box.mode', kind: 'added', after: 'Mode' },
      { prop: 'Box.gone', kind: 'removed', before: 'string' },
    ],
    '2.1.0': [{ prop: 'Box.value', kind: 'changed', before: 'string', after: 'T' }],
  },
}
let en: ApiReference
let zh: ApiReference
let ja: ApiReference
let removeSite = () => {}
afterAll(() => removeSite())

beforeAll(async () => {
  const config = createSite(
    boxEntries,
    {
      'api/box.yml': `groups: [look, data]
props:
  size: { group: look, default: 24, defaultReason: depends on tone }
  mode: { group: look, stage: alpha, since: 1.10 }
  value: { group: data }
  secret: { hide: internal }
`,
      'api/row.yml': 'props: { label: { add: ReactNode } }\n',
      'api/en/box.yml':
        'groups: { look: Look, data: Data }\nprops:\n  size: { description: Edge., default: 20 when quiet }\n',
      'api/zh/box.yml': 'groups: { look: 外观, data: 数据 }\nprops:\n  size: 边长。\n',
      'api/en/types.yml': 'Secret: { description: A secret., members: { key: Its key. } }\n',
      'api/zh/types.yml': 'Secret: 秘密。\n',
    },
    (remove) => {
      removeSite = remove
    },
  )
  const { facts } = await extractApi(config)
  const { words } = loadWords(config)
  en = buildReference(facts, words, 'en', history)
  zh = buildReference(facts, words, 'zh')
  ja = buildReference(facts, words, 'ja')
})

const findProp = (reference: ApiReference, table: string, name: string) =>
  reference.tables.find((each) => each.id === table)?.props.find((prop) => prop.name === name)

test('a row knows what versions have done to it, and the JSON says so', () => {
  expect(findProp(en, 'Box', 'size')?.history).toBeUndefined()
  expect(findProp(en, 'Box', 'value')?.history).toEqual([
    { version: '2.0.0', kind: 'added', after: 'string' },
    { version: '2.1.0', kind: 'changed', before: 'string', after: 'T' },
  ])
  const json = buildApiJson({ en }, {}, '')
  const value = json.tables[0]?.props.find(({ name }) => name === 'value')
  expect(value).toMatchObject({ since: '2.0.0', history: [{ version: '2.0.0' }, { version: '2.1.0' }] })
  // What the words of the site say goes before what was computed.
  expect(json.tables[0]?.props.find(({ name }) => name === 'mode')).toMatchObject({ since: '1.10' })
  expect(validateSchema(apiJsonSchema, JSON.parse(JSON.stringify(json)))).toEqual([])
})

test('words are laid over the facts, in the language asked for', () => {
  expect(findProp(en, 'Box', 'size')).toMatchObject({
    id: 'box-size',
    default: '24',
    defaultNote: '20 when quiet',
    description: 'Edge.',
    group: 'look',
  })
  expect(findProp(zh, 'Box', 'size')).toMatchObject({ description: '边长。', defaultNote: undefined })
  expect(findProp(en, 'Box', 'mode')).toMatchObject({ stage: 'alpha', since: '1.10', default: "'one'" })
  expect(en.types['Secret']).toMatchObject({
    description: 'A secret.',
    members: [{ name: 'key', description: 'Its key.' }],
  })
})

test('rows stand in the order of groups, then of the words; hidden ones are gone and added ones there', () => {
  const names = en.tables[0]?.props.map((prop) => prop.name) ?? []
  expect(names.slice(0, 3)).toEqual(['size', 'mode', 'value'])
  expect(names).not.toContain('secret')
  expect(findProp(en, 'Row', 'label')).toMatchObject({ type: 'ReactNode', id: 'row-label' })
  expect(zh.tables[0]?.groups).toEqual([
    { id: 'look', title: '外观' },
    { id: 'data', title: '数据' },
  ])
})

test('a locale without a folder of words speaks those of the first one, and says so', () => {
  expect(ja.spokenIn).toBe('en')
  expect(findProp(ja, 'Box', 'size')).toEqual(findProp(en, 'Box', 'size'))
  expect([en.spokenIn, zh.spokenIn]).toEqual([undefined, undefined])
  expect(describeUnspoken({ en, ja, zh }, 'api')).toEqual(['the reference of ja speaks en, for want of api/ja'])
  const { tables } = buildApiJson({ en, ja }, {}, '')
  expect(tables[0]?.props.find((prop) => prop.name === 'size')?.description).toEqual({ en: 'Edge.' })
})

test('a deprecation leads to the row that replaces it, in its own table or in the one a property takes', () => {
  expect(findProp(en, 'Box', 'multiple')?.deprecated).toEqual({ replacement: 'mode', id: 'box-mode' })
  expect(findProp(en, 'Box', 'onSearch')?.deprecated).toEqual({
    replacement: 'search.onSearch',
    id: 'searchoptions-onsearch',
  })
})

test('the JSON holds both languages and the demos, and is what its schema says', () => {
  const json = buildApiJson({ en, zh }, { 'box-size': ['basic'] }, './widgets.schema.json')
  expect(json).toMatchObject({ $schema: './widgets.schema.json', package: 'widgets', version: '2.3.4' })
  expect(json.tables[0]?.props[0]).toEqual({
    name: 'size',
    id: 'box-size',
    type: 'number',
    required: false,
    default: '24',
    description: { en: 'Edge.', zh: '边长。' },
    group: 'look',
    declaredBy: 'BoxProps',
    types: [],
    demos: ['basic'],
  })
  expect(validateSchema(apiJsonSchema, JSON.parse(JSON.stringify(json)))).toEqual([])
  expect(validateSchema(apiJsonSchema, { ...json, version: 2 })).toEqual(['$.version is not a string'])
  expect(validateSchema(apiJsonSchema, { ...json, extra: true })).toEqual(['$.extra is not allowed'])
})

test('the JSON says which forms have a property, and what is true beside the rows', () => {
  const [box] = en.tables
  const [prop] = box?.props ?? []
  if (box === undefined || prop === undefined) throw new Error('no table')
  const table: ApiTable = {
    ...box,
    props: [{ ...prop, only: { kind: 'some', count: 1, total: 2 } }],
    notes: [{ kind: 'also', texts: ['boolean'] }],
  }
  const json = buildApiJson({ en: { ...en, tables: [table] } }, {}, '')
  expect(json.tables[0]).toMatchObject({ notes: table.notes, props: [{ only: { kind: 'some', count: 1, total: 2 } }] })
  expect(validateSchema(apiJsonSchema, JSON.parse(JSON.stringify(json)))).toEqual([])
})

test('an internal property is a row when the words of the site name it', () => {
  const facts: TableFacts = {
    id: 'Box',
    type: 'BoxProps',
    kind: 'component',
    generics: [],
    inherited: [],
    open: false,
    props: ['size', 'cache', 'measure'].map((name) => ({ ...anyProp, name, internal: name !== 'size' })),
  }
  const note = { line: 1, example: undefined } as PropNotes
  expect(listRows(facts, new Map([['measure', note]])).map(({ name }) => name)).toEqual(['size', 'measure'])
})

const anyProp = { type: 'string', fullType: 'string' } as PropFacts

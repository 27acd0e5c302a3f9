import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Problem } from 'vitrine/model'
import {
  type ApiFacts,
  type ApiWords,
  buildReference,
  checkApi,
  extractApi,
  loadWords,
  resolveConfig,
} from 'vitrine/stages'
import docs from '../docs.config.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const cacheDir = mkdtempSync(join(tmpdir(), 'reference-'))
afterAll(() => rmSync(cacheDir, { recursive: true, force: true }))

let facts: ApiFacts
let words: ApiWords
let problems: Problem[]

beforeAll(async () => {
  const config = { ...resolveConfig(docs, root), cacheDir }
  const extracted = await extractApi(config)
  const loaded = loadWords(config)
  problems = [...extracted.problems, ...loaded.problems]
  facts = extracted.facts
  words = loaded.words
})

const count = (id: string) => facts.tables.find((table) => table.id === id)?.props.length

test('the installed package has the properties the words were written for', () => {
  expect(facts.version).toBe('1.12.0')
  expect({
    select: count('Select'),
    methods: count('Methods'),
    search: count('SearchConfig'),
    option: count('Option'),
    group: count('OptGroup'),
  }).toEqual({ select: 85, methods: 4, search: 6, option: 5, group: 6 })
  expect(facts.tables[0]?.inherited.map(({ type, names }) => [type, names.length])).toEqual([
    ['AriaAttributes', 53],
    ['HTMLAttributes', 1],
  ])
  expect(facts.tables[0]?.props.filter((prop) => prop.required)).toEqual([])
  expect(facts.tables[0]?.props.filter((prop) => prop.deprecated !== undefined)).toHaveLength(8)
})

test('every row and every helper type has words in both languages, reviewed against its type', () => {
  expect([...problems, ...checkApi(facts, words)]).toEqual([])
})

test('each deprecated property leads to the row that replaces it', () => {
  const reference = buildReference(facts, words, 'en-US')
  const rows = new Set(reference.tables.flatMap((table) => table.props.map((prop) => prop.id)))
  const deprecated = reference.tables.flatMap((table) => table.props.filter((prop) => prop.deprecated !== undefined))
  expect(Object.fromEntries(deprecated.map((prop) => [prop.name, prop.deprecated?.replacement]))).toEqual({
    onSearch: 'showSearch.onSearch',
    searchValue: 'showSearch.searchValue',
    autoClearSearchValue: 'showSearch.autoClearSearchValue',
    filterOption: 'showSearch.filterOption',
    filterSort: 'showSearch.filterSort',
    optionFilterProp: 'showSearch.optionFilterProp',
    suffixIcon: 'suffix',
    clearIcon: 'allowClear.clearIcon',
    getInputElement: 'components.input',
    getRawInputElement: 'components.root',
  })
  for (const prop of deprecated) expect(rows).toContain(prop.deprecated?.id)
})

test('of helper types of other packages, too, the words are ours', () => {
  const theirs = [...words.types].flatMap(([locale, { types }]) =>
    Object.values(facts.types).flatMap(({ name, members }) =>
      members
        .filter((member) => member.description !== '' && types.get(name)?.members.get(member.name) === undefined)
        .map((member) => `${locale} ${name}.${member.name}`),
    ),
  )
  expect(theirs).toEqual([])
})

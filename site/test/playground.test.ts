import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPlayFault, type PlayProp, type PlayReference, type PlayState, readState } from 'vitrine/play'
import {
  type ApiFacts,
  type ApiWords,
  buildPlayReference,
  buildReference,
  extractApi,
  loadWords,
  resolveConfig,
} from 'vitrine/stages'
import docs from '../docs.config.ts'
import { buildCode, isEvent, listSampleIds } from '../theme/play/build-code.ts'
import { conflicts, findConflicts } from '../theme/play/conflicts.ts'
import { ownSamples } from '../theme/play/list-samples.ts'
import { readOptionSet, setIds } from '../theme/play/option-sets.ts'
import { chinese } from '../theme/play/words-zh.ts'
import { english } from '../theme/play/words-en.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const cacheDir = mkdtempSync(`${tmpdir()}/playground-`)
afterAll(() => rmSync(cacheDir, { recursive: true, force: true }))

let facts: ApiFacts
let words: ApiWords
let props: readonly PlayProp[]

beforeAll(async () => {
  const config = { ...resolveConfig(docs, root), cacheDir }
  facts = (await extractApi(config)).facts
  words = loadWords(config).words
  props = readTable(facts).props
})

describe('the controls', () => {
  it('are one for each property of the installed version, and each has something to set', () => {
    expect(props.map(({ name }) => name)).toEqual(
      buildReference(facts, words, 'en-US')
        .tables.find(({ id }) => id === 'Select')
        ?.props.map(({ name }) => name),
    )
    const bare = props.filter(({ name, control: { literals, number, text } }) => {
      return literals.length === 0 && !number && !text && listSampleIds(name).length === 0
    })
    expect(bare.map(({ name }) => name)).toEqual([])
    const named = [...Object.keys(ownSamples), ...Object.keys(english.units), ...conflicts.map(({ prop }) => prop)]
    expect(named.filter((name) => !props.some((prop) => prop.name === name))).toEqual([])
  })

  it('follow the types: a property that changes its type gets another control, a new one appears', () => {
    const [table, ...others] = facts.tables
    if (table === undefined) throw new Error('There is no table.')
    const changed = table.props.map((prop) => ({
      ...prop,
      ...(prop.name === 'maxCount' ? { type: "'few' | 'many'", fullType: "'few' | 'many'" } : {}),
    }))
    const [first] = table.props
    if (first === undefined) throw new Error('The table is empty.')
    const added = { ...first, name: 'pace', type: 'number', fullType: 'number' }
    const now = readTable({ ...facts, tables: [{ ...table, props: [...changed, added] }, ...others] }).props
    const control = (name: string) => now.find((prop) => prop.name === name)?.control
    expect(props.find(({ name }) => name === 'maxCount')?.control.number).toBe(true)
    expect(control('maxCount')).toEqual({ literals: ["'few'", "'many'"], number: false, text: false, other: false })
    expect(control('pace')).toEqual({ literals: [], number: true, text: false, other: false })
    expect(control('placement')?.literals).toEqual(["'bottomLeft'", "'bottomRight'", "'topLeft'", "'topRight'"])
  })
})

describe('the code', () => {
  it('of the defaults is the options and a name', () => {
    expect(buildCode({}, props, 'en-US', english.field)).toBe(`import Select from '@rc-component/select'

const options = [
  { value: 'beijing', label: 'Beijing', code: 'PEK' },
  { value: 'tokyo', label: 'Tokyo', code: 'HND' },
  { value: 'paris', label: 'Paris', code: 'CDG' },
]

export default function Playground() {
  return <Select aria-label="City" options={options} />
}`)
  })

  it('holds what was set, a default too', () => {
    expect(buildCode(read('virtual=true&listHeight=200'), props, 'en-US', english.field)).toContain(
      '<Select aria-label="City" options={options} virtual listHeight={200} />',
    )
  })

  it('of every sample and every set of options can be read, in 80 columns', () => {
    const states = props.flatMap(({ name }) =>
      listSampleIds(name).map((id): PlayState => ({ [name]: { kind: 'sample', id } })),
    )
    expect(states.length).toBeGreaterThan(60)
    for (const state of states)
      for (const locale of ['en-US', 'zh-CN']) {
        const code = buildCode(state, props, locale, english.field)
        expect({ code, errors: parseSync('playground.tsx', code).errors }).toEqual({ code, errors: [] })
        expect(code.split('\n').filter((line) => line.length > 80)).toEqual([])
        for (const [name, setting] of Object.entries(state))
          if (setting.kind === 'sample' && !isEvent(name) && name !== 'options')
            expect({ name, code: ownSamples[name]?.[setting.id]?.code }).not.toEqual({ name, code: '' })
      }
  })

  it('holds what its sets promise', () => {
    const count = (id: (typeof setIds)[number]) => readOptionSet(id, 'zh-CN').options.length
    expect(setIds.map(count)).toEqual([3, 30, 9, 10_000, 30, 0])
    expect(buildCode(read('options=~remote&showSearch=true'), props, 'en-US', 'City')).toContain(
      '      options={options}\n      showSearch\n      loading={loading}\n',
    )
  })
})

describe('what is said of combinations', () => {
  it.each([
    ['mode=multiple&maxCount=2&backfill=true', 'backfill backfill'],
    ['maxCount=2', 'maxCount max-count'],
    ['tokenSeparators=~comma', 'tokenSeparators separators'],
    ['mode=tags&showSearch=false', 'showSearch search-off'],
    ['virtual=true&popupMatchSelectWidth=false', 'virtual virtual'],
    ['children=~options&options=~thirty', 'children children'],
    ['children=~options', ''],
    ['onSearch=~log', 'onSearch search-alone'],
    ['onSearch=~log&showSearch=true', ''],
    ['mode=combobox&labelInValue=true', 'labelInValue combobox-label'],
    ['mode=combobox&notFoundContent=!none', 'notFoundContent combobox-empty'],
    ['mode=combobox&notFoundContent=!none&options=~remote', ''],
    ['maxTagCount=responsive', 'maxTagCount tags-only'],
    ['mode=multiple&labelInValue=true&defaultValue=~labels', ''],
    ['mode=multiple&labelInValue=true&defaultValue=~labelled', 'defaultValue array-value'],
    ['mode=multiple&showSearch=false&onSearch=~log', 'onSearch search-alone'],
    ['mode=multiple&onSearch=~log', ''],
    ['options=~remote&onSearch=~log', 'onSearch search-object'],
    ['options=~remote&showSearch=true&onSearch=~log', 'showSearch search-unasked'],
    ['options=~remote&showSearch=false&onSearch=~log', 'showSearch search-unasked, onSearch search-alone'],
    ['options=~remote&filterOption=~code', 'filterOption search-object'],
    ['showSearch=~all&filterOption=~code', 'filterOption search-object'],
    ['showSearch=~label&optionFilterProp=!value', 'optionFilterProp search-object'],
    ['showSearch=~kept&autoClearSearchValue=true', 'autoClearSearchValue search-object'],
    ['filterOption=~code', 'filterOption search-field'],
    ['searchValue=!bei', 'searchValue search-unseen'],
    ['searchValue=!bei&filterOption=~code', 'searchValue search-unseen'],
    ['searchValue=!bei&filterOption=false', ''],
    ['searchValue=!bei&showSearch=true', ''],
    ['suffix=!v&suffixIcon=~element', 'suffixIcon newer-wins'],
    ['clearIcon=~element&allowClear=~icon', 'clearIcon newer-wins'],
    ['clearIcon=~element', 'clearIcon clear-alone'],
    ['clearIcon=~element&allowClear=true', ''],
    ['onClear=~log&allowClear=~disabled', 'onClear clear-alone'],
    ['mode=combobox&getInputElement=~textarea&allowClear=true&placeholder=!x', 'getInputElement input-element-clear'],
    ['mode=combobox&getInputElement=~textarea&allowClear=~disabled&placeholder=!x', ''],
    // Each of several is said.
    ['mode=multiple&value=~one', 'value array-value, value frozen-value'],
    ['mode=multiple&labelInValue=true&value=~several', 'labelInValue labelled-value, value frozen-value'],
    ['mode=multiple&labelInValue=true&value=~labelled', 'value array-value, value frozen-value'],
    ['mode=multiple&labelInValue=true&value=~labels', 'value frozen-value'],
  ])('%s', (address, found) => {
    const told = findConflicts(read(address)).map(({ prop, id }) => `${prop} ${id}`)
    expect(told.join(', ')).toBe(found)
  })

  it('leads to headings that are there, and is said in both languages', () => {
    const headings = conflicts.flatMap(({ warning }) => warning ?? [])
    for (const locale of ['en-US', 'zh-CN']) {
      const page = readFileSync(`${root}/content/${locale}/guide/warnings.md`, 'utf8')
      expect(headings.filter((id) => !page.includes(`{#${id}}`))).toEqual([])
    }
    const used = [...new Set(conflicts.map(({ id }) => id))]
    expect(Object.keys(english.conflicts).toSorted()).toEqual(used.toSorted())
    expect(Object.keys(chinese.conflicts)).toEqual(Object.keys(english.conflicts))
    expect(Object.keys(chinese.units)).toEqual(Object.keys(english.units))
  })

  it.each([
    ['a'.repeat(4001), 'It is longer than 4,000 characters.'],
    ['a'.repeat(4000), `“${'a'.repeat(40)}…” is no property with a value, such as maxCount=3.`],
    ['maxCount', '“maxCount” is no property with a value, such as maxCount=3.'],
    ['maxCont=3', 'There is no property “maxCont”; did you mean “maxCount”?'],
    ['zzz=3', 'There is no property “zzz”.'],
    ['mode=tags&mode=tags', 'It sets “mode” twice.'],
    ['mode=many', '“many” is no value for “mode”: try combobox or multiple or tags.'],
  ])('a link that cannot be read: %.30s', (address, sentence) => {
    const fault = readAddress(address)
    if (!isPlayFault(fault)) throw new Error('It was read.')
    expect(english.fault(fault)).toBe(
      `This link holds no settings that can be read, so you see the defaults. ${sentence}`,
    )
    expect(chinese.fault(fault)).toMatch(/^链接中的设置无法读取，现显示默认值。.+[。？]$/)
  })
})

function readTable(from: ApiFacts): PlayReference {
  const table = buildPlayReference(buildReference(from, words, 'en-US'), 'Select', {})
  if (table === undefined) throw new Error('There is no table.')
  return table
}

function readAddress(address: string) {
  return readState(address, props, Object.fromEntries(props.map(({ name }) => [name, listSampleIds(name)])))
}

function read(address: string): PlayState {
  const state = readAddress(address)
  if (isPlayFault(state)) throw new Error(english.fault(state))
  return state
}

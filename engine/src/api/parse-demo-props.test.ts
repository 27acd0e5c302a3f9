import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boxEntries, createSite } from '../../test/fixtures/api/create-site.ts'
import type { ApiReference } from '../model/api.ts'
import type { ApiConfig } from '../model/config.ts'
import { buildPropDemos, listUndemoed } from './build-prop-demos.ts'
import { buildReference } from './build-reference.ts'
import { extractApi } from './read/extract-api.ts'
import { loadWords } from './words/load-words.ts'
import { parseDemoProps } from './parse-demo-props.ts'

const api: ApiConfig = { entries: boxEntries, words: 'api', timeLimit: 30_000 }
let reference: ApiReference
let removeSite = () => {}
afterAll(() => removeSite())

beforeAll(async () => {
  const config = createSite(boxEntries, { 'api/row.yml': 'props: { label: { add: ReactNode } }\n' }, (remove) => {
    removeSite = remove
  })
  const { facts } = await extractApi(config)
  reference = buildReference(facts, loadWords(config).words, 'en')
})

const parse = (source: string) => parseDemoProps(source, 'demo.tsx', reference, api)
const keys = (source: string) => parse(source).map((use) => use.key)

describe('a demo gives properties', () => {
  test('as attributes of an element imported from the package, under any local name', () => {
    expect(
      keys(`import { Box as Square } from 'widgets'\nexport default () => <Square size={1} mode="one" />`),
    ).toEqual([])
    expect(keys(`import Square from 'widgets'\nexport default () => <Square size={1} mode="one" nope />`)).toEqual([
      'Box.size',
      'Box.mode',
    ])
    expect(keys(`import Box from 'elsewhere'\nexport default () => <Box size={1} />`)).toEqual([])
  })

  test('as attributes of a component that hangs on another, or stands in a namespace', () => {
    expect(keys(`import Box from 'widgets'\nexport default () => <Box.Row value="a" />`)).toEqual(['Row.value'])
    expect(keys(`import * as W from 'widgets'\nexport default () => <W.Row disabled />`)).toEqual(['Row.disabled'])
    const entries = boxEntries.map((entry) => (entry.id === 'Row' ? { ...entry, export: 'default.Row' } : entry))
    const source = `import Box from 'widgets'\nexport default () => <Box.Row value="a" />`
    expect(parseDemoProps(source, 'demo.tsx', reference, { ...api, entries }).map(({ key }) => key)).toEqual([
      'Row.value',
    ])
  })

  test('as keys of an object that a property takes, written in place or kept in a constant', () => {
    const source = `import Box from 'widgets'
const search = { text: 'a', match: false } as const
export const A = () => <Box search={{ onSearch: console.log }} />
export const B = () => <Box search={search} />
export const C = () => <Box search={on ? search : useMemo(() => ({ text: 'b' }), [])} />`
    expect(keys(source)).toEqual([
      'SearchOptions.text',
      'SearchOptions.match',
      'Box.search',
      'SearchOptions.onSearch',
      'Box.search',
      'Box.search',
      'SearchOptions.text',
    ])
  })

  test('as keys of records in a list, also when the list is mapped from another', () => {
    const source = `import Box from 'widgets'
const entries = [{ value: 1, label: 'One' }, { value: 2, disabled: true }]
export const A = () => <Box entries={entries} />
export const B = () => <Box entries={names.map((name) => ({ value: name, extra: 1 }))} />`
    expect(keys(source)).toEqual([
      'Row.value',
      'Row.label',
      'Row.value',
      'Row.disabled',
      'Box.entries',
      'Box.entries',
      'Row.value',
    ])
  })

  test('as spread objects, and as methods called on a ref', () => {
    const source = `import Box from 'widgets'
const shared = { size: 1, tone: 'loud' }
export default function Demo() {
  const box = useRef<BoxRef>(null)
  const other = useRef(null)
  return <><Box {...shared} ref={box} /><button ref={other} onClick={() => { box.current?.focus(); other.current?.focus(); box.current!.scrollTo(3) }} /></>
}`
    expect(keys(source)).toEqual(['Box.size', 'Box.tone', 'Methods.focus', 'Methods.scrollTo'])
  })

  test('at places the code block can link: line and columns of the name', () => {
    const source = `import Box from 'widgets'\nexport default () => (\n  <Box\n    search={{ text: '选' , 'match': true }}\n  />\n)`
    expect(parse(source)).toEqual([
      { key: 'Box.search', id: 'box-search', line: 4, column: 5, endColumn: 11 },
      { key: 'SearchOptions.text', id: 'searchoptions-text', line: 4, column: 15, endColumn: 19 },
      { key: 'SearchOptions.match', id: 'searchoptions-match', line: 4, column: 27, endColumn: 34 },
    ])
  })

  test('not when it does not parse, and without running in circles', () => {
    expect(keys(`import Box from 'widgets'\nexport default () => <Box size={1}`)).toEqual([])
    expect(
      keys(
        `import Box from 'widgets'\nconst a = { text: 'x', ...b }\nconst b = { ...a }\nexport default () => <Box search={a} />`,
      ),
    ).toEqual(['SearchOptions.text', 'Box.search'])
  })
})

test('a row lists the demos that use it, the one named after it first; the rest of the rows are listed as unseen', () => {
  const uses = parse(`import Box from 'widgets'\nexport default () => <Box onPick={pick} size={1} />`)
  const demos = buildPropDemos([
    { id: 'basic', page: 'basic', uses },
    { id: 'on-pick', page: 'on-pick', uses },
  ])
  expect(demos).toEqual({ 'box-onpick': ['on-pick', 'basic'], 'box-size': ['basic', 'on-pick'] })
  const unseen = listUndemoed(reference, demos)
  expect(unseen).toContain('Box.mode')
  expect(unseen).toContain('Methods.focus')
  expect(unseen).not.toContain('Box.size')
  // `Box.multiple` is deprecated.
  expect(unseen).not.toContain('Box.multiple')
})

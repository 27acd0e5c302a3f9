import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { boxEntries, createSite, type SiteFiles } from '../../../test/fixtures/api/create-site.ts'
import type { ApiEntryConfig, Config } from '../../model/config.ts'
import type { PropFacts } from './api-facts.ts'
import { extractApi } from './extract-api.ts'

/** Tables that need no files of their own are extracted only once. */
const read = new Map<string, ReturnType<typeof extractApi>>()

async function extractTable(entry: ApiEntryConfig, files?: SiteFiles) {
  const key = JSON.stringify([entry, files])
  const extraction = read.get(key) ?? extractApi(createSite([entry], files))
  read.set(key, extraction)
  const { facts, problems } = await extraction
  expect(problems).toEqual([])
  const table = facts.tables[0]
  if (table === undefined) throw new Error('no table')
  const find = (name: string): PropFacts => {
    const prop = table.props.find((each) => each.name === name)
    if (prop === undefined) throw new Error(`no property ${name}`)
    return prop
  }
  return { table, find, types: facts.types }
}

const box: ApiEntryConfig = { id: 'Box', from: 'widgets', export: 'default' }

/** A limit of 1 ms is too short for any type. */
function withLimit(config: Config, timeLimit: number): Config {
  return { ...config, api: config.api !== false && { ...config.api, timeLimit } }
}

describe('what a table holds', () => {
  test('a generic component gives the properties of its first parameter, with its type parameters', async () => {
    const { table } = await extractTable(box)
    expect(table).toMatchObject({ id: 'Box', type: 'BoxProps', kind: 'component', open: false })
    expect(table.generics).toEqual([
      { name: 'Value', constraint: undefined, default: 'any' },
      { name: 'T', constraint: 'AnyRecord', default: 'Entry' },
    ])
  })

  test('properties that React declares are noted by name, and key and ref are left out', async () => {
    const { table } = await extractTable(box)
    expect(table.props.map((prop) => prop.name).filter((name) => /^aria-|^role$|^key$|^ref$/.test(name))).toEqual([])
    expect(table.inherited.map(({ type, names }) => [type, names.length])).toEqual([
      ['AriaAttributes', 53],
      ['HTMLAttributes', 1],
      ['PropsWithChildren', 1],
    ])
  })

  test('Omit over a type with an index signature keeps the properties it does not name', async () => {
    const { table, find } = await extractTable({ id: 'Row', from: 'widgets', export: 'Row' })
    expect(table.open).toBe(true)
    expect(table.props.map((prop) => prop.name)).toEqual(['children', 'value', 'disabled', 'className'])
    expect(find('children').required).toBe(true)
    expect(find('value').declaredBy).toBe('Entry')
  })

  test('types are shown as they were written: aliases and parameters stay, undefined is not added', async () => {
    const { find } = await extractTable(box)
    expect(find('search').type).toBe('boolean | SearchOptions<T>')
    expect(find('entries').type).toBe('T[]')
    expect(find('value').type).toBe('Value | null')
    expect(find('mode').type).toBe("'one' | 'many'")
    expect(find('onPick').type).toBe('(value: Value) => void')
    expect(find('render').type).toBe('(entry: T, info: { index: number }) => ReactNode')
  })

  test('a type read through another type is followed, and a parameter that was filled in is shown filled in', async () => {
    const { find } = await extractTable(box)
    expect(find('onSearch').type).toBe("(text: string, info: { source: 'typing' | 'paste' }) => void")
    expect(find('current').type).toBe('number')
  })

  test('all comment blocks above a property are read, tags included', async () => {
    const { find } = await extractTable(box)
    expect(find('multiple')).toMatchObject({ description: 'Explains itself at length.', deprecated: 'mode' })
    expect(find('onSearch').deprecated).toBe('search.onSearch')
    expect(find('gadget')).toMatchObject({ stage: 'beta', since: '2.1.0' })
    expect(find('onPick')).toMatchObject({ description: '', deprecated: undefined, required: true })
  })

  test('defaults come from the published code where they stand as plain values, and only where it is sure', async () => {
    const { find } = await extractTable(box)
    expect(find('size')).toMatchObject({ default: '20', defaultFrom: 'widgets/index.js:4' })
    expect(find('mode').default).toBe("'one'")
    expect(find('tone').default).toBe("'quiet'")
    expect(find('limit').default).toBeUndefined()
    const row = await extractTable({ id: 'Row', from: 'widgets', export: 'Row' })
    expect(row.find('disabled').default).toBeUndefined()
  })

  test('a class component, an interface and the methods of a ref make tables too', async () => {
    const panel = await extractTable({ id: 'Panel', from: 'widgets', export: 'Panel' })
    expect(panel.table.props.map(({ name, required }) => [name, required])).toEqual([
      ['title', true],
      ['open', false],
    ])
    const methods = await extractTable({ id: 'Methods', from: 'widgets', export: 'BoxRef', kind: 'methods' })
    expect(methods.table.kind).toBe('methods')
    expect(methods.find('scrollTo').type).toBe('(row: number) => void')
    expect(methods.find('nativeElement').type).toBe('HTMLElement')
  })

  test('helper types open: not exported ones, those of other packages, circular and deep ones', async () => {
    const { find, types } = await extractTable(box)
    expect(find('secret').links).toEqual(['Secret'])
    expect(types['Secret']?.text).toBe('interface Secret {\n  key: string\n}')
    expect(types['GadgetConfig']).toMatchObject({
      package: 'gadgets',
      members: [{ name: 'label', type: 'string', required: false, description: 'Accessible name.' }],
    })
    expect(types['Tree']?.links).toEqual([])
    expect(Object.keys(types).filter((name) => name.startsWith('Deep'))).toEqual([
      'Deep1',
      'Deep2',
      'Deep3',
      'Deep4',
      'Deep5',
      'Deep6',
    ])
  })

  test('a type that has a table of its own is not opened in place', async () => {
    const { facts } = await extractApi(createSite(boxEntries))
    expect(Object.keys(facts.types)).not.toContain('SearchOptions')
    expect(
      facts.tables.find((table) => table.id === 'Box')?.props.find((prop) => prop.name === 'search')?.links,
    ).toEqual(['SearchOptions'])
  })

  test('a union of 500 literals is cut for reading and whole on demand', async () => {
    const literals = Array.from({ length: 500 }, (_, index) => `'icon-${index}'`)
    const { find } = await extractTable(
      { id: 'Icon', from: 'icons', export: 'IconProps' },
      {
        'node_modules/icons/package.json': '{ "name": "icons", "version": "1.0.0", "types": "./index.d.ts" }',
        'node_modules/icons/index.d.ts': `export interface IconProps { name: ${literals.join(' | ')} }`,
      },
    )
    expect(find('name').type).toBe("'icon-0' | 'icon-1' | 'icon-2' | 'icon-3' | 'icon-4' | 'icon-5' | … 494 more")
    expect(find('name').fullType).toBe(literals.join(' | '))
  })

  test('with the reference switched off there is nothing', async () => {
    const config = { ...createSite([]), api: false as const }
    expect(await extractApi(config)).toEqual({
      facts: { package: 'widgets', version: '2.3.4', tables: [], types: {} },
      problems: [],
      files: [],
    })
  })
})

describe('what goes wrong is said in full, and the other tables are still there', () => {
  async function extractProblem(entry: ApiEntryConfig, files?: SiteFiles) {
    const { facts, problems } = await extractApi(createSite([box, entry], files))
    expect(facts.tables.map((table) => table.id)).toEqual(['Box'])
    return problems
  }

  test('a package that is not installed', async () => {
    expect(await extractProblem({ id: 'Tabs', from: '@nowhere/tabs/es', export: 'Tabs' })).toEqual([
      {
        file: 'docs.config.ts',
        line: 1,
        what: 'The reference "Tabs" needs the package "@nowhere/tabs", which is not installed.',
        mend: 'Run npm install @nowhere/tabs in the site folder, or correct "from" in api.entries.',
      },
    ])
  })

  test('a package without types', async () => {
    expect(await extractProblem({ id: 'Plain', from: 'untyped', export: 'Box' })).toEqual([
      {
        file: 'docs.config.ts',
        line: 1,
        what: 'The reference "Plain" cannot be read: the module "untyped" has no types.',
        mend: 'Install a version of the package that ships its own types, or correct "from" in api.entries.',
      },
    ])
  })

  test('an export that does not exist', async () => {
    expect(await extractProblem({ id: 'Panels', from: 'widgets', export: 'Pannel' })).toEqual([
      {
        file: 'docs.config.ts',
        line: 1,
        what: 'The reference "Panels" needs the export "Pannel" of "widgets", which does not exist.',
        mend: 'Did you mean "Panel"?',
      },
    ])
  })

  test('an export that has no properties', async () => {
    expect(await extractProblem({ id: 'Version', from: 'widgets', export: 'version' })).toEqual([
      {
        file: 'docs.config.ts',
        line: 1,
        what: 'The export "version" of "widgets" is no object with properties: it is string.',
        mend: 'Name in the entry "Version" of api.entries a component, a function or hook that takes one object, an interface, or a type that is an object.',
      },
    ])
  })

  test('types that do not parse', async () => {
    const files = {
      'node_modules/torn/package.json': '{ "name": "torn", "version": "1.0.0", "types": "./index.d.ts" }',
      'node_modules/torn/index.d.ts': 'export interface TornProps {\n  size: number\n  color: = string\n}\n',
    }
    expect(await extractProblem({ id: 'Torn', from: 'torn', export: 'TornProps' }, files)).toEqual([
      {
        file: 'node_modules/torn/index.d.ts',
        line: 3,
        what: 'The types of the export "TornProps" of "torn" do not parse: Type expected.',
        mend: 'Install the package again, or a version whose types are whole.',
      },
    ])
  })

  test('an export that takes longer than the time limit is given up, each on its own', async () => {
    const config = withLimit(createSite([box, { id: 'Row', from: 'widgets', export: 'Row' }]), 1)
    const { facts, problems } = await extractApi(config)
    expect(facts.tables).toEqual([])
    expect(problems).toEqual([
      {
        file: 'docs.config.ts',
        line: 1,
        what: 'The types of the export "default" of "widgets" took longer than 1 ms to read, so they were given up.',
        mend: 'Raise api.timeLimit, or take the entry "Box" out of api.entries.',
      },
      {
        file: 'docs.config.ts',
        line: 1,
        what: 'The types of the export "Row" of "widgets" took longer than 1 ms to read, so they were given up.',
        mend: 'Raise api.timeLimit, or take the entry "Row" out of api.entries.',
      },
    ])
    expect(readdirSync(config.root)).not.toContain('.cache')
  })
})

describe('nothing is read twice', () => {
  test('the second run gives the same without the compiler', async () => {
    const config = createSite(boxEntries)
    const first = await extractApi(config)
    // In 1 ms the compiler cannot answer, so the answer comes from the cache.
    const second = await extractApi(withLimit(config, 1))
    expect(second.facts).toEqual(first.facts)
    expect(second.problems).toEqual([])
  })

  test('a file that was touched but not changed is not read again, a changed one is', async () => {
    const config = createSite([box])
    const file = join(config.root, 'node_modules/widgets/index.d.ts')
    await extractApi(config)
    utimesSync(file, new Date(0), new Date(0))
    expect((await extractApi(withLimit(config, 1))).problems).toEqual([])

    writeFileSync(file, readFileSync(file, 'utf8').replace('size?: number', 'size?: string'))
    const { facts } = await extractApi(config)
    expect(facts.tables[0]?.props.find((prop) => prop.name === 'size')?.type).toBe('string')
  })

  test('a changed default in the published code is seen', async () => {
    const config = createSite([box])
    await extractApi(config)
    const file = join(config.root, 'node_modules/widgets/index.js')
    writeFileSync(file, readFileSync(file, 'utf8').replace('size = 20', 'size = 24'))
    const { facts } = await extractApi(config)
    expect(facts.tables[0]?.props.find((prop) => prop.name === 'size')?.default).toBe('24')
  })
})

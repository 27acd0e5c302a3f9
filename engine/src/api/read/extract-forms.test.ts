import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSite } from '../../../test/fixtures/api/create-site.ts'
import type { Problem } from '../../model/problem.ts'
import type { PropFacts, TableFacts } from './api-facts.ts'
import { extractApi } from './extract-api.ts'

const exports =
  `Fold Button Loose Picker Choice Overloaded Cell Setting useForm Handle Store Either Empty Menu.Item Menu.Itm
Tools.HammerProps Tools.HammerProps.size tokens Size Level join debounce Anything`.split(/\s/)

let tables: Map<string, TableFacts>
let problems: Problem[]
let removeSite = () => {}
afterAll(() => removeSite())

/** Everything in one run of the compiler. */
beforeAll(async () => {
  const entries = exports.map((name) => ({ id: name, from: 'shapes', export: name }))
  const config = createSite(entries, {}, (remove) => {
    removeSite = remove
  })
  const extracted = await extractApi(config)
  tables = new Map(extracted.facts.tables.map((table) => [table.id, table]))
  problems = extracted.problems
})

/** A row a line: `name!: type = default [only]`. */
function list(id: string): string[] {
  return (tables.get(id)?.props ?? []).map(({ name, required, type, default: fallback, only }: PropFacts) =>
    [
      `${name}${required ? '!' : ''}: ${type}`,
      fallback === undefined ? '' : ` = ${fallback}`,
      only === undefined ? '' : ` ${JSON.stringify(only)}`,
    ].join(''),
  )
}

describe('an object of several forms', () => {
  test('shows the type of every form, and what only some of them have', () => {
    expect(list('Fold')).toEqual([
      "type!: 'many' | 'single'",
      'value: string[] | string',
      'current: string[] | string',
      'onChange: ((value: string[]) => void) | ((value: string) => void)',
      'animated: boolean = true',
      'title: string',
      'marks: unknown[] = ["!0",true]',
      "onClose: (reason: 'escape' | 'button') => void",
      'onOpen: () => void',
      `collapsible: boolean = false {"kind":"with","code":"type: 'single'","required":false}`,
      `anchor: string {"kind":"with","code":"type: 'single'","required":true}`,
    ])
  })

  test('joins what the forms say in words, and is deprecated only when all of them are', () => {
    const find = (name: string) => tables.get('Fold')?.props.find((prop) => prop.name === name)
    expect(find('value')?.description).toBe('The open parts. The open part.')
    expect(find('current')?.deprecated).toBeUndefined()
  })

  test('excludes by a property that may not be there, and without one counts the forms', () => {
    expect(list('Button')).toEqual([
      'label!: string',
      'href: string {"kind":"without","names":["onPress"]}',
      'onPress: () => void {"kind":"without","names":["href"]}',
    ])
    expect(list('Loose')).toEqual([
      'a: string {"kind":"some","count":1,"total":3}',
      'shared!: string | number | boolean',
      'b: string {"kind":"some","count":1,"total":3}',
      'c: string {"kind":"some","count":1,"total":3}',
    ])
  })

  test('may be the limit of a type parameter, a condition, or overloads', () => {
    const rows = [
      'multiple: boolean',
      'chosen!: string | string[]',
      'name: string {"kind":"required","code":"multiple: true"}',
      'limit: number {"kind":"with","code":"multiple: true","required":true}',
    ]
    expect(list('Picker')).toEqual(rows)
    expect(list('Choice')).toEqual(['id: string', ...rows])
    expect(list('Overloaded')).toEqual([
      "as: 'link' | 'button'",
      `to: string {"kind":"with","code":"as: 'link'","required":true}`,
      `press: () => void {"kind":"with","code":"as?: 'button'","required":true}`,
    ])
  })

  test('of too many forms has only the properties that all of them share, and says so', () => {
    expect(list('Cell')).toEqual(["letter!: 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | … 6 more", 'digit!: 1 | 2 | 3 | 4'])
    expect(tables.get('Cell')?.notes).toEqual([{ kind: 'forms', count: 48 }])
  })
})

describe('what an entry may name', () => {
  test('a type that is something else as well, a value, a component without properties', () => {
    expect(list('Setting')).toEqual(['delay!: number'])
    expect(tables.get('Setting')?.notes).toEqual([{ kind: 'also', texts: ['boolean'] }])
    expect(list('Either')).toEqual(['side!: string'])
    expect(list('tokens')).toEqual(['color!: string'])
    expect(tables.get('Empty')).toMatchObject({ kind: 'component', props: [], inherited: [], open: false })
  })

  test('a hook with optional options, whose further arguments are told', () => {
    expect(tables.get('useForm')).toMatchObject({ type: 'FormOptions', kind: 'interface' })
    expect(list('useForm')).toEqual(['values: T'])
    expect(tables.get('useForm')?.notes).toEqual([{ kind: 'arguments', texts: ['deps?: readonly unknown[]'] }])
  })

  test('a member of a component or of a namespace', () => {
    expect(list('Menu.Item')).toEqual(['value!: string'])
    expect(list('Tools.HammerProps')).toEqual(['weight!: number'])
  })

  test('a class, without its private members, and a handle with overloads and internal members', () => {
    expect(list('Store')).toEqual(['size!: number'])
    expect(list('Handle')).toEqual([
      'scrollTo!: { (row: number): void; (target: { key: string }): void }',
      'measure!: () => void',
      'cache: unknown',
    ])
    expect(tables.get('Handle')?.props.map(({ internal }) => internal)).toEqual([undefined, true, true])
  })
})

test('what is no object is told with its type', () => {
  const mend = (id: string) =>
    `Name in the entry "${id}" of api.entries a component, a function or hook that takes one object, an interface, or a type that is an object.`
  const report = (id: string, is: string) => ({
    file: 'docs.config.ts',
    line: 1,
    what: `The export "${id}" of "shapes" is no object with properties: it is ${is}.`,
    mend: mend(id),
  })
  expect(problems).toEqual([
    {
      file: 'docs.config.ts',
      line: 1,
      what: 'The reference "Menu.Itm" needs the export "Menu.Itm" of "shapes", which does not exist.',
      mend: 'Did you mean "Menu.Item"?',
    },
    {
      file: 'docs.config.ts',
      line: 1,
      what: 'The reference "Tools.HammerProps.size" needs the export "Tools.HammerProps.size" of "shapes", which does not exist.',
      mend: 'Correct "export" in the entry "Tools.HammerProps.size" of api.entries: the types name nothing below "Tools.HammerProps".',
    },
    report('Size', "'large' | 'small'"),
    report('Level', 'enum Level'),
    report('join', '(...parts: string[]) => string'),
    report('debounce', '(run: () => void, delay: number) => void'),
    {
      file: 'docs.config.ts',
      line: 1,
      what: 'The types of "shapes" do not say which properties "Anything" takes: they allow anything.',
      mend: 'Name in the entry "Anything" of api.entries an export whose type has properties, or take the entry out.',
    },
  ])
})

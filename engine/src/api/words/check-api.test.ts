import { describe, expect, test } from 'vitest'
import { createSite, type SiteFiles } from '../../../test/fixtures/api/create-site.ts'
import type { ApiFacts, PropFacts, TypeFacts } from '../read/api-facts.ts'
import { checkApi } from './check-api.ts'
import { loadWords } from './load-words.ts'
import { hashType } from '../read/shape-type.ts'

function createProp(name: string, type: string, rest: Partial<PropFacts> = {}): PropFacts {
  return {
    name,
    type,
    fullType: type,
    required: false,
    hash: hashType(type),
    links: [],
    declaredBy: 'BoxProps',
    file: 'widgets/index.d.ts',
    description: '',
    deprecated: undefined,
    since: undefined,
    stage: undefined,
    default: undefined,
    defaultFrom: undefined,
    ...rest,
  }
}

const tone: TypeFacts = {
  name: 'Tone',
  text: 'interface Tone {\n  name: string\n}',
  fullText: 'interface Tone {\n  name: string\n}',
  hash: 'aaaa0000',
  package: 'widgets',
  description: '',
  members: [{ name: 'name', type: 'string', required: true, description: '' }],
  links: [],
}

const facts: ApiFacts = {
  package: 'widgets',
  version: '2.3.4',
  tables: [
    {
      id: 'TreeBox',
      type: 'BoxProps',
      kind: 'component',
      generics: [],
      inherited: [],
      open: false,
      props: [
        createProp('size', 'number', { default: '20', defaultFrom: 'widgets/index.js:4' }),
        createProp('tone', 'Tone'),
      ],
    },
  ],
  types: { Tone: tone },
}

/** Complete words without a problem. Each test removes or changes something. */
const whole: SiteFiles = {
  'api/tree-box.yml': `groups: [look]
props:
  size: { group: look, reviewed: ${hashType('number')} }
  tone: { group: look, reviewed: ${hashType('Tone')} }
`,
  'api/types.yml': 'reviewed: { Tone: aaaa0000 }\n',
  'api/en/tree-box.yml': 'groups: { look: Look }\nprops:\n  size: Edge in pixels.\n  tone: Colour.\n',
  'api/zh/tree-box.yml': 'groups: { look: 外观 }\nprops:\n  size: 边长，单位像素。\n  tone: 色调。\n',
  'api/en/types.yml': 'Tone:\n  description: A colour.\n  members: { name: Its name. }\n',
  'api/zh/types.yml': 'Tone:\n  description: 一种颜色。\n  members: { name: 名称。 }\n',
}

/** Problems as one line each. */
function check(changes: SiteFiles, over: ApiFacts = facts): string[] {
  const files = { ...whole, ...changes }
  const kept = Object.fromEntries(Object.entries(files).filter(([, text]) => text !== ''))
  const config = createSite([{ id: 'TreeBox', from: 'widgets', export: 'Box' }], kept)
  const { words, problems } = loadWords(config)
  return [...problems, ...checkApi(over, words)].map(({ file, line, what, mend }) => `${file}:${line} ${what} ${mend}`)
}

describe('the gate', () => {
  test('lets whole words through', () => {
    expect(check({})).toEqual([])
  })

  test('fails when a description is removed in one locale', () => {
    expect(check({ 'api/zh/tree-box.yml': 'groups: { look: 外观 }\nprops:\n  size: 边长，单位像素。\n' })).toEqual([
      'api/zh/tree-box.yml:1 The property "tone" of TreeBox has no description in zh. Add "tone:" with one or two sentences under "props".',
    ])
  })

  test('asks once for a file that does not exist', () => {
    expect(check({ 'api/en/tree-box.yml': '' })).toEqual([
      'api/en/tree-box.yml:1 The words of TreeBox in en are missing: the file does not exist. Run npx vitrine words: it writes the file with a line for each property.',
    ])
    expect(check({ 'api/tree-box.yml': '', 'api/types.yml': '', 'api/zh/types.yml': '' })).toEqual([
      'api/tree-box.yml:1 The notes of TreeBox are missing: the file does not exist. Run npx vitrine words: it writes the file with the hash of each type.',
      'api/types.yml:1 The notes of the helper types are missing: the file does not exist. Run npx vitrine words: it writes the file with the hash of each type.',
      'api/zh/types.yml:1 The words of the helper types in zh are missing: the file does not exist. Run npx vitrine words: it writes the file with a line for each type.',
    ])
  })

  test('asks for nothing where a table has no properties', () => {
    const tables = facts.tables.map((table) => ({ ...table, props: [] }))
    const files = { 'api/tree-box.yml': '', 'api/en/tree-box.yml': '', 'api/zh/tree-box.yml': '' }
    expect(check(files, { ...facts, tables })).toEqual([])
  })

  test('quotes what the types say of a property and of a type', () => {
    const tables = facts.tables.map((table) => ({
      ...table,
      props: table.props.map((prop) => ({ ...prop, description: `Of ${prop.name}. ${'Long. '.repeat(40)}`.trim() })),
    }))
    const types = { Tone: { ...tone, description: 'A colour.' } }
    const files = {
      'api/en/tree-box.yml': 'groups: { look: Look }\nprops:\n  size: Edge.\n',
      'api/en/types.yml': '{}\n',
    }
    expect(check(files, { ...facts, tables, types })).toEqual([
      `api/en/tree-box.yml:1 The property "tone" of TreeBox has no description in en. Add "tone:" with one or two sentences under "props". The types say: "${`Of tone. ${'Long. '.repeat(40)}`.slice(0, 120)} …"`,
      'api/en/types.yml:1 The type "Tone" has no description in en. Add "Tone:" with one or two sentences. The types say: "A colour."',
    ])
  })

  test('reports a description of a property that no longer exists, with the nearest one', () => {
    expect(check({ 'api/en/tree-box.yml': `${whole['api/en/tree-box.yml']}  sise: Gone.\n` })).toEqual([
      'api/en/tree-box.yml:5 The property "sise" of TreeBox is described, but widgets 2.3.4 does not have it. Did you mean "size"?',
    ])
  })

  test('reports a default that contradicts the published code, unless it gives a reason', () => {
    const write = (rest: string) => whole['api/tree-box.yml']?.replace('size: {', `size: { ${rest},`) ?? ''
    expect(check({ 'api/tree-box.yml': write('default: 24') })).toEqual([
      'api/tree-box.yml:3 The default of "size" is written as 24, but the published code says 20 (widgets/index.js:4). Write 20, or add "defaultReason" with what makes the difference.',
    ])
    expect(check({ 'api/tree-box.yml': write('default: 20') })).toEqual([])
    expect(check({ 'api/tree-box.yml': write('default: 24, defaultReason: depends on tone') })).toEqual([])
  })

  test('wants to know where a default comes from that no code shows', () => {
    const notes = whole['api/tree-box.yml']?.replace('tone: {', "tone: { default: 'grey',") ?? ''
    expect(check({ 'api/tree-box.yml': notes })).toEqual([
      'api/tree-box.yml:4 The default of "tone" is written as grey, but it cannot be read from the published code. Add "defaultReason" with where it comes from.',
    ])
  })

  test('reports a type that changed since its words were reviewed, and one that never was', () => {
    const notes = `groups: [look]\nprops:\n  size: { group: look, reviewed: 00000000 }\n  tone: { group: look }\n`
    expect(check({ 'api/tree-box.yml': notes })).toEqual([
      `api/tree-box.yml:3 The type of "size" of TreeBox changed since its words were last reviewed: it is number. Read its description in every locale, then write "reviewed: ${hashType('number')}".`,
      `api/tree-box.yml:4 The type of "tone" of TreeBox was never reviewed with its words: it is Tone. Read its description in every locale, then write "reviewed: ${hashType('Tone')}".`,
    ])
  })

  test('reports a property without a group, one in an unknown group, and a group without a title', () => {
    const notes = whole['api/tree-box.yml']
      ?.replace('size: { group: look,', 'size: {')
      .replace('tone: { group: look', 'tone: { group: lock')
    expect(
      check({ 'api/tree-box.yml': notes ?? '', 'api/zh/tree-box.yml': 'props: { size: 边长。, tone: 色调。 }\n' }),
    ).toEqual([
      'api/tree-box.yml:3 The property "size" of TreeBox has no group. Write "group:" with one of: look.',
      'api/tree-box.yml:4 The property "tone" of TreeBox is in the unknown group "lock". Did you mean "look"?',
      'api/zh/tree-box.yml:1 The group "look" of TreeBox has no title in zh. Add "look:" with a title under "groups".',
    ])
  })

  test('knows rows that are added or left out by hand, until the types have them', () => {
    const notes = `groups: [look]\nprops:\n  size: { group: look, add: number }\n  tone: { hide: internal }\n  label: { group: look, add: string }\n`
    const words = 'groups: { look: Look }\nprops: { size: Edge., label: Name. }\n'
    expect(check({ 'api/tree-box.yml': notes, 'api/en/tree-box.yml': words, 'api/zh/tree-box.yml': words })).toEqual([
      'api/tree-box.yml:3 The row "size" of TreeBox is added by hand, but the types have it now. Take "add" away.',
    ])
  })

  test('reports helper types without words, changed ones, gone ones and fields without words', () => {
    expect(
      check({
        'api/types.yml': 'reviewed: { Tone: bbbb1111, Shade: cccc2222 }\n',
        'api/en/types.yml': 'Tone:\n  description: A colour.\n  members: { nane: Its name. }\n',
        'api/zh/types.yml': 'Tome: 一种颜色。\n',
      }),
    ).toEqual([
      'api/types.yml:1 The type "Tone" changed since its words were last reviewed. Read its description in every locale, then write "Tone: aaaa0000" under "reviewed".',
      'api/types.yml:1 The type "Shade" is described, but no property of widgets 2.3.4 mentions it. Use one of: Tone.',
      'api/en/types.yml:1 The field "name" of the type "Tone" has no description in en. Add "name:" under "members" of "Tone".',
      'api/en/types.yml:3 The field "nane" of the type "Tone" is described, but widgets does not have it. Did you mean "name"?',
      'api/zh/types.yml:1 The type "Tone" has no description in zh. Add "Tone:" with one or two sentences.',
      'api/zh/types.yml:1 The type "Tome" is described, but no property of widgets 2.3.4 mentions it. Did you mean "Tone"?',
    ])
  })

  test('reports broken YAML, unknown fields and unknown stages where they stand', () => {
    expect(check({ 'api/en/tree-box.yml': 'props:\n  size: a: b\n  tone: c\n' })[0]).toBe(
      'api/en/tree-box.yml:2 The file is not YAML: Nested mappings are not allowed in compact mappings. Mend this line; text that holds ": " or " #", or begins with a backtick, needs quotes.',
    )
    const notes = whole['api/tree-box.yml']?.replace('size: {', 'size: { stage: bete, descrption: a,') ?? ''
    expect(check({ 'api/tree-box.yml': notes })).toEqual([
      'api/tree-box.yml:3 The file\'s "props.size.stage" must be alpha, beta or experimental, not "bete". Did you mean "beta"?',
      'api/tree-box.yml:3 The file has an unknown key "props.size.descrption". Use one of: group, default, defaultReason, deprecated, since, stage, reviewed, add, hide, example.',
    ])
  })

  test('reports what stands in the wrong place, and reads the rest', () => {
    const words = 'groups: { look: Look }\nprops:\n  size: [Edge]\n  tone: { description: Colour., defualt: grey }\n'
    expect(check({ 'api/en/tree-box.yml': words, 'api/en/types.yml': 'Tone:\n  members: name\n' })).toEqual([
      'api/en/tree-box.yml:3 The file\'s "props.size" must be text, not a list. Change the value.',
      'api/en/tree-box.yml:4 The file has an unknown key "props.tone.defualt". Did you mean "default"?',
      'api/en/types.yml:2 The file\'s "Tone.members" must be descriptions by field, not "name". Change the value.',
      'api/en/tree-box.yml:1 The property "size" of TreeBox has no description in en. Add "size:" with one or two sentences under "props".',
      'api/en/types.yml:1 The type "Tone" has no description in en. Add "Tone:" with one or two sentences.',
      'api/en/types.yml:1 The field "name" of the type "Tone" has no description in en. Add "name:" under "members" of "Tone".',
    ])
  })

  test('reports a file of words that nothing reads, with the nearest one that is read', () => {
    expect(check({ 'api/en/tre-box.yml': 'props: {}\n' })).toEqual([
      'api/en/tre-box.yml:1 The words of this file belong to no entry of the reference. Did you mean "api/en/tree-box.yml"?',
    ])
  })

  test('reports an example that is no atom', () => {
    const notes = whole['api/tree-box.yml']?.replace('size: {', `size: { example: '{ "name": "Box" }',`) ?? ''
    expect(check({ 'api/tree-box.yml': notes })).toEqual([
      'api/tree-box.yml:3 The atom has no "componentName". Write JSON such as \'{ "componentName": "Select" }\'.',
    ])
  })

  test('leaves a locale without a folder of words to the first one, which needs its words', () => {
    const none = Object.fromEntries(
      Object.keys(whole).map((file) => [file, file.includes('/zh/') ? '' : (whole[file] ?? '')]),
    )
    expect(check(none)).toEqual([])
    expect(check({ 'api/en/tree-box.yml': '', 'api/en/types.yml': '' })).toEqual([
      'api/en/tree-box.yml:1 The words of TreeBox in en are missing: the file does not exist. Run npx vitrine words: it writes the file with a line for each property.',
      'api/en/types.yml:1 The words of the helper types in en are missing: the file does not exist. Run npx vitrine words: it writes the file with a line for each type.',
    ])
  })
})

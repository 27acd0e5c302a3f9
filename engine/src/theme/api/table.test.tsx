import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ApiProp, ApiReference, ApiTable as Table } from '../../model/api.ts'
import type { ApiTableWords } from '../../i18n/words.ts'
import { ApiTable } from './table.tsx'

const words: ApiTableWords = {
  default: 'Default',
  linkToRow: 'Link to {name}',
  tryProp: 'Try it',
  wholeRow: 'Whole entry',
  deprecatedGroup: 'Deprecated properties',
  required: 'required',
  alpha: 'Alpha',
  beta: 'Beta',
  experimental: 'Experimental',
  deprecated: 'Deprecated',
  useInstead: 'Use instead:',
  since: 'since {version}',
  filter: 'Filter properties',
  filterCount: '{shown} of {total} properties',
  filterNear: 'Nothing contains {text}. Nearest: {shown}',
  filterEmpty: 'No property matches',
  demos: 'Demos:',
  fullType: 'Full type',
  inherited: 'Also takes {names} (`{type}` of {package})',
  openKeys: 'Any other key is kept.',
  asData: 'As data:',
  generics: 'Type parameters:',
  onlyWith: 'Only with {code}.',
  onlyWithRequired: 'Only with {code}, and required there.',
  requiredWith: 'Required with {code}.',
  onlyWithout: 'Not together with {names}.',
  onlySome: 'Only in {count} of {total} forms.',
  alsoTypes: 'Also {types}.',
  furtherArguments: 'Further: {code}',
  manyForms: '{count} forms.',
  addedIn: 'Since {versions}.',
  changedIn: 'Type changed in {versions}.',
  deprecatedIn: 'Deprecated since {versions}.',
  listComma: ', ',
}

function createProp(name: string, rest: Partial<ApiProp> = {}): ApiProp {
  return {
    name,
    id: `box-${name.toLowerCase()}`,
    type: 'string',
    fullType: 'string',
    required: false,
    default: undefined,
    defaultNote: undefined,
    description: 'A sentence with `code`.',
    deprecated: undefined,
    since: undefined,
    stage: undefined,
    links: [],
    example: undefined,
    declaredBy: 'BoxProps',
    group: '',
    ...rest,
  }
}

function draw(
  props: ApiProp[],
  over: Partial<Table> = {},
  types: ApiReference['types'] = {},
  spokenIn?: string,
  isExcerpt = false,
  isLast = false,
): string {
  const table: Table = {
    id: 'Box',
    type: 'BoxProps',
    kind: 'component',
    groups: [],
    generics: [],
    inherited: [],
    open: false,
    props,
    ...over,
  }
  return renderToStaticMarkup(
    <ApiTable
      table={table}
      reference={{ spokenIn, package: 'widgets', version: '2.3.4', tables: [table], types }}
      words={words}
      isExcerpt={isExcerpt}
      isLast={isLast}
      links={{
        rows: { 'search-text': '/api#search-text' },
        tables: {},
        props: {},
        playgrounds: { Box: '/playground' },
        data: [{ title: 'widgets.json', href: '/api/widgets.json' }],
        demos: Object.fromEntries(
          ['a', 'b', 'c', 'd', 'e'].map((id) => [id, { title: `Demo ${id}`, href: `/demo/${id}` }]),
        ),
      }}
      demosByProp={{ 'box-size': ['a', 'b', 'c', 'd', 'e', 'lost'] }}
    />,
  )
}

test('a row is one line that opens to its words; the sentence for its link stands once', () => {
  const html = draw([createProp('maxCount', { default: '200', defaultNote: '`20` when quiet' })])
  expect(html).toContain('<li class="api-row" id="box-maxcount" data-api-row=""><details><summary>')
  expect(html).toContain('<span class="api-name"><span><code>maxCount</code></span></span>')
  expect(html).toContain(
    '<span class="visually-hidden">Default </span><code>200</code><span> <code>20</code> when quiet</span></span></summary>',
  )
  expect(html).toContain('</summary><div class="api-more"><p>A sentence with <code>code</code>.</p>')
  expect(html).toContain('data-api="Box" data-api-link="Link to {name}" data-api-play="/playground Try it"')
})

test('an opened row says since when it is as it is', () => {
  const history: ApiProp['history'] = [
    { version: '1.1.0', kind: 'added', after: 'string' },
    { version: '1.3.0', kind: 'changed', before: 'string', after: 'number' },
    { version: '1.9.0', kind: 'changed', before: 'number', after: 'string' },
    { version: '2.0.0', kind: 'deprecated' },
  ]
  expect(draw([createProp('a', { history })])).toContain(
    '<p class="api-note">Since 1.1.0. Type changed in 1.3.0, 1.9.0. Deprecated since 2.0.0.</p>',
  )
  expect(draw([createProp('a')])).not.toContain('api-note')
})

test('a row without a default has nothing in its place', () => {
  expect(draw([createProp('a')])).not.toContain('Default')
})

test('rows of an excerpt lead to the whole row and have no words and no address of their own', () => {
  const html = draw([createProp('search', { id: 'search-text' })], {}, {}, undefined, true)
  expect(html).toContain('<p class="api-title">Box</p>')
  expect(html).toContain('<div class="api-more"><a href="/api#search-text">Whole entry</a></div>')
  expect(html).not.toContain('id="search-text"')
})

test('words in another language than the page say which it is', () => {
  const type = { name: 'Tone', text: 'T', fullText: 'T', description: 'A tone.', package: 'widgets', links: [] }
  const member = { name: 'name', type: 'string', required: true, description: 'Its name.' }
  const row = createProp('size', { defaultNote: 'when quiet', links: ['Tone'], group: 'look' })
  const table = { groups: [{ id: 'look', title: 'Look' }] }
  const html = draw([row], table, { Tone: { ...type, members: [member] } }, 'de')
  expect([...html.matchAll(/lang="de">([^<]+)/g)].map(([, text]) => text)).toEqual([
    'Look ',
    ' when quiet',
    'A sentence with ',
    'A tone.',
    'Its name.',
  ])
})

test('a deprecated row comes last, folded, is struck through and says what to use instead', () => {
  const old = createProp('old', { deprecated: { replacement: 'search.text', id: 'search-text' } })
  const html = draw([old, createProp('young')])
  expect(html.indexOf('young')).toBeLessThan(html.indexOf('<details class="api-group"'))
  expect(html.indexOf('box-old')).toBeGreaterThan(html.indexOf('Deprecated properties <span data-api-size="">1</span>'))
  expect(html).toContain('<del><code>old</code></del>')
  expect(html).toContain('Deprecated</span>')
  expect(html).toContain('Use instead: <a href="/api#search-text"><code>search.text</code></a>')
})

test('what a ref gives is not called required: nobody has to pass it', () => {
  expect(draw([createProp('focus', { required: true })], { kind: 'methods' })).not.toContain('>required</span>')
})

test('required, stage and version are said in words', () => {
  const html = draw([createProp('a', { required: true, stage: 'experimental', since: '2.1.0' })])
  for (const label of ['required', 'Experimental', 'since 2.1.0']) expect(html).toContain(`>${label}</span>`)
})

test('its demos are listed, and demos without a page are left out', () => {
  const html = draw([createProp('size')])
  expect(html).toContain('<a href="/demo/c">Demo c</a> <a href="/demo/d">Demo d</a>')
  expect(html).not.toContain('lost')
})

test('a helper type opens in place with its declaration and fields, and so do the types it mentions', () => {
  const type = (name: string, links: string[]) => ({
    name,
    text: `interface ${name} {}`,
    fullText: `interface ${name} {}`,
    description: `About ${name}.`,
    package: 'widgets',
    members: [{ name: 'key', type: 'string', required: true, description: 'Its key.' }],
    links,
  })
  const html = draw(
    [createProp('a', { links: ['Outer'] })],
    {},
    { Outer: type('Outer', ['Inner']), Inner: type('Inner', ['Outer']) },
  )
  expect(html.match(/<summary><code>\w+<\/code><\/summary>/g)).toEqual([
    '<summary><code>Outer</code></summary>',
    '<summary><code>Inner</code></summary>',
  ])
  expect(html).toContain('<code>interface Outer {}</code>')
  expect(html).toContain('<dt><code>key</code></dt><dd>Its key.</dd>')
})

test('a type that was cut opens whole', () => {
  const html = draw([createProp('a', { type: "'a' | … 9 more", fullType: "'a' | 'b'" })])
  expect(html).toContain('<summary>Full type</summary><pre><code>&#x27;a&#x27; | &#x27;b&#x27;</code></pre>')
})

test('a long table has a filter and groups that say how much they hold, the first one open; a short one has none', () => {
  const many = Array.from({ length: 14 }, (_, index) => createProp(`p${index}`, { group: index < 3 ? 'look' : 'data' }))
  const groups = ['look', 'data', 'unused'].map((id) => ({ id, title: id.toUpperCase() }))
  const html = draw([...many, createProp('old', { deprecated: { replacement: '', id: undefined } })], { groups })
  expect(html.match(/<details class="api-group".*?<ul/g)).toEqual([
    '<details class="api-group" open=""><summary>LOOK <span data-api-size="">3</span></summary><ul',
    '<details class="api-group"><summary>DATA <span data-api-size="">11</span></summary><ul',
    '<details class="api-group"><summary>Deprecated properties <span data-api-size="">1</span></summary><ul',
  ])
  expect(html).toContain('15 of 15 properties')
  const short = draw([createProp('a')])
  expect(short).not.toContain('data-api-filter')
  expect(short).toContain('<ul aria-label="Box">')
})

test('what is true of the whole table stands below it', () => {
  const names = Array.from({ length: 53 }, (_, index) => `aria-${index}`)
  const html = draw([createProp('a')], {
    open: true,
    inherited: [{ type: 'AriaAttributes', package: '@types/react', names }],
    generics: [{ name: 'T', constraint: 'object', default: 'Entry' }],
  })
  expect(html).toContain('Also takes <code>aria-*</code> (53) (<code>AriaAttributes</code> of @types/react)')
  expect(html).toContain('<code>T extends object = Entry</code>')
  expect(html).toContain('Any other key is kept.')
})

test('a property says which forms of an object have it, and a table what is true beside its rows', () => {
  const html = draw(
    [
      createProp('a', { only: { kind: 'with', code: "type: 'one'", required: false } }),
      createProp('b', { only: { kind: 'with', code: 'many: true', required: true } }),
      createProp('c', { only: { kind: 'required', code: 'many: true' } }),
      createProp('d', { only: { kind: 'without', names: ['e', 'f'] } }),
      createProp('e', { only: { kind: 'some', count: 1, total: 3 } }),
    ],
    {
      notes: [
        { kind: 'also', texts: ['boolean', 'string'] },
        { kind: 'arguments', texts: ['deps?: unknown[]'] },
        { kind: 'forms', count: 48 },
      ],
    },
  )
  for (const sentence of [
    '<p class="api-note">Only with <code>type: &#x27;one&#x27;</code>.</p>',
    '<p class="api-note">Only with <code>many: true</code>, and required there.</p>',
    '<p class="api-note">Required with <code>many: true</code>.</p>',
    '<p class="api-note">Not together with <code>e</code>, <code>f</code>.</p>',
    '<p class="api-note">Only in 1 of 3 forms.</p>',
    '<li>Also <code>boolean</code>, <code>string</code>.</li>',
    '<li>Further: <code>deps?: unknown[]</code></li>',
    '<li>48 forms.</li>',
  ])
    expect(html).toContain(sentence)
})

test('the last table of a page says where the reference is as data', () => {
  const line = '<li>As data: <a href="/api/widgets.json">widgets.json</a></li>'
  const props = [createProp('size')]
  expect(draw(props, {}, {}, undefined, false, true)).toContain(line)
  expect(draw(props)).not.toContain('As data')
})

import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { buildHistory, listTypes, type ReadVersion, type RecordedHistory } from './build-history.ts'
import { readVersion, type Snapshot } from './read-version.ts'

const site = resolve(import.meta.dirname, '..')
const file = readFileSync(join(site, 'data/history.json'), 'utf8')
const history = JSON.parse(file) as RecordedHistory
const name = '@rc-component/select'
const manifest = readFileSync(join(site, `../node_modules/${name}/package.json`), 'utf8')

it('the recorded types are those of the installed version; if not, run npm run history', async () => {
  const { version } = JSON.parse(manifest) as { version: string }
  expect(history.versions.at(-1)).toBe(version)
  expect(history.now).toEqual(listTypes(await readVersion(name, version, site)))
})

it('what the changes add up to is what the installed version has', () => {
  const all = history.versions.flatMap((version) => history.changes[version] ?? [])
  const last = new Map(all.filter(({ kind }) => kind !== 'deprecated').map((change) => [change.prop, change]))
  const wrong = [...last.values()].filter(({ prop, kind, in: inner, after = '' }) => {
    if (kind === 'removed') return prop in history.now
    return inner === undefined ? history.now[prop] !== after.replace(/ \| undefined$/, '') : !(prop in history.now)
  })
  expect(wrong).toEqual([])
  expect(last.size).toBeGreaterThan(40)
})

it('versions are listed once, those without changes too', () => {
  expect(new Set(history.versions).size).toBe(history.versions.length)
  expect(history.versions).toContain('1.11.0')
  expect(Object.keys(history.changes)).not.toContain('1.11.0')
  expect(Object.values(history.changes).filter((changes) => changes.length === 0)).toEqual([])
})

function snapshot(
  props: Record<string, Partial<Snapshot['props'] extends ReadonlyMap<string, infer Prop> ? Prop : never>>,
  types: Record<string, string> = {},
): Snapshot {
  return {
    props: new Map(
      Object.entries(props).map(([key, prop]) => [
        key,
        { type: 'string', required: false, deprecated: undefined, links: [], ...prop },
      ]),
    ),
    types: Object.fromEntries(
      Object.entries(types).map(([type, text]) => {
        const members = [...text.matchAll(/(\w+)(\??): (\w+)/g)].map(([, member = '', optional, own = '']) => {
          return { name: member, type: own, required: optional === '', description: '' }
        })
        const rest = { hash: '', package: 'lamp-kit', description: '', links: [] }
        return [type, { name: type, text, fullText: text, members, ...rest }]
      }),
    ),
    tables: new Set(['CableProps']),
  }
}

function build(before: Snapshot, after: Snapshot, changed: readonly string[] = []) {
  const versions: ReadVersion[] = [
    { name: '1.0.0', snapshot: before, changed: new Set() },
    { name: '1.1.0', snapshot: after, changed: new Set(changed) },
  ]
  return buildHistory(versions).changes
}

it('a property is added, deprecated and removed', () => {
  const before = snapshot({ 'Lamp.old': {}, 'Lamp.tone': {} })
  const after = snapshot({ 'Lamp.bulb': { type: 'Bulb' }, 'Lamp.tone': { deprecated: 'colour' } })
  expect(build(before, after)).toEqual({
    '1.1.0': [
      { prop: 'Lamp.bulb', kind: 'added', after: 'Bulb' },
      { prop: 'Lamp.tone', kind: 'deprecated', after: 'colour' },
      { prop: 'Lamp.old', kind: 'removed', before: 'string' },
    ],
  })
})

it('another spelling of a type is no change, another type is one', () => {
  const before = snapshot({ 'Lamp.on': { type: "'a' | 'b'" } })
  const after = snapshot({ 'Lamp.on': { type: 'Letters' } })
  expect(build(before, after)).toEqual({})
  expect(build(before, after, ['Lamp.on'])).toEqual({
    '1.1.0': [{ prop: 'Lamp.on', kind: 'changed', before: "'a' | 'b'", after: 'Letters' }],
  })
})

it('of a change behind a name the name is told, and what of it is new or gone', () => {
  const prop = { type: 'Bulb', links: ['Bulb'] }
  const before = snapshot({ 'Lamp.bulb': prop }, { Bulb: 'interface Bulb { watt: number; cap?: string }' })
  const after = snapshot({ 'Lamp.bulb': prop }, { Bulb: 'interface Bulb { watt: number; lumen?: number }' })
  expect(build(before, after, ['Lamp.bulb'])).toEqual({
    '1.1.0': [{ prop: 'Lamp.bulb', kind: 'changed', in: 'Bulb', before: 'cap?: string', after: 'lumen?: number' }],
  })
  const body = snapshot({ 'Lamp.bulb': prop }, { Bulb: "type Bulb<Cap = any> = 'e14'" })
  const wider = snapshot({ 'Lamp.bulb': prop }, { Bulb: "type Bulb<Cap = any> = 'e14' | 'e27'" })
  expect(build(body, wider, ['Lamp.bulb'])['1.1.0']).toEqual([
    { prop: 'Lamp.bulb', kind: 'changed', in: 'Bulb', before: "'e14'", after: "'e14' | 'e27'" },
  ])
})

it('a type with a table of its own tells its changes there', () => {
  const prop = { type: 'CableProps', links: ['CableProps'] }
  expect(build(snapshot({ 'Lamp.cable': prop }), snapshot({ 'Lamp.cable': prop }), ['Lamp.cable'])).toEqual({})
})

it('a property that becomes optional has changed', () => {
  const before = snapshot({ 'Lamp.bulb': { required: true } })
  expect(build(before, snapshot({ 'Lamp.bulb': {} }))['1.1.0']).toEqual([
    { prop: 'Lamp.bulb', kind: 'changed', before: 'string', after: 'string | undefined' },
  ])
})

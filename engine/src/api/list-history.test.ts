import { expect, test } from 'vitest'
import { enUs } from '../i18n/en-us.ts'
import type { ApiHistory, ApiProp, ApiReference, ApiTable } from '../model/api.ts'
import { countChanges, listHistory } from './list-history.ts'

function table(id: string, names: readonly string[]): ApiTable {
  const props = names.map((name) => ({ name, id: `${id}-${name}`.toLowerCase() }) as ApiProp)
  return { id, type: `${id}Props`, kind: 'component', groups: [], generics: [], inherited: [], open: false, props }
}

const reference: ApiReference = {
  spokenIn: undefined,
  package: 'lamp-kit',
  version: '1.4.0',
  tables: [table('Lamp', ['bulb', 'tone']), table('Cable', ['length'])],
  types: {},
}

const history: ApiHistory = {
  versions: ['old-lamps 9.0', '1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0'],
  changes: {
    '1.0.0': [
      { prop: 'Lamp.bulb', kind: 'added', after: 'Bulb' },
      { prop: 'Lamp.wick', kind: 'removed', before: 'string' },
    ],
    '1.3.0': [
      { prop: 'Cable.length', kind: 'changed', before: 'number', after: 'number | string' },
      { prop: 'Lamp.bulb', kind: 'changed', in: 'Bulb', before: '', after: 'lumen?: number' },
      { prop: 'Lamp.bulb', kind: 'changed', in: 'Bulb', before: 'watt: number', after: '' },
      { prop: 'Lamp.tone', kind: 'deprecated', after: 'colour' },
    ],
  },
}

test('versions are listed with the newest first, and those without changes are told in one sentence', () => {
  const steps = listHistory(history, reference, enUs)
  expect(steps.map(({ place, heading, text }) => [place, heading ?? text])).toEqual([
    [5, 'In 1.4.0 no property changed.'],
    [4, { title: '1.3.0', id: 'v-1-3-0' }],
    [3, 'From 1.1.0 to 1.2.0 no property changed.'],
    [1, { title: '1.0.0', id: 'v-1-0-0' }],
  ])
})

test('a change says what was done to which property; what exists today has its row', () => {
  const lines = listHistory(history, reference, enUs).flatMap((step) => step.lines)
  expect(lines).toEqual([
    { label: 'Type changed', name: 'Cable.length', row: 'cable-length', text: '`number` → `number | string`' },
    { label: 'Type changed', name: 'bulb', row: 'lamp-bulb', text: 'in `Bulb` also `lumen?: number`' },
    { label: 'Type changed', name: 'bulb', row: 'lamp-bulb', text: 'in `Bulb` no longer `watt: number`' },
    { label: 'Deprecated', name: 'tone', row: 'lamp-tone', text: 'Use instead: `colour`' },
    { label: 'Added', name: 'bulb', row: 'lamp-bulb', text: '`Bulb`' },
    { label: 'Removed', name: 'wick', row: undefined, text: '' },
  ])
})

test('the number of changes is a sentence', () => {
  const count = (number: number) => countChanges(number, '1.0.0', '1.4.0', enUs.apiHistory)
  expect(count(0)).toBe('No property has changed since 1.0.0.')
  expect(count(1)).toBe('One change from 1.0.0 to 1.4.0.')
  expect(count(12)).toBe('12 changes from 1.0.0 to 1.4.0.')
})

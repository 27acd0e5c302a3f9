import { expect, it } from 'vitest'
import { readRecorded } from './read-recorded.client.ts'

const gesture = { id: 1, kind: 'key', text: 'a', held: ['Shift'], keyCode: 65, edits: true }
const element = { by: 'role', role: 'switch', name: 'Desk', at: 0 }
const call = { name: 'dimmer.onDim', component: 'Lamp', instance: 1, gesture: 1, at: 2.5 }
const value = { text: '5', json: '5', isWhole: true, isEvent: false }

it('what a frame has recorded is believed part by part', () => {
  const entries = [
    { kind: 'gesture', gesture: { ...gesture, element } },
    { kind: 'call', call: { ...call, arguments: [value], thrown: 'Error: no bulb' } },
  ]
  expect(readRecorded({ entries, dropped: 3 })).toEqual({ entries, dropped: 3 })
})

it.each([
  { kind: 'gesture', gesture: { ...gesture, kind: 'evil' } },
  { kind: 'gesture' },
  { kind: 'call', call: { ...call, name: 'onSwitch);alert(1)//' } },
  { kind: 'call', call: { ...call, name: 'watt' } },
  { kind: 'call', call: null },
  { kind: 'evil', call },
  'call',
])('what cannot be is left out: %#', (entry) => {
  expect(readRecorded({ entries: [entry], dropped: -1 })).toEqual({ entries: [], dropped: 0 })
})

it('what is too long or of another form is cut', () => {
  const long = 'x'.repeat(5000)
  const entries = [
    { kind: 'gesture', gesture: { kind: 'press', id: 'one', text: long, held: long, element: { by: 'magic' } } },
    {
      kind: 'call',
      call: {
        name: 'onDim',
        component: {},
        at: Number.NaN,
        arguments: Array.from({ length: 50 }, () => ({ json: '{' })),
      },
    },
  ]
  const read = readRecorded({ entries: [...entries, ...Array.from({ length: 5000 }, () => entries[0])], dropped: long })
  expect(read.entries).toHaveLength(1000)
  expect(read.entries.slice(0, 2)).toEqual([
    {
      kind: 'gesture',
      gesture: { id: 0, kind: 'press', text: 'x'.repeat(200), held: [], keyCode: 0, edits: false },
    },
    {
      kind: 'call',
      call: {
        name: 'onDim',
        component: '',
        instance: 0,
        at: 0,
        arguments: Array.from({ length: 8 }, () => ({ text: '', isWhole: false, isEvent: false })),
      },
    },
  ])
})

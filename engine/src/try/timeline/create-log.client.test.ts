import { expect, it } from 'vitest'
import type { Call, Gesture, RecordedEntry } from '../../model/timeline.ts'
import { timelineEnUs } from '../../i18n/timeline-en-us.ts'
import { timelineZhCn } from '../../i18n/timeline-zh-cn.ts'
import { chooseCalls } from './choose-calls.client.ts'
import { createLog } from './create-log.client.ts'
import { writeText } from './write-text.client.ts'

function call(name: string, text: string, more: Partial<Call> = {}): RecordedEntry {
  const values = [{ text, json: JSON.stringify(text), isWhole: true, isEvent: /^key|^mouse/.test(text) }]
  return { kind: 'call', call: { name, component: 'Lamp', instance: 1, at: 12.34, arguments: values, ...more } }
}

function gesture(id: number, more: Partial<Gesture> = {}): RecordedEntry {
  return { kind: 'gesture', gesture: { id, kind: 'press', text: '', held: [], keyCode: 0, edits: false, ...more } }
}

const element = { by: 'role', role: 'switch', name: 'Desk', at: 0 } as const

it('calls stand below their gesture, in the order in which they came', () => {
  const log = createLog()
  log.add({
    entries: [
      call('onReady', 'mount'),
      gesture(1, { element }),
      call('onSwitch', 'on', { gesture: 1, at: 3 }),
      gesture(2, { kind: 'key', text: 'a', held: ['Control'] }),
      gesture(3, { kind: 'move' }),
      call('onDim', '5', { gesture: 2, at: 250 }),
      call('onSwitch', 'late', { gesture: 1, thrown: 'Error: no bulb' }),
    ],
    dropped: 0,
  })
  expect(writeText(log.groups(), timelineEnUs)).toBe(
    `No gesture in the demo: a timer or an effect
  +12 ms  onReady(mount)
Press on switch “Desk”
  +3.0 ms  onSwitch(on)
Key Control+a
  +250 ms  onDim(5)
Press on switch “Desk”, continued
  +12 ms  onSwitch(late)  threw Error: no bulb
`.replaceAll(/^ {2}(\+\S+ ms)/gm, (_all, time: string) => `  ${time.padStart(8)}`),
  )
  expect(writeText(log.groups(), timelineZhCn)).toContain('按下 switch “Desk”（续）')
})

it('the same call again is counted, a new run of the code is marked, and its gestures are others', () => {
  const log = createLog()
  const entries = [gesture(1), ...Array.from({ length: 40 }, () => call('onDim', '5', { gesture: 1 }))]
  log.add({ entries, dropped: 0 })
  log.startRun()
  log.add({ entries: [call('onDim', '5', { gesture: 1 })], dropped: 0 })
  expect(log.groups().map(({ run, gesture: of, calls }) => [run, of?.id, calls.map(({ times }) => times)])).toEqual([
    [1, 1, [40]],
    [2, undefined, [1]],
  ])
  expect(writeText(log.groups(), timelineEnUs)).toContain('\nThe code ran anew\n')
  log.clear()
  expect(log.groups()).toEqual([])
})

it('only the newest are kept, and it is counted what is not', () => {
  const log = createLog(5)
  for (let id = 1; id <= 20; id++)
    log.add({ entries: [gesture(id), call('onDim', String(id), { gesture: id })], dropped: 1 })
  expect(log.groups().map(({ gesture: of }) => of?.id)).toEqual([16, 17, 18, 19, 20])
  expect(log.dropped()).toBe(20 + 15)
  const flood = Array.from({ length: 1000 }, (_, index) => call('onDim', `x${index}`))
  log.add({ entries: flood, dropped: 0 })
  expect(log.groups().map(({ calls }) => calls.length)).toEqual([5])
})

it('what only repeats a gesture is shown on demand, and a gesture that called nothing stays', () => {
  const log = createLog()
  log.add({
    entries: [
      gesture(1, { kind: 'move', element }),
      call('onMouseEnter', 'mouseenter', { gesture: 1 }),
      gesture(2, { kind: 'key', text: 'Enter' }),
      call('onKeyDown', 'keydown Enter', { gesture: 2 }),
      call('onClick', 'not an event', { gesture: 2 }),
      gesture(3),
    ],
    dropped: 0,
  })
  const list = (hasRaw: boolean): unknown[] =>
    chooseCalls(log.groups(), hasRaw).map(({ gesture: of, calls }) => [of?.id, ...calls.map(({ name }) => name)])
  expect(list(false)).toEqual([[2, 'onClick'], [3]])
  expect(list(true)).toEqual([[1, 'onMouseEnter'], [2, 'onKeyDown', 'onClick'], [3]])
})

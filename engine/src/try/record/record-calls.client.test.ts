// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Call, RecordedEntry, RecordedNews } from '../../model/timeline.ts'
import { recordCalls, type Recorder } from './record-calls.client.ts'

const lamp = { name: 'Lamp', export: 'default', events: ['onSwitch', 'onDim'] }

let told: RecordedNews[] = []
let recorder: Recorder | undefined

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'performance'] })
  told = []
})

afterEach(() => {
  recorder?.end()
  vi.useRealTimers()
  document.body.replaceChildren()
})

function start(options: Parameters<typeof recordCalls>[1] = {}): Recorder {
  recorder = recordCalls((news) => told.push(news), options)
  return recorder
}

/** What was told since the last question. */
function listEntries(): RecordedEntry[] {
  vi.advanceTimersByTime(200)
  return told.splice(0).flatMap(({ entries }) => entries)
}

function listCalls(): Call[] {
  return listEntries().flatMap((entry) => (entry.kind === 'call' ? [entry.call] : []))
}

/** Name and arguments as a reader sees them. */
function describeCalls(): string[] {
  return listCalls().map(({ name, arguments: values }) => `${name}(${values.map(({ text }) => text).join(', ')})`)
}

/** The task in which a gesture is heard ends here. */
function endTask(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}

it('a callback does what it did, and is told with its arguments as they were', () => {
  const { wrapProps } = start().createInstance(lamp, 1)
  const switched: unknown[] = []
  const props = wrapProps({
    watt: 5,
    onSwitch(this: unknown, state: { on: boolean }) {
      switched.push(this, state.on)
      state.on = false
      return 'done'
    },
    render: () => 'no callback',
    config: { watt: 5, onDim: (to: number) => to * 2 },
  })
  const owner = {}
  expect(props.onSwitch.call(owner, { on: true })).toBe('done')
  expect(props.config.onDim(4)).toBe(8)
  props.render()
  expect(switched).toEqual([owner, true])
  expect(describeCalls()).toEqual(['onSwitch({ on: true })', 'config.onDim(4)'])
})

it('what the code does not set is recorded too, and nothing is another function without need', () => {
  const { createInstance, added } = start()
  const { wrapProps } = createInstance(lamp, 2)
  const [config, onSwitch] = [{ onDim: () => 1 }, () => 2]
  const [first, again] = [wrapProps({ config, onSwitch }), wrapProps({ config, onSwitch })]
  expect(again).toEqual(first)
  expect(again.onSwitch).toBe(first.onSwitch)
  expect(again.config).toBe(first.config)
  expect(wrapProps({ onSwitch: () => 3 }).onSwitch).not.toBe(first.onSwitch)
  // The name is set in an object, so it is not added beside it.
  expect(Object.keys(first)).toEqual(['config', 'onSwitch'])
  const bare = createInstance(lamp, 3).wrapProps({}) as Record<string, (value: unknown) => unknown>
  expect(bare['onSwitch']?.(1)).toBeUndefined()
  expect(listCalls()).toMatchObject([{ name: 'onSwitch', component: 'Lamp', instance: 3 }])
  expect([...added()]).toEqual([])
})

it('names the callbacks that only the recorder has set', () => {
  const { createInstance, added } = start()
  createInstance(lamp, 1).wrapProps({ onDim: () => undefined })
  expect([...added()]).toEqual(['onSwitch'])
})

it('a callback that throws goes on throwing, and is told as thrown', () => {
  const { wrapProps } = start().createInstance(lamp, 1)
  const props = wrapProps({
    onSwitch: () => {
      throw new TypeError('no bulb')
    },
  })
  expect(() => props.onSwitch()).toThrow('no bulb')
  expect(listCalls()).toMatchObject([{ name: 'onSwitch', thrown: 'TypeError: no bulb' }])
})

it('arguments of any form and size are a short text, and data for a test where they are data', () => {
  const { wrapProps } = start().createInstance(lamp, 1)
  const props = wrapProps({ onSwitch: (..._values: unknown[]) => undefined })
  const circle: Record<string, unknown> = { watt: 5 }
  circle['own'] = circle
  const trap = {
    get watt() {
      throw new Error('no')
    },
  }
  props.onSwitch(
    'on',
    undefined,
    ['a', { b: 1 }],
    circle,
    trap,
    Array.from({ length: 1e6 }, () => 'x'),
  )
  props.onSwitch(new KeyboardEvent('keydown', { key: 'Enter' }), Number.NaN, 'x'.repeat(1e6))
  const [first, second] = listCalls()
  expect(first?.arguments).toEqual([
    { text: `'on'`, json: '"on"', isWhole: true, isEvent: false },
    { text: 'undefined', isWhole: false, isEvent: false },
    { text: "['a', { b: 1 }]", json: '["a",{"b":1}]', isWhole: true, isEvent: false },
    { text: '{ watt: 5, own: … }', json: '{"watt":5}', isWhole: false, isEvent: false },
    { text: '…', isWhole: false, isEvent: false },
    expect.objectContaining({ isWhole: false }),
  ])
  expect(first?.arguments[5]?.text).toMatch(/^\['x', 'x', .*…\]$/)
  expect(second?.arguments).toMatchObject([
    { text: 'keydown Enter', isEvent: true },
    { text: 'NaN' },
    { isWhole: false },
  ])
  expect(second?.arguments[2]?.text).toHaveLength(203)
})

it('what is too much at once is counted', () => {
  const { wrapProps } = start().createInstance(lamp, 1)
  const props = wrapProps({ onSwitch: (_turn: number) => undefined })
  for (let turn = 0; turn < 5000; turn++) props.onSwitch(turn)
  vi.advanceTimersByTime(200)
  expect(told).toHaveLength(1)
  expect([told[0]?.entries.length, told[0]?.dropped]).toEqual([300, 4700])
  told = []
  for (let turn = 0; turn < 5000; turn++)
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
  expect(listEntries()).toHaveLength(600)
})

it('a call belongs to the gesture that has caused it, at once, by a timer or a moment later; else to none', async () => {
  document.body.innerHTML = '<label for="a">Colour</label><input id="a" /><button title="On"><b>on</b></button>'
  const { wrapProps } = start({ hasTimers: true }).createInstance(lamp, 1)
  const props = wrapProps({ onSwitch: (_how: string) => undefined })
  const [input, bold] = [document.querySelector('input'), document.querySelector('b')]
  props.onSwitch('before')
  bold?.addEventListener('click', () => {
    props.onSwitch('in the event')
    setTimeout(() => props.onSwitch('by its timer'), 5000)
    const ticks = setInterval(() => (props.onSwitch('by a clock'), clearInterval(ticks)), 7000)
  })
  bold?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
  vi.advanceTimersByTime(20)
  bold?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await endTask()
  props.onSwitch('a moment later')
  const press = { id: 1, kind: 'press', element: { by: 'role', role: 'button', name: 'on', at: 0 } }
  expect(listEntries()).toMatchObject([
    { call: { arguments: [{ text: `'before'` }] } },
    { gesture: press },
    { call: { gesture: 1, arguments: [{ text: `'in the event'` }] } },
    { call: { gesture: 1, arguments: [{ text: `'a moment later'` }] } },
  ])
  input?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'a', shiftKey: true }))
  input?.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'a' }))
  input?.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true, key: 'a' }))
  input?.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'pasted' }))
  const field = { by: 'role', role: 'textbox', name: 'Colour', at: 0 }
  expect(listEntries()).toMatchObject([
    { gesture: { id: 2, kind: 'key', text: 'a', held: [], edits: true, element: field } },
    { gesture: { id: 3, kind: 'input', text: 'pasted', element: field } },
  ])
  await endTask()
  vi.advanceTimersByTime(2000)
  props.onSwitch('much later')
  vi.advanceTimersByTime(3000)
  await endTask()
  vi.advanceTimersByTime(3000)
  expect(listCalls().map(({ gesture, arguments: [how] }) => [how?.text, gesture])).toEqual([
    [`'much later'`, undefined],
    [`'by its timer'`, 1],
    [`'by a clock'`, undefined],
  ])
})

import { describe, expect, it } from 'vitest'
import type { Gesture, TouchedElement } from '../../model/timeline.ts'
import type { LoggedCall, LogGroup } from './create-log.client.ts'
import { layOutCode, quote, writeDataCode } from './lay-out-code.client.ts'
import { writeTest } from './write-test.client.ts'

const subject = {
  file: './desk',
  package: 'lamp-kit',
  components: [{ name: 'Lamp', export: 'default', events: ['onSwitch'] }],
}

const field: TouchedElement = { by: 'role', role: 'textbox', name: "Watt's", at: 0 }

function call(name: string, value?: unknown, more: Partial<LoggedCall> = {}): LoggedCall {
  const values = value === undefined ? [] : [{ text: '', json: JSON.stringify(value), isWhole: true, isEvent: false }]
  return { name, component: 'Lamp', instance: 1, at: 1, arguments: values, times: 1, ...more }
}

function group(gesture: Partial<Gesture> | undefined, ...calls: LoggedCall[]): LogGroup {
  const whole = gesture && { id: 1, kind: 'press' as const, text: '', held: [], keyCode: 0, edits: false, ...gesture }
  return { gesture: whole, isContinued: false, run: 1, calls }
}

/** The steps of the test, without what is the same in each. */
function writeSteps(...groups: LogGroup[]): string {
  const text = writeTest(groups, subject)
  return text.slice(text.indexOf('render(createElement(Demo))\n') + 28, -3)
}

it('mocks what was recorded, property by property', () => {
  const text = writeTest([group({}, call('onSwitch', true), call('dimmer.onDim', 5))], subject)
  expect(text).toContain("import Demo from './desk'\n")
  expect(text.slice(text.indexOf("vi.mock('lamp-kit'"), text.indexOf('/** Waits')))
    .toBe(`vi.mock('lamp-kit', async (importOriginal) => {
  const original = await importOriginal<typeof Package>()
  function note<Values extends unknown[], Result>(
    name: string,
    callback?: (...values: Values) => Result,
  ) {
    return (...values: Values): Result | undefined => {
      calls.push([name, ...values])
      return callback?.(...values)
    }
  }
  const Lamp = original.default
  function WatchedLamp(props: ComponentProps<typeof Lamp>) {
    return createElement(Lamp, {
      ...props,
      onSwitch: note('onSwitch', props.onSwitch),
      dimmer: typeof props.dimmer === 'object' ? {
        ...props.dimmer,
        onDim: note('dimmer.onDim', props.dimmer.onDim),
      } : props.dimmer,
    })
  }
  return {
    ...original,
    default: Object.assign(WatchedLamp, Lamp),
  }
})

`)
})

describe('a step', () => {
  it.each<[string, Partial<Gesture>, string]>([
    ['a press, by role', { element: field }, `  await user.click(screen.getByRole('textbox', { name: "Watt's" }))`],
    [
      'by title, the second',
      { element: { by: 'title', name: 'Desk', at: 1 } },
      `  await user.click(screen.getAllByTitle('Desk')[1]!)`,
    ],
    ['by text', { element: { by: 'text', name: 'On', at: 0 } }, `  await user.click(screen.getByText('On'))`],
    ['of nothing that has a name', {}, '  // Something without a name: await user.click(…)'],
    [
      'a movement',
      { kind: 'move', element: { by: 'text', name: 'On', at: 0 } },
      `  await user.hover(screen.getByText('On'))`,
    ],
    ['a letter', { kind: 'key', text: 'a', edits: true }, `  await user.keyboard('a')`],
    [
      'a brace, which user-event reads as its own',
      { kind: 'key', text: '{', edits: true },
      `  await user.keyboard('{{')`,
    ],
    [
      'a key that changes a text',
      { kind: 'key', text: 'Backspace', edits: true },
      `  await user.keyboard('{Backspace}')`,
    ],
    [
      'keys that are held',
      { kind: 'key', text: 'a', held: ['Control'] },
      `  await user.keyboard('{Control>}a{/Control}')`,
    ],
    ['a key that only the component hears', { kind: 'key', text: 'Enter', keyCode: 13 }, `  pressKey('Enter', 13)`],
    ['Tab moves the focus too', { kind: 'key', text: 'Tab', keyCode: 9 }, `  pressKey('Tab', 9)\n  await user.tab()`],
    [
      'Enter on a button',
      { kind: 'key', text: 'Enter', element: { by: 'role', role: 'button', name: 'Off', at: 0 } },
      `  act(() => screen.getByRole('button', { name: 'Off' }).focus())\n  await user.keyboard('{Enter}')`,
    ],
    ['a text', { kind: 'input', text: 'desk\nlamp' }, `  await user.paste('desk\\nlamp')`],
    ['a scroll', { kind: 'wheel' }, '  // Scrolled here. jsdom has no heights, so that is not repeated.'],
    [
      'the focus comes',
      { kind: 'enter', element: field },
      `  act(() => screen.getByRole('textbox', { name: "Watt's" }).focus())`,
    ],
    ['the focus goes', { kind: 'leave' }, '  act(() => (document.activeElement as HTMLElement | null)?.blur())'],
  ])('%s', (_name, gesture, code) => {
    const calls = gesture.kind === 'wheel' ? [] : [call('onSwitch', true)]
    const expected = calls.length === 0 ? '' : `\n  await called(['onSwitch', true])`
    expect(writeSteps(group(gesture, ...calls))).toBe(`\n${code}${expected}\n`)
  })

  it('expects all that was called, and says what has thrown', () => {
    const part = { text: '', json: '{"watt":5}', isWhole: false, isEvent: false }
    const event = { text: 'click', isWhole: false, isEvent: true }
    const nothing = { text: 'undefined', isWhole: false, isEvent: false }
    const steps = writeSteps(
      group(undefined, call('onSwitch', undefined, { arguments: [part, event, nothing], thrown: 'Error:\n no bulb' })),
    )
    expect(steps).toBe(`
  // By itself: a timer or an effect.
  // onSwitch has thrown Error: no bulb
  await called([
    'onSwitch',
    expect.objectContaining({ watt: 5 }),
    expect.anything(),
    undefined,
  ])
`)
  })
})

it('only the last run is a test', () => {
  const before = { ...group({}, call('onSwitch', 1)), run: 1 }
  expect(writeSteps(before, { ...group({}, call('onSwitch', 2)), run: 2 })).not.toContain("'onSwitch', 1")
})

it.each(["it's", 'a "b"', `'"`, '\\', "');alert(1)//", '\n\u2028', '</script>', '${x}'])(
  '%j is a text in code',
  (text) => {
    // oxlint-disable-next-line typescript/no-implied-eval -- code is what is tested
    expect(new Function(`return ${quote(text)}`)()).toBe(text)
    const data = { [text]: [text] }
    // oxlint-disable-next-line typescript/no-implied-eval -- code is what is tested
    expect(new Function(`return ${layOutCode(writeDataCode(data))}`)()).toEqual(data)
  },
)

// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type * as Package from '@rc-component/select'
import { userEvent } from '@testing-library/user-event'
import { type ComponentProps, createElement } from 'react'
import { expect, test, vi } from 'vitest'
import Demo from '../../demos/single.tsx'

// jsdom has no layout, and so no observer of it.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// What was called, in its order: the name, then the arguments.
const calls = vi.hoisted((): unknown[][] => [])

vi.mock('@rc-component/select', async (importOriginal) => {
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
  const Select = original.default
  function WatchedSelect(props: ComponentProps<typeof Select>) {
    return createElement(Select, {
      ...props,
      onFocus: note('onFocus', props.onFocus),
      onPopupVisibleChange: note(
        'onPopupVisibleChange',
        props.onPopupVisibleChange,
      ),
      onActive: note('onActive', props.onActive),
      onInputKeyDown: note('onInputKeyDown', props.onInputKeyDown),
      onChange: note('onChange', props.onChange),
      onSelect: note('onSelect', props.onSelect),
    })
  }
  return {
    ...original,
    default: Object.assign(WatchedSelect, Select),
  }
})

/** Waits until these callbacks, and no others of their names, were called. */
async function called(...expected: unknown[][]): Promise<void> {
  const names = expected.map(([name]) => name)
  const list = () => calls.filter(([name]) => names.includes(name))
  await waitFor(() => {
    if (list().length < expected.length)
      throw new Error(`So far: ${calls.map(([name]) => name).join(', ')}`)
  })
  expect(list()).toEqual(expected)
  calls.length = 0
}

/** user-event sends no `keyCode`, which some components read. */
function pressKey(key: string, keyCode: number): void {
  const target = document.activeElement ?? document.body
  fireEvent.keyDown(target, { key, keyCode })
  fireEvent.keyUp(target, { key, keyCode })
}

test('what is called, and in which order', async () => {
  const user = userEvent.setup()
  render(createElement(Demo))

  await user.click(screen.getByRole('combobox', { name: 'Delivery method' }))
  await called(
    ['onFocus', expect.anything()],
    ['onPopupVisibleChange', true],
    ['onActive', 'any'],
  )

  pressKey('ArrowDown', 40)
  await called(['onInputKeyDown', expect.anything()], ['onActive', 'standard'])

  pressKey('Enter', 13)
  await called(
    ['onInputKeyDown', expect.anything()],
    [
      'onChange',
      'standard',
      { value: 'standard', label: 'Standard, 3–5 days' },
    ],
    [
      'onSelect',
      'standard',
      { value: 'standard', label: 'Standard, 3–5 days' },
    ],
    ['onPopupVisibleChange', false],
  )
})

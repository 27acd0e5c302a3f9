// @vitest-environment jsdom
// What the page says without showing it.
import './setup'
import Select from '@rc-component/select'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { findField, findRow, openSelect, pressKey } from './drive-select'

const fruits = [{ value: 'fig', label: 'Fig' }]
const rows = Array.from({ length: 10_000 }, (_, index) => ({
  value: index,
  label: `Row ${index}`,
}))

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

// The first test, since the library keeps the observer that it has made.
test('without a ResizeObserver it can be drawn and not opened', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const standIn = globalThis.ResizeObserver
  Reflect.deleteProperty(globalThis, 'ResizeObserver')
  render(<Select<string> aria-label="Fruit" options={fruits} />)
  expect(() => openSelect('Fruit')).toThrow(
    expect.objectContaining({
      errors: expect.arrayContaining([
        new ReferenceError('ResizeObserver is not defined'),
      ]),
    }),
  )
  globalThis.ResizeObserver = standIn
})

test('Backspace removes no tag for 250 ms after text was there', () => {
  vi.useFakeTimers()
  const onChange = vi.fn()
  render(
    <Select<string[]>
      aria-label="Fruits"
      mode="multiple"
      options={fruits}
      defaultValue={['fig']}
      onChange={onChange}
    />,
  )
  const field = findField('Fruits')
  fireEvent.change(field, { target: { value: 'g' } })
  pressKey(field, 'Backspace')
  fireEvent.change(field, { target: { value: '' } })

  act(() => void vi.advanceTimersByTime(249))
  pressKey(field, 'Backspace')
  expect(onChange).not.toHaveBeenCalled()

  act(() => void vi.advanceTimersByTime(250))
  pressKey(field, 'Backspace')
  expect(onChange).toHaveBeenLastCalledWith([], [])
})

test('an open list sees neither arrows nor Escape of user-event, and no Tab', async () => {
  const onChange = vi.fn()
  render(
    <Select<string> aria-label="Fruit" options={fruits} onChange={onChange} />,
  )
  const field = openSelect('Fruit')
  const before = field.getAttribute('aria-activedescendant')
  act(() => field.focus())

  await userEvent.keyboard('{ArrowDown}{Escape}')
  expect(field.getAttribute('aria-activedescendant')).toBe(before)
  expect(field.getAttribute('aria-expanded')).toBe('true')
  await userEvent.tab()
  expect(onChange).not.toHaveBeenCalled()
})

test('the input holds typed text, and in a combobox the value', async () => {
  render(
    <>
      <Select<string> aria-label="Single" options={fruits} showSearch />
      <Select<string>
        aria-label="Combobox"
        mode="combobox"
        options={fruits}
        defaultValue="fig"
      />
    </>,
  )
  expect(findField('Combobox').value).toBe('fig')
  await userEvent.type(findField('Single'), 'fi')
  expect(findField('Single').value).toBe('fi')
  fireEvent.click(findRow('Fig'))
  expect(findField('Single').value).toBe('')
})

test('with fake timers that stand still, a click of user-event does not come back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  render(<Select<string> aria-label="Fruit" options={fruits} />)
  const click = user.click(findField('Fruit')).then(() => 'back')
  const tasks = async (): Promise<string> => {
    for (let index = 0; index < 100; index += 1)
      await new Promise((resolve) => setImmediate(resolve))
    return 'hangs'
  }
  expect(await Promise.race([click, tasks()])).toBe('hangs')
  vi.runAllTimers()
  expect(await click).toBe('back')
})

test('the timer that Testing Library waits for after a click is moved on by a clock of Jest, not by that of user-event', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('jest', {
    advanceTimersByTime: (time: number) => vi.advanceTimersByTime(time),
  })
  const user = userEvent.setup({ delay: null })
  render(<Select<string> aria-label="Fruit" options={fruits} />)
  await user.click(findField('Fruit'))
  expect(findField('Fruit').getAttribute('aria-expanded')).toBe('true')
})

test('the role option is on at most three rows of a list', () => {
  render(<Select<number> aria-label="Row" options={rows} />)
  const field = openSelect('Row')
  pressKey(field, 'ArrowDown')
  expect(screen.getAllByRole('option')).toHaveLength(3)
})

test('without a label the clear button is called Clear', () => {
  render(<Select<string> options={fruits} defaultValue="fig" allowClear />)
  expect(screen.getByRole('button', { name: 'Clear' })).toBeDefined()
})

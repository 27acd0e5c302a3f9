// @vitest-environment jsdom
// What the page says without showing it.
import './setup'
import Select from '@rc-component/select'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { findField, openSelect, pressKey } from './drive-select'

const fruits = [{ value: 'fig', label: 'Fig' }]
const rows = Array.from({ length: 10_000 }, (_, index) => ({
  value: index,
  label: `Row ${index}`,
}))

afterEach(() => {
  vi.useRealTimers()
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

// #region head
// @vitest-environment jsdom
import './setup'
import Select from '@rc-component/select'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  findField,
  findPopup,
  findRow,
  openSelect,
  pressKey,
  readChoice,
  readRows,
  waitUntilClosed,
} from './drive-select'

const fruits = [
  { value: 'fig', label: 'Fig' },
  { value: 'grape', label: 'Grape' },
  { value: 'plum', label: 'Plum', disabled: true },
]

afterEach(() => {
  vi.useRealTimers()
})
// #endregion

// #region pick
test('a fruit is selected', async () => {
  const onChange = vi.fn()
  render(
    <Select<string> aria-label="Fruit" options={fruits} onChange={onChange} />,
  )

  const field = openSelect('Fruit')
  fireEvent.click(findRow('Grape'))

  expect(onChange).toHaveBeenLastCalledWith('grape', fruits[1])
  await waitUntilClosed(field)
  // The label is beside the input, which stays empty.
  expect(readChoice(field)).toBe('Grape')
  expect(field.value).toBe('')
})
// #endregion

// #region mouse-down
test('a click alone opens nothing', async () => {
  render(<Select<string> aria-label="Fruit" options={fruits} />)
  const field = findField('Fruit')

  fireEvent.click(field)
  expect(field.getAttribute('aria-expanded')).toBe('false')

  // user-event sends what a mouse sends: mousedown, mouseup, click.
  await userEvent.click(field)
  expect(field.getAttribute('aria-expanded')).toBe('true')
})
// #endregion

// #region type
test('typing filters, Enter selects', async () => {
  const onChange = vi.fn()
  render(
    <Select<string>
      aria-label="Fruit"
      options={fruits}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={onChange}
    />,
  )
  const field = findField('Fruit')

  await userEvent.type(field, 'gra')
  expect(readRows()).toEqual(['Grape'])

  pressKey(field, 'Enter')
  expect(onChange).toHaveBeenLastCalledWith('grape', fruits[1])
})
// #endregion

// #region user-event-keys
test('the list does not see Enter from user-event', async () => {
  const onChange = vi.fn()
  render(
    <Select<string> aria-label="Fruit" options={fruits} onChange={onChange} />,
  )
  const field = openSelect('Fruit')
  field.focus()

  await userEvent.keyboard('{Enter}')
  expect(onChange).not.toHaveBeenCalled()

  pressKey(field, 'ArrowDown')
  pressKey(field, 'Enter')
  expect(onChange).toHaveBeenLastCalledWith('grape', fruits[1])
})
// #endregion

// #region clear
test('the clear button reports undefined', async () => {
  const onChange = vi.fn()
  render(
    <Select<string>
      aria-label="Fruit"
      options={fruits}
      defaultValue="fig"
      allowClear={{ label: 'Clear fruit' }}
      onChange={onChange}
    />,
  )

  await userEvent.click(screen.getByRole('button', { name: 'Clear fruit' }))

  expect(onChange).toHaveBeenLastCalledWith(undefined, undefined)
})
// #endregion

// #region remove
test('tags are removed by icon and by key', async () => {
  const onChange = vi.fn()
  render(
    <Select<string[]>
      aria-label="Fruits"
      mode="multiple"
      options={fruits}
      defaultValue={['fig', 'grape']}
      onChange={onChange}
    />,
  )

  // The icon is hidden from roles; it is found inside its tag.
  const fig = within(screen.getByTitle('Fig'))
  await userEvent.click(fig.getByText('×'))
  expect(onChange).toHaveBeenLastCalledWith(['grape'], [fruits[1]])

  pressKey(findField('Fruits'), 'Backspace')
  expect(onChange).toHaveBeenLastCalledWith([], [])
})
// #endregion

// #region tags
test('new tags come from a separator, and from leaving', async () => {
  const onChange = vi.fn()
  render(
    <Select<string[]>
      aria-label="Keywords"
      mode="tags"
      tokenSeparators={[',']}
      onChange={onChange}
    />,
  )

  await userEvent.type(findField('Keywords'), 'red,')
  expect(onChange).toHaveBeenLastCalledWith(['red'], [{}])

  await userEvent.type(findField('Keywords'), 'blue')
  fireEvent.blur(findField('Keywords'))
  expect(onChange).toHaveBeenLastCalledWith(['red', 'blue'], [{}, {}])
})
// #endregion

// #region virtual
const rows = Array.from({ length: 10_000 }, (_, index) => ({
  value: index,
  label: `Row ${index}`,
}))

test('rows out of view are reached by search', async () => {
  const onChange = vi.fn()
  render(
    <Select<number>
      aria-label="Row"
      options={rows}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={onChange}
    />,
  )

  openSelect('Row')
  expect(readRows()).toHaveLength(12)
  expect(readRows()).not.toContain('Row 4321')

  await userEvent.type(findField('Row'), 'Row 4321')
  fireEvent.click(findRow('Row 4321'))
  expect(onChange).toHaveBeenLastCalledWith(4321, rows[4321])
})
// #endregion

// #region virtual-off
test('virtual={false} puts every row into the document', () => {
  render(
    <Select<number>
      aria-label="Row"
      options={rows.slice(0, 200)}
      virtual={false}
    />,
  )
  openSelect('Row')
  expect(readRows()).toHaveLength(200)
  expect(screen.getAllByRole('option')).toHaveLength(200)
})
// #endregion

// #region portal
test('the list is in body, not in your component', () => {
  const { container } = render(
    <Select<string> aria-label="Fruit" options={fruits} />,
  )
  openSelect('Fruit')

  expect(within(container).queryByText('Grape')).toBeNull()
  expect(container.contains(findPopup())).toBe(false)
  expect(within(findPopup()).getByText('Grape')).toBeDefined()
})
// #endregion

// #region debounced
function CitySearch({ search }: { search: (text: string) => void }) {
  const [text, setText] = useState('')
  useEffect(() => {
    if (text === '') return undefined
    const timer = setTimeout(() => search(text), 250)
    return () => clearTimeout(timer)
  }, [text, search])

  return (
    <Select<string>
      aria-label="City"
      showSearch={{ filterOption: false, onSearch: setText }}
      options={[]}
    />
  )
}
// #endregion

// #region fake-timers
test('one request is sent, 250 ms after the last letter', () => {
  vi.useFakeTimers()
  const search = vi.fn()
  render(<CitySearch search={search} />)
  const field = findField('City')

  fireEvent.change(field, { target: { value: 'gh' } })
  act(() => void vi.advanceTimersByTime(200))
  fireEvent.change(field, { target: { value: 'ghe' } })
  act(() => void vi.advanceTimersByTime(249))
  expect(search).not.toHaveBeenCalled()

  act(() => void vi.advanceTimersByTime(1))
  expect(search.mock.calls).toEqual([['ghe']])
})
// #endregion

// #region fake-closing
test('closing does not wait for a timer', async () => {
  vi.useFakeTimers()
  render(<Select<string> aria-label="Fruit" options={fruits} />)
  const field = openSelect('Fruit')
  fireEvent.click(findRow('Grape'))

  act(() => void vi.runAllTimers())
  expect(field.getAttribute('aria-expanded')).toBe('true')

  // Back to real time before anything that waits.
  vi.useRealTimers()
  await waitUntilClosed(field)
})
// #endregion

// #region user-event-fake
test('user-event with fake timers', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  render(<Select<string> aria-label="Fruit" options={fruits} />)

  await user.click(findField('Fruit'))
  expect(readRows()).toEqual(['Fig', 'Grape', 'Plum'])
})
// #endregion

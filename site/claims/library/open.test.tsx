// @vitest-environment jsdom
// What the guides say of an open list: which row is active, what is drawn in it, when it closes.
import { act, fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { pressKey, readRows } from '../../samples/testing/drive-select'
import { find, fruits, mount, readActive, settle } from './mount'

test('with defaultActiveFirstOption={false} only a selected row of single mode is active on opening, and none while typing', () => {
  for (const [mode, value, active] of [
    [undefined, undefined, undefined],
    [undefined, 'banana', 'banana'],
    ['multiple', ['banana'], undefined],
    ['tags', ['banana'], undefined],
  ] as const) {
    const { open, type, unmount } = mount({
      mode,
      defaultValue: value,
      defaultActiveFirstOption: false,
      showSearch: { filterOption: false },
    })
    open()
    expect({ mode, value, active: readActive() }).toEqual({ mode, value, active })
    type('zz')
    expect(readActive()).toBeUndefined()
    unmount()
  }
})

test('a combobox opens at an option whose value begins with its text, also where another one was active last', async () => {
  const { field, open } = mount({ mode: 'combobox', defaultValue: 'app' })
  open()
  expect(readActive()).toBe('apple')
  pressKey(field, 'ArrowDown')
  expect(readActive()).toBe('banana')
  pressKey(field, 'Escape')
  await settle()
  open()
  expect(readActive()).toBe('apple')
})

test('where the keyboard has moved the focus into the popup, new options wait for the next opening', async () => {
  const { field, open, update } = mount({
    popupRender: (list) => (
      <>
        {list}
        <input aria-label="New fruit" />
      </>
    ),
  })
  open()
  // The press that opened the list must be over.
  await settle()
  act(() => field.focus())
  act(() => find(document, '[aria-label="New fruit"]').focus())
  await settle()
  update({ options: [...fruits, { value: 'damson', label: 'damson' }] })
  expect(field.getAttribute('aria-expanded')).toBe('true')
  expect(readRows()).toHaveLength(3)
  act(() => field.focus())
  pressKey(field, 'Escape')
  await settle()
  open()
  expect(readRows()).toHaveLength(4)
})

test('a list that closes because the field is disabled or nothing matches does not tell of it', async () => {
  const onPopupVisibleChange = vi.fn<(isOpen: boolean) => void>()
  for (const close of ['disabled', 'no match']) {
    const props = { onPopupVisibleChange, notFoundContent: null, showSearch: true }
    const { field, open, type, update, unmount } = mount(props)
    open()
    expect(field.getAttribute('aria-expanded')).toBe('true')
    if (close === 'disabled') update({ disabled: true })
    else type('zz')
    await settle()
    expect({ close, open: field.getAttribute('aria-expanded') }).toEqual({ close, open: 'false' })
    expect(onPopupVisibleChange).not.toHaveBeenCalledWith(false)
    unmount()
  }
})

test('a list closes after the event that closes it', async () => {
  const { field, open } = mount()
  open()
  pressKey(field, 'Escape')
  expect(field.getAttribute('aria-expanded')).toBe('true')
  await settle()
  expect(field.getAttribute('aria-expanded')).toBe('false')
})

test('with labelInValue the label in the value wins over that of its option', () => {
  // In development the library tells of the difference.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { container, update } = mount({ labelInValue: true, value: { value: 'apple', label: 'old' } })
  expect(find(container, '.rc-select-content').textContent).toBe('old')
  update({ value: { value: 'apple', label: undefined } })
  expect(find(container, '.rc-select-content').textContent).toBe('apple')
})

test('an autoComplete that is passed takes the place of `new-password`', () => {
  const { field, update } = mount({ mode: 'combobox' })
  expect(field.autocomplete).toBe('new-password')
  update({ autoComplete: 'email' })
  expect(field.autocomplete).toBe('email')
})

test('options from a server are filtered again, by value, unless the filter is off', () => {
  const { type, update } = mount({ showSearch: true, options: [] })
  type('Ada')
  const options = [{ value: 17, label: 'Ada' }]
  update({ options })
  expect(find(document, '.rc-select-item-empty').textContent).toBe('Not Found')
  update({ options, showSearch: { filterOption: false } })
  expect(readRows()).toEqual(['Ada'])
})

test('a list is virtual once its rows are higher than listHeight', () => {
  for (const [count, rows] of [
    [10, 10],
    [100, 12],
  ]) {
    const { unmount } = mount({ open: true, options: Array.from({ length: count ?? 0 }, (_, value) => ({ value })) })
    expect(readRows()).toHaveLength(rows ?? 0)
    unmount()
  }
})

test('maxTagPlaceholder is told the values that are hidden, none with an index', () => {
  const labelRender = vi.fn<(...told: unknown[]) => string>(() => '')
  const { container } = mount({
    labelRender,
    mode: 'multiple',
    defaultValue: ['apple', 'banana', 'cherry'],
    maxTagCount: 1,
    maxTagPlaceholder: (hidden) =>
      `and ${hidden.length} more, ${hidden.filter((one) => 'index' in one).length} counted`,
  })
  expect(container.textContent).toContain('and 2 more, 0 counted')
  expect(labelRender.mock.lastCall?.[0]).not.toHaveProperty('index')
})

test('a clear gives no record in single mode, and an empty list of them in multiple', () => {
  for (const [mode, value, record] of [
    [undefined, 'apple', undefined],
    ['multiple', ['apple'], []],
  ] as const) {
    const { container, onChange, unmount } = mount({ mode, defaultValue: value, allowClear: true })
    fireEvent.click(find(container, '.rc-select-clear'))
    expect(onChange.mock.lastCall?.[1]).toEqual(record)
    unmount()
  }
})

// @vitest-environment jsdom
// What the pages say of a list that opens again, and of exceptions to a rule that other tests hold.
import { act, fireEvent } from '@testing-library/react'
import type { InputHTMLAttributes } from 'react'
import { expect, test, vi } from 'vitest'
import { findPopup, findRow, pressKey, readRows } from '../../samples/testing/drive-select'
import { find, fruits, mount, readActive, settle } from './mount'

test('a list that opens again has the row active that was active last, until the text changes', async () => {
  for (const mode of [undefined, 'multiple', 'tags', 'combobox'] as const) {
    const { field, open, type, unmount } = mount({ mode, showSearch: { filterOption: false } })
    open()
    pressKey(field, 'ArrowDown')
    pressKey(field, 'ArrowDown')
    const last = readActive()
    expect(last).toBe(mode === 'combobox' ? 'banana' : 'cherry')
    pressKey(field, 'Escape')
    await settle()
    expect(field.getAttribute('aria-expanded')).toBe('false')
    pressKey(field, 'ArrowDown')
    expect({ mode, active: readActive() }).toEqual({ mode, active: last })
    type('zz')
    // A tag that is typed is the first row.
    const first = { tags: 'zz', combobox: undefined, multiple: 'apple', single: 'apple' }[mode ?? 'single']
    expect({ mode, active: readActive() }).toEqual({ mode, active: first })
    unmount()
  }
})

test('in a single select with a renamed value the list opens again at the row that was active last', async () => {
  const { field, open } = mount({
    fieldNames: { value: 'id' },
    options: fruits.map(({ label }) => ({ id: label, label })),
    defaultValue: 'cherry',
  })
  open()
  expect(readActive()).toBe('apple')
  pressKey(field, 'ArrowDown')
  pressKey(field, 'Escape')
  await settle()
  pressKey(field, 'ArrowDown')
  expect(readActive()).toBe('banana')
})

test('tags that search the label add no row for it, but on blur the text is a tag all the same', () => {
  const { field, readChange, type } = mount({
    mode: 'tags',
    showSearch: { optionFilterProp: 'label' },
    options: [{ value: 'apple', label: 'Apple' }],
  })
  type('Apple')
  expect(readRows()).toEqual(['Apple'])
  fireEvent.blur(field)
  expect(readChange()).toEqual(['Apple'])
})

test('in tags the text gets a row of its own beside an option of a group with that value', () => {
  // React tells of two rows with one key.
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { type } = mount({
    mode: 'tags',
    options: [{ label: 'Fruits', options: [{ value: 'apple', label: 'apple' }] }],
  })
  type('apple')
  expect(readRows()).toEqual(['apple', 'apple'])
  expect(print.mock.lastCall?.[0]).toContain('two children with the same key')
})

test('a piece of pasted text selects a disabled option in multiple, not in tags', () => {
  // In tags the library warns of the option.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const [mode, told] of [
    ['multiple', ['apple']],
    ['tags', undefined],
  ] as const) {
    const { readChange, type, unmount } = mount({
      mode,
      tokenSeparators: [','],
      options: [{ value: 'apple', label: 'apple', disabled: true }],
    })
    type('apple,')
    expect({ mode, told: readChange() }).toEqual({ mode, told })
    unmount()
  }
})

test('a disabled row whose value starts with the text is in the way of Enter too', () => {
  const { field, onChange, type } = mount({
    showSearch: { optionFilterProp: 'label' },
    value: null,
    options: [
      { value: 'cn', label: 'China' },
      { value: 'in', label: 'India', disabled: true },
    ],
  })
  type('in')
  expect(readRows()).toEqual(['China', 'India'])
  expect(readActive()).toBeUndefined()
  pressKey(field, 'Enter')
  expect(onChange).not.toHaveBeenCalled()
})

test('an input that is an element has the placeholder as text, a component brings its own, and the clear button works with both', () => {
  const note = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const Own = (props: InputHTMLAttributes<HTMLInputElement>) => <input {...props} />
  for (const [props, placeholder] of [
    [{ getInputElement: () => <input /> }, 'Any'],
    [{ components: { input: <input /> } }, 'Any'],
    [{ components: { input: Own } }, ''],
    [{ getInputElement: () => <input />, placeholder: <i>Any</i> }, '[object Object]'],
  ] as const) {
    const own = { mode: 'combobox', placeholder: 'Any', allowClear: true, defaultValue: 'apple' } as const
    const { container, field, onChange, unmount } = mount({ ...own, ...props })
    expect(field.placeholder).toBe(placeholder)
    fireEvent.click(find(container, 'button.rc-select-clear'))
    expect(onChange).toHaveBeenCalledWith(undefined, undefined)
    unmount()
  }
  expect(note).toHaveBeenCalledTimes(1)
})

test('a list that is open from the start closes by a press outside, without any focus', async () => {
  // The note of the library says otherwise.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { field } = mount({ defaultOpen: true })
  expect(document.activeElement).not.toBe(field)
  expect(field.getAttribute('aria-expanded')).toBe('true')
  fireEvent.mouseDown(document.body)
  await settle()
  expect(field.getAttribute('aria-expanded')).toBe('false')
})

test('direction turns the rows of a list that is not virtual as well', () => {
  for (const virtual of [true, false]) {
    const { open, unmount } = mount({ direction: 'rtl', virtual })
    open()
    expect(find(findPopup(), '.rc-select-dropdown-list').dir).toBe('rtl')
    unmount()
  }
})

test('showAction opens the list with the focus, a selection closes it, and a press opens it again', async () => {
  const { field, open } = mount({ showAction: ['focus'] })
  act(() => field.focus())
  expect(field.getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(findRow('banana'))
  await settle()
  expect(field.getAttribute('aria-expanded')).toBe('false')
  open()
  expect(field.getAttribute('aria-expanded')).toBe('true')
})

test('a single select that mounts with a controlled text calls onSearch with no text', () => {
  const onSearch = vi.fn<(text: string) => void>()
  mount({ showSearch: { searchValue: 'fi', onSearch } })
  expect(onSearch.mock.calls).toEqual([['']])
})

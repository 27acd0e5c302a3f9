// @vitest-environment jsdom
// What the reference says of exceptions, where no other test holds them.
import { act, fireEvent } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { findPopup, pressKey, readRows } from '../../samples/testing/drive-select'
import { type Callback, find, mount, readActive, settle } from './mount'

afterEach(() => {
  vi.useRealTimers()
})

test('a single list that closes because nothing matches keeps its text, without a call', async () => {
  const onSearch = vi.fn<Callback>()
  const { field, open, type } = mount({ showSearch: { onSearch }, notFoundContent: null })
  act(() => field.focus())
  open()
  type('a')
  expect(field.getAttribute('aria-expanded')).toBe('true')
  type('azz')
  await settle()
  expect(field.getAttribute('aria-expanded')).toBe('false')
  pressKey(field, 'Escape')
  act(() => field.blur())
  await settle()
  expect(field.value).toBe('azz')
  expect(onSearch.mock.calls).toEqual([['a'], ['azz']])
})

test('a single list that closes clears its text, with any autoClearSearchValue', async () => {
  for (const autoClearSearchValue of [true, false]) {
    const { field, open, type, unmount } = mount({ showSearch: { autoClearSearchValue } })
    open()
    type('a')
    pressKey(field, 'Escape')
    await settle()
    expect({ autoClearSearchValue, text: field.value }).toEqual({ autoClearSearchValue, text: '' })
    unmount()
  }
})

test('group headers are searched in the field of the label, not in that of groupLabel', () => {
  const { type } = mount({
    showSearch: true,
    fieldNames: { label: 'city', groupLabel: 'country' },
    options: [{ country: 'Norway', city: 'North', options: [{ value: 'osl', city: 'Oslo' }] }],
  })
  for (const [text, rows] of [
    ['nor', ['Oslo']],
    ['norw', []],
  ] as const) {
    type(text)
    expect({ text, rows: readRows() }).toEqual({ text, rows })
  }
})

test('in a combobox the text is the value, whatever searchValue says', () => {
  const { field, type } = mount({ mode: 'combobox', showSearch: { searchValue: 'x' } })
  expect(field.value).toBe('')
  type('ap')
  expect(field.value).toBe('ap')
})

test('at the limit a list that opens again has the chosen row active that was active last, and Enter removes it', async () => {
  for (const mode of ['multiple', 'tags'] as const) {
    const { field, readChange, unmount } = mount({ mode, maxCount: 2 })
    for (const key of ['Enter', 'Enter', 'ArrowDown', 'Enter', 'Escape'] as const) pressKey(field, key)
    await settle()
    expect(field.getAttribute('aria-expanded')).toBe('false')
    pressKey(field, 'Enter')
    expect({ mode, active: readActive() }).toEqual({ mode, active: 'banana' })
    pressKey(field, 'Enter')
    expect(readChange()).toEqual(['apple'])
    unmount()
  }
})

test('blanks that are left in a field of tags become no tag', () => {
  const { field, onChange, type } = mount({ mode: 'tags' })
  type('  ')
  fireEvent.blur(field)
  expect(onChange).not.toHaveBeenCalled()
})

test('in a combobox a clear is told twice, the second time with an empty text and an empty option', () => {
  const { container, onChange } = mount({ mode: 'combobox', allowClear: true, defaultValue: 'app' })
  fireEvent.click(find(container, '.rc-select-clear'))
  expect(onChange.mock.calls).toEqual([
    [undefined, undefined],
    ['', {}],
  ])
})

test('a label that is an element gives no tooltip, to the row or to the value', () => {
  const options = [{ value: 'a', label: <b>A</b> }, { value: 'b' }]
  for (const [defaultValue, tooltip] of [
    ['a', ''],
    ['b', 'b'],
  ] as const) {
    const single = mount({ options, defaultValue, open: true })
    expect(find(single.container, '.rc-select-content').title).toBe(tooltip)
    const rows = [...findPopup().querySelectorAll<HTMLElement>('.rc-select-item-option')]
    expect(rows.map(({ title }) => title)).toEqual(['', 'b'])
    single.unmount()
    const { container, unmount } = mount({ mode: 'multiple', options, defaultValue: [defaultValue] })
    expect(find(container, '.rc-select-selection-item').title).toBe(tooltip)
    unmount()
  }
})

test('a list that is not virtual has no groups, and its rows keep a role and an id of their own', () => {
  const record = { value: 'a', role: 'Backend', id: 'mine', lang: 'de', summary: 'short', hidden: true }
  for (const [virtual, groups, role, id] of [
    [true, 1, 'Backend', 'mine'],
    [false, 0, 'option', 'field_list_1'],
  ] as const) {
    const { unmount } = mount({ id: 'field', open: true, virtual, options: [{ label: 'All', options: [record] }] })
    const row = find(findPopup(), '.rc-select-item-option')
    expect(findPopup().querySelectorAll('[role="group"]')).toHaveLength(groups)
    expect([row.getAttribute('role'), row.id]).toEqual([role, id])
    expect([row.lang, row.getAttribute('summary'), row.hidden]).toEqual(['de', 'short', true])
    unmount()
  }
})

test('the scrollbar is there for three seconds after the list opens, scrolls or is entered; or always; or never', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const options = Array.from({ length: 40 }, (_, value) => ({ value }))
  const pass = (time: number) =>
    act(() => {
      vi.advanceTimersByTime(time)
    })
  const isShown = () => find(document, '.rc-select-dropdown-list-scrollbar').style.visibility !== 'hidden'
  const holder = () => find(document, '.rc-select-dropdown-list-holder')
  const { update, unmount } = mount({ options })
  for (const gesture of [
    () => update({ open: true }),
    () => fireEvent.scroll(holder(), { target: { scrollTop: 40 } }),
    () => fireEvent.mouseEnter(holder()),
    () => {
      update({ open: false })
      update({ open: true })
    },
  ]) {
    gesture()
    pass(2900)
    expect(isShown()).toBe(true)
    pass(200)
    expect(isShown()).toBe(false)
  }
  unmount()
  for (const showScrollBar of [true, false]) {
    const view = mount({ options, showScrollBar, open: true })
    expect(isShown()).toBe(showScrollBar)
    pass(3100)
    expect(isShown()).toBe(showScrollBar)
    view.unmount()
  }
})

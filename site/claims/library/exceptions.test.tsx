// @vitest-environment jsdom
// Where a rule of the guides ends: by another mode, a setting, or a state that few lists come into.
import Select from '@rc-component/select'
import { act, fireEvent, render } from '@testing-library/react'
import { StrictMode, type ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { findPopup, findRow, pressKey, readRows } from '../../samples/testing/drive-select'
import { find, fruits, mount, readActive, settle } from './mount'

const modes = [undefined, 'multiple', 'tags', 'combobox'] as const

test('in single mode a separator selects where the value is undefined, not where there is one or null', () => {
  for (const [props, told] of [
    [{}, 'banana'],
    [{ defaultValue: 'apple' }, 'apple'],
    [{ value: null }, null],
  ] as const) {
    const { readChange, type, unmount } = mount({ showSearch: true, tokenSeparators: [','], ...props })
    type('banana,')
    expect(readChange()).toBe(told)
    unmount()
  }
})

test('in a combobox menuItemSelectedIcon draws nothing as an element, as a function an icon that is not selected', () => {
  const { open, update } = mount({ mode: 'combobox', defaultValue: 'apple', menuItemSelectedIcon: 'M' })
  open()
  expect(readRows()).toEqual(['apple', 'banana', 'cherry'])
  update({ menuItemSelectedIcon: ({ isSelected }) => ` ${String(isSelected)}` })
  expect(readRows()).toEqual(['apple false', 'banana false', 'cherry false'])
})

test('the exact match first by filterSort keeps other tags, and is removed where it is a tag itself', () => {
  const options = ['sunset', 'sun'].map((value) => ({ value }))
  const filterSort = (a: { value?: unknown }, b: { value?: unknown }, { searchValue }: { searchValue: string }) =>
    Number(b.value === searchValue) - Number(a.value === searchValue)
  for (const [showSearch, defaultValue, told] of [
    [true, ['sunset'], []],
    [{ filterSort }, ['sunset'], ['sunset', 'sun']],
    [{ filterSort }, ['sunset', 'sun'], ['sunset']],
  ] as const) {
    const { field, readChange, type, unmount } = mount({ mode: 'tags', options, showSearch, defaultValue })
    type('sun')
    pressKey(field, 'Enter')
    expect(readChange()).toEqual(told)
    unmount()
  }
})

test('in tags an option with exactly the typed value keeps its row away only where it is shown', () => {
  const options = [{ value: 'x', label: 'Apple' }]
  for (const [showSearch, rows] of [
    [true, ['Apple']],
    [{ optionFilterProp: 'label' }, ['x']],
  ] as const) {
    const { type, unmount } = mount({ mode: 'tags', options, showSearch })
    type('x')
    expect(readRows()).toEqual(rows)
    unmount()
  }
})

test('every key puts off the Backspace that removes a tag, after there was text', () => {
  vi.useFakeTimers()
  const { field, onChange, type } = mount({ mode: 'multiple', defaultValue: ['apple'] })
  type('a')
  pressKey(field, 'Backspace')
  type('')
  for (let press = 1; press <= 5; press++) {
    act(() => void vi.advanceTimersByTime(200))
    pressKey(field, 'Backspace')
  }
  expect(onChange).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(250))
  pressKey(field, 'Backspace')
  expect(onChange).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

test('after Escape the text of multiple is out of sight, unless autoClearSearchValue is false', async () => {
  for (const [autoClearSearchValue, text] of [
    [true, ''],
    [false, 'an'],
  ] as const) {
    const { field, type, unmount } = mount({ mode: 'multiple', showSearch: { autoClearSearchValue } })
    type('an')
    pressKey(field, 'Escape')
    await settle()
    expect([field.getAttribute('aria-expanded'), field.value]).toEqual(['false', text])
    unmount()
  }
})

test('Tab is kept from the popup while a row is active, and let through where none is', () => {
  for (const [mode, text, letThrough] of [
    [undefined, 'ban', false],
    [undefined, 'zzz', true],
    ['multiple', 'ban', false],
    ['multiple', 'zzz', true],
  ] as const) {
    const { field, type, unmount } = mount({ mode, showSearch: true })
    type(text)
    expect({ mode, text, let: fireEvent.keyDown(field, { key: 'Tab', keyCode: 9 }) }).toEqual({
      mode,
      text,
      let: letThrough,
    })
    unmount()
  }
})

test('Enter deselects the active row of multiple and tags where it is selected', () => {
  for (const mode of ['multiple', 'tags'] as const) {
    const { field, readChange, type, unmount } = mount({ mode, defaultValue: ['banana'] })
    // The whole word: in tags any other text has a row of its own before it.
    type('banana')
    pressKey(field, 'Enter')
    expect(readChange()).toEqual([])
    unmount()
  }
})

test('a combobox keeps every option, with named fields too, until filterOption is true', () => {
  for (const [showSearch, rows] of [
    [true, 3],
    [{ optionFilterProp: 'label' }, 3],
    [{ filterOption: true }, 0],
    [{ filterOption: true, optionFilterProp: 'label' }, 0],
  ] as const) {
    const { type, unmount } = mount({ mode: 'combobox', showSearch })
    type('zzz')
    expect(readRows()).toHaveLength(rows)
    unmount()
  }
})

test('where the value has another name, the text “u” makes the first row active, disabled or not', () => {
  const options = [
    { id: 1, label: 'uno', disabled: true },
    { id: 2, label: 'una' },
  ]
  for (const [value, index, told] of [
    [undefined, 1, 1],
    [null, 0, 0],
    [2, 0, 0],
  ] as const) {
    const showSearch = { optionFilterProp: 'label' }
    const { field, onChange, type, unmount } = mount({ showSearch, fieldNames: { value: 'id' }, options, value })
    type('u')
    expect(field.getAttribute('aria-activedescendant')).toMatch(new RegExp(`_list_${index}$`))
    pressKey(field, 'Enter')
    expect(onChange).toHaveBeenCalledTimes(told)
    unmount()
  }
})

test('in a combobox Enter is let through where the active option is disabled', () => {
  const options = [{ value: 'india', disabled: true }, { value: 'iran' }]
  const { field, type } = mount({ mode: 'combobox', options })
  type('ind')
  expect(field.getAttribute('aria-activedescendant')).toMatch(/_list_0$/)
  expect(fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })).toBe(true)
  fireEvent.keyUp(field, { key: 'Enter', keyCode: 13 })
  type('ir')
  expect(fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })).toBe(false)
})

test('composing opens a closed list, before any Enter', () => {
  for (const mode of modes) {
    const { field, type, unmount } = mount({ mode, showSearch: true })
    fireEvent.compositionStart(field)
    expect(field.getAttribute('aria-expanded')).toBe('false')
    type('er')
    expect({ mode, open: field.getAttribute('aria-expanded') }).toEqual({ mode, open: 'true' })
    unmount()
  }
})

test('when the number of options changes, no option of a combobox stays active', () => {
  const { field, open, update } = mount({ mode: 'combobox' })
  open()
  pressKey(field, 'ArrowDown')
  expect(readActive()).toBe('apple')
  update({ options: [...fruits, { value: 'damson', label: 'damson' }] })
  expect(readActive()).toBeUndefined()
})

test('a single select opens again at its selected row, wherever it was left', async () => {
  const { field, open } = mount({ defaultValue: 'apple' })
  open()
  pressKey(field, 'ArrowDown')
  expect(readActive()).toBe('banana')
  pressKey(field, 'Escape')
  await settle()
  open()
  expect(readActive()).toBe('apple')
})

test('rows that have waited follow the options once something in the popup is pressed', async () => {
  const popupRender = (list: ReactElement) => (
    <>
      {list}
      <input aria-label="New" />
    </>
  )
  const { field, open, update } = mount({ popupRender })
  open()
  await settle()
  act(() => field.focus())
  const inner = find(findPopup(), 'input')
  act(() => inner.focus())
  await settle()
  update({ options: [...fruits, { value: 'damson', label: 'damson' }] })
  expect(readRows()).toHaveLength(3)
  fireEvent.mouseDown(inner)
  await settle()
  expect(readRows()).toHaveLength(4)
})

test('in StrictMode each handler is called as often as outside of it', async () => {
  const use = async (isStrict: boolean) => {
    const calls: string[] = []
    const note = (name: string) => () => void calls.push(name)
    const select = (
      <Select
        options={fruits}
        showSearch={{ onSearch: note('search') }}
        onChange={note('change')}
        onSelect={note('select')}
        onActive={note('active')}
        onPopupVisibleChange={note('visible')}
        onFocus={note('focus')}
        onBlur={note('blur')}
      />
    )
    const { container, unmount } = render(isStrict ? <StrictMode>{select}</StrictMode> : select)
    const field = find(container, 'input')
    act(() => field.focus())
    fireEvent.mouseDown(field)
    fireEvent.change(field, { target: { value: 'ban' } })
    fireEvent.click(findRow('banana'))
    await settle()
    act(() => field.blur())
    await settle()
    unmount()
    return calls
  }
  const plain = await use(false)
  expect(new Set(plain)).toEqual(new Set(['focus', 'visible', 'active', 'search', 'change', 'select', 'blur']))
  expect(await use(true)).toEqual(plain)
})

test('in every mode an input that is an element gets the placeholder as an attribute', () => {
  for (const mode of modes) {
    const { field, unmount } = mount({ mode, placeholder: 'Any', components: { input: <input /> } })
    expect({ mode, placeholder: field.placeholder }).toEqual({ mode, placeholder: 'Any' })
    unmount()
  }
})

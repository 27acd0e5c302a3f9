// @vitest-environment jsdom
// What the pages say of search and of typed text, where no demo shows it.
import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { findRow, pressKey, readRows } from '../../samples/testing/drive-select'
import { type Callback, fruits, mount, readActive, settle } from './mount'

test('pieces of an array of separators are not trimmed, empty ones are dropped, and a space leaves no tag with a space', () => {
  const { readChange, type, unmount } = mount({ mode: 'tags', options: [], tokenSeparators: [','] })
  type('a, b,, c')
  expect(readChange()).toEqual(['a', ' b', ' c'])
  unmount()
  const spaced = mount({ mode: 'tags', options: [], tokenSeparators: [' '] })
  spaced.type('New York')
  expect(spaced.readChange()).toEqual(['New', 'York'])
})

test('a line of Windows keeps its return, unless its two signs are listed first', () => {
  const paste = (tokenSeparators: string[]) => {
    const { field, readChange, type, unmount } = mount({ mode: 'tags', options: [], tokenSeparators })
    fireEvent.paste(field, { clipboardData: { getData: () => 'a\r\nb' } })
    // What an input of one line makes of it.
    type('a b')
    unmount()
    return readChange()
  }
  expect(paste(['\n'])).toEqual(['a\r', 'b'])
  expect(paste(['\r\n', '\n'])).toEqual(['a', 'b'])
})

test('a function of separators gets the whole text with each change, and may leave it whole', () => {
  for (const whole of [() => null, () => [], (text: string) => [text]]) {
    const separate = vi.fn<(text: string) => string[] | null>(whole)
    const { field, onChange, readChange, type, unmount } = mount({
      mode: 'tags',
      options: [],
      // The type asks for a list; `null` works as well.
      tokenSeparators: separate as (text: string) => string[],
    })
    type('a')
    type('a,b')
    expect(separate.mock.calls.map(([text]) => text)).toEqual(['a', 'a,b'])
    expect(onChange).not.toHaveBeenCalled()
    pressKey(field, 'Enter')
    fireEvent.change(field, { target: { value: 'c' } })
    field.focus()
    field.blur()
    expect(separate).toHaveBeenCalledTimes(3)
    expect(readChange()).toEqual(['a,b', 'c'])
    unmount()
  }
})

test('a single select calls onSearch with no text when its list closes with text left, not after a selection', async () => {
  const onSearch = vi.fn<Callback>()
  const { field, open, type } = mount({ showSearch: { onSearch } })
  open()
  type('ba')
  pressKey(field, 'Escape')
  await waitFor(() => expect(onSearch.mock.calls).toEqual([['ba'], ['']]))
  onSearch.mockClear()
  open()
  type('ba')
  fireEvent.click(findRow('banana'))
  await settle()
  expect(onSearch.mock.calls).toEqual([['ba']])
})

test('where no list is open, text stays in a single select through Escape and blur, without a call', () => {
  const onSearch = vi.fn<Callback>()
  const { field, type } = mount({ showSearch: { onSearch }, notFoundContent: null })
  type('x')
  pressKey(field, 'Escape')
  field.focus()
  field.blur()
  expect(field.value).toBe('x')
  expect(onSearch.mock.calls).toEqual([['x']])
})

test('multiple and tags never call onSearch with no text: on Escape, on blur, after a selection', async () => {
  for (const mode of ['multiple', 'tags'] as const) {
    const onSearch = vi.fn<Callback>()
    const { field, type, unmount } = mount({ mode, showSearch: { onSearch } })
    type('an')
    fireEvent.click(findRow('banana'))
    expect(field.value).toBe('')
    type('an')
    pressKey(field, 'Escape')
    await settle()
    field.focus()
    field.blur()
    expect(onSearch.mock.calls.map(([text]) => text)).toEqual(['an', 'an'])
    unmount()
  }
})

test('text that is controlled is not cleared: by a selection, by leaving, by a setting', async () => {
  const { field, open } = mount({ mode: 'multiple', showSearch: { searchValue: 'an', autoClearSearchValue: true } })
  open()
  fireEvent.click(findRow('banana'))
  expect(field.value).toBe('an')
  field.focus()
  field.blur()
  open()
  expect(field.value).toBe('an')
})

test('a group without the named fields never matches itself, and keeps the options that match', () => {
  const { type } = mount({
    showSearch: { optionFilterProp: 'name' },
    options: [
      {
        label: 'Anna',
        options: [
          { value: 1, label: 'one', name: 'Anna' },
          { value: 2, label: 'two', name: 'Bo' },
        ],
      },
    ],
  })
  type('ann')
  expect(readRows()).toEqual(['one'])
})

test('a group whose header matches keeps all of its options', () => {
  const { type } = mount({
    showSearch: true,
    options: [
      { label: 'Stone fruit', options: fruits },
      { label: 'Other', options: [] },
    ],
  })
  type('STONE')
  expect(readRows()).toEqual(['apple', 'banana', 'cherry'])
})

test('by default the value is searched, not the label, without regard to case; accents are not folded; an element is an object', () => {
  const rows = [
    { value: 17, label: 'Ada' },
    { value: 'zürich', label: 'Z' },
  ]
  const { type, unmount } = mount({ showSearch: true, options: rows })
  for (const [text, found] of [
    ['Ada', []],
    ['1', ['Ada']],
    ['ZÜR', ['Z']],
    ['zur', []],
  ] as const) {
    type(text)
    expect({ text, rows: readRows() }).toEqual({ text, rows: found })
  }
  unmount()
  const { type: search } = mount({
    showSearch: { optionFilterProp: 'label' },
    options: [{ value: 1, label: <b>Ada</b> }],
  })
  search('[object')
  expect(readRows()).toEqual(['Ada'])
})

test('with filterOption false everything stays, whatever is typed', () => {
  const { type } = mount({ showSearch: { filterOption: false } })
  type('zzz')
  expect(readRows()).toHaveLength(3)
})

test('a filter function is asked for groups, and where it refuses one, for its options', () => {
  const asked: unknown[] = []
  const { type } = mount({
    showSearch: {
      filterOption: (_, option) => {
        asked.push(option?.['label'])
        return option?.['value'] === 'banana'
      },
    },
    options: [{ label: 'Fruit', options: fruits }],
  })
  type('x')
  expect(asked.slice(0, 4)).toEqual(['Fruit', 'apple', 'banana', 'cherry'])
  expect(readRows()).toEqual(['banana'])
})

test('filterSort sorts the options of a group only where their key is `options`', () => {
  const options = [
    { label: 'G', value: '', options: [{ value: 'b' }, { value: 'a' }], kids: [{ value: 'b' }, { value: 'a' }] },
  ]
  const filterSort = (a: { value?: unknown }, b: { value?: unknown }) => (String(a.value) < String(b.value) ? -1 : 1)
  const usual = mount({ open: true, showSearch: { filterSort }, options })
  expect(readRows()).toEqual(['a', 'b'])
  usual.unmount()
  mount({
    open: true,
    showSearch: { filterSort },
    fieldNames: { options: 'kids' },
    options: options.map(({ kids, label }) => ({ kids, label })),
  })
  expect(readRows()).toEqual(['b', 'a'])
})

test('in tags typed text is compared with values, case included, never with labels', () => {
  const { field, readChange, type } = mount({ mode: 'tags', options: [{ value: 'apple', label: 'Apple' }] })
  type('Apple')
  expect(readRows()).toEqual(['Apple', 'Apple'])
  pressKey(field, 'Enter')
  expect(readChange()).toEqual(['Apple'])
})

test('an exact match adds no row, and Enter takes the first row that is there', () => {
  const { field, readChange, type } = mount({
    mode: 'tags',
    options: [{ value: 'sunset' }],
    defaultValue: ['sunset', 'sun'],
  })
  type('sun')
  expect(readRows()).toEqual(['sunset✓', 'sun✓'])
  pressKey(field, 'Enter')
  expect(readChange()).toEqual(['sun'])
})

test('in tags filterSort may put another row before that of the text', () => {
  const filterSort = (a: { value?: unknown }, b: { value?: unknown }): number =>
    String(a.value).localeCompare(String(b.value))
  const { type } = mount({ mode: 'tags', showSearch: { filterSort }, options: [{ value: 'az' }, { value: 'ab' }] })
  type('b')
  expect(readRows()).toEqual(['ab', 'b'])
})

test('while text is typed the first enabled row is active; with a value chosen, one whose value starts with the text', () => {
  const options = [
    { value: 'xa', label: 'in China', disabled: true },
    { value: 'xb', label: 'in Chile' },
    { value: 'in', label: 'India' },
  ]
  const showSearch = { optionFilterProp: 'label' }
  for (const [value, active] of [
    [undefined, 'in Chile'],
    [null, 'India'],
    ['xb', 'India'],
  ] as const) {
    const { type, unmount } = mount({ showSearch, options, value })
    type('in')
    expect({ value, active: readActive()?.replace('✓', '') }).toEqual({ value, active })
    unmount()
  }
  const { type } = mount({ showSearch, options, value: null })
  type('IN')
  expect(readActive()).toBe('in Chile')
})

test('the text “u” makes a header active where a value is chosen, Enter selects nothing, and the arrows reach the options', async () => {
  const options = [{ label: 'Fruits u', options: fruits }]
  const { field, onChange, type } = mount({ showSearch: true, options, value: null })
  type('u')
  expect(readActive()).toBeUndefined()
  pressKey(field, 'Enter')
  await settle()
  expect(onChange).not.toHaveBeenCalled()
  type('u')
  pressKey(field, 'ArrowDown')
  expect(readActive()).toBe('apple')
})

test('an object of showSearch wins over the old props', () => {
  const { type } = mount({
    optionFilterProp: 'value',
    showSearch: { optionFilterProp: 'label' },
    options: [{ value: 1, label: 'Ada' }],
  })
  type('ada')
  expect(readRows()).toEqual(['Ada'])
})

test('what is drawn in a row is not searched', () => {
  const { type } = mount({ showSearch: true, optionRender: ({ value }) => <span>drawn {value}</span> })
  type('drawn')
  expect(readRows()).toEqual([])
})

test('an input method reports what is not finished yet', () => {
  const onSearch = vi.fn<Callback>()
  const { field, type } = mount({ showSearch: { onSearch } })
  fireEvent.compositionStart(field)
  for (const text of ['n', 'ni', '你']) type(text)
  expect(onSearch.mock.calls).toEqual([['n'], ['ni'], ['你']])
})

test('notFoundContent is drawn while there are no rows, and with null no list opens', () => {
  const { field, type, update } = mount({ showSearch: true, notFoundContent: 'none' })
  type('zzz')
  expect(document.querySelector('.rc-select-item-empty')?.textContent).toBe('none')
  update({ notFoundContent: null })
  expect(field.getAttribute('aria-expanded')).toBe('false')
})

test('splitting a text calls onSelect for every selected value', () => {
  const onSelect = vi.fn<Callback>()
  const { type } = mount({ mode: 'multiple', tokenSeparators: [','], defaultValue: ['apple'], onSelect })
  type('banana,cherry')
  expect(onSelect.mock.calls.map(([value]) => value)).toEqual(['apple', 'banana', 'cherry'])
})

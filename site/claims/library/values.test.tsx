// @vitest-environment jsdom
// What the pages say of values and of what is reported, where no demo shows it.
import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { findRow, pressKey, readRows } from '../../samples/testing/drive-select'
import { type Callback, find, fruits, mount, settle } from './mount'

const readShown = () => find(document, '.rc-select-content').textContent

test("a value has the type of its option: `'1'` is not `1`", () => {
  const { update } = mount({ options: [{ value: 1, label: 'One' }], value: '1' })
  expect(readShown()).toBe('1')
  update({ value: 1 })
  expect(readShown()).toBe('One')
})

test('a value whose option goes keeps its label, is not dropped, and nothing is reported', () => {
  const { update, onChange, open } = mount({ options: [{ value: 'a', label: 'Apple' }], defaultValue: 'a' })
  update({ options: fruits })
  expect(readShown()).toBe('Apple')
  open()
  expect(readShown()).toBe('Apple')
  expect(onChange).not.toHaveBeenCalled()
})

test('a value without an option is shown as it is, and in a tag it can be removed', () => {
  const { container, open, readChange } = mount({ mode: 'multiple', defaultValue: [17] })
  expect(find(container, '.rc-select-selection-item').textContent).toBe('17×')
  fireEvent.click(find(container, '.rc-select-selection-item-remove'))
  expect(readChange()).toEqual([])
  // Once it is gone, no row brings it back.
  open()
  expect(readRows()).toEqual(['apple', 'banana', 'cherry'])
})

test('with labelInValue the label of a value is shown without its option, and a typed tag has none', () => {
  const { unmount } = mount({ labelInValue: true, value: { value: 7, label: 'Seven' } })
  expect(readShown()).toBe('Seven')
  unmount()
  const { field, type, readChange } = mount({ mode: 'tags', labelInValue: true, options: [] })
  type('new')
  pressKey(field, 'Enter')
  expect(readChange()).toEqual([{ value: 'new', label: undefined }])
})

test('with labelInValue onSelect and onDeselect are given the label as well', () => {
  const [onSelect, onDeselect] = [vi.fn<Callback>(), vi.fn<Callback>()]
  const { open } = mount({ mode: 'multiple', labelInValue: true, onSelect, onDeselect })
  open()
  for (const told of [onSelect, onDeselect]) {
    fireEvent.click(findRow('apple'))
    expect(told.mock.lastCall?.[0]).toMatchObject({ value: 'apple', label: 'apple' })
  }
})

test('onChange comes for changes, onSelect each time', async () => {
  const onSelect = vi.fn<Callback>()
  const { onChange, open } = mount({ onSelect, defaultValue: 'apple' })
  for (let times = 0; times < 2; times += 1) {
    open()
    fireEvent.click(findRow('apple'))
    await settle()
  }
  expect(onChange).not.toHaveBeenCalled()
  expect(onSelect).toHaveBeenCalledTimes(2)
})

test('the second argument is a copy of the record with every field, and several records in multiple', () => {
  const record = { value: 'a', label: 'A', runways: 2 }
  const { open, onChange, unmount } = mount({ options: [record] })
  open()
  fireEvent.click(findRow('A'))
  expect(onChange.mock.lastCall?.[1]).toEqual(record)
  expect(onChange.mock.lastCall?.[1]).not.toBe(record)
  unmount()
  const several = mount({ mode: 'multiple', options: [record] })
  several.open()
  fireEvent.click(findRow('A'))
  expect(several.onChange.mock.lastCall?.[1]).toEqual([record])
})

test('values beyond the limit that are passed are kept', () => {
  const { container } = mount({ mode: 'multiple', maxCount: 1, value: ['apple', 'banana'] })
  expect(container.querySelectorAll('.rc-select-selection-item')).toHaveLength(2)
})

test('null shows the placeholder, an empty text does not, unless it has an option', () => {
  const { container, update } = mount({ placeholder: 'Choose', value: null })
  const isShown = () => container.querySelector('.rc-select-placeholder') !== null
  expect(isShown()).toBe(true)
  update({ value: '' })
  expect([isShown(), readShown()]).toEqual([false, ''])
  update({ value: '', options: [{ value: '', label: 'None' }] })
  expect(readShown()).toBe('None')
})

test('defaultValue is read once, and undefined leaves the selection to the component', () => {
  const { update, open } = mount({ defaultValue: 'apple' })
  update({ defaultValue: 'banana' })
  expect(readShown()).toBe('apple')
  open()
  fireEvent.click(findRow('cherry'))
  expect(readShown()).toBe('cherry')
})

test('the deprecated names still work, and print nothing', () => {
  const onSearch = vi.fn<Callback>()
  const { container, type, readChange, onChange } = mount({
    mode: 'multiple',
    allowClear: true,
    defaultValue: ['apple'],
    options: [
      { value: 1, label: 'Two' },
      { value: 2, label: 'Twelve' },
    ],
    onSearch,
    optionFilterProp: 'label',
    filterSort: (a, b) => Number(b.value) - Number(a.value),
    autoClearSearchValue: false,
    suffixIcon: <i className="suffix" />,
    clearIcon: <i className="clear" />,
  })
  expect(container.querySelectorAll('.suffix, .clear')).toHaveLength(2)
  type('tw')
  expect(onSearch).toHaveBeenCalledWith('tw')
  expect([...document.querySelectorAll('.rc-select-item-option')].map((row) => row.textContent)).toEqual([
    'Twelve',
    'Two',
  ])
  fireEvent.click(findRow('Two'))
  expect(readChange()).toEqual(['apple', 1])
  expect(find(container, 'input').value).toBe('tw')
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('two options with one value are both chosen', () => {
  // React prints that two children have the same key.
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { open } = mount({
    options: [
      { value: 'a', label: 'One' },
      { value: 'a', label: 'Two' },
    ],
    defaultValue: 'a',
  })
  open()
  expect(readShown()).toBe('Two')
  expect(document.querySelectorAll('.rc-select-item-option-selected')).toHaveLength(2)
  print.mockRestore()
})

test('the clear button calls onSearch with no text in every mode; an option selected in a combobox calls nothing', async () => {
  for (const mode of [undefined, 'multiple', 'tags', 'combobox'] as const) {
    const onSearch = vi.fn<Callback>()
    const { container, type, unmount } = mount({ mode, allowClear: true, showSearch: { onSearch } })
    type('an')
    await settle()
    const clear = container.querySelector('button.rc-select-clear')
    if (clear === null) throw new Error('There is no clear button.')
    fireEvent.mouseDown(clear)
    fireEvent.click(clear)
    await settle()
    expect(onSearch.mock.calls).toEqual([['an'], ['']])
    unmount()
  }
  const onSearch = vi.fn<Callback>()
  const { field, type } = mount({ mode: 'combobox', showSearch: { onSearch } })
  type('an')
  fireEvent.click(findRow('banana'))
  expect(field.value).toBe('banana')
  expect(onSearch.mock.calls).toEqual([['an']])
})

test('leaving a field for several values empties its text, and onSearch is not told', async () => {
  const onSearch = vi.fn<Callback>()
  const { field, type } = mount({ mode: 'multiple', showSearch: { onSearch } })
  type('an')
  field.focus()
  field.blur()
  await settle()
  expect(field.value).toBe('')
  expect(onSearch.mock.calls).toEqual([['an']])
})

test('with labelInValue a typed tag has no label, and once another one is removed the label that is drawn', () => {
  const { container, field, type, readChange } = mount({
    mode: 'tags',
    labelInValue: true,
    labelRender: ({ value }) => `<${value}>`,
  })
  for (const text of ['sam', 'bob']) {
    type(text)
    pressKey(field, 'Enter')
  }
  expect(readChange()).toMatchObject([{ value: 'sam' }, { value: 'bob', label: undefined }])
  const remove = [...container.querySelectorAll('.rc-select-selection-item-remove')].at(-1)
  if (remove === undefined) throw new Error('There is no icon to remove a tag.')
  fireEvent.click(remove)
  expect(readChange()).toMatchObject([{ value: 'sam', label: '<sam>' }])
})

test('in tags with labelInValue a separator takes the label of an entry whose option is gone', () => {
  const saved = [{ value: 'ann', label: 'Ann' }]
  const { type, readChange } = mount({
    mode: 'tags',
    labelInValue: true,
    options: [],
    value: saved,
    tokenSeparators: [','],
  })
  type('bob,')
  expect(readChange()).toEqual([
    { value: 'ann', label: undefined },
    { value: 'bob', label: undefined },
  ])
})

test('a space filters as a letter does', () => {
  const { type } = mount({ showSearch: true })
  type(' ')
  expect(readRows()).toEqual([])
})

test('where a separator selects, onSearch is called with no text', () => {
  const onSearch = vi.fn<Callback>()
  const { type } = mount({ mode: 'tags', tokenSeparators: [','], showSearch: { onSearch } })
  for (const text of ['css', 'css,']) type(text)
  expect(onSearch.mock.calls).toEqual([['css'], ['']])
})

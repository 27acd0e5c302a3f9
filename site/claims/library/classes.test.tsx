// @vitest-environment jsdom
// The class names of the styling guide.
import { expect, test } from 'vitest'
import { findPopup, pressKey } from '../../samples/testing/drive-select'
import { find, fruits, mount, settle } from './mount'

/** The classes that no element of a part has. */
const listMissing = (parent: ParentNode, names: readonly string[]) =>
  names.filter((name) => parent.querySelector(`.rc-select-${name}`) === null)

test('the field has the classes that the guide lists', () => {
  const { container, open } = mount({
    mode: 'multiple',
    allowClear: true,
    defaultValue: ['apple', 'banana'],
    options: fruits.map((fruit) => ({ ...fruit, disabled: fruit.value === 'banana' })),
    loading: true,
    prefix: '#',
    suffix: '?',
  })
  open()
  const states = ['open', 'loading', 'allow-clear', 'show-search', 'show-arrow', 'multiple']
  expect(listMissing(container, states)).toEqual([])
  const parts = ['prefix', 'suffix', 'content', 'input', 'clear', 'content-item-suffix .rc-select-input']
  expect(listMissing(container, parts)).toEqual([])
  const ofTag = ['selection-item-content', 'selection-item-remove', 'selection-item-disabled']
  expect(listMissing(container, ofTag)).toEqual([])
  expect(container.querySelectorAll('.rc-select-content-item')).toHaveLength(3)
})

test('the content of single and combobox says whether there is a value and whether there is text', () => {
  for (const mode of [undefined, 'combobox'] as const) {
    const { container, type, unmount } = mount({ mode, defaultValue: 'apple', showSearch: true })
    expect(listMissing(container, ['single', 'content-has-value', 'content-has-search-value'])).toEqual(
      mode === undefined ? ['content-has-search-value'] : [],
    )
    type('a')
    expect(listMissing(container, ['content-has-search-value'])).toEqual([])
    unmount()
  }
  for (const mode of ['multiple', 'tags'] as const) {
    const { container, type, unmount } = mount({ mode, defaultValue: ['apple'] })
    type('a')
    expect(find(container, '.rc-select-content').className).toBe('rc-select-content')
    unmount()
  }
  const { container } = mount({ mode: 'tags', disabled: true })
  expect(listMissing(container, ['multiple', 'disabled'])).toEqual([])
})

test('the popup has the classes that the guide lists, and takes the class and the style that it is given', async () => {
  const { field, open, update } = mount({
    defaultValue: 'a',
    popupClassName: 'mine',
    popupStyle: { color: 'red' },
    options: [
      { label: 'G', options: [{ value: 'a' }, { value: 'b', disabled: true }] },
      { label: 'H', options: Array.from({ length: 30 }, (_, value) => ({ value })) },
    ],
  })
  open()
  const popup = findPopup()
  for (const name of ['rc-select-dropdown', 'rc-select-dropdown-placement-bottomLeft', 'mine'])
    expect(popup.classList).toContain(name)
  expect(popup.style.color).toBe('red')
  const parts = ['dropdown-list', 'dropdown-list-holder', 'item-group', 'item-option-disabled']
  expect(listMissing(popup, parts)).toEqual([])
  const row = find(popup, '.rc-select-item-option-selected')
  for (const state of ['active', 'grouped']) expect(row.classList).toContain(`rc-select-item-option-${state}`)
  expect(listMissing(row, ['item-option-content'])).toEqual([])
  expect(find(row, '.rc-select-item-option-state').textContent).toBe('✓')
  update({ options: [] })
  expect(listMissing(popup, ['item-empty'])).toEqual([])
  expect(popup.classList).toContain('rc-select-dropdown-empty')
  pressKey(field, 'Escape')
  await settle()
  expect(popup.isConnected && popup.classList.contains('rc-select-dropdown-hidden')).toBe(true)
})

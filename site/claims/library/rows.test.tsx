// @vitest-environment jsdom
// What the pages say of single rows: their names and attributes, which one is active, which text finds them.
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { findPopup, pressKey, readRows } from '../../samples/testing/drive-select'
import { type Callback, find, mount, readActive, settle } from './mount'

test('where the rows are the options, what a row shows is its name', () => {
  const options = [{ value: 'p-17', label: <b>Ada Byron</b> }]
  const { update } = mount({ open: true, options })
  expect(screen.getByRole('option', { name: 'p-17' })).toBeTruthy()
  for (const rest of [{ virtual: false }, { popupMatchSelectWidth: false }]) {
    update({ options, ...rest })
    expect(screen.getByRole('option', { name: 'Ada Byron' })).toBeTruthy()
    update({ options: [{ value: 'p-17', label: 'Ada' }], optionRender: () => <b>Ada, support</b>, ...rest })
    expect(screen.getByRole('option', { name: 'Ada, support' })).toBeTruthy()
  }
})

test('the list keeps its own onClick, and its own role and id where the rows are the options', () => {
  for (const [virtual, role] of [
    [true, 'Backend'],
    [false, 'option'],
  ] as const) {
    const onClick = vi.fn<Callback>()
    const option = { value: 'a', label: 'a', role: 'Backend', id: 'mine', onClick }
    const { unmount } = mount({ open: true, virtual, options: [option] })
    const row = find(findPopup(), '.rc-select-item-option')
    expect([row.getAttribute('role'), row.id === 'mine']).toEqual([role, virtual])
    fireEvent.click(row)
    expect(onClick).not.toHaveBeenCalled()
    unmount()
  }
})

test('a list that opens again with other options of the same number has the row in the same place active', async () => {
  const { field, open, update } = mount({ mode: 'multiple' })
  open()
  pressKey(field, 'ArrowDown')
  expect(readActive()).toBe('banana')
  pressKey(field, 'Escape')
  await settle()
  update({ options: ['x', 'y', 'z'].map((value) => ({ value })) })
  pressKey(field, 'ArrowDown')
  expect(readActive()).toBe('y')
})

test('a field that holds a list is searched too', () => {
  const options = [
    { value: 1, label: 'Vienna', names: ['Wien', 1010] },
    { value: 2, label: 'Prague', names: ['Praha'] },
  ]
  const { type } = mount({ showSearch: { optionFilterProp: 'names' }, options })
  for (const text of ['wien', '1010']) {
    type(text)
    expect(readRows()).toEqual(['Vienna'])
  }
})

test('an option that does not match takes no row from the text that is its value', () => {
  const options = [{ value: 'jp', label: 'Japan' }]
  const { type } = mount({ mode: 'tags', showSearch: { optionFilterProp: 'label' }, options })
  type('jp')
  expect(readRows()).toEqual(['jp'])
})

test('in a combobox with groups the text “u” makes a header active, and Enter closes the list without submitting', async () => {
  const { field, onChange, type } = mount({
    mode: 'combobox',
    options: [{ label: 'Stone', options: [{ value: 'plum' }] }],
  })
  type('u')
  expect(field.getAttribute('aria-activedescendant')).toMatch(/_list_0$/)
  expect(readActive()).toBeUndefined()
  // False: somebody has prevented what browsers do, which is to submit.
  expect(fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })).toBe(false)
  await settle()
  expect(field.getAttribute('aria-expanded')).toBe('false')
  expect(onChange.mock.calls.map(([value]) => value)).toEqual(['u'])
})

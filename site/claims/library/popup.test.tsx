// @vitest-environment jsdom
// What the pages say of the popup: what is in it, where it is, and when it comes and goes.
import { act, fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { findPopup, findRow, pressKey, readRows } from '../../samples/testing/drive-select'
import { type Callback, find, fruits, mount, settle } from './mount'

const more = [...fruits, { value: 'date', label: 'date' }]
const names = fruits.map(({ label }) => label)

/** Moves the focus from the field into the popup, with a press of the mouse or as a key does it. */
async function enterPopup(field: HTMLElement, isPressed: boolean): Promise<void> {
  const inner = find(findPopup(), 'input')
  act(() => field.focus())
  // The press that has opened the list counts until its task is over.
  await settle()
  if (isPressed) fireEvent.mouseDown(inner)
  act(() => inner.focus())
  await settle()
}

test('rows do not follow the options while the focus is in the popup, without a press there: until it opens again, or with a new key', async () => {
  for (const [isPressed, hasKey, rows] of [
    [false, false, names],
    [true, false, [...names, 'date']],
    [false, true, [...names, 'date']],
  ] as const) {
    let key = 'three'
    const { field, open, update, unmount } = mount({
      popupRender: (list) => (
        <div>
          <div key={hasKey ? key : undefined}>{list}</div>
          <input aria-label="New" />
        </div>
      ),
    })
    open()
    await enterPopup(field, isPressed)
    key = 'four'
    update({ options: more })
    expect({ isPressed, hasKey, rows: readRows() }).toEqual({ isPressed, hasKey, rows })
    expect(field.getAttribute('aria-expanded')).toBe('true')
    act(() => field.focus())
    pressKey(field, 'Escape')
    await settle()
    pressKey(field, 'ArrowDown')
    expect(readRows()).toHaveLength(4)
    unmount()
  }
})

test('a press on text in the popup is left to the browser, one on a row is not', () => {
  const { open } = mount({
    popupRender: (list) => (
      <>
        <p>Header</p>
        {list}
      </>
    ),
  })
  open()
  // False: somebody has prevented what browsers do, here to move the focus.
  expect(fireEvent.mouseDown(find(findPopup(), 'p'))).toBe(true)
  expect(fireEvent.mouseDown(findRow('apple'))).toBe(false)
})

test('dropdownRender is a property no more: the list is drawn without it', () => {
  // React tells that an element has no such attribute.
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  mount({ open: true, dropdownRender: () => <p>Mine</p> } as Parameters<typeof mount>[0])
  expect(readRows()).toEqual(names)
  expect(findPopup().textContent).not.toContain('Mine')
  print.mockRestore()
})

test('with nothing to show a list stays closed, and opens with the answer even if the focus has left', async () => {
  const { field, type, update } = mount({ showSearch: { filterOption: false }, options: [], notFoundContent: null })
  act(() => field.focus())
  type('x')
  act(() => field.blur())
  await settle()
  expect(field.getAttribute('aria-expanded')).toBe('false')
  update({ options: fruits })
  expect(field.getAttribute('aria-expanded')).toBe('true')
})

test('the title of a group is the tooltip of its header and the name of the group, else its label is', () => {
  for (const [title, name] of [
    ['Hill line, 3 stations', 'Hill line, 3 stations'],
    [undefined, 'Hill line'],
  ] as const) {
    const { unmount } = mount({ open: true, options: [{ label: 'Hill line', title, options: fruits }] as never })
    expect(find(findPopup(), '.rc-select-item-group').title).toBe(name)
    expect(find(findPopup(), '[role="group"]').getAttribute('aria-label')).toBe(name)
    unmount()
  }
})

test('the popup is in body, or moves at the next render to where the function says', () => {
  const usual = mount({ open: true })
  expect(usual.container.contains(findPopup())).toBe(false)
  usual.unmount()
  const [first, second] = [document.createElement('div'), document.createElement('div')]
  document.body.append(first, second)
  let parent = first
  const { update } = mount({ open: true, getPopupContainer: () => parent })
  expect(first.contains(findPopup())).toBe(true)
  parent = second
  update({})
  expect(second.contains(findPopup())).toBe(true)
})

test('a press on a button outside asks to close before its click, a tap after it, and both without any blur', async () => {
  const onPopupVisibleChange = vi.fn<Callback>()
  const { field } = mount({ open: true, onPopupVisibleChange })
  const button = document.createElement('button')
  document.body.append(button)
  expect(document.activeElement).not.toBe(field)
  fireEvent.mouseDown(button)
  await settle()
  expect(onPopupVisibleChange.mock.calls).toEqual([[false]])

  // Of a tap, browsers send the press and the click in one task.
  fireEvent.mouseDown(button)
  fireEvent.mouseUp(button)
  fireEvent.click(button)
  expect(onPopupVisibleChange).toHaveBeenCalledTimes(1)
  await settle()
  expect(onPopupVisibleChange.mock.calls).toEqual([[false], [false]])
})

test('Escape in an open list goes no further in React, but its default stays: a dialog closes with it', async () => {
  const { field, open } = mount()
  open()
  const outside = vi.fn<Callback>()
  document.body.addEventListener('keydown', outside)
  expect(fireEvent.keyDown(field, { key: 'Escape', keyCode: 27 })).toBe(true)
  expect(outside).not.toHaveBeenCalled()
  await settle()
  expect(field.getAttribute('aria-expanded')).toBe('false')
  expect(fireEvent.keyDown(field, { key: 'Escape', keyCode: 27 })).toBe(true)
  expect(outside).toHaveBeenCalledTimes(1)
  document.body.removeEventListener('keydown', outside)
})

// @vitest-environment jsdom
// What the pages say of keys, where no demo and no table shows it.
import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { findPopup, pressKey, readRows } from '../../samples/testing/drive-select'
import { type Callback, mount, readActive, settle } from './mount'

test('the arrows wrap at both ends and skip disabled options', () => {
  // In `tags` the library warns of disabled options.
  for (const mode of [undefined, 'multiple', 'combobox'] as const) {
    const { field, open, unmount } = mount({
      mode,
      defaultActiveFirstOption: true,
      options: [{ value: 'none', disabled: true }, { value: 'a' }, { value: 'gone', disabled: true }, { value: 'b' }],
    })
    open()
    const seen = [readActive()]
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'] as const) {
      pressKey(field, key)
      seen.push(readActive())
    }
    expect({ mode, seen }).toEqual({ mode, seen: ['a', 'b', 'a', 'b', 'a'] })
    unmount()
  }
})

test('the clear button is a stop of Tab, its keys are its own, and the focus goes back to the field', () => {
  const onKeyDown = vi.fn<Callback>()
  const { field, onChange, container } = mount({ allowClear: true, defaultValue: 'apple', onKeyDown })
  const button = container.querySelector<HTMLButtonElement>('button.rc-select-clear')
  if (button === null) throw new Error('There is no clear button.')
  expect(button.tabIndex).toBe(0)
  button.focus()
  // A button clicks itself on these keys unless something prevents it.
  for (const key of ['Enter', ' ']) expect(fireEvent.keyDown(button, { key })).toBe(true)
  expect(onKeyDown).not.toHaveBeenCalled()
  fireEvent.keyDown(button, { key: 'Home' })
  expect(onKeyDown).toHaveBeenCalledOnce()
  expect(field.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(button)
  expect(onChange).toHaveBeenLastCalledWith(undefined, undefined)
  expect(document.activeElement).toBe(field)
})

test('with backfill the arrows show the value of the active option in a combobox, and report no change', () => {
  const { field, onChange, open } = mount({ mode: 'combobox', backfill: true })
  open()
  pressKey(field, 'ArrowDown')
  expect(field.value).toBe('apple')
  pressKey(field, 'ArrowDown')
  expect(field.value).toBe('banana')
  expect(onChange).not.toHaveBeenCalled()
})

test('at the limit Enter opens the list with the first chosen row active, and the next Enter removes it', () => {
  const { field, readChange } = mount({ mode: 'tags', maxCount: 2, defaultValue: ['banana', 'cherry'] })
  pressKey(field, 'Enter')
  expect(readActive()).toBe('banana')
  pressKey(field, 'Enter')
  expect(readChange()).toEqual(['cherry'])
})

test('Enter and Space tell of the opening twice', () => {
  for (const key of [
    { key: 'Enter', keyCode: 13 },
    { key: ' ', keyCode: 32 },
  ]) {
    const onPopupVisibleChange = vi.fn<Callback>()
    const { field, unmount } = mount({ onPopupVisibleChange })
    fireEvent.keyDown(field, key)
    expect(onPopupVisibleChange.mock.calls).toEqual([[true], [true]])
    unmount()
  }
})

test('open without the focus, a key elsewhere does nothing', async () => {
  const onPopupVisibleChange = vi.fn<Callback>()
  mount({ open: true, onPopupVisibleChange })
  const before = readActive()
  for (const [key, keyCode] of [
    ['Escape', 27],
    ['ArrowDown', 40],
  ] as const)
    fireEvent.keyDown(document.body, { key, keyCode })
  await settle()
  expect(onPopupVisibleChange).not.toHaveBeenCalled()
  expect(readActive()).toBe(before)
})

test('Escape in a field of the popup closes nothing', async () => {
  const { field, open } = mount({
    popupRender: (list) => (
      <div>
        {list}
        <input aria-label="New" />
      </div>
    ),
  })
  open()
  const inner = findPopup().querySelector('input')
  if (inner === null) throw new Error('There is no input in the popup.')
  fireEvent.keyDown(inner, { key: 'Escape', keyCode: 27 })
  await settle()
  expect(field.getAttribute('aria-expanded')).toBe('true')
})

test('a press that is stopped before the window leaves the list open', async () => {
  const { field, open } = mount({})
  const outside = document.createElement('p')
  outside.addEventListener('mousedown', (event) => event.stopPropagation())
  document.body.append(outside)
  open()
  fireEvent.mouseDown(outside)
  await settle()
  expect(field.getAttribute('aria-expanded')).toBe('true')
  fireEvent.mouseDown(document.body)
  await settle()
  expect(field.getAttribute('aria-expanded')).toBe('false')
})

test('an option whose value starts with the text becomes active in a combobox, with any default, and Enter takes it', () => {
  const { field, readChange } = mount({ mode: 'combobox', defaultActiveFirstOption: false })
  fireEvent.change(field, { target: { value: 'b' } })
  expect(readRows()).toHaveLength(3)
  expect(readActive()).toBe('banana')
  pressKey(field, 'Enter')
  expect(readChange()).toBe('banana')
  fireEvent.change(field, { target: { value: 'C' } })
  expect(readActive()).toBeUndefined()
})

test('after a preview that Escape took back, the next key is appended to the preview', async () => {
  const { field } = mount({ mode: 'combobox', backfill: true })
  fireEvent.change(field, { target: { value: 'x' } })
  pressKey(field, 'ArrowDown')
  pressKey(field, 'ArrowDown')
  expect(field.value).toBe('banana')
  pressKey(field, 'Escape')
  await settle()
  expect(field.getAttribute('aria-expanded')).toBe('false')
  expect(field.value).toBe('x')
  // The key comes before its letter, which a browser writes at the caret.
  fireEvent.keyDown(field, { key: 'v', keyCode: 86 })
  expect([field.value, field.selectionStart]).toEqual(['banana', 6])
})

test('with components.root Backspace removes the last value', () => {
  const { readChange, container } = mount({
    mode: 'multiple',
    defaultValue: ['apple', 'banana'],
    components: { root: <button type="button">Columns</button> },
  })
  const button = container.querySelector('button')
  if (button === null) throw new Error('There is no button.')
  pressKey(button, 'Backspace')
  expect(readChange()).toEqual(['apple'])
})

test('in tags without text and without options the first row is a tag, and Enter removes it', () => {
  const { field, readChange, open } = mount({ mode: 'tags', options: [], defaultValue: ['apple', 'banana'] })
  open()
  expect(readRows()).toEqual(['apple✓', 'banana✓'])
  pressKey(field, 'Enter')
  expect(readChange()).toEqual(['banana'])
})

test('Tab is kept by an open list with an active option, and left to the browser by one without', () => {
  for (const mode of [undefined, 'multiple', 'tags', 'combobox'] as const)
    for (const isEmpty of [false, true]) {
      const { field, open, unmount } = mount({ mode, ...(isEmpty ? { options: [] } : {}) })
      open()
      // In a combobox no option is active until an arrow is pressed.
      if (mode === 'combobox' && !isEmpty) pressKey(field, 'ArrowDown')
      const isLeft = fireEvent.keyDown(field, { key: 'Tab', keyCode: 9 })
      expect({ mode, isEmpty, isLeft }).toEqual({ mode, isEmpty, isLeft: isEmpty })
      unmount()
    }
})

test('Backspace passes over disabled tags', () => {
  // In `tags` the library warns of disabled options.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const mode of ['multiple', 'tags'] as const) {
    const { field, readChange, unmount } = mount({
      mode,
      options: [{ value: 'a' }, { value: 'b', disabled: true }],
      defaultValue: ['a', 'b'],
    })
    pressKey(field, 'Backspace')
    expect(readChange()).toEqual(['b'])
    unmount()
  }
})

test('where the composition ends before its Enter, tags that are held closed take the text', () => {
  for (const [props, endsBefore, told] of [
    [{ open: false }, true, ['ni']],
    [{ open: false }, false, undefined],
    [{}, true, undefined],
  ] as const) {
    const { field, readChange, type, unmount } = mount({ mode: 'tags', options: [], ...props })
    fireEvent.compositionStart(field)
    type('ni')
    if (endsBefore) fireEvent.compositionEnd(field)
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: !endsBefore })
    expect({ props, endsBefore, told: readChange() }).toEqual({ props, endsBefore, told })
    unmount()
  }
})

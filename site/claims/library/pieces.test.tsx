// @vitest-environment jsdom
// What the pages say of the pieces that one can replace, and of small exceptions beside them.
import { fireEvent } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { MouseEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { pressKey, readRows } from '../../samples/testing/drive-select'
import { find, fruits, mount, settle } from './mount'

test('without icons of your own a cross clears and removes, and a tick marks what is chosen', () => {
  const { container } = mount({ mode: 'multiple', defaultValue: ['apple'], allowClear: true, open: true })
  expect(find(container, '.rc-select-clear').textContent).toBe('×')
  expect(find(container, '.rc-select-selection-item-remove').textContent).toBe('×')
  expect(find(document, '.rc-select-item-option-state').textContent).toBe('✓')
})

test('the button of a tag needs both calls: else a press opens the list without the focus, or takes the focus', () => {
  for (const [calls, isLeft, isOpen] of [
    [[], false, true],
    [['preventDefault'], false, true],
    [['stopPropagation'], true, false],
    [['preventDefault', 'stopPropagation'], false, false],
  ] as const) {
    const onMouseDown = (event: MouseEvent) => {
      for (const call of calls) event[call]()
    }
    const { container, field, unmount } = mount({
      mode: 'multiple',
      defaultValue: ['apple'],
      tagRender: () => (
        <button type="button" onMouseDown={onMouseDown}>
          x
        </button>
      ),
    })
    // What is left to the browser moves the focus to the button, and to the page when the button goes.
    expect({ calls, isLeft: fireEvent.mouseDown(find(container, 'button')) }).toEqual({ calls, isLeft })
    expect({ calls, open: field.getAttribute('aria-expanded') }).toEqual({ calls, open: String(isOpen) })
    expect(document.activeElement).not.toBe(field)
    unmount()
  }
})

test('keys on the button of a tag go on to the field, which prevents Enter and removes the last tag on Backspace', () => {
  const { container, field, readChange } = mount({
    mode: 'multiple',
    defaultValue: ['apple', 'banana'],
    tagRender: ({ value }) => (
      <button type="button" data-value={value}>
        x
      </button>
    ),
  })
  const button = find(container, '[data-value="apple"]')
  pressKey(button, 'Backspace')
  expect(readChange()).toEqual(['apple'])
  expect(fireEvent.keyDown(button, { key: 'Enter', keyCode: 13 })).toBe(false)
  expect(field.getAttribute('aria-expanded')).toBe('true')
})

test('with components.root Space opens the list and its click closes it again, unless showSearch is false', async () => {
  for (const [showSearch, isOpen] of [
    [undefined, false],
    [false, true],
  ] as const) {
    const { container, unmount } = mount({
      mode: 'multiple',
      showSearch,
      components: { root: <button type="button">Columns</button> },
    })
    find(container, 'button').focus()
    await userEvent.keyboard(' ')
    await settle()
    const isShown = document.querySelector('.rc-select-dropdown:not(.rc-select-dropdown-hidden)') !== null
    expect({ showSearch, isOpen: isShown }).toEqual({ showSearch, isOpen })
    unmount()
  }
})

test('components.root is given handlers of clicks, of keys and of the focus, not of presses', () => {
  const seen: Record<string, unknown> = {}
  mount({
    onMouseDown: () => undefined,
    components: {
      root: (props: object) => {
        Object.assign(seen, props)
        return <button type="button" aria-label="Fruit" />
      },
    },
  })
  const handlers = Object.keys(seen).filter((name) => typeof seen[name] === 'function')
  expect(handlers).toEqual(expect.arrayContaining(['onClick', 'onKeyDown', 'onKeyUp', 'onFocus', 'onBlur']))
  expect(handlers).not.toContain('onMouseDown')
  expect(seen).not.toHaveProperty('aria-expanded')
})

test('an input of your own keeps its type, and the browser completes it when told to', () => {
  const { field, update } = mount({ mode: 'combobox', components: { input: <input type="email" /> } })
  expect([field.type, field.autocomplete]).toEqual(['email', 'new-password'])
  update({ autoComplete: 'email' })
  expect(field.autocomplete).toBe('email')
})

test('optionLabelProp in a combobox and an option of null print a warning, the label needs no setting', () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const told = () => print.mock.calls.map(([text]) => String(text)).join()
  const { container, unmount } = mount({ options: [{ value: 'a', label: 'A' }], defaultValue: 'a' })
  expect(find(container, '.rc-select-content').textContent).toBe('A')
  expect(told()).toBe('')
  unmount()
  mount({ mode: 'combobox', optionLabelProp: 'value' })
  expect(told()).toContain('`combobox` mode not support `optionLabelProp`')
  mount({ options: [{ value: null, label: 'Any' }] })
  expect(told()).toContain('`value` in Select options should not be `null`')
})

test('a function of separators is not asked while an input method composes, but when it is done', () => {
  const separate = vi.fn<(text: string) => string[]>((text) => [text])
  const { field, type } = mount({ mode: 'tags', options: [], tokenSeparators: separate })
  fireEvent.compositionStart(field)
  type('ni')
  expect(separate).not.toHaveBeenCalled()
  fireEvent.compositionEnd(field, { target: { value: '你' } })
  expect(separate.mock.calls).toEqual([['你']])
})

test('the first pieces fill the free places, one that is chosen already or that no option has takes a place too', () => {
  for (const [mode, text, told] of [
    ['tags', 'testing;react;forms', ['react', 'testing']],
    ['tags', 'testing;forms;a11y', ['react', 'testing', 'forms']],
    ['multiple', 'apple;react;banana', ['react', 'apple']],
    ['multiple', 'nope;apple;banana', ['react', 'apple']],
    ['multiple', 'apple;banana;cherry', ['react', 'apple', 'banana']],
  ] as const) {
    const { readChange, type, unmount } = mount({
      mode,
      maxCount: 3,
      options: [{ value: 'react', label: 'react' }, ...fruits],
      defaultValue: ['react'],
      tokenSeparators: [';'],
    })
    type(text)
    expect({ mode, text, told: readChange() }).toEqual({ mode, text, told })
    unmount()
  }
})

test('in multiple a piece is compared with the label and with fields that are named, with the value only if it is named', () => {
  const select = (text: string, props: object) => {
    const { onChange, type, unmount } = mount({
      mode: 'multiple',
      options: [{ value: 'a', label: 'Apple', code: 'x' }, { value: 'Fig' }],
      tokenSeparators: [','],
      ...props,
    })
    type(text)
    unmount()
    return onChange.mock.lastCall?.[0]
  }
  expect(select('a,x,Fig,', {})).toBeUndefined()
  expect(select('Apple,Fig,', {})).toEqual(['a'])
  expect(select('a,Fig,', { showSearch: { optionFilterProp: 'value' } })).toEqual(['a', 'Fig'])
  expect(select('x,', { optionLabelProp: 'code' })).toEqual(['a'])
})

test('filterSort orders groups among themselves and the options inside each, with one function', () => {
  const filterSort = (a: { label?: unknown }, b: { label?: unknown }) => (String(a.label) < String(b.label) ? -1 : 1)
  mount({
    open: true,
    showSearch: { filterSort },
    options: [
      { label: 'Vegetables', options: [{ value: 2, label: 'leek' }] },
      { label: 'Fruits', options: fruits.toReversed() },
    ],
  })
  const headers = [...document.querySelectorAll('.rc-select-item-group')].map((header) => header.textContent)
  expect(headers).toEqual(['Fruits', 'Vegetables'])
  expect(readRows()).toEqual(['apple', 'banana', 'cherry', 'leek'])
})

test('in tags the rows of typed tags follow the options, in the order of their values', () => {
  mount({ mode: 'tags', open: true, options: [{ value: 'sunset' }], defaultValue: ['sunny', 'sun', 'sunset'] })
  expect(readRows()).toEqual(['sunset✓', 'sun✓', 'sunny✓'])
})

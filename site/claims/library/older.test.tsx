// @vitest-environment jsdom
// What the guides about moving say of names that are older, gone, or called otherwise elsewhere.
import Select, { type SelectProps } from '@rc-component/select'
import { fireEvent, render } from '@testing-library/react'
import { expect, expectTypeOf, test, vi } from 'vitest'
import { findRow } from '../../samples/testing/drive-select'
import { find, mount, readActive } from './mount'

const removed = {
  dropdownRender: () => null,
  dropdownMatchSelectWidth: false,
  dropdownStyle: { color: 'red' },
  dropdownClassName: 'mine',
  dropdownAlign: { offset: [0, 0] },
  onDropdownVisibleChange: () => undefined,
  showArrow: true,
  inputIcon: 'v',
  multiple: true,
  tags: true,
  combobox: true,
  inputValue: 'a',
  firstActiveValue: 'apple',
  dropdownMenuStyle: { color: 'red' },
}

test('the types know none of the removed names', () => {
  expectTypeOf<Extract<keyof SelectProps, keyof typeof removed>>().toBeNever()
})

test('a removed name does nothing but reach an element, of which React tells; only the switch `multiple` is silent', () => {
  const { container, unmount } = mount()
  const plain = container.innerHTML
  unmount()
  const silent = Object.entries(removed).flatMap(([name, value]) => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const view = mount({ [name]: value })
    const written = new RegExp(` ${name}="[^"]*"`, 'i')
    expect(view.container.innerHTML.replace(written, '')).toBe(plain)
    view.unmount()
    const count = print.mock.calls.length
    print.mockRestore()
    return count === 0 ? [name] : []
  })
  expect(silent).toEqual(['multiple'])
})

test('of an old and a new name the new one wins, but for the element in place of the field', () => {
  const { container } = mount({
    value: 'apple',
    suffix: 'new suffix',
    suffixIcon: 'old suffix',
    allowClear: { clearIcon: 'new clear' },
    clearIcon: 'old clear',
  })
  expect(find(container, '.rc-select').textContent).toBe('applenew suffixnew clear')
  const view = render(
    <Select components={{ root: <div title="new" /> }} getRawInputElement={() => <div title="old" />} />,
  )
  expect(find(view.container, 'div[title]').title).toBe('old')
})

test('without type parameters the value is typed by `value` or `defaultValue`, else it is any', () => {
  const value: string | null = 'a'
  render(
    <>
      <Select value={value} onChange={(next) => expectTypeOf(next).toEqualTypeOf<string>()} />
      <Select defaultValue="a" onChange={(next) => expectTypeOf(next).toEqualTypeOf<string>()} />
      <Select onChange={(next) => expectTypeOf(next).toBeAny()} />
      <Select<'a'> onChange={(next) => expectTypeOf(next).toEqualTypeOf<'a'>()} />
    </>,
  )
})

test('with Option children their text is the label, as optionLabelProp="children" says', () => {
  for (const optionLabelProp of [undefined, 'children']) {
    const { container, unmount } = mount({
      options: undefined,
      children: <Select.Option value="a">Apple</Select.Option>,
      value: 'a',
      optionLabelProp,
    })
    expect(find(container, '.rc-select-content').textContent).toBe('Apple')
    unmount()
  }
})

test('an input of your own works in every mode', () => {
  for (const mode of [undefined, 'multiple', 'tags', 'combobox'] as const) {
    const { container, unmount } = mount({ mode, components: { input: <input data-own="" /> } })
    expect(container.querySelectorAll('input[data-own][role="combobox"]')).toHaveLength(1)
    unmount()
  }
})

test('the active row stays active when the pointer leaves it', () => {
  const { open } = mount()
  open()
  const row = findRow('cherry')
  fireEvent.mouseMove(row)
  fireEvent.mouseOut(row)
  fireEvent.mouseLeave(row)
  expect(readActive()).toBe('cherry')
})

test('the record keeps its key; without one the value is the key', () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { open, unmount } = mount({ options: [{ value: 'a' }, { value: 'a', key: 'other' }] })
  open()
  expect(print).not.toHaveBeenCalled()
  unmount()
  mount({ options: [{ value: 'b' }, { value: 'b' }], open: true })
  expect(print.mock.calls.flat()).toContain('b')
})

test('the field is drawn with the newer class names', () => {
  const older = ['selector', 'arrow', 'selection-search', 'selection-overflow'].map((name) => `.rc-select-${name}`)
  const newer = ['content', 'suffix', 'input'].map((name) => `.rc-select-${name}`)
  for (const mode of [undefined, 'multiple', 'tags', 'combobox'] as const) {
    const value = mode === 'multiple' || mode === 'tags' ? ['apple'] : 'apple'
    const { container, open, unmount } = mount({ mode, value, suffix: 'v', maxTagCount: 'responsive' })
    open()
    expect(document.querySelectorAll(older.join())).toHaveLength(0)
    for (const name of newer) expect(container.querySelectorAll(name)).not.toHaveLength(0)
    expect(container.querySelectorAll('.rc-select-content-item').length > 0).toBe(Array.isArray(value))
    expect(document.querySelectorAll('.rc-select-dropdown')).toHaveLength(1)
    unmount()
  }
})

test('nothing around an open list is switched off', () => {
  const { container, open } = mount()
  const plain = document.body.getAttribute('style')
  open()
  expect(document.body.getAttribute('style')).toBe(plain)
  expect(document.querySelectorAll('[inert], body > [aria-hidden]')).toHaveLength(0)
  expect(find(container, '.rc-select').getAttribute('style')).toBeNull()
})

test('in a combobox each edit is a change, with the text and an empty option', () => {
  const { type, onChange } = mount({ mode: 'combobox' })
  for (const text of ['z', 'zz']) {
    type(text)
    expect(onChange.mock.lastCall).toEqual([text, {}])
  }
  expect(onChange).toHaveBeenCalledTimes(2)
})

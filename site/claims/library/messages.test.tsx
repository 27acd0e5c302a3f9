// @vitest-environment jsdom
// What the guide about messages says of the cases behind them.
import Select from '@rc-component/select'
import { fireEvent, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { findRow, pressKey, readRows } from '../../samples/testing/drive-select'
import { find, mount } from './mount'

const heard: string[] = []
// Each message is printed once in a file, so each is provoked by one test.
beforeEach(() => {
  heard.length = 0
  for (const name of ['error', 'warn'] as const)
    vi.spyOn(console, name).mockImplementation((...told: unknown[]) => {
      heard.push(`${name}: ${told.map(String).join(' ')}`)
    })
})

test('a message comes once, as an error that begins with Warning or a warning that begins with Note', () => {
  mount({ backfill: true })
  mount({ backfill: true })
  expect(heard).toEqual(['error: Warning: `backfill` only works with `combobox` mode.'])
  mount({ defaultOpen: true })
  mount({ defaultOpen: true })
  expect(heard.slice(1)).toEqual([expect.stringMatching(/^warn: Note: `defaultOpen` makes/)])
})

test('the value of a disabled option becomes no tag, its label and another spelling do', () => {
  const options = [{ value: 'apple', label: 'The apple', disabled: true }]
  for (const [text, tags, rows] of [
    ['apple', undefined, ['The apple']],
    ['Apple', ['Apple'], ['Apple', 'The apple']],
    ['The apple', ['The apple'], ['The apple']],
  ] as const) {
    const { field, type, readChange, unmount } = mount({ mode: 'tags', options })
    type(text)
    if (text !== 'The apple') expect(readRows()).toEqual(rows)
    pressKey(field, 'Enter')
    expect({ text, tags: readChange() }).toEqual({ text, tags })
    unmount()
  }
  const { field, type, readChange } = mount({ mode: 'tags', options })
  type('apple')
  fireEvent.blur(field)
  expect(readChange()).toBeUndefined()
})

test('a number and its text are two tags', () => {
  const { type, field, readChange } = mount({ mode: 'tags', options: [{ value: 1 }], defaultValue: [1] })
  type('1')
  pressKey(field, 'Enter')
  expect(readChange()).toEqual([1, '1'])
})

test('an Option child without value and key has the value null, of which the library tells', () => {
  render(
    <Select aria-label="Fruit">
      <Select.Option value={undefined}>Apple</Select.Option>
    </Select>,
  )
  expect(heard).toEqual(['error: Warning: `value` in Select options should not be `null`.'])
})

test('a child of another kind is read and not drawn', () => {
  const draw = vi.fn<() => void>()
  function Fruit({ children }: { value: string; children: string }) {
    draw()
    return children
  }
  const { open } = mount({ options: undefined, children: <Fruit value="a">Apple</Fruit> })
  open()
  expect(readRows()).toEqual(['Apple'])
  expect(draw).not.toHaveBeenCalled()
  expect(heard.join()).toContain('`children` should be `Select.Option`')
})

test('of the deprecated names getInputElement outside of a combobox prints a message, and none of the others where search is on', () => {
  mount({
    onSearch: () => undefined,
    showSearch: true,
    searchValue: 'a',
    autoClearSearchValue: false,
    filterOption: () => true,
    filterSort: () => 0,
    optionFilterProp: 'label',
    suffixIcon: <i />,
    allowClear: true,
    clearIcon: <b />,
  })
  mount({ getRawInputElement: () => <span /> })
  mount({ mode: 'combobox', getInputElement: () => <textarea /> })
  expect(heard).toEqual([])
  mount({ getInputElement: () => <textarea /> })
  expect(heard).toEqual(['error: Warning: `getInputElement` only work with `combobox` mode.'])
})

test('onSearch without search is told of in a multiple select, too', () => {
  mount({ mode: 'multiple', showSearch: false, onSearch: () => undefined })
  expect(heard.join()).toContain('`onSearch` should work with `showSearch`')
})

test('with labelInValue an object without a value is told of, one without a label is not', () => {
  const { container } = mount({ labelInValue: true, value: { value: 'apple' } })
  expect(find(container, '.rc-select-content').textContent).toBe('apple')
  expect(heard).toEqual([])
  mount({ labelInValue: true, value: { label: 'Apple' } })
  expect(heard.join()).toContain('`value` should in shape of')
})

test('after a choice a select without a value keeps the old label and tells of it, one with a value does not', () => {
  for (const [props, shown, told] of [
    [{ value: 'a' }, 'Apfel', []],
    [{}, 'Apple', ['error: Warning: `label` of `value` is not same as `label` in Select options.']],
  ] as const) {
    const { container, open, update, unmount } = mount({ ...props, options: [{ value: 'a', label: 'Apple' }] })
    open()
    fireEvent.click(findRow('Apple'))
    expect(heard).toEqual([])
    update({ options: [{ value: 'a', label: 'Apfel' }] })
    expect([find(container, '.rc-select-content').textContent, heard]).toEqual([shown, told])
    unmount()
  }
})

test('React tells of one key where a value is given twice, and of a number beside its text', () => {
  mount({ mode: 'multiple', value: ['apple', 'apple'] }).unmount()
  expect(heard.join()).toMatch(/Encountered two children with the same key.* apple/)
  heard.length = 0
  const { open } = mount({ options: [{ value: 1 }, { value: '1' }] })
  expect(heard).toEqual([])
  open()
  expect(heard.join()).toMatch(/Encountered two children with the same key.* 1/)
})

test('with labelInValue the field shows the label of the value, not that of the option', () => {
  const { container } = mount({ labelInValue: true, value: { value: 'apple', label: 'Apfel' } })
  expect(find(container, '.rc-select-content').textContent).toBe('Apfel')
})

test('an element with a ref is told of as input and as root, and its ref is set; a component is not told of', () => {
  const refs = [vi.fn<(element: HTMLElement | null) => void>(), vi.fn<(element: HTMLElement | null) => void>()]
  mount({ components: { input: <input ref={refs[0]} /> } }).unmount()
  const forInput = heard.length
  expect(heard.join()).toContain('Accessing element.ref was removed in React 19.')
  render(<Select components={{ root: <div ref={refs[1]} /> }} />)
  for (const ref of refs) expect(ref).toHaveBeenCalledWith(expect.any(HTMLElement))
  // React tells once of each kind of element.
  expect(heard.length).toBeGreaterThan(forInput)
  expect(heard.at(-1)).toContain('Accessing element.ref was removed in React 19.')
})

test('nothing in the select observes several elements or none', () => {
  for (const mode of [undefined, 'multiple', 'tags', 'combobox'] as const)
    for (const props of [{ maxTagCount: 'responsive' }, { popupRender: () => <></> }, { virtual: false }] as const) {
      const { open, unmount } = mount({ mode, ...props, options: [{ label: 'A', options: [{ value: 'a' }] }] })
      open()
      unmount()
    }
  expect(heard).toEqual([])
})

// @vitest-environment jsdom
// What the pages say of the field, its tags and its value, where no demo shows it.
import Select from '@rc-component/select'
import { fireEvent, render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { pressKey, readRows } from '../../samples/testing/drive-select'
import { find, mount, settle } from './mount'

const readShown = () => find(document, '.rc-select-content').textContent

test('without a suffix neither arrow nor spinner is drawn, and loading adds class names', () => {
  const { container, update } = mount()
  const plain = container.innerHTML
  update({ loading: true })
  expect(container.querySelector('.rc-select-suffix')).toBeNull()
  expect(container.innerHTML.replace(' rc-select-loading', '')).toBe(plain)
  expect(find(container, '.rc-select').classList.contains('rc-select-show-arrow')).toBe(false)
  update({ loading: true, suffix: '…' })
  expect(find(container, '.rc-select').classList.contains('rc-select-show-arrow')).toBe(true)
  expect(find(container, '.rc-select-suffix').className).toBe('rc-select-suffix rc-select-suffix-loading')
  update({ suffix: false })
  expect(find(container, '.rc-select').classList.contains('rc-select-show-arrow')).toBe(true)
  expect(container.querySelector('.rc-select-suffix')).toBeNull()
})

test('a suffix as a function is told the state, loading included', () => {
  const suffix = vi.fn<(...told: unknown[]) => ReactNode>(() => null)
  mount({ loading: true, suffix })
  expect(suffix).toHaveBeenCalledWith({ loading: true, open: false, focused: false, searchValue: '' })
})

test('nothing in a select has a name, so a form posts nothing of it', () => {
  const { container } = render(
    <form>
      <Select mode="tags" defaultValue={['a']} open />
    </form>,
  )
  expect([...new FormData(find(container, 'form'))]).toEqual([])
})

test('the placeholder is an element of its own: no attribute, and gone while there is a value', () => {
  const { container, field, update } = mount({ placeholder: 'Choose' })
  expect(find(container, '.rc-select-placeholder').textContent).toBe('Choose')
  expect(field.placeholder).toBe('')
  update({ value: 'apple' })
  expect(container.querySelector('.rc-select-placeholder')).toBeNull()
})

test('id, tabIndex and aria go to the input; className, style and data to the outer element', () => {
  const { container, field } = mount({
    id: 'here',
    tabIndex: 3,
    'aria-describedby': 'help',
    className: 'mine',
    style: { width: 7 },
    'data-team': 'a',
  } as Parameters<typeof mount>[0])
  const outer = find(container, '.rc-select')
  expect({ id: field.id, tab: field.tabIndex, help: field.getAttribute('aria-describedby') }).toEqual({
    id: 'here',
    tab: 3,
    help: 'help',
  })
  expect([outer.id, outer.classList.contains('mine'), outer.style.width, outer.dataset['team']]).toEqual([
    '',
    true,
    '7px',
    'a',
  ])
})

test('prefixCls replaces the name in every class of the field and of the list', () => {
  const { container, open } = mount({ prefixCls: 'shop', mode: 'tags', defaultValue: ['apple'], allowClear: true })
  open()
  const names = [container, document.body].flatMap((root) =>
    [...root.querySelectorAll('[class]')].flatMap((element) => [...element.classList]),
  )
  expect(names).toContain('shop-dropdown')
  expect(names.filter((name) => name.startsWith('rc-select'))).toEqual([])
})

test('labelRender is not given the record', () => {
  const labelRender = vi.fn<(...told: unknown[]) => ReactNode>(() => null)
  mount({ options: [{ value: 'a', label: 'A', team: 'red' }], defaultValue: 'a', labelRender })
  expect(labelRender).toHaveBeenCalledWith({ value: 'a', label: 'A', key: 'a', disabled: undefined, title: undefined })
})

test('an element as label leaves the tag without a title and is not cut', () => {
  const { container, unmount } = mount({
    mode: 'multiple',
    defaultValue: ['apple'],
    maxTagTextLength: 2,
    labelRender: ({ value }) => <b>{value}</b>,
  })
  const tag = find(container, '.rc-select-selection-item')
  expect([tag.title, find(tag, 'b').textContent]).toEqual(['', 'apple'])
  unmount()
  mount({ defaultValue: 'gone', labelRender: ({ value }) => <b>{value}</b> })
  expect(find(document, '.rc-select-content').title).toBe('')
})

test('an option that lacks the field of optionLabelProp shows its value', () => {
  mount({ options: [{ value: 'a', label: 'A' }], defaultValue: 'a', optionLabelProp: 'short' })
  expect(readShown()).toBe('a')
})

test('with components.root neither placeholder nor clear button nor tags are drawn', () => {
  const { container } = mount({
    mode: 'multiple',
    placeholder: 'Choose',
    allowClear: true,
    defaultValue: ['apple'],
    components: { root: <button type="button">Columns</button> },
  })
  expect(container.innerHTML).toBe('<button type="button" aria-label="Fruit">Columns</button>')
})

test('with components.root the element gets aria, data, title and role, and neither id nor state nor value', () => {
  const { container } = mount({
    id: 'here',
    className: 'mine',
    style: { width: 7 },
    tabIndex: 3,
    title: 'Columns',
    role: 'button',
    defaultValue: 'apple',
    'data-team': 'a',
    components: { root: <button type="button">Columns</button> },
  } as Parameters<typeof mount>[0])
  expect(
    find(container, 'button')
      .getAttributeNames()
      .toSorted((a, b) => a.localeCompare(b)),
  ).toEqual(['aria-label', 'data-team', 'role', 'title', 'type'])
})

test('the tag that counts the others has no value and no index, and is asked for while nothing is hidden', () => {
  const tagRender = vi.fn<(...told: unknown[]) => ReactElement>(() => <i />)
  mount({ mode: 'multiple', defaultValue: ['apple'], maxTagCount: 'responsive', tagRender })
  expect(tagRender).toHaveBeenCalledWith(
    expect.objectContaining({ isMaxTag: true, value: undefined, index: undefined }),
  )
})

test('a node as icon of the chosen is drawn on chosen rows, a function is asked for every row', () => {
  const { update, unmount } = mount({ defaultValue: 'apple', open: true, menuItemSelectedIcon: <i className="mark" /> })
  expect(document.querySelectorAll('.mark')).toHaveLength(1)
  const draw = vi.fn<(...told: unknown[]) => ReactNode>(() => <i className="mark" />)
  update({ menuItemSelectedIcon: draw })
  expect(document.querySelectorAll('.mark')).toHaveLength(3)
  expect(draw).toHaveBeenCalledWith({ value: 'apple', disabled: false, isSelected: true })
  unmount()
})

test('the remove icon is hidden from assistive technology', () => {
  const { container } = mount({ mode: 'multiple', defaultValue: ['apple'], removeIcon: <b>x</b> })
  expect(find(container, '.rc-select-selection-item-remove').getAttribute('aria-hidden')).toBe('true')
})

test('held closed, the remove icons and the clear button still work', () => {
  const { container, readChange } = mount({
    mode: 'multiple',
    open: false,
    defaultValue: ['apple', 'banana'],
    allowClear: true,
  })
  fireEvent.click(find(container, '.rc-select-selection-item-remove'))
  expect(readChange()).toEqual(['banana'])
  fireEvent.click(find(container, 'button'))
  expect(readChange()).toEqual([])
})

test('direction changes nothing in the field', () => {
  const { container, update } = mount({ defaultValue: 'apple' })
  const plain = container.innerHTML
  update({ direction: 'rtl' })
  expect(container.innerHTML).toBe(plain)
})

test('choiceTransitionName changes nothing', () => {
  const { container, update } = mount({ mode: 'multiple', defaultValue: ['apple'] })
  const plain = container.innerHTML
  update({ choiceTransitionName: 'zoom' })
  expect(container.innerHTML).toBe(plain)
})

test('the server draws every mode, no list and no responsive tags', () => {
  for (const mode of [undefined, 'multiple', 'tags', 'combobox'] as const) {
    const html = renderToString(<Select {...(mode && { mode })} open options={[{ value: 'row' }]} />)
    expect(html).toContain('role="combobox"')
    expect(html).not.toContain('rc-select-dropdown')
  }
  expect(renderToString(<Select mode="tags" maxTagCount="responsive" defaultValue={['zebra']} />)).not.toContain(
    'zebra',
  )
  expect(renderToString(<Select mode="tags" maxTagCount={2} defaultValue={['zebra']} />)).toContain('zebra')
})

test('with the list held closed Enter trims, a separator does not', () => {
  const { field, type, readChange } = mount({ mode: 'tags', open: false, options: [], tokenSeparators: [','] })
  type(' a ')
  pressKey(field, 'Enter')
  expect(readChange()).toEqual(['a'])
  type(' b ,')
  expect(readChange()).toEqual(['a', ' b '])
})

test('disabled tags and options are cleared too', () => {
  const { container, readChange } = mount({
    mode: 'multiple',
    options: [{ value: 'a', disabled: true }],
    defaultValue: ['a'],
    allowClear: true,
  })
  fireEvent.click(find(container, 'button'))
  expect(readChange()).toEqual([])
})

test('in a disabled fieldset a press beside the input still opens the list', async () => {
  const { container } = render(
    <fieldset disabled>
      <Select aria-label="Fruit" options={[{ value: 'a' }]} prefix="P" />
    </fieldset>,
  )
  fireEvent.mouseDown(find(container, '.rc-select-prefix'))
  await settle()
  expect(readRows()).toEqual(['a'])
})

test('neither placeholder nor title is a name of the input', () => {
  const { container } = render(<Select placeholder="Choose" title="Fruit" options={[{ value: 'a' }]} />)
  const input = find(container, 'input')
  expect([input.placeholder, input.title, input.labels?.length]).toEqual(['', '', 0])
})

test('the reset of a form changes nothing', () => {
  const { container } = render(
    <form>
      <Select options={[{ value: 'a' }]} defaultValue="a" />
    </form>,
  )
  find(container, 'form').reset()
  expect(readShown()).toBe('a')
})

test('the label has an element of its own where its option has a class name', () => {
  const { update } = mount({ options: [{ value: 'a', label: 'A' }], defaultValue: 'a' })
  expect(document.querySelector('.rc-select-content-value')).toBeNull()
  update({ options: [{ value: 'a', label: 'A', className: 'mine' }] })
  expect(find(document, '.rc-select-content-value').className).toBe('rc-select-content-value mine')
  update({ options: [{ value: 'a', label: 'A', className: 'mine' }], open: true })
  expect(find(document, '.rc-select-item-option').classList).toContain('mine')
  update({ options: [{ value: 'a', label: 'A', className: 'mine' }], open: true, mode: 'multiple' })
  expect([...document.querySelectorAll('.mine')]).toEqual([find(document, '.rc-select-item-option')])
})

test('of an input in components and one of getInputElement the older wins', () => {
  const { container } = render(
    <Select
      mode="combobox"
      components={{ input: <input name="new" /> }}
      getInputElement={() => <input name="old" />}
    />,
  )
  expect(find(container, 'input').name).toBe('old')
})

test('maxLength is for a combobox', () => {
  for (const [mode, maxLength] of [
    [undefined, -1],
    ['multiple', -1],
    ['tags', -1],
    ['combobox', 3],
  ] as const) {
    const { field, unmount } = mount({ mode, maxLength: 3, showSearch: true })
    expect({ mode, maxLength: field.maxLength }).toEqual({ mode, maxLength })
    unmount()
  }
})

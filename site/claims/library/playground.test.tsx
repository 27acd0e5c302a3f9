// @vitest-environment jsdom
// What the playground says of combinations, each on the installed library, by the id of its sentence.
import { fireEvent, screen } from '@testing-library/react'
import Select from '@rc-component/select'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { findPopup, findRow, pressKey, readChoice, readRows } from '../../samples/testing/drive-select'
import type { ConflictId } from '../../theme/play/conflicts.ts'
import { find, mount } from './mount'

type Proof = () => unknown

const proofs: Record<ConflictId, Proof> = {
  'array-value': () =>
    expectMessage({ mode: 'multiple', value: 'apple' }, '`value` should be array when `mode` is `multiple` or `tags`'),
  'labelled-value': () =>
    expectMessage(
      { labelInValue: true, value: 'apple' },
      '`value` should in shape of `{ value: string | number, label?: ReactNode }`',
    ),
  'frozen-value': () => {
    const { field, open, readChange } = mount({ value: 'apple' })
    open()
    fireEvent.click(findRow('banana'))
    expect([readChange(), readChoice(field)]).toEqual(['banana', 'apple'])
  },
  'combobox-label': () => {
    const { readChange, type } = mount({ mode: 'combobox', labelInValue: true })
    type('zz')
    expect(readChange()).toEqual({ value: 'zz', label: undefined })
  },
  'combobox-label-prop': () =>
    expectMessage({ mode: 'combobox', optionLabelProp: 'label' }, '`combobox` mode not support `optionLabelProp`.'),
  'combobox-empty': () => {
    const { type, update } = mount({ mode: 'combobox', notFoundContent: 'none' })
    type('zz')
    expect(readRows()).toEqual(['apple', 'banana', 'cherry'])
    update({ options: [] })
    expect(findPopup().textContent).toContain('none')
  },
  children: () => {
    const { open } = mount({ children: <Select.Option value="plum">plum</Select.Option> })
    open()
    expect(readRows()).toEqual(['apple', 'banana', 'cherry'])
  },
  backfill: () => expectMessage({ backfill: true }, '`backfill` only works with `combobox` mode.'),
  'search-off': () => {
    for (const mode of ['tags', 'combobox'] as const) {
      const { type, readChange, field, unmount } = mount({ mode, showSearch: false })
      type('zz')
      pressKey(field, 'Enter')
      expect({ mode, told: [readChange()].flat() }).toEqual({ mode, told: ['zz'] })
      unmount()
    }
  },
  'search-alone': () =>
    expectMessage({ onSearch: () => undefined }, '`onSearch` should work with `showSearch` instead of use alone.'),
  'search-field': () => {
    const { open, field } = mount({ optionFilterProp: 'label', filterOption: () => false })
    open()
    expect([field.readOnly, readRows().length]).toEqual([true, 3])
  },
  'max-count': () => {
    const { open, readChange } = mount({ maxCount: 1, defaultValue: 'apple' })
    open()
    fireEvent.click(findRow('banana'))
    expect(readChange()).toBe('banana')
  },
  separators: () => {
    const { type, readChange } = mount({ mode: 'combobox', tokenSeparators: [','] })
    type('a,b')
    expect(readChange()).toBe('a,b')
  },
  'tags-only': () => {
    const tagRender = vi.fn<() => ReactElement>(() => <b>tag</b>)
    const { container } = mount({
      defaultValue: 'banana',
      tagRender,
      maxTagCount: 0,
      maxTagTextLength: 1,
      maxTagPlaceholder: 'more',
      removeIcon: 'x',
    })
    expect(tagRender).not.toHaveBeenCalled()
    expect(find(container, '.rc-select-content').textContent).toBe('banana')
  },
  choice: () => {
    const { container } = mount({ choiceTransitionName: 'fade', mode: 'multiple', defaultValue: ['apple'] })
    expect(container.innerHTML).not.toContain('fade')
  },
  virtual: () => {
    const options = Array.from({ length: 200 }, (_, index) => ({ value: `${index}` }))
    const { open } = mount({ options, virtual: true, popupMatchSelectWidth: false })
    open()
    expect(readRows()).toHaveLength(200)
  },
  'input-element': () => {
    const { container } = expectMessage(
      { getInputElement: () => <textarea /> },
      '`getInputElement` only work with `combobox` mode.',
    )
    expect(container.querySelector('textarea')).not.toBeNull()
  },
  'default-open': () => {
    expectMessage({ defaultOpen: true }, '`defaultOpen` makes Select open without focus')
    expect(document.activeElement).toBe(document.body)
  },
  'fixed-open': () => {
    const { field } = mount({ open: true })
    fireEvent.mouseDown(document.body)
    expect(field.getAttribute('aria-expanded')).toBe('true')
  },
  deselect: () => {
    const onDeselect = vi.fn<() => void>()
    const { open } = mount({ onDeselect, defaultValue: 'apple', allowClear: true })
    open()
    fireEvent.click(findRow('banana'))
    fireEvent.click(screen.getByRole('button', { hidden: true }))
    expect(onDeselect).not.toHaveBeenCalled()
  },
  'clear-alone': () => {
    const { container } = mount({ onClear: () => undefined, defaultValue: 'apple' })
    expect(container.querySelector('.rc-select-clear')).toBeNull()
  },
  'max-length': () => {
    const { field } = mount({ maxLength: 2, showSearch: true })
    expect(field.getAttribute('maxlength')).toBeNull()
  },
}

test.each(Object.entries(proofs))('the playground is right about %s', async (_id, prove) => {
  expect.hasAssertions()
  await prove()
})

/** The library prints the message, of which this is the beginning. */
function expectMessage(props: Parameters<typeof mount>[0], message: string) {
  const print = vi.fn<(text: string) => void>()
  const spies = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level).mockImplementation(print))
  const view = mount(props)
  for (const spy of spies) spy.mockRestore()
  expect(print.mock.calls.flat().join('\n')).toContain(message)
  return view
}

// @vitest-environment jsdom
// What the playground says of combinations, each on the installed library, by the id of its sentence.
import { fireEvent, render, screen } from '@testing-library/react'
import Select from '@rc-component/select'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import type { PlayProp, PlayState } from 'vitrine/play'
import { findPopup, findRow, pressKey, readChoice, readRows } from '../../samples/testing/drive-select'
import type { ConflictId } from '../../theme/play/conflicts.ts'
import { Controls } from '../../theme/play/controls.tsx'
import { english } from '../../theme/play/words-en.ts'
import { find, mount } from './mount'

type Proof = () => unknown

const proofs: Record<ConflictId, Proof> = {
  'array-value': () => {
    expectSilence({ mode: 'multiple', value: ['apple'] })
    expectSilence({ mode: 'multiple', labelInValue: true, value: [{ value: 'apple' }] })
    expectMessage(
      { mode: 'multiple', labelInValue: true, value: { value: 'apple' } },
      '`value` should be array when `mode` is `multiple` or `tags`',
    )
  },
  'labelled-value': () => {
    expectSilence({ labelInValue: true, value: { value: 'apple' } })
    expectMessage(
      { mode: 'multiple', labelInValue: true, value: ['apple'] },
      '`value` should in shape of `{ value: string | number, label?: ReactNode }`',
    )
  },
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
  'search-unasked': () => {
    for (const showSearch of [true, { optionFilterProp: 'label' }]) {
      const { type, unmount } = mount({ options: [], showSearch })
      type('a')
      expect(readRows()).toEqual([])
      unmount()
    }
  },
  'search-alone': () => {
    const onSearch = (): void => undefined
    const { field } = expectMessage({ onSearch }, '`onSearch` should work with `showSearch` instead of use alone.')
    expect(field.readOnly).toBe(true)
  },
  'search-field': () => {
    const { open, field } = mount({ optionFilterProp: 'label', filterOption: () => false })
    open()
    expect([field.readOnly, readRows().length]).toEqual([true, 3])
  },
  'search-unseen': () => {
    for (const props of [{}, { mode: 'multiple', showSearch: false }] as const) {
      const { open, field, unmount } = mount({ ...props, searchValue: 'ban' })
      open()
      expect([field.value, field.readOnly, readRows()]).toEqual(['', true, ['banana']])
      unmount()
    }
  },
  'search-object': () => {
    const [onSearch, older, filterOption] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => boolean>()]
    const { type, unmount } = expectSilence({
      showSearch: { filterOption: false, onSearch },
      onSearch: older,
      filterOption,
    })
    type('zz')
    expect([onSearch, older, filterOption].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0])
    expect(readRows()).toHaveLength(3)
    unmount()
    const fields = mount({
      showSearch: { optionFilterProp: 'label' },
      optionFilterProp: 'value',
      options: [{ value: 'a', label: 'b' }],
    })
    fields.type('b')
    expect(readRows()).toEqual(['b'])
    fields.unmount()
    const kept = mount({ mode: 'multiple', showSearch: { autoClearSearchValue: false }, autoClearSearchValue: true })
    kept.type('ban')
    fireEvent.click(findRow('banana'))
    expect(kept.field.value).toBe('ban')
  },
  'newer-wins': () => {
    const { container } = mount({
      suffix: 'new suffix',
      suffixIcon: 'old suffix',
      allowClear: { clearIcon: 'new icon' },
      clearIcon: 'old icon',
      defaultValue: 'apple',
    })
    expect(container.textContent).toMatch(/new suffix.*new icon|new icon.*new suffix/)
    expect(container.textContent).not.toContain('old')
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
  'input-element-clear': () => {
    const { container } = expectMessage(
      {
        mode: 'combobox',
        getInputElement: () => <textarea />,
        allowClear: true,
        placeholder: 'Which?',
        defaultValue: 'apple',
      },
      'Customize `getInputElement` should customize clear and placeholder logic',
    )
    expect(find(container, 'textarea').placeholder).toBe('Which?')
    expect(container.querySelector('.rc-select-clear')).not.toBeNull()
  },
  'default-open': () => {
    expectMessage({ defaultOpen: true }, '`defaultOpen` makes Select open without focus')
    expect(document.activeElement).toBe(document.body)
  },
  'fixed-open': () => {
    const { field, open, update } = mount({ open: true })
    const press = (): void => {
      fireEvent.mouseDown(document.body)
      pressKey(field, 'Escape')
      open()
      pressKey(field, 'Enter')
    }
    press()
    expect(field.getAttribute('aria-expanded')).toBe('true')
    update({ open: false })
    press()
    expect(field.getAttribute('aria-expanded')).toBe('false')
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
    for (const allowClear of [undefined, false, { disabled: true }]) {
      const { container, unmount } = mount({
        onClear: () => undefined,
        clearIcon: '×',
        allowClear,
        defaultValue: 'apple',
      })
      expect(container.querySelector('.rc-select-clear')).toBeNull()
      unmount()
    }
  },
  'max-length': () => {
    const { field } = mount({ maxLength: 2, showSearch: true })
    expect(field.getAttribute('maxlength')).toBeNull()
  },
}

for (const [id, prove] of Object.entries(proofs))
  test(`the playground is right about ${id}`, async () => {
    expect.hasAssertions()
    await prove()
  })

test('each of several sentences stands beside its control, and describes it', () => {
  const control = { literals: [], number: false, text: false, other: true }
  const value: PlayProp = { name: 'value', href: '/en-US/#select-value', type: 'any', group: 'value', control }
  const state: PlayState = { mode: { kind: 'literal', code: "'multiple'" }, value: { kind: 'sample', id: 'one' } }
  render(
    <Controls
      reference={{ groups: [{ id: 'value', title: 'Value' }], props: [value] }}
      state={state}
      words={english}
      prefix="play-"
      opened={new Set(['value'])}
      onToggle={() => undefined}
      onChange={() => undefined}
    />,
  )
  const notes = [...document.querySelectorAll('.play-note')]
  expect(notes.map(({ textContent }) => textContent)).toEqual([
    'In this mode the value is an array, with labelInValue one of objects. What the library prints',
    'The value is controlled: choosing calls onChange, and the field stays as it is. defaultValue leaves it to the select. ',
  ])
  expect(screen.getByRole('combobox', { name: 'value' }).getAttribute('aria-describedby')).toBe(
    notes.map(({ id }) => id).join(' '),
  )
  expect(screen.getByText('2 notes')).toBeDefined()
})

/** The library prints the message, of which this is the beginning. */
function expectMessage(props: Parameters<typeof mount>[0], message: string) {
  const { printed, ...view } = listen(props)
  expect(printed).toContain(message)
  return view
}

function expectSilence(props: Parameters<typeof mount>[0]) {
  const { printed, ...view } = listen(props)
  expect(printed).toBe('')
  return view
}

/** Draws the select, and gives what the library prints meanwhile: each message once in this file. */
function listen(props: Parameters<typeof mount>[0]) {
  const print = vi.fn<(text: string) => void>()
  const spies = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level).mockImplementation(print))
  const view = mount(props)
  for (const spy of spies) spy.mockRestore()
  return { ...view, printed: print.mock.calls.flat().join('\n') }
}

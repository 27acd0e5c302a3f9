// @vitest-environment jsdom
// What the pages say of the list, where no demo shows it.
import Select, { type BaseSelectRef } from '@rc-component/select'
import { cleanup, fireEvent, render } from '@testing-library/react'
import { createRef, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { findPopup, findRow, readRows } from '../../samples/testing/drive-select'
import { type Callback, find, fruits, mount, readActive, settle } from './mount'

interface TriggerProps {
  stretch: string
  popupStyle?: { width?: number }
  popupPlacement: string
  popupMotion: { motionName?: string }
  builtinPlacements: Record<string, { overflow: unknown; htmlRegion: string; offset: unknown }>
}

/** What the select asks of the component that places its popup. It has no other trace where nothing has a size. */
function readTrigger(): TriggerProps {
  const element = find(document, '.rc-select')
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber'))
  let fiber = (element as unknown as Record<string, Fiber | null>)[key ?? '']
  while (fiber && !('stretch' in (fiber.memoizedProps ?? {}))) fiber = fiber.return
  return fiber?.memoizedProps as TriggerProps
}

interface Fiber {
  memoizedProps: object | null
  return: Fiber | null
}

test('the built-in places adjust up and down, sideways only where the width is not that of the field, in the whole page', () => {
  for (const [popupMatchSelectWidth, adjustX] of [
    [true, 0],
    [false, 1],
    [400, 1],
  ] as const) {
    const { unmount } = mount({ popupMatchSelectWidth })
    for (const place of Object.values(readTrigger().builtinPlacements)) {
      expect(place.overflow).toEqual({ adjustX, adjustY: 1 })
      expect(place.htmlRegion).toBe('scroll')
    }
    unmount()
  }
})

test('places of one’s own replace the built-in ones altogether', () => {
  const places = { bottomLeft: { points: ['tl', 'bl'] } }
  mount({ builtinPlacements: places })
  expect(readTrigger().builtinPlacements).toEqual(places)
})

test('the width of the popup is that of the field; as a number or `false` it is at least that', () => {
  for (const [popupMatchSelectWidth, stretch, width] of [
    [undefined, 'width', undefined],
    [400, 'minWidth', 400],
    [false, 'minWidth', undefined],
  ] as const) {
    const { unmount } = mount({ popupMatchSelectWidth })
    expect([readTrigger().stretch, readTrigger().popupStyle?.width]).toEqual([stretch, width])
    unmount()
  }
})

test('the popup stands at the bottom left, from right to left at the bottom right', () => {
  const { update } = mount()
  expect(readTrigger().popupPlacement).toBe('bottomLeft')
  update({ direction: 'rtl' })
  expect(readTrigger().popupPlacement).toBe('bottomRight')
})

test('the popup waits for a motion that animation or transitionName names, and has none without them', () => {
  for (const [props, motionName] of [
    [{ animation: 'fade' }, 'rc-select-dropdown-fade'],
    [{ transitionName: 'fade' }, 'fade'],
    [{}, undefined],
  ] as const) {
    const { unmount } = mount(props)
    expect(readTrigger().popupMotion.motionName).toBe(motionName)
    unmount()
  }
})

test('`false` for the width or for virtual draws every row, a number keeps the list virtual', () => {
  const options = Array.from({ length: 30 }, (_, value) => ({ value }))
  for (const [props, rows] of [
    [{ popupMatchSelectWidth: false }, 30],
    [{ virtual: false }, 30],
    [{ popupMatchSelectWidth: 400 }, 12],
  ] as const) {
    const { open, unmount } = mount({ options, ...props })
    open()
    expect(readRows()).toHaveLength(rows)
    unmount()
  }
})

test('an empty group still draws its header', () => {
  for (const options of [[], null, undefined]) {
    const { unmount } = mount({ open: true, options: [{ label: 'Empty', options }] as never })
    expect(find(findPopup(), '.rc-select-item-group').textContent).toBe('Empty')
    expect(readRows()).toEqual([])
    unmount()
  }
})

test('a record with the children key is a header, whatever the key holds', () => {
  for (const airports of [null, []]) {
    const { unmount } = mount({
      open: true,
      fieldNames: { value: 'iata', label: 'city', options: 'airports' },
      options: [{ iata: 'x', city: 'Oslo', airports }],
    })
    expect(find(findPopup(), '.rc-select-item-group').textContent).toBe('Oslo')
    expect(readRows()).toEqual([])
    unmount()
  }
})

test('a disabled group disables nothing, and groups go one level deep', () => {
  const { readChange } = mount({
    open: true,
    options: [
      { label: 'Outer', disabled: true, options: [{ value: 'a' }, { value: 'b', label: 'Inner', options: fruits }] },
    ],
  })
  expect(readRows()).toEqual(['a', 'Inner'])
  fireEvent.click(findRow('a'))
  expect(readChange()).toBe('a')
})

test('onActive tells of the active option, and of none with null', async () => {
  const onActive = vi.fn<Callback>()
  const { open, type } = mount({ mode: 'combobox', onActive, defaultActiveFirstOption: true })
  open()
  await settle()
  expect(onActive).toHaveBeenLastCalledWith('apple')
  type('x')
  await settle()
  const none = vi.fn<Callback>()
  mount({ mode: 'combobox', onActive: none, open: true })
  await settle()
  expect(none).toHaveBeenLastCalledWith(null)
})

test('when the number of options changes, the first enabled one becomes active', () => {
  const { open, update } = mount({ defaultValue: 'cherry' })
  open()
  expect(readActive()).toBe('cherry')
  update({ options: [{ value: 'no', disabled: true }, ...fruits] })
  expect(readActive()).toBe('apple')
  // No property keeps the option that was active.
  update({ defaultActiveFirstOption: false })
  update({ options: fruits, defaultActiveFirstOption: false })
  expect(readActive()).toBeUndefined()
})

test('an open list begins at the chosen row in single, at the first in multiple and tags', () => {
  for (const [mode, active] of [
    [undefined, 'cherry'],
    ['multiple', 'apple'],
    ['tags', 'apple'],
  ] as const) {
    const { open, unmount } = mount({ mode, defaultValue: mode === undefined ? 'cherry' : ['cherry'] })
    open()
    expect({ mode, active: readActive() }).toEqual({ mode, active })
    unmount()
  }
})

test('scrollTo and focus of the ref do nothing to a closed list', () => {
  const ref = createRef<BaseSelectRef>()
  const { container } = render(<Select ref={ref} options={fruits} />)
  ref.current?.focus()
  ref.current?.scrollTo(2)
  const field = find(container, 'input')
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('aria-expanded')).toBe('false')
})

test('at the limit the rows are disabled, the options of assistive technology are not', () => {
  mount({ mode: 'multiple', open: true, maxCount: 1, defaultValue: ['apple'] })
  const disabled = (selector: string) =>
    [...findPopup().querySelectorAll(selector)].map((row) => row.getAttribute('aria-disabled'))
  expect(disabled('.rc-select-item-option')).toEqual(['false', 'true', 'true'])
  expect(disabled('[role="option"]')).not.toContain('true')
})

test('fields that are named like an attribute are written on the row', () => {
  mount({ open: true, options: [{ value: 'a', label: 'A', role: 'Backend', id: 'mine', job: 'no attribute' }] })
  const row = find(findPopup(), '.rc-select-item-option')
  expect([row.getAttribute('role'), row.id, row.hasAttribute('job')]).toEqual(['Backend', 'mine', false])
})

test('optionRender is given the whole record', () => {
  const optionRender = vi.fn<(...told: unknown[]) => ReactNode>(() => null)
  const record = { value: 'a', label: 'A', team: 'red' }
  mount({ open: true, options: [record], optionRender })
  expect(optionRender).toHaveBeenCalledWith(expect.objectContaining({ data: record }), { index: 0 })
})

test('a virtual row has no role; its option is named by a text, else by its value; other lists have rows that are options', () => {
  const options = [{ value: 'p-17', label: <b>Ada</b> }]
  const { update } = mount({ open: true, options })
  const row = () => find(findPopup(), '.rc-select-item-option')
  const option = () => find(findPopup(), '[role="option"]')
  expect(row().getAttribute('role')).toBeNull()
  expect([option().textContent, option().getAttribute('aria-label')]).toEqual(['p-17', null])
  update({ options: [{ value: 'p-17', label: <b>Ada</b>, 'aria-label': 'Ada' }] as never })
  expect(option().getAttribute('aria-label')).toBe('Ada')
  update({ virtual: false })
  expect(row().getAttribute('role')).toBe('option')
})

test('a list that fits calls no onPopupScroll when the wheel turns', () => {
  const onPopupScroll = vi.fn<Callback>()
  mount({ open: true, onPopupScroll })
  fireEvent.wheel(find(findPopup(), '.rc-select-dropdown-list-holder'), { deltaY: 100 })
  expect(onPopupScroll).not.toHaveBeenCalled()
})

test('the parent of the popup is asked for again and again, with the outer element of the field', () => {
  const getPopupContainer = vi.fn<(field: HTMLElement) => HTMLElement>((field) => field)
  const { container, open } = mount({ getPopupContainer })
  open()
  expect(getPopupContainer.mock.calls.length).toBeGreaterThan(1)
  expect(new Set(getPopupContainer.mock.calls.map(([field]) => field))).toEqual(
    new Set([find(container, '.rc-select')]),
  )
})

test('nothing in a list takes the focus', () => {
  for (const props of [{ virtual: false }, { popupMatchSelectWidth: false }]) {
    const { open, unmount } = mount(props)
    open()
    expect(findPopup().querySelectorAll('a, button, input, [tabindex]')).toHaveLength(0)
    unmount()
  }
})

test('the label belongs to option objects, children to elements', () => {
  render(
    <Select open>
      <Select.Option value="a" label="label">
        child
      </Select.Option>
    </Select>,
  )
  expect(readRows()).toEqual(['child'])
  cleanup()
  mount({ open: true, options: [{ value: 'a', children: 'child' }] as never })
  expect(readRows()).toEqual(['a'])
})

test('disabled, it stays closed', () => {
  const { field } = mount({ open: true, disabled: true })
  expect(field.getAttribute('aria-expanded')).toBe('false')
})

test('defaultOpen counts when the component appears', () => {
  // The library notes that nothing has the focus.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { field, unmount } = mount({ defaultOpen: true })
  expect(field.getAttribute('aria-expanded')).toBe('true')
  unmount()
  const late = mount()
  late.update({ defaultOpen: true })
  expect(late.field.getAttribute('aria-expanded')).toBe('false')
})

test('a list without anything to show is told as opened too', () => {
  const onPopupVisibleChange = vi.fn<Callback>()
  const { open, field } = mount({ options: [], notFoundContent: null, onPopupVisibleChange })
  open()
  expect(onPopupVisibleChange).toHaveBeenCalledWith(true)
  expect(field.getAttribute('aria-expanded')).toBe('false')
})

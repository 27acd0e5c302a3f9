// @vitest-environment jsdom
// What the pages say of a field that is left while its list has stayed closed, because nothing matched.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fireEvent, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Select from '@rc-component/select'
import { useState } from 'react'
import { expect, test } from 'vitest'
import EmptyList from '../../demos/accessibility.empty-list'
import { SpokenFruits } from '../../samples/accessibility/spoken-fruits'
import { find, fruits, mount, settle } from './mount'

/** Types what no row has, leaves by Tab or by a press outside, and says what the field is then. */
async function leave(field: HTMLInputElement, way: 'tab' | 'press') {
  const user = userEvent.setup()
  await user.click(field)
  await user.type(field, 'x', { skipClick: true })
  await settle()
  expect([field.value, field.getAttribute('aria-expanded')]).toEqual(['x', 'false'])
  await (way === 'tab' ? user.tab() : user.click(document.body))
  await settle()
  expect(document.activeElement).not.toBe(field)
  return { text: field.value, expanded: field.getAttribute('aria-expanded') }
}

const ways = ['tab', 'press'] as const

test('a field with a message beside it is empty and closed when it is left, and opens again', async () => {
  for (const [Field, name] of [
    [EmptyList, 'Mended: a message beside it'],
    [SpokenFruits, 'Fruit (several)'],
  ] as const)
    for (const way of ways) {
      const { getByLabelText, unmount } = render(<Field />)
      const field = getByLabelText(name) as HTMLInputElement
      expect({ name, way, ...(await leave(field, way)) }).toEqual({ name, way, text: '', expanded: 'false' })
      fireEvent.mouseDown(field)
      expect(field.getAttribute('aria-expanded')).toBe('true')
      unmount()
    }
})

test('the code of the guide has what the field of the demo has', () => {
  const read = (path: string) => readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8')
  const demo = readProperties(read('demos/accessibility.empty-list.tsx').split('function MessageBeside')[1])
  expect(demo).toContain('setOpen(false)')
  for (const locale of ['en-US', 'zh-CN']) {
    const code = read(`content/${locale}/guide/accessibility.md`).split('export function TeaField')[1]
    expect(readProperties(code)).toEqual(demo)
  }
})

/** The lines of the first select of a code, without comments and looks. */
function readProperties(code = ''): string[] {
  return (/<Select<string>\n([^]*?)\n {6}\/>/.exec(code)?.[1] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !/^(?:\/\/|style|placeholder)/.test(line))
}

function ClosedOnBlur() {
  const [open, setOpen] = useState(false)
  return (
    <Select
      mode="multiple"
      options={fruits}
      notFoundContent={null}
      open={open}
      onPopupVisibleChange={setOpen}
      onBlur={() => setOpen(false)}
    />
  )
}

test('with null for notFoundContent the list of multiple opens when the field is left, unless onBlur sets open to false', async () => {
  for (const way of ways) {
    for (const [mode, left] of [
      ['multiple', { text: '', expanded: 'true' }],
      [undefined, { text: 'x', expanded: 'false' }],
    ] as const) {
      const { field, unmount } = mount({ mode, showSearch: true, notFoundContent: null })
      expect({ mode, ...(await leave(field, way)) }).toEqual({ mode, ...left })
      unmount()
    }
    const { container, unmount } = render(<ClosedOnBlur />)
    expect(await leave(find(container, 'input'), way)).toEqual({ text: '', expanded: 'false' })
    unmount()
  }
})

test('the blur of a press on text in the popup names no element, as that of a press outside', async () => {
  const left: (EventTarget | null)[] = []
  const { field } = mount({
    onBlur: ({ relatedTarget }) => void left.push(relatedTarget),
    popupRender: (list) => (
      <>
        <p>Header</p>
        {list}
      </>
    ),
  })
  const user = userEvent.setup()
  await user.click(field)
  await user.click(find(document, 'p'))
  expect([left, field.getAttribute('aria-expanded')]).toEqual([[null], 'true'])
  await user.click(field)
  await user.click(document.body)
  expect(left).toEqual([null, null])
})

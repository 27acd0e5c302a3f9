import '../../samples/testing/setup'
import Select, { type SelectProps } from '@rc-component/select'
import { act, fireEvent, render } from '@testing-library/react'
import { vi } from 'vitest'

/** A callback that is watched. */
export type Callback = (...told: unknown[]) => void

/** A table of cases says `undefined` for what is not given. */
type Props = { [Name in keyof SelectProps]: SelectProps[Name] | undefined }

export const fruits = ['apple', 'banana', 'cherry'].map((value) => ({ value, label: value }))

/** Draws a select of three fruits, or of what the properties say, and gives the ways to use it. */
export function mount(props: Props = {}) {
  const onChange = vi.fn<(value: unknown, option?: unknown) => void>()
  const draw = (more: Props) => (
    <Select
      aria-label="Fruit"
      options={fruits}
      onChange={onChange}
      {...(props as SelectProps)}
      {...(more as SelectProps)}
    />
  )
  const view = render(draw({}))
  // Asking for the role takes jsdom a tenth of a second.
  const field = find(view.container, '[aria-label="Fruit"]') as HTMLInputElement
  return {
    ...view,
    field,
    readChange: () => onChange.mock.lastCall?.[0],
    onChange,
    update: (more: Props) => view.rerender(draw(more)),
    open: () => fireEvent.mouseDown(field),
    type: (value: string) => fireEvent.change(field, { target: { value } }),
  }
}

/** The element of a selector, which has to be there. */
export function find<Tag extends keyof HTMLElementTagNameMap>(
  parent: ParentNode,
  selector: Tag,
): HTMLElementTagNameMap[Tag]
export function find(parent: ParentNode, selector: string): HTMLElement
export function find(parent: ParentNode, selector: string): HTMLElement {
  const found = parent.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`There is no ${selector}.`)
  return found
}

/** The text of the active row, without its tick. */
export function readActive(): string | undefined {
  return document.querySelector('.rc-select-item-option-active')?.textContent.replace('✓', '')
}

/** Lets the tasks pass in which a list closes. */
export async function settle(): Promise<void> {
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 10))
  })
}

import Select from '@rc-component/select'
import { version as react } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import type { FieldSpec, Look } from './field.ts'

/** Names without a common first letter, and one that is disabled. */
const fruits = ['apple', 'banana', 'cherry', 'damson', 'elderberry', 'fig'].map((value) => ({
  value,
  // Separated text is compared with labels.
  label: value,
  disabled: value === 'banana',
}))

/** After so many frames without a change nothing is on its way any more: the library waits for a task, never for longer. */
const calmFrames = 3

const root = createRoot(document.querySelector('main') ?? document.body)
let shown = 0
let spec: FieldSpec = { props: {} }
let options: { value: string; label?: string; disabled?: boolean }[] = fruits
let values: readonly string[] = []
let submits = 0
let calls: string[] = []

function Field() {
  const { props, value } = spec
  const note = (name: string) => (told?: unknown) => {
    calls.push(told === undefined ? name : `${name} ${JSON.stringify(told)}`)
    if (name === 'onChange') values = toList(told)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submits += 1
      }}
    >
      <Select
        aria-label="Fruit"
        style={{ width: 280 }}
        listHeight={252}
        listItemHeight={36}
        options={options}
        {...(value === undefined ? {} : { defaultValue: value })}
        onChange={note('onChange')}
        onSelect={note('onSelect')}
        onDeselect={note('onDeselect')}
        onSearch={note('onSearch')}
        onClear={note('onClear')}
        {...props}
      />
    </form>
  )
}

function listNumbers(count: number) {
  return Array.from({ length: count }, (_, index) => ({ value: `option ${index + 1}` }))
}

function toList(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String)
  return typeof value === 'string' ? [value] : []
}

async function show(next: FieldSpec): Promise<number> {
  spec = next
  options = next.count === undefined ? fruits : listNumbers(next.count)
  shown += 1
  values = toList(next.value)
  submits = 0
  calls = []
  flushSync(() => root.render(<></>))
  // Popups of the last select leave the page with it.
  const started = performance.now()
  flushSync(() => root.render(<Field key={shown} />))
  const milliseconds = performance.now() - started
  await nextFrame()
  return milliseconds
}

function look(): Look {
  const field = document.querySelector<HTMLInputElement>('[role="combobox"]')
  const rows = [
    ...document.querySelectorAll('.rc-select-dropdown:not(.rc-select-dropdown-hidden) .rc-select-item-option'),
  ]
  const active = rows.find((row) => row.classList.contains('rc-select-item-option-active'))
  return {
    open: field?.getAttribute('aria-expanded') === 'true',
    active: active?.querySelector('.rc-select-item-option-content')?.textContent ?? null,
    rows: rows.length,
    values,
    text: field?.value ?? '',
    caret: field?.selectionStart ?? 0,
    focus: nameFocus(field),
    submits,
    calls: [...calls],
  }
}

function nameFocus(field: Element | null): Look['focus'] {
  const { activeElement: focused } = document
  if (focused === field) return 'field'
  return focused?.id === 'before' || focused?.id === 'after' ? focused.id : 'elsewhere'
}

async function settle(): Promise<Look> {
  let seen = JSON.stringify(look())
  for (let calm = 0; calm < calmFrames; calm += 1) {
    await nextFrame()
    const now = JSON.stringify(look())
    if (now !== seen) calm = 0
    seen = now
  }
  return look()
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

window.probe = { show, look, settle, react }

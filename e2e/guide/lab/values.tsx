import { StrictMode, useState } from 'react'
import { flushSync } from 'react-dom'
import Select from '@rc-component/select'
import { report, showCases } from './show-cases.tsx'

const fruits = [
  { value: 'apple', label: 'Apple' },
  { value: 'banana', label: 'Banana' },
  { value: 'cherry', label: 'Cherry' },
]

function Undefined() {
  const [value, setValue] = useState<string | null | undefined>('apple')
  return (
    <>
      <Select aria-label="Fruit" options={fruits} value={value} />
      <button type="button" onClick={() => setValue(undefined)}>
        undefined
      </button>
      <button type="button" onClick={() => setValue(null)}>
        null
      </button>
    </>
  )
}

function NotUpdated() {
  return (
    <Select
      aria-label="Fruit"
      options={fruits}
      value="apple"
      onChange={(next) => report(`change ${next}`)}
      onSelect={(next) => report(`select ${next}`)}
    />
  )
}

function LateDefault() {
  const [value, setValue] = useState<string>()
  return (
    <>
      <Select aria-label="Fruit" options={fruits} defaultValue={value} />
      <button type="button" onClick={() => setValue('apple')}>
        arrive
      </button>
    </>
  )
}

function RemovedOption() {
  const [options, setOptions] = useState(fruits)
  return (
    <>
      <Select aria-label="Fruit" options={options} defaultValue="apple" />
      <button type="button" onClick={() => setOptions(fruits.slice(1))}>
        remove
      </button>
    </>
  )
}

function GuardedBackspace() {
  const [value, setValue] = useState(['apple', 'banana'])
  return (
    <>
      <Select
        aria-label="Fruit"
        mode="multiple"
        options={fruits}
        value={value}
        onChange={setValue}
        onInputKeyDown={(event) => {
          const { value: text } = event.target as HTMLInputElement
          if (event.key === 'Backspace' && text === '') event.stopPropagation()
        }}
      />
      <output>{value.join()}</output>
    </>
  )
}

function ListOrder() {
  const [value, setValue] = useState<string[]>(['cherry'])
  return (
    <>
      <Select
        aria-label="Fruit"
        mode="multiple"
        options={fruits}
        value={value}
        onChange={(next: string[]) =>
          setValue(fruits.map((fruit) => fruit.value).filter((each) => next.includes(each)))
        }
      />
      <output>{value.join()}</output>
    </>
  )
}

function TagsBlur() {
  const [value, setValue] = useState<string[]>([])
  return (
    <>
      <Select aria-label="Words" mode="tags" value={value} onChange={setValue} options={fruits} />
      <output>{value.join()}</output>
      <button type="button">elsewhere</button>
    </>
  )
}

function TagsNoBlur() {
  const [value, setValue] = useState<string[]>([])
  const [text, setText] = useState('')
  return (
    <div onBlurCapture={() => flushSync(() => setText(''))}>
      <Select
        aria-label="Words"
        mode="tags"
        value={value}
        onChange={setValue}
        options={fruits}
        showSearch={{ searchValue: text, onSearch: setText }}
        onSelect={() => setText('')}
        onDeselect={() => setText('')}
      />
      <output>{value.join()}</output>
      <button type="button">elsewhere</button>
      {/* As another select does: the focus is moved by code before the press has moved it. */}
      <input aria-label="Other" onMouseDown={({ currentTarget }) => currentTarget.focus()} />
    </div>
  )
}

function Highlight() {
  const [text, setText] = useState('')
  return (
    <Select
      aria-label="Fruit"
      options={fruits}
      showSearch={{ optionFilterProp: 'label', onSearch: setText }}
      optionRender={({ data }) => {
        const { label } = data
        const at = label.toLowerCase().indexOf(text.toLowerCase())
        if (text === '' || at < 0) return label
        const end = at + text.length
        return (
          <>
            {label.slice(0, at)}
            <mark>{label.slice(at, end)}</mark>
            {label.slice(end)}
          </>
        )
      }}
    />
  )
}

function Modes() {
  return (
    <>
      <Select aria-label="Plain" options={fruits} />
      <Select aria-label="Searched" options={fruits} showSearch />
      <Select aria-label="Several" mode="multiple" options={fruits} />
      <Select aria-label="Several, no search" mode="multiple" showSearch={false} options={fruits} />
    </>
  )
}

function AutoFocus() {
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- what the page speaks of
  return <Select aria-label="Fruit" options={fruits} autoFocus />
}

function Strict() {
  const [value, setValue] = useState<string[]>([])
  return (
    <StrictMode>
      <Select
        aria-label="Fruit"
        mode="multiple"
        options={fruits}
        value={value}
        onChange={(next: string[]) => {
          report(`change ${next.join()}`)
          setValue(next)
        }}
      />
    </StrictMode>
  )
}

/** What the page of symptoms says of values, search, tags and focus. */
showCases({
  undefined: Undefined,
  'not-updated': NotUpdated,
  'late-default': LateDefault,
  'removed-option': RemovedOption,
  'guarded-backspace': GuardedBackspace,
  'list-order': ListOrder,
  'tags-blur': TagsBlur,
  'tags-no-blur': TagsNoBlur,
  highlight: Highlight,
  modes: Modes,
  'auto-focus': AutoFocus,
  strict: Strict,
})

import { useId, useState } from 'react'
import Select, { type SelectProps } from '@rc-component/select'

type Value = string | string[] | null | undefined

const fruits = ['apple', 'fig', 'grape', 'melon'].map((value) => ({ value }))

const modes: { mode: SelectProps['mode']; label: string }[] = [
  { mode: undefined, label: 'single, with search' },
  { mode: 'multiple', label: 'multiple' },
  { mode: 'tags', label: 'tags' },
  { mode: 'combobox', label: 'combobox' },
]

function FruitField({ mode }: { mode: SelectProps['mode'] }) {
  const id = useId()
  const isList = mode === 'multiple' || mode === 'tags'
  const [value, setValue] = useState<Value>(isList ? [] : null)

  return (
    <div className="demo-field">
      <label className="demo-label" htmlFor={id}>
        Fruit
      </label>
      <Select<Value>
        id={id}
        style={{ width: 320, maxWidth: '100%' }}
        showSearch
        allowClear={{ label: 'Clear fruit' }}
        options={fruits}
        value={value}
        onChange={setValue}
        {...(mode && { mode })}
      />
      <p className="demo-value">
        Value: <code>{JSON.stringify(value) ?? 'undefined'}</code>
      </p>
    </div>
  )
}

export default function FourModes() {
  const id = useId()
  const [chosen, setChosen] = useState(modes[0])

  return (
    <div className="demo-stack">
      {/* Another mode takes another kind of value: begin anew. */}
      <FruitField key={chosen?.label} mode={chosen?.mode} />
      <div className="demo-tools">
        <fieldset className="demo-choices">
          <legend>Mode</legend>
          {modes.map((each) => (
            <label key={each.label}>
              <input
                type="radio"
                name={id}
                checked={each.label === chosen?.label}
                onChange={() => setChosen(each)}
              />{' '}
              {each.label}
            </label>
          ))}
        </fieldset>
      </div>
    </div>
  )
}

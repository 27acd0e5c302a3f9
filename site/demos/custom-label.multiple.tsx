import { useId, useState } from 'react'
import Select from '@rc-component/select'

interface Country {
  value: string
  label: string
  dial: string
}

// #region show
const countries: Country[] = [
  { value: 'BR', label: 'Brazil', dial: '+55' },
  { value: 'CN', label: 'China', dial: '+86' },
  { value: 'FR', label: 'France', dial: '+33' },
  { value: 'IN', label: 'India', dial: '+91' },
  { value: 'KE', label: 'Kenya', dial: '+254' },
  { value: 'PE', label: 'Peru', dial: '+51' },
]

// The renderer does not get the record: what else it needs is looked up.
const dials = new Map(countries.map(({ value, dial }) => [value, dial]))
// #endregion show

export default function CustomLabelMultiple() {
  const id = useId()
  const [allowed, setAllowed] = useState(['FR', 'KE', 'ZZ'])

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Calls allowed to
        </label>
        {/* #region show */}
        <Select<string[], Country>
          id={id}
          mode="multiple"
          style={{ width: 420, maxWidth: '100%' }}
          placeholder="No country"
          options={countries}
          // Called once per tag; the tag and its remove icon stay the library's.
          // An element leaves the tag without a `title`: it brings its own.
          labelRender={({ value, label = `Not in the list: ${value}` }) => (
            <span title={typeof label === 'string' ? label : undefined}>
              {label} <small>{dials.get(String(value))}</small>
            </span>
          )}
          value={allowed}
          onChange={setAllowed}
          showSearch={{ optionFilterProp: ['label', 'dial'] }}
          listHeight={252}
          listItemHeight={36}
        />
        {/* #endregion show */}
      </div>
      <p className="demo-value">
        Value: <code>{allowed.join(', ') || 'none'}</code>
      </p>
    </div>
  )
}

import { useId, useState } from 'react'
import Select, { type DefaultOptionType } from '@rc-component/select'

// #region show
const countries = [
  { value: 'AT', label: 'Austria' },
  { value: 'BE', label: 'Belgium' },
  { value: 'CH', label: 'Switzerland' },
  { value: 'DE', label: 'Germany' },
  { value: 'FR', label: 'France' },
  { value: 'NL', label: 'Netherlands' },
  { value: 'UK', label: 'United Kingdom', disabled: true },
] satisfies DefaultOptionType[]
// #endregion show

export default function SingleNative() {
  const id = useId()
  const [country, setCountry] = useState('DE')

  return (
    <div className="demo-stack">
      <div className="demo-row" style={{ gap: 24, alignItems: 'flex-end' }}>
        <div className="demo-field">
          <label className="demo-label" htmlFor={`${id}-select`}>
            Ship to
          </label>
          {/* #region show */}
          <Select<string>
            id={`${id}-select`}
            style={{ width: 220, maxWidth: '100%' }}
            // Without optionFilterProp the search reads the value: "ger" would
            // find nothing, "de" would.
            showSearch={{ optionFilterProp: 'label' }}
            options={countries}
            listHeight={252}
            listItemHeight={36}
            value={country}
            onChange={setCountry}
          />
          {/* #endregion show */}
        </div>
        <div className="demo-field">
          <label className="demo-label" htmlFor={`${id}-native`}>
            Ship to (native)
          </label>
          <select
            id={`${id}-native`}
            className="demo-input"
            value={country}
            onChange={(event) => setCountry(event.target.value)}
          >
            {countries.map((option) => (
              <option
                key={option.value}
                value={option.value}
                disabled={'disabled' in option}
              >
                {option.label}
              </option>
            ))}
          </select>
        </div>
      </div>
      <p className="demo-value">
        Value: <code>{country}</code>
      </p>
    </div>
  )
}

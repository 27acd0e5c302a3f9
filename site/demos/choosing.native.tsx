import { useId, useState } from 'react'
import Select from '@rc-component/select'

const cities = ['Bergen', 'Bilbao', 'Ghent', 'Graz', 'Porto', 'Turku']

export default function NativeOrThis() {
  const id = useId()
  const [native, setNative] = useState('Bergen')
  const [own, setOwn] = useState('Bergen')

  return (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(230px, 100%), 1fr))',
      }}
    >
      <div className="demo-field">
        <label className="demo-label" htmlFor={`${id}-native`}>
          The browser’s
        </label>
        <select
          id={`${id}-native`}
          className="demo-input"
          value={native}
          onChange={(event) => setNative(event.target.value)}
        >
          {cities.map((city) => (
            <option key={city}>{city}</option>
          ))}
        </select>
        <p className="demo-value">
          Value: <code>{native}</code>
        </p>
      </div>
      <div className="demo-field">
        <label className="demo-label" htmlFor={`${id}-own`}>
          This one
        </label>
        <Select<string>
          id={`${id}-own`}
          options={cities.map((value) => ({ value }))}
          showSearch
          value={own}
          onChange={setOwn}
        />
        <p className="demo-value">
          Value: <code>{own}</code>
        </p>
      </div>
    </div>
  )
}

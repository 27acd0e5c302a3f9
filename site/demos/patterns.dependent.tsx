import { useId, useState } from 'react'
import Select from '@rc-component/select'

interface City {
  value: string
  label: string
}

// #region show
const countries = [
  { value: 'jp', label: 'Japan' },
  { value: 'pt', label: 'Portugal' },
  { value: 'cl', label: 'Chile' },
]
// #endregion show

const citiesOf: Record<string, City[]> = {
  jp: [
    { value: 'kyoto', label: 'Kyoto' },
    { value: 'osaka', label: 'Osaka' },
    { value: 'sapporo', label: 'Sapporo' },
  ],
  pt: [
    { value: 'faro', label: 'Faro' },
    { value: 'porto', label: 'Porto' },
  ],
  cl: [{ value: 'arica', label: 'Arica' }],
}

export default function Dependent() {
  const id = useId()
  const [country, setCountry] = useState<string | null>('jp')
  const [city, setCity] = useState<string | null>('kyoto')
  // #region show
  const cities = country === null ? [] : (citiesOf[country] ?? [])

  function changeCountry(next: string | undefined) {
    setCountry(next ?? null)
    // In the handler, not in an effect: no render shows Kyoto in Portugal.
    setCity(null)
  }
  // #endregion show

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={`${id}-country`}>
          Country
        </label>
        {/* #region show */}
        <Select<string>
          id={`${id}-country`}
          style={{ width: 280, maxWidth: '100%' }}
          placeholder="Choose a country"
          options={countries}
          listItemHeight={36}
          value={country}
          onChange={changeCountry}
          allowClear={{ label: 'Clear country' }}
        />
        {/* #endregion show */}
      </div>
      <div className="demo-field">
        <label className="demo-label" htmlFor={`${id}-city`}>
          City
        </label>
        {/* #region show */}
        <Select<string, City>
          id={`${id}-city`}
          style={{ width: 280, maxWidth: '100%' }}
          placeholder={
            country === null ? 'Choose a country first' : 'Choose a city'
          }
          disabled={country === null}
          options={cities}
          listItemHeight={36}
          value={city}
          onChange={setCity}
          showSearch={{ optionFilterProp: 'label' }}
        />
        {/* #endregion show */}
      </div>
      <p className="demo-value">
        Value:{' '}
        <code>
          {country ?? 'no country'}, {city ?? 'no city'}
        </code>
      </p>
    </div>
  )
}

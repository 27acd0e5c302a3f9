import { useId, useState } from 'react'
import Select from '@rc-component/select'

interface Country {
  value: string
  label: string
}

const countries: Country[] = [
  { value: 'cn', label: 'China' },
  { value: 'fi', label: 'Finland' },
  { value: 'in', label: 'India' },
]

// They all begin alike, so none comes first by its value.
const coded = countries.map(({ value, label }) => ({
  value: `c-${value}`,
  label,
}))

function CountryField({ label, list }: { label: string; list: Country[] }) {
  const id = useId()
  const [country, setCountry] = useState<string | null>(null)

  return (
    <div className="demo-field">
      <label className="demo-label" htmlFor={id}>
        {label}
      </label>
      <Select<string | null>
        id={id}
        placeholder="Type “in”"
        options={list}
        value={country}
        onChange={setCountry}
        showSearch={{ optionFilterProp: 'label' }}
      />
      <p className="demo-value">
        Value: <code>{country ?? 'null'}</code>
      </p>
    </div>
  )
}

export default function EnterSelects() {
  return (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(230px, 100%), 1fr))',
      }}
    >
      <CountryField label="Values cn, fi, in" list={countries} />
      <CountryField label="Values c-cn, c-fi, c-in" list={coded} />
    </div>
  )
}

import { useId, useState } from 'react'
import Select, { type SearchConfig } from '@rc-component/select'

interface Country {
  value: string
  label: string
}

// #region show
// From the largest to the smallest, as the survey gives them.
const countries: Country[] = [
  { value: 'ca', label: 'Canada' },
  { value: 'cn', label: 'China' },
  { value: 'br', label: 'Brazil' },
  { value: 'in', label: 'India' },
  { value: 'ar', label: 'Argentina' },
  { value: 'id', label: 'Indonesia' },
  { value: 'fr', label: 'France' },
  { value: 'es', label: 'Spain' },
  { value: 'fi', label: 'Finland' },
  { value: 'ph', label: 'Philippines' },
  { value: 'is', label: 'Iceland' },
  { value: 'pt', label: 'Portugal' },
]

// The earlier the text stands in the name, the better. Without text every name
// starts with it: plain A to Z.
const byMatch: NonNullable<SearchConfig<Country>['filterSort']> = (
  a,
  b,
  { searchValue },
) => {
  const position = ({ label }: Country) =>
    label.toLowerCase().indexOf(searchValue.toLowerCase())
  return position(a) - position(b) || a.label.localeCompare(b.label, 'en')
}
// #endregion show

export default function FilterSort() {
  const id = useId()
  const [sorted, setSorted] = useState(true)
  const [country, setCountry] = useState<string | null>(null)

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Country
        </label>
        {/* #region show */}
        <Select<string, Country>
          id={id}
          style={{ width: 280, maxWidth: '100%' }}
          placeholder="Type “in”"
          options={countries}
          value={country}
          onChange={(next: string | undefined) => setCountry(next ?? null)}
          showSearch={{
            optionFilterProp: 'label',
            ...(sorted && { filterSort: byMatch }),
          }}
          listHeight={252}
          listItemHeight={36}
        />
        {/* #endregion show */}
      </div>
      <div className="demo-tools">
        <fieldset className="demo-choices">
          <legend>Order</legend>
          <label>
            <input
              type="radio"
              name={`${id}-order`}
              checked={sorted}
              onChange={() => setSorted(true)}
            />{' '}
            Best match first
          </label>
          <label>
            <input
              type="radio"
              name={`${id}-order`}
              checked={!sorted}
              onChange={() => setSorted(false)}
            />{' '}
            As given, by size
          </label>
        </fieldset>
      </div>
      <p className="demo-value">
        Value: <code>{country ?? 'none'}</code>
      </p>
    </div>
  )
}

import { useId, useState } from 'react'
import Select from '@rc-component/select'

interface Airport {
  iata: string
  city: string
  runways: number
}

interface Country {
  country: string
  airports: Airport[]
}

// As the API sends it.
const countries: Country[] = [
  {
    country: 'Norway',
    airports: [
      { iata: 'BGO', city: 'Bergen', runways: 1 },
      { iata: 'OSL', city: 'Oslo', runways: 2 },
    ],
  },
  {
    country: 'Portugal',
    airports: [
      { iata: 'FAO', city: 'Faro', runways: 1 },
      { iata: 'LIS', city: 'Lisbon', runways: 1 },
      { iata: 'OPO', city: 'Porto', runways: 1 },
    ],
  },
  {
    country: 'Singapore',
    airports: [{ iata: 'SIN', city: 'Singapore', runways: 3 }],
  },
]

export default function SingleFieldNames() {
  const id = useId()
  const [iata, setIata] = useState<string | null>('OSL')
  const [record, setRecord] = useState<Airport>()

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Departure
        </label>
        {/* #region show */}
        <Select<string, Country | Airport>
          id={id}
          style={{ width: 280, maxWidth: '100%' }}
          placeholder="City or code"
          fieldNames={{
            value: 'iata',
            label: 'city',
            options: 'airports',
            groupLabel: 'country',
          }}
          options={countries}
          listHeight={360}
          listItemHeight={36}
          // The search takes the names of your records too.
          showSearch={{ optionFilterProp: ['city', 'iata', 'country'] }}
          value={iata}
          onChange={(next: string | undefined, option) => {
            setIata(next ?? null)
            // A copy of the object from `countries`, with every field. Headers
            // are never handed over; the type allows for them.
            setRecord(
              option !== undefined && 'iata' in option ? option : undefined,
            )
          }}
          allowClear={{ label: 'Clear departure' }}
        />
        {/* #endregion show */}
      </div>
      <p className="demo-value">
        Value: <code>{iata ?? 'none'}</code> · record:{' '}
        <code>{record ? JSON.stringify(record) : 'none yet'}</code>
      </p>
    </div>
  )
}

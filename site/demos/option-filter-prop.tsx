import { useId, useState } from 'react'
import Select, { type SearchConfig } from '@rc-component/select'

interface Airport {
  value: number
  label: string
  /** The label in plain letters: the search does not fold accents. */
  plain: string
  code: string
}

// #region show
const airports: Airport[] = [
  { value: 4101, label: 'Zürich', plain: 'Zurich', code: 'ZRH' },
  { value: 4102, label: 'Genève', plain: 'Geneve', code: 'GVA' },
  { value: 4203, label: 'Kraków', plain: 'Krakow', code: 'KRK' },
  { value: 4204, label: 'Łódź', plain: 'Lodz', code: 'LCJ' },
  { value: 4305, label: 'Málaga', plain: 'Malaga', code: 'AGP' },
  { value: 4306, label: 'A Coruña', plain: 'A Coruna', code: 'LCG' },
  { value: 4407, label: 'Göteborg', plain: 'Goteborg', code: 'GOT' },
  { value: 4408, label: 'São Paulo', plain: 'Sao Paulo', code: 'GRU' },
]
// #endregion show

const searches: { title: string; config: SearchConfig<Airport> }[] = [
  {
    title: 'Label, plain letters, code',
    config: { optionFilterProp: ['label', 'plain', 'code'] },
  },
  { title: 'Label only', config: { optionFilterProp: 'label' } },
  // Nothing said: only `value` is searched, here a number that nobody knows by
  // heart.
  { title: 'Default', config: {} },
]

export default function OptionFilterProp() {
  const id = useId()
  const [search, setSearch] = useState(searches[0])
  const [airport, setAirport] = useState<number | null>(null)

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Destination
        </label>
        {/* #region show */}
        <Select<number, Airport>
          id={id}
          style={{ width: 320, maxWidth: '100%' }}
          placeholder="Try zur, zür or zrh"
          options={airports}
          value={airport}
          onChange={(next: number | undefined) => setAirport(next ?? null)}
          showSearch={search?.config ?? true}
          optionRender={({ data }) => (
            <>
              {data.label} <span className="demo-help">{data.code}</span>
            </>
          )}
          allowClear={{ label: 'Clear destination' }}
          listHeight={252}
          listItemHeight={36}
        />
        {/* #endregion show */}
      </div>
      <div className="demo-tools">
        <fieldset className="demo-choices">
          <legend>Search in</legend>
          {searches.map((each) => (
            <label key={each.title}>
              <input
                type="radio"
                name={`${id}-fields`}
                checked={each === search}
                onChange={() => setSearch(each)}
              />{' '}
              {each.title}
            </label>
          ))}
        </fieldset>
      </div>
      <p className="demo-value">
        Value: <code>{airport ?? 'none'}</code>
      </p>
    </div>
  )
}

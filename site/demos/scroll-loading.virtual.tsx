import { useId, useState } from 'react'
import Select from '@rc-component/select'

const streets = [
  'Alder',
  'Bridge',
  'Canal',
  'Dock',
  'Elm',
  'Ferry',
  'Grove',
  'Harbour',
  'Iron',
  'Jasmine',
]

// #region show
// Outside of the component: a new array would be processed all over again.
const lockers = Array.from({ length: 10_000 }, (_, index) => {
  const number = String(index + 1).padStart(5, '0')
  const street = streets[index % streets.length]
  return { value: index + 1, label: `Locker ${number}, ${street} Street` }
})
// #endregion show

export default function ScrollLoadingVirtual() {
  const id = useId()
  const [locker, setLocker] = useState<number | null>(null)

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Parcel locker
        </label>
        {/* #region show */}
        <Select<number, { value: number; label: string }>
          id={id}
          style={{ width: 320, maxWidth: '100%' }}
          placeholder="Choose or search 10,000"
          value={locker}
          onChange={setLocker}
          options={lockers}
          showSearch={{ optionFilterProp: 'label' }}
          listHeight={252}
          // The real height of a row: a wrong guess makes the scrollbar drift.
          listItemHeight={36}
        />
        {/* #endregion show */}
      </div>
      <p className="demo-value">
        Locker: <code>{locker ?? 'none'}</code>
      </p>
    </div>
  )
}

import { useId, useState } from 'react'
import Select from '@rc-component/select'

const lines = [
  { name: 'Harbour line', stations: ['Old Port', 'Fish Market', 'Lighthouse'] },
  {
    name: 'Hill line',
    stations: ['Castle Gate', 'Observatory', 'Vineyards', 'Summit'],
  },
]
const night = { name: 'Night line', stations: ['Central', 'Airport'] }

export default function OptGroup() {
  const id = useId()
  const [station, setStation] = useState<string | null>(null)
  const [isNight, setIsNight] = useState(false)

  // #region show
  const groups = [
    { ...night, stations: isNight ? night.stations : [] },
    ...lines,
  ]
    // A group without options would still draw its header.
    .filter((line) => line.stations.length > 0)
    .map((line) => ({
      label: line.name,
      // The tooltip of the header, and the name of the group for screen
      // readers.
      title: `${line.name}, ${line.stations.length} stations`,
      options: line.stations.map((name) => ({ value: name, label: name })),
    }))
  // #endregion show

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Station
        </label>
        {/* #region show */}
        <Select<string>
          id={id}
          style={{ width: 260, maxWidth: '100%' }}
          placeholder="Station or line"
          // Headers are searched in the same field: "hill" keeps the whole Hill
          // line.
          showSearch={{ optionFilterProp: 'label' }}
          options={groups}
          listHeight={252}
          listItemHeight={36}
          value={station}
          onChange={(next: string | undefined) => setStation(next ?? null)}
          allowClear={{ label: 'Clear station' }}
        />
        {/* #endregion show */}
      </div>
      <div className="demo-tools">
        <fieldset className="demo-choices">
          <legend>Timetable</legend>
          <label>
            <input
              type="checkbox"
              checked={isNight}
              onChange={(event) => setIsNight(event.target.checked)}
            />{' '}
            Night service
          </label>
        </fieldset>
      </div>
      <p className="demo-value">
        Value: <code>{station ?? 'none'}</code>
      </p>
    </div>
  )
}

import { useId, useState } from 'react'
import Select, { type DefaultOptionType, type SelectProps } from '@rc-component/select'

type Placement = NonNullable<SelectProps['placement']>

const placements: Placement[] = ['bottomLeft', 'bottomRight', 'topLeft', 'topRight']

const ranges: DefaultOptionType[] = [
  { value: '1h', label: 'Last hour' },
  { value: '24h', label: 'Last 24 hours' },
  { value: '7d', label: 'Last 7 days' },
  { value: '30d', label: 'Last 30 days' },
]

export default function AutoAdjustDropdownPlacement() {
  const id = useId()
  const [placement, setPlacement] = useState<Placement>('topRight')
  const [range, setRange] = useState('24h')

  return (
    <div className="demo-stack">
      <fieldset className="demo-choices">
        <legend>Preferred place</legend>
        {placements.map((each) => (
          <label key={each}>
            <input type="radio" checked={placement === each} onChange={() => setPlacement(each)} /> {each}
          </label>
        ))}
      </fieldset>
      <div className="demo-field" style={{ width: 160, marginInline: 'auto' }}>
        <label className="demo-label" htmlFor={id}>
          Time range
        </label>
        <Select<string>
          id={id}
          style={{ width: '100%' }}
          options={ranges}
          value={range}
          onChange={setRange}
          // A wish: without room on that side the list opens on the other one.
          placement={placement}
          popupMatchSelectWidth={240}
        />
        <p className="demo-value">
          Value: <code>{range}</code>
        </p>
      </div>
    </div>
  )
}

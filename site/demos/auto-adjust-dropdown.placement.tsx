import { useId, useState } from 'react'
import Select, {
  type DefaultOptionType,
  type SelectProps,
} from '@rc-component/select'

type Placement = NonNullable<SelectProps['placement']>

const placements: Placement[] = [
  'bottomLeft',
  'bottomRight',
  'topLeft',
  'topRight',
]

// `points`: which corner of the popup meets which corner of the field. The
// built-in table measures the room in the whole page, however far it scrolls;
// 'visibleFirst' measures it in the window.
const side = {
  overflow: { adjustX: 1, adjustY: 1 },
  htmlRegion: 'visibleFirst',
} as const
// #region show
const insideWindow: NonNullable<SelectProps['builtinPlacements']> = {
  bottomLeft: { ...side, points: ['tl', 'bl'], offset: [0, 4] },
  bottomRight: { ...side, points: ['tr', 'br'], offset: [0, 4] },
  topLeft: { ...side, points: ['bl', 'tl'], offset: [0, -4] },
  topRight: { ...side, points: ['br', 'tr'], offset: [0, -4] },
}

const ranges: DefaultOptionType[] = [
  { value: '1h', label: 'Last hour' },
  { value: '24h', label: 'Last 24 hours' },
  { value: '7d', label: 'Last 7 days' },
  { value: '30d', label: 'Last 30 days' },
]
// #endregion show

export default function AutoAdjustDropdownPlacement() {
  const id = useId()
  const [placement, setPlacement] = useState<Placement>('bottomLeft')
  const [keepsInside, setKeepsInside] = useState(true)
  const [range, setRange] = useState('24h')

  return (
    <div className="demo-stack">
      <div className="demo-field" style={{ width: 160, marginInline: 'auto' }}>
        <label className="demo-label" htmlFor={id}>
          Time range
        </label>
        {/* #region show */}
        <Select<string>
          id={id}
          style={{ width: '100%' }}
          options={ranges}
          value={range}
          onChange={setRange}
          // A wish: without room on that side the list opens on the other one.
          placement={placement}
          {...(keepsInside && { builtinPlacements: insideWindow })}
          popupMatchSelectWidth={220}
        />
        {/* #endregion show */}
      </div>
      <div className="demo-tools">
        <fieldset className="demo-choices">
          <legend>Preferred place</legend>
          {placements.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name={`${id}-placement`}
                checked={placement === each}
                onChange={() => setPlacement(each)}
              />{' '}
              {each}
            </label>
          ))}
        </fieldset>
        <fieldset className="demo-choices">
          <legend>Room is measured in</legend>
          <label>
            <input
              type="radio"
              name={`${id}-room`}
              checked={keepsInside}
              onChange={() => setKeepsInside(true)}
            />{' '}
            The window
          </label>
          <label>
            <input
              type="radio"
              name={`${id}-room`}
              checked={!keepsInside}
              onChange={() => setKeepsInside(false)}
            />{' '}
            The whole page (built in)
          </label>
        </fieldset>
      </div>
      <p className="demo-value">
        Value: <code>{range}</code>
      </p>
    </div>
  )
}

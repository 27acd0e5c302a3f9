import { useId, useState } from 'react'
import Select, { type DefaultOptionType } from '@rc-component/select'

// #region show
const layers: DefaultOptionType[] = [
  { value: 'streets', label: 'Streets' },
  { value: 'cycling', label: 'Cycle routes' },
  { value: 'transit', label: 'Public transport' },
  { value: 'terrain', label: 'Terrain' },
]
// #endregion show

export default function SingleOutside() {
  const id = useId()
  const [layer, setLayer] = useState('streets')
  const [presses, setPresses] = useState(0)

  return (
    <div className="demo-stack">
      <div
        className="demo-row"
        // In a narrow column the map stands above, where no list covers it.
        style={{ alignItems: 'flex-start', flexWrap: 'wrap-reverse' }}
      >
        <div className="demo-field">
          <label className="demo-label" htmlFor={id}>
            Map layer
          </label>
          {/* #region show */}
          <Select<string>
            id={id}
            style={{ width: 240, maxWidth: '100%' }}
            options={layers}
            value={layer}
            onChange={setLayer}
          />
          {/* #endregion show */}
        </div>
        <div
          role="presentation"
          className="demo-panel"
          style={{
            flex: '1 1 200px',
            minHeight: 120,
            cursor: 'grab',
            userSelect: 'none',
          }}
          // What a map or canvas does to drag without selecting text. The field
          // keeps the focus; the list still closes.
          onMouseDown={(event) => {
            event.preventDefault()
            setPresses((count) => count + 1)
          }}
        >
          Map surface: press here while the list is open.
        </div>
      </div>
      <p className="demo-value">
        Layer: <code>{layer}</code> · presses on the map: <code>{presses}</code>
      </p>
    </div>
  )
}

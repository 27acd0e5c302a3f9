import { useId, useState } from 'react'
import Select, { type DefaultOptionType } from '@rc-component/select'

// #region show
const densities: DefaultOptionType[] = [
  { value: 'compact', label: 'Compact' },
  { value: 'regular', label: 'Regular' },
  { value: 'relaxed', label: 'Relaxed' },
]
// #endregion show

export default function SingleAnimation() {
  const id = useId()
  const [density, setDensity] = useState<string | null>('regular')
  const [animated, setAnimated] = useState(true)

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Display density
        </label>
        {/* #region show */}
        <Select<string>
          id={id}
          style={{ width: 220, maxWidth: '100%' }}
          placeholder="As the system"
          // Plays the classes rc-select-dropdown-slide-up-*. Name only a motion
          // that your stylesheet has: without a running animation the popup
          // waits for its end for ever.
          {...(animated && { animation: 'slide-up' })}
          options={densities}
          value={density}
          onChange={(next: string | undefined) => setDensity(next ?? null)}
          allowClear={{ label: 'Clear density' }}
        />
        {/* #endregion show */}
      </div>
      <div className="demo-tools">
        <fieldset className="demo-choices">
          <legend>Popup</legend>
          <label>
            <input
              type="checkbox"
              checked={animated}
              onChange={(event) => setAnimated(event.target.checked)}
            />{' '}
            With motion
          </label>
        </fieldset>
      </div>
      <p className="demo-value">
        Value: <code>{density ?? 'none'}</code>
      </p>
    </div>
  )
}

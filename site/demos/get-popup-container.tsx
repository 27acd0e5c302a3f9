import { useId, useState } from 'react'
import Select, { type DefaultOptionType } from '@rc-component/select'

// #region show
const conditions: DefaultOptionType[] = [
  { value: 'new', label: 'New' },
  { value: 'opened', label: 'Opened' },
  { value: 'refurbished', label: 'Refurbished' },
  { value: 'used', label: 'Used' },
]

/** Gets the root element of the field, many times: look up, change nothing. */
function nearestFrame(field: HTMLElement) {
  return field.closest<HTMLElement>('[data-box]') ?? document.body
}
// #endregion show

export default function GetPopupContainer() {
  const id = useId()
  const [inBox, setInBox] = useState(true)
  const [condition, setCondition] = useState('new')

  return (
    <div className="demo-stack">
      {/* Popups are placed against the nearest positioned element: the box must
          be one. */}
      <div
        data-box
        className="demo-frame"
        style={{
          position: 'relative',
          height: 300,
          overflow: 'auto',
          padding: 16,
        }}
      >
        <div className="demo-stack" style={{ minHeight: 560 }}>
          <p className="demo-help" style={{ margin: 0 }}>
            Open the list, then scroll this box.
          </p>
          <div className="demo-field">
            <label className="demo-label" htmlFor={id}>
              Condition
            </label>
            {/* #region show */}
            <Select<string>
              id={id}
              style={{ width: 220, maxWidth: '100%' }}
              options={conditions}
              value={condition}
              onChange={setCondition}
              {...(inBox && { getPopupContainer: nearestFrame })}
            />
            {/* #endregion show */}
          </div>
        </div>
      </div>
      <div className="demo-tools">
        <fieldset className="demo-choices">
          <legend>Popup container</legend>
          <label>
            <input
              type="radio"
              name={`${id}-container`}
              checked={inBox}
              onChange={() => setInBox(true)}
            />{' '}
            The scrolling box
          </label>
          <label>
            <input
              type="radio"
              name={`${id}-container`}
              checked={!inBox}
              onChange={() => setInBox(false)}
            />{' '}
            body
          </label>
        </fieldset>
      </div>
      <p className="demo-value">
        Value: <code>{condition}</code>
      </p>
    </div>
  )
}

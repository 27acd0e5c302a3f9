import { useId, useState } from 'react'
import Select, { type DefaultOptionType } from '@rc-component/select'

// #region show
const shapes: DefaultOptionType[] = [
  { value: 'card', label: 'Card' },
  { value: 'circle', label: 'Circle' },
  { value: 'arrow', label: 'Arrow' },
  { value: 'note', label: 'Sticky note' },
]
// #endregion show

const zooms = [0.75, 1, 1.25]

export default function GetPopupContainerZoomed() {
  const id = useId()
  const [zoom, setZoom] = useState(1.25)
  const [inCanvas, setInCanvas] = useState(true)
  const [shape, setShape] = useState('card')

  return (
    <div className="demo-stack">
      <div
        className="demo-frame"
        style={{ height: 320, overflow: 'auto', padding: 0 }}
      >
        <div
          data-canvas
          style={{
            position: 'relative',
            padding: 16,
            transform: `scale(${zoom})`,
            transformOrigin: '0 0',
          }}
        >
          <div className="demo-field">
            <label className="demo-label" htmlFor={id}>
              Next shape
            </label>
            {/* #region show */}
            <Select<string>
              id={id}
              style={{ width: 160 }}
              options={shapes}
              value={shape}
              onChange={setShape}
              // Inside the transformed element the list is zoomed with the
              // field; on body only its width is.
              {...(inCanvas && {
                getPopupContainer: (field: HTMLElement) =>
                  field.closest<HTMLElement>('[data-canvas]') ?? document.body,
              })}
            />
            {/* #endregion show */}
          </div>
        </div>
      </div>
      <div className="demo-tools">
        <div className="demo-row">
          <fieldset className="demo-choices">
            <legend>Zoom</legend>
            {zooms.map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name={`${id}-zoom`}
                  checked={zoom === each}
                  onChange={() => setZoom(each)}
                />{' '}
                {each * 100}%
              </label>
            ))}
          </fieldset>
          <fieldset className="demo-choices">
            <legend>Popup container</legend>
            <label>
              <input
                type="radio"
                name={`${id}-container`}
                checked={inCanvas}
                onChange={() => setInCanvas(true)}
              />{' '}
              The canvas
            </label>
            <label>
              <input
                type="radio"
                name={`${id}-container`}
                checked={!inCanvas}
                onChange={() => setInCanvas(false)}
              />{' '}
              body
            </label>
          </fieldset>
        </div>
      </div>
      <p className="demo-value">
        Value: <code>{shape}</code>
      </p>
    </div>
  )
}

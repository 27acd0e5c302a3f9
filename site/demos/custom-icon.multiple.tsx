import { useId, useState } from 'react'
import Select, { type DefaultOptionType } from '@rc-component/select'

// #region show
const equipment: DefaultOptionType[] = [
  { value: 'projector', label: 'Projector' },
  { value: 'whiteboard', label: 'Whiteboard' },
  { value: 'video', label: 'Video call' },
  { value: 'coffee', label: 'Coffee machine' },
  { value: 'stage', label: 'Stage (booked)', disabled: true },
]
// #endregion show

/** An empty box, with a tick in it when the row is chosen. */
function Box({ ticked }: { ticked: boolean }) {
  return (
    <svg
      aria-hidden="true"
      data-icon={ticked ? 'ticked' : 'empty'}
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      style={{ display: 'block' }}
    >
      <rect x="2" y="2" width="12" height="12" rx="2" />
      {ticked && <path d="m4.8 8.3 2.2 2.2 4.2-5" />}
    </svg>
  )
}

export default function CustomIconMultiple() {
  const id = useId()
  const [wanted, setWanted] = useState(['projector', 'video'])

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Equipment
        </label>
        {/* #region show */}
        <Select<string[]>
          id={id}
          mode="multiple"
          style={{ width: 420, maxWidth: '100%' }}
          placeholder="Nothing special"
          options={equipment}
          value={wanted}
          onChange={setWanted}
          showSearch={{ optionFilterProp: 'label' }}
          // A node would appear on chosen rows only; a function is asked for
          // every row.
          menuItemSelectedIcon={({ isSelected }: { isSelected: boolean }) => (
            <Box ticked={isSelected} />
          )}
          removeIcon={<span aria-hidden="true">−</span>}
        />
        {/* #endregion show */}
      </div>
      <p className="demo-value">
        Value: <code>{wanted.join(', ') || 'none'}</code>
      </p>
    </div>
  )
}

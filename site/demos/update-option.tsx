import { useId, useState } from 'react'
import Select from '@rc-component/select'

const rooms = [
  { value: 'r-1', label: 'Birch' },
  { value: 'r-2', label: 'Cedar' },
  { value: 'r-3', label: 'Maple' },
]

export default function UpdateOption() {
  const id = useId()
  const [room, setRoom] = useState('r-2')
  const [name, setName] = useState('Cedar')
  const [isArchived, setIsArchived] = useState(false)
  const [mount, setMount] = useState(1)

  // #region show
  const options = rooms
    .map((entry) => (entry.value === 'r-2' ? { ...entry, label: name } : entry))
    .filter((entry) => entry.value !== 'r-2' || !isArchived)
  // #endregion show

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={`${id}-room`}>
          Meeting room
        </label>
        {/* #region show */}
        <Select<string>
          // A new key mounts a new component, which has never seen the removed
          // option.
          key={mount}
          id={`${id}-room`}
          style={{ width: 260, maxWidth: '100%' }}
          options={options}
          value={room}
          onChange={setRoom}
        />
        {/* #endregion show */}
      </div>
      <div className="demo-panel">
        <div className="demo-field">
          <label className="demo-label" htmlFor={`${id}-name`}>
            Name of room r-2
          </label>
          <input
            id={`${id}-name`}
            className="demo-input"
            value={name}
            onChange={(event) => setName(event.target.value)}
            disabled={isArchived}
          />
        </div>
        <div className="demo-row" style={{ marginTop: 12 }}>
          <button
            type="button"
            className="demo-button"
            onClick={() => setIsArchived(!isArchived)}
          >
            {isArchived ? 'Restore r-2' : 'Archive r-2'}
          </button>
          <button
            type="button"
            className="demo-button"
            onClick={() => setMount(mount + 1)}
          >
            Mount the field again
          </button>
        </div>
      </div>
      <p className="demo-value">
        Value: <code>{room}</code> · options:{' '}
        <code>{options.map((entry) => entry.value).join(', ')}</code>
      </p>
    </div>
  )
}

import { useId, useState } from 'react'
import Select from '@rc-component/select'

interface Room {
  value: string
  label: string
  seats: number
}

// #region show
const rooms: Room[] = [
  { value: 'oak', label: 'Oak', seats: 4 },
  { value: 'elm', label: 'Elm', seats: 8 },
  { value: 'fir', label: 'Fir', seats: 12 },
]

/**
 * By its type the second argument of `onChange` is an option, a list of
 * options or nothing, whatever the mode. This makes a list of it.
 */
function listOptions<Option>(given: Option | Option[] | undefined): Option[] {
  if (given === undefined) return []
  return Array.isArray(given) ? given : [given]
}
// #endregion show

export default function TypedOption() {
  const id = useId()
  const [room, setRoom] = useState<Room>()
  const [picked, setPicked] = useState<Room[]>([])
  const seats = picked.reduce((sum, each) => sum + each.seats, 0)

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={`${id}-one`}>
          Room
        </label>
        {/* #region show */}
        <Select<string, Room>
          id={`${id}-one`}
          style={{ width: 320, maxWidth: '100%' }}
          placeholder="One room"
          options={rooms}
          listItemHeight={36}
          value={room?.value ?? null}
          onChange={(_value, option) => setRoom(listOptions(option)[0])}
          allowClear={{ label: 'Clear room' }}
        />
        {/* #endregion show */}
      </div>
      <div className="demo-field">
        <label className="demo-label" htmlFor={`${id}-several`}>
          Rooms
        </label>
        {/* #region show */}
        <Select<string[], Room>
          id={`${id}-several`}
          mode="multiple"
          style={{ width: 320, maxWidth: '100%' }}
          placeholder="Several rooms"
          options={rooms}
          listItemHeight={36}
          value={picked.map(({ value }) => value)}
          onChange={(_values, options) => setPicked(listOptions(options))}
          showSearch={{ optionFilterProp: 'label' }}
        />
        {/* #endregion show */}
      </div>
      <p className="demo-value">
        Seats: <code>{room?.seats ?? 'none'}</code>
      </p>
      <p className="demo-value">
        Seats: <code>{seats}</code>
      </p>
    </div>
  )
}

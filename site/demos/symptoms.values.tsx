import { useId, useState } from 'react'
import Select, { type SelectProps } from '@rc-component/select'

const rooms = [
  { value: 1, label: 'Oak' },
  { value: 2, label: 'Elm' },
]

type Value = string | number | null

function RoomField({ begin, label }: { begin: Value; label: string }) {
  const id = useId()
  const [room, setRoom] = useState(begin)
  const options: SelectProps<Value>['options'] = rooms

  return (
    <div className="demo-field">
      <label className="demo-label" htmlFor={id}>
        {label}
      </label>
      <Select<Value>
        id={id}
        placeholder="Choose a room"
        options={options}
        value={room}
        onChange={setRoom}
      />
    </div>
  )
}

export default function ValuesThatFit() {
  return (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(230px, 100%), 1fr))',
      }}
    >
      <RoomField begin="1" label="Faulty: the text '1'" />
      <RoomField begin={1} label="Mended: the number 1" />
      <RoomField begin="" label="Faulty: an empty text" />
      <RoomField begin={null} label="Mended: null" />
    </div>
  )
}

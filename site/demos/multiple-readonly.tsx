import { useId, useState } from 'react'
import Select from '@rc-component/select'

// #region show
const organiser = 'mara'
// #endregion show
const people = [
  { value: 'mara', label: 'Mara (organiser)' },
  { value: 'jonas', label: 'Jonas' },
  { value: 'lin', label: 'Lin' },
  { value: 'priya', label: 'Priya' },
  { value: 'tomas', label: 'Tomás' },
]
// #region show
// Disabled and selected: neither the row, nor an icon, nor Backspace takes it
// out.
const options = people.map((person) => ({
  ...person,
  disabled: person.value === organiser,
}))
// #endregion show

export default function MultipleReadonly() {
  const id = useId()
  const [attendees, setAttendees] = useState([organiser, 'lin', 'priya'])

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Attendees
        </label>
        {/* #region show */}
        <Select<string[]>
          id={id}
          mode="multiple"
          style={{ width: 420, maxWidth: '100%' }}
          options={options}
          value={attendees}
          // The clear button does not know about locked options and hands over
          // []: put them back.
          onChange={(next) =>
            setAttendees([
              organiser,
              ...next.filter((value) => value !== organiser),
            ])
          }
          allowClear={{ label: 'Clear attendees' }}
          showSearch={{ optionFilterProp: 'label' }}
        />
        {/* #endregion show */}
      </div>
      <p className="demo-value">
        Value: <code>{attendees.join(', ')}</code>
      </p>
    </div>
  )
}

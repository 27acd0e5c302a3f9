import { useId, useState } from 'react'
import Select from '@rc-component/select'

interface Person {
  value: string
  label: string
  job: string
  seat: 'Active' | 'Invited' | 'No seat'
}

const people: Person[] = [
  {
    value: 'u-201',
    label: 'Amara Diallo',
    job: 'Product design',
    seat: 'Active',
  },
  { value: 'u-202', label: 'Bruno Keller', job: 'Backend', seat: 'Active' },
  { value: 'u-203', label: '陈悦', job: 'Data science', seat: 'Invited' },
  { value: 'u-204', label: 'Dana Novak', job: 'Frontend', seat: 'Active' },
  { value: 'u-205', label: 'Elif Aydin', job: 'Support', seat: 'No seat' },
  { value: 'u-206', label: 'Farid Rahimi', job: 'Platform', seat: 'Active' },
  { value: 'u-207', label: 'Greta Lund', job: 'Research', seat: 'Invited' },
]

// #region show
const tones = { Active: 'ok', Invited: 'info', 'No seat': 'neutral' }
// Two lines of text, 44 px, and the padding of a row in this theme, twice 6 px.
const rowHeight = 56
// #endregion show

// The row is drawn for the eye; `aria-label` is what a screen reader says in
// its place.
const options = people.map((person) => ({
  ...person,
  'aria-label': `${person.label}, ${person.job}, ${person.seat}`,
}))

// #region show
/** Of each word the first character, in any script; at most two. */
function initials(name: string) {
  const words = name.split(/\s+/).slice(0, 2)
  return words.map(([first]) => first).join('')
}
// #endregion show

export default function OptionRender() {
  const id = useId()
  const [assignee, setAssignee] = useState<string | null>('u-204')

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Assignee
        </label>
        {/* #region show */}
        <Select<string, Person>
          id={id}
          style={{ width: 360, maxWidth: '100%' }}
          placeholder="Nobody yet"
          // The field shows the label, which stays plain text.
          options={options}
          optionRender={({ data }) => (
            <span
              style={{
                display: 'flex',
                alignItems: 'center',
                gap: 12,
                minHeight: 44,
              }}
            >
              <span className="demo-avatar" aria-hidden="true">
                {initials(data.label)}
              </span>
              <span style={{ flex: 1, minWidth: 0, lineHeight: 1.35 }}>
                <span style={{ display: 'block' }}>{data.label}</span>
                <span className="demo-help">{data.job}</span>
              </span>
              <span className="demo-chip" data-tone={tones[data.seat]}>
                {data.seat}
              </span>
            </span>
          )}
          // The list reckons with this height; two-line rows need to say theirs.
          listItemHeight={rowHeight}
          listHeight={rowHeight * 4.5}
          value={assignee}
          onChange={(next: string | undefined) => setAssignee(next ?? null)}
          showSearch={{ optionFilterProp: ['label', 'job'] }}
          allowClear={{ label: 'Clear assignee' }}
        />
        {/* #endregion show */}
      </div>
      <p className="demo-value">
        Value: <code>{assignee ?? 'none'}</code>
      </p>
    </div>
  )
}

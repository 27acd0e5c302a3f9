import { useId, useState } from 'react'
import Select, { type SelectProps } from '@rc-component/select'

const people = [
  { value: 17, label: 'Ada Byron', team: 'Engines' },
  { value: 23, label: 'Mary Shelley', team: 'Stories' },
  { value: 31, label: 'Emmy Noether', team: 'Rings' },
]

interface PersonFieldProps {
  label: string
  search: NonNullable<SelectProps<number>['showSearch']>
}

function PersonField({ label, search }: PersonFieldProps) {
  const id = useId()
  const [person, setPerson] = useState<number | null>(null)

  return (
    <div className="demo-field">
      <label className="demo-label" htmlFor={id}>
        {label}
      </label>
      <Select<number | null>
        id={id}
        placeholder="Type “ada”"
        options={people}
        value={person}
        onChange={setPerson}
        showSearch={search}
        notFoundContent="Nothing found"
      />
    </div>
  )
}

export default function SearchedFields() {
  return (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(230px, 100%), 1fr))',
      }}
    >
      <PersonField label="Faulty: looks at the value" search />
      <PersonField
        label="Mended: name and team"
        search={{ optionFilterProp: ['label', 'team'] }}
      />
    </div>
  )
}

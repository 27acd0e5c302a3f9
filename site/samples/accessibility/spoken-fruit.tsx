import Select from '@rc-component/select'
import { useId, useState } from 'react'

const fruits = [
  { value: 'apple', label: 'Apple' },
  { value: 'banana', label: 'Banana' },
  { value: 'cherry', label: 'Cherry' },
  { value: 'damson', label: 'Damson' },
  { value: 'elderberry', label: 'Elderberry' },
  { value: 'fig', label: 'Fig' },
]

export function SpokenFruit() {
  const id = useId()
  const valueId = useId()
  const [selected, setSelected] = useState<string | null>('cherry')
  const [news, setNews] = useState('')
  const name = fruits.find(({ value }) => value === selected)?.label

  return (
    <div>
      <label htmlFor={id}>Fruit</label>
      <Select<string | null, (typeof fruits)[number]>
        id={id}
        style={{ width: 280, maxWidth: '100%' }}
        // Read with the field, each time the focus comes to it.
        aria-describedby={valueId}
        options={fruits}
        value={selected}
        // A clear gives `undefined`, which would leave the value to the component.
        onChange={(next) => setSelected(next ?? null)}
        onSelect={(_, { label }) => setNews(`${label} selected`)}
        onClear={() => setNews('Cleared')}
        allowClear={{ label: 'Clear fruit' }}
        showSearch
      />
      <span id={valueId} hidden>
        {name ?? 'Nothing selected'}
      </span>
      {/* In the page from the start: a region that comes with its text may not be read. */}
      <p role="status">{news}</p>
    </div>
  )
}

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
  const [chosen, setChosen] = useState<string | undefined>('cherry')
  const [news, setNews] = useState('')
  const name = fruits.find(({ value }) => value === chosen)?.label

  return (
    <div>
      <label htmlFor={id}>Fruit</label>
      <Select<string | undefined, (typeof fruits)[number]>
        id={id}
        style={{ width: 280, maxWidth: '100%' }}
        // Read with the field, each time the focus comes to it.
        aria-describedby={valueId}
        options={fruits}
        value={chosen}
        onChange={setChosen}
        onSelect={(_, { label }) => setNews(`${label} chosen`)}
        onClear={() => setNews('Cleared')}
        allowClear={{ label: 'Clear fruit' }}
        showSearch
      />
      <span id={valueId} hidden>
        {name ?? 'Nothing chosen'}
      </span>
      {/* In the page from the start: a region that comes with its text may not be read. */}
      <p role="status">{news}</p>
    </div>
  )
}

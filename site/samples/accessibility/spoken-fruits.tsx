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

export function SpokenFruits() {
  const id = useId()
  const valueId = useId()
  const [selected, setSelected] = useState(['cherry', 'fig'])
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [news, setNews] = useState('')
  const names = fruits
    .filter(({ value }) => selected.includes(value))
    .map(({ label }) => label)
  const hits = findFruits(text)

  return (
    <div>
      <label htmlFor={id}>Fruit (several)</label>
      <Select<string[], (typeof fruits)[number]>
        id={id}
        mode="multiple"
        style={{ width: 280, maxWidth: '100%' }}
        // Read with the field, each time the focus comes to it.
        aria-describedby={valueId}
        options={hits}
        value={selected}
        onChange={setSelected}
        onSelect={(_, { label }) => {
          setText('')
          setNews(`${label} added`)
        }}
        onDeselect={(_, { label }) => {
          setText('')
          setNews(`${label} removed`)
          // The rows that come back as the text goes would open the list.
          if (hits.length === 0) setOpen(false)
        }}
        onClear={() => {
          setNews('All removed')
          // As above.
          setOpen(false)
        }}
        allowClear={{ label: 'Clear fruit' }}
        open={open}
        onPopupVisibleChange={(next) => {
          setOpen(next)
          if (!next) setText('')
        }}
        // Nothing matches, no list: the status line says so.
        notFoundContent={null}
        showSearch={{
          filterOption: false,
          searchValue: text,
          onSearch: (next) => {
            setText(next)
            if (next !== '') setNews('')
          },
        }}
        onBlur={() => {
          // Closed from here, the list reports nothing: the text would stay,
          setText('')
          // and as above.
          setOpen(false)
        }}
      />
      <span id={valueId} hidden>
        {names.length === 0
          ? 'Nothing selected'
          : `Selected: ${names.join(', ')}`}
      </span>
      {/* In the page from the start: a region that comes with its text may not be read. */}
      <p role="status">{text === '' ? news : countResults(hits.length)}</p>
    </div>
  )
}

function findFruits(text: string) {
  const searched = text.trim().toLowerCase()
  return fruits.filter(({ label }) => label.toLowerCase().includes(searched))
}

function countResults(count: number): string {
  if (count === 0) return 'No results'
  return count === 1 ? '1 result' : `${count} results`
}

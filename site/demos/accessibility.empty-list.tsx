import { useId, useState } from 'react'
import Select from '@rc-component/select'

const teas = [
  { value: 'assam', label: 'Assam' },
  { value: 'darjeeling', label: 'Darjeeling' },
  { value: 'sencha', label: 'Sencha' },
]

/** The message is a part of the list, which may hold options only. */
function MessageInList() {
  const id = useId()

  return (
    <div className="demo-field">
      <label className="demo-label" htmlFor={id}>
        Faulty: a message in the list
      </label>
      <Select<string>
        id={id}
        placeholder="Type “x”"
        options={teas}
        notFoundContent="No tea matches."
        showSearch={{ optionFilterProp: 'label' }}
      />
    </div>
  )
}

/** The list closes, and a line below the field says why. */
function MessageBeside() {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const hits = teas.filter((tea) =>
    tea.label.toLowerCase().includes(text.trim().toLowerCase()),
  )

  return (
    <div className="demo-field">
      <label className="demo-label" htmlFor={id}>
        Mended: a message beside it
      </label>
      <Select<string>
        id={id}
        placeholder="Type “x”"
        options={hits}
        open={open}
        onPopupVisibleChange={setOpen}
        notFoundContent={null}
        showSearch={{
          filterOption: false,
          searchValue: text,
          onSearch: setText,
        }}
        onSelect={() => setText('')}
        onBlur={() => {
          setText('')
          // Else the rows that come back open the list.
          setOpen(false)
        }}
      />
      <p className="demo-status" role="status">
        {hits.length === 0 ? `No tea matches “${text}”.` : ''}
      </p>
    </div>
  )
}

export default function EmptyList() {
  return (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(230px, 100%), 1fr))',
      }}
    >
      <MessageInList />
      <MessageBeside />
    </div>
  )
}

import { useId, useState } from 'react'
import Select from '@rc-component/select'

interface Country {
  value: string
  label: string
  disabled?: boolean
}

/** Value of the row that selects or clears all others. No country has it. */
const everything = '*'

const countries: Country[] = [
  { value: 'at', label: 'Austria' },
  { value: 'dk', label: 'Denmark' },
  { value: 'fi', label: 'Finland' },
  { value: 'fr', label: 'France' },
  { value: 'de', label: 'Germany' },
  { value: 'is', label: 'Iceland', disabled: true },
  { value: 'ie', label: 'Ireland' },
  { value: 'nl', label: 'Netherlands' },
  { value: 'pl', label: 'Poland' },
]

export default function SelectAll() {
  const id = useId()
  const [picked, setPicked] = useState<string[]>(['fr'])
  const [text, setText] = useState('')

  const wanted = text.trim().toLowerCase()
  // #region show
  const matches = countries.filter(({ label }) =>
    label.toLowerCase().includes(wanted),
  )
  // A disabled row is neither selected nor cleared.
  const values = matches.filter((row) => !row.disabled).map((row) => row.value)
  // #endregion show
  const isAll = values.every((value) => picked.includes(value))
  const all: Country = {
    value: everything,
    label: isAll ? `Clear all ${values.length}` : `Select all ${values.length}`,
  }
  // #region show
  // With text, Enter has to take the first match: then the row stands last.
  const rows = wanted === '' ? [all, ...matches] : [...matches, all]

  function change(next: string[]) {
    if (!next.includes(everything)) return setPicked(next)
    const others = picked.filter((value) => !values.includes(value))
    setPicked(isAll ? others : [...others, ...values])
  }
  // #endregion show

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Countries to ship to
        </label>
        {/* #region show */}
        <Select<string[], Country>
          id={id}
          mode="multiple"
          style={{ width: 420, maxWidth: '100%' }}
          placeholder="No country"
          maxTagCount={3}
          options={values.length > 1 ? rows : matches}
          listHeight={252}
          listItemHeight={36}
          value={picked}
          onChange={change}
          // The list is filtered above, so that the row can count the matches.
          showSearch={{
            filterOption: false,
            searchValue: text,
            onSearch: setText,
          }}
          onPopupVisibleChange={(open) => {
            if (!open) setText('')
          }}
        />
        {/* #endregion show */}
      </div>
      <p className="demo-value">
        Value: <code>{picked.join(', ') || 'none'}</code>
      </p>
    </div>
  )
}

import { useId, useState } from 'react'
import Select from '@rc-component/select'

const titles = [
  'Accountant',
  'Architect',
  'Backend developer',
  'Chef',
  'Designer',
  'Electrician',
  'Frontend developer',
  'Game developer',
  'Librarian',
  'Nurse',
  'Product designer',
  'Teacher',
]

// #region show
const options = titles.map((title) => ({ value: title }))
const maxLength = 24
// #endregion show

export default function Combobox() {
  const id = useId()
  const [title, setTitle] = useState('')
  const [matching, setMatching] = useState(true)
  const [disabled, setDisabled] = useState(false)

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Job title
        </label>
        {/* #region show */}
        <Select<string | undefined>
          id={id}
          mode="combobox"
          style={{ width: 320, maxWidth: '100%' }}
          placeholder="Any title, or one of ours"
          value={title}
          // The clear button reports undefined, then ''.
          onChange={(value) => setTitle(value ?? '')}
          options={options}
          // This mode does not filter unless asked to.
          showSearch={{ filterOption: matching }}
          backfill
          maxLength={maxLength}
          allowClear={{ label: 'Clear the job title' }}
          disabled={disabled}
          notFoundContent={null}
          listHeight={252}
          listItemHeight={36}
        />
        {/* #endregion show */}
        <span className="demo-help">
          {title.length} of {maxLength} characters
        </span>
      </div>
      <div className="demo-tools">
        <fieldset className="demo-choices">
          <legend>Field</legend>
          <label>
            <input
              type="checkbox"
              checked={matching}
              onChange={() => setMatching(!matching)}
            />{' '}
            Suggest only what matches
          </label>
          <label>
            <input
              type="checkbox"
              checked={disabled}
              onChange={() => setDisabled(!disabled)}
            />{' '}
            Disabled
          </label>
        </fieldset>
      </div>
      <p className="demo-value">
        Title: <code>{JSON.stringify(title)}</code>
      </p>
    </div>
  )
}

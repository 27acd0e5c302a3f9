import { useId, useState } from 'react'
import Select, { type DefaultOptionType } from '@rc-component/select'

// #region show
const cuisines: DefaultOptionType[] = [
  { value: 'et', label: 'Ethiopian' },
  { value: 'gr', label: 'Greek' },
  { value: 'in', label: 'Indian' },
  { value: 'it', label: 'Italian' },
  { value: 'jp', label: 'Japanese' },
  { value: 'kr', label: 'Korean' },
  { value: 'mx', label: 'Mexican' },
  { value: 'pe', label: 'Peruvian' },
  { value: 'th', label: 'Thai' },
  { value: 'vn', label: 'Vietnamese' },
]
// #endregion show

export default function Multiple() {
  const id = useId()
  const [picked, setPicked] = useState<string[]>(['jp', 'mx'])
  const [last, setLast] = useState('none')
  const [animated, setAnimated] = useState(false)
  const [counted, setCounted] = useState(false)
  const [loading, setLoading] = useState(false)

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Cuisines
        </label>
        {/* #region show */}
        <Select<string[]>
          id={id}
          mode="multiple"
          style={{ width: 420, maxWidth: '100%' }}
          placeholder="Any cuisine"
          options={cuisines}
          listHeight={252}
          listItemHeight={36}
          value={picked}
          onChange={setPicked}
          onSelect={(value) => {
            // A paste calls this for what is selected already, too.
            if (!picked.includes(value)) setLast(`added ${value}`)
          }}
          onDeselect={(value) => setLast(`removed ${value}`)}
          onClear={() => setLast('cleared')}
          allowClear={{ label: 'Clear cuisines' }}
          // Typing and pasting look at the label; by default the search would
          // read the value.
          showSearch={{ optionFilterProp: 'label' }}
          // "Thai, Greek" pasted at once: list the blank too, pieces are not
          // trimmed.
          tokenSeparators={[', ', ',']}
          loading={loading}
          {...(animated && { animation: 'slide-up' })}
          // `loading` draws nothing by itself: the suffix function is told
          // about it.
          {...(counted && {
            suffix: (state) =>
              state.loading ? 'Loading…' : `${picked.length} selected`,
          })}
        />
        {/* #endregion show */}
        <p className="demo-help">
          Try pasting <code>Thai, Greek, Nope</code>.
        </p>
      </div>
      <div className="demo-tools">
        <fieldset className="demo-choices">
          <legend>Look</legend>
          <label>
            <input
              type="checkbox"
              checked={animated}
              onChange={(event) => setAnimated(event.target.checked)}
            />{' '}
            Animation
          </label>
          <label>
            <input
              type="checkbox"
              checked={counted}
              onChange={(event) => setCounted(event.target.checked)}
            />{' '}
            Count as suffix
          </label>
          <label>
            <input
              type="checkbox"
              checked={loading}
              onChange={(event) => setLoading(event.target.checked)}
            />{' '}
            Loading
          </label>
        </fieldset>
      </div>
      <p className="demo-value">
        Value: <code>{picked.join(', ') || 'none'}</code> · last change:{' '}
        <code>{last}</code>
      </p>
    </div>
  )
}

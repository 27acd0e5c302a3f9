import { useId, useState } from 'react'
import Select, { type DefaultOptionType } from '@rc-component/select'

type Limit = number | 'responsive' | 'all'

const limits: { name: string; limit: Limit }[] = [
  { name: 'As fits', limit: 'responsive' },
  { name: 'None', limit: 0 },
  { name: 'One', limit: 1 },
  { name: 'All', limit: 'all' },
]
const widths = [
  { name: '200 px', width: 200 },
  { name: '560 px', width: 560 },
]
const files = ['Sea', 'Sky', 'Boat', 'Pier', 'Gull']
// #region show
const options: DefaultOptionType[] = files.map((word) => ({
  value: word,
  label: word,
}))
// #endregion show

export default function TagsResponsive() {
  const id = useId()
  const [keywords, setKeywords] = useState(files)
  const [limit, setLimit] = useState<Limit>('responsive')
  const [width, setWidth] = useState(200)

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Keywords on the card
        </label>
        {/* #region show */}
        <Select<string[]>
          id={id}
          mode="tags"
          // "As fits" measures the field: its width must be definite, not "as
          // wide as the tags".
          style={{ width, maxWidth: '100%' }}
          options={options}
          value={keywords}
          onChange={setKeywords}
          {...(limit !== 'all' && { maxTagCount: limit })}
          maxTagPlaceholder={(hidden) => `+ ${hidden.length} more`}
        />
        {/* #endregion show */}
      </div>
      <div className="demo-tools">
        <fieldset className="demo-choices">
          <legend>Tags shown</legend>
          {limits.map((entry) => (
            <label key={entry.name}>
              <input
                type="radio"
                name={`${id}-limit`}
                checked={limit === entry.limit}
                onChange={() => setLimit(entry.limit)}
              />{' '}
              {entry.name}
            </label>
          ))}
        </fieldset>
        <fieldset className="demo-choices">
          <legend>Width of the field</legend>
          {widths.map((entry) => (
            <label key={entry.name}>
              <input
                type="radio"
                name={`${id}-width`}
                checked={width === entry.width}
                onChange={() => setWidth(entry.width)}
              />{' '}
              {entry.name}
            </label>
          ))}
        </fieldset>
      </div>
      <p className="demo-value">
        Value: <code>{keywords.join(', ') || 'none'}</code>
      </p>
    </div>
  )
}

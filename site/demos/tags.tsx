import { useId, useState } from 'react'
import Select, { type DefaultOptionType } from '@rc-component/select'

const known = [
  'autumn',
  'beach',
  'city',
  'forest',
  'mountains',
  'night',
  'portrait',
  'sunset',
]
// #region show
const options: DefaultOptionType[] = known.map((word) => ({
  value: word,
  label: word,
}))

/**
 * Tags are compared letter by letter: "Beach", "beach" and " beach" would be
 * three keywords.
 */
function tidy(words: string[]) {
  return [...new Set(words.map((word) => word.trim().toLowerCase()))].filter(
    (word) => word !== '',
  )
}
// #endregion show

export default function Tags() {
  const id = useId()
  const [keywords, setKeywords] = useState(['sunset', 'beach'])
  // #region show
  const own = keywords.filter((word) => !known.includes(word))
  // #endregion show

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Photo keywords
        </label>
        {/* #region show */}
        <Select<string[]>
          id={id}
          mode="tags"
          style={{ width: 420, maxWidth: '100%' }}
          placeholder="Select a keyword or type your own"
          options={options}
          listHeight={252}
          listItemHeight={36}
          value={keywords}
          onChange={(next) => setKeywords(tidy(next))}
          tokenSeparators={[',', '\r\n', '\n']}
          // Enter takes the first row. The keyword that is exactly the text has
          // to be that row, or "sun" would take "sunset".
          showSearch={{
            filterSort: (a, b, { searchValue }) =>
              Number(b.value === searchValue) - Number(a.value === searchValue),
          }}
          maxTagTextLength={24}
        />
        {/* #endregion show */}
        <p className="demo-help">
          Enter or a comma adds what you typed; Backspace takes the last one
          away.
        </p>
      </div>
      <p className="demo-value">
        Keywords: <code>{keywords.join(', ') || 'none'}</code> · new:{' '}
        <code>{own.length}</code>
      </p>
    </div>
  )
}

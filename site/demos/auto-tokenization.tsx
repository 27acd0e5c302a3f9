import { useId, useState } from 'react'
import Select from '@rc-component/select'

// #region show
const suggestions = [
  'accessibility',
  'css',
  'performance',
  'react',
  'testing',
  'typescript',
]
const limit = 3

/**
 * Pieces arrive as they were cut: blanks included, "React" and "react" as two.
 */
function tidy(words: string[]) {
  return [
    ...new Set(
      words.map((word) =>
        word
          .replaceAll(/[,;\s]+/g, ' ')
          .trim()
          .toLowerCase(),
      ),
    ),
  ].filter(Boolean)
}
// #endregion show

export default function AutoTokenization() {
  const id = useId()
  const [keywords, setKeywords] = useState(['react'])

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Article keywords
        </label>
        {/* At the limit the field is silent: it takes no text and says nothing. */}
        <p
          className="demo-status"
          role="status"
          data-demo-tone={keywords.length < limit ? 'quiet' : 'ok'}
        >
          {keywords.length} of {limit} keywords
          {keywords.length < limit ? '' : ': remove one to add another'}
        </p>
        {/* #region show */}
        <Select<string[]>
          id={id}
          mode="tags"
          style={{ width: 420, maxWidth: '100%' }}
          placeholder="Type css, testing,"
          options={suggestions.map((word) => ({ value: word, label: word }))}
          value={keywords}
          onChange={(next) => setKeywords(tidy(next))}
          // A line break cannot be typed here, but a pasted column of a sheet is
          // full of them.
          tokenSeparators={[',', ';', '\n']}
          // Else "act" and Enter would take "react", though "act" is a keyword.
          showSearch={{
            filterSort: (a, b, { searchValue }) =>
              Number(b.value === searchValue) - Number(a.value === searchValue),
          }}
          maxCount={limit}
          listHeight={252}
          listItemHeight={36}
        />
        {/* #endregion show */}
      </div>
      <p className="demo-value">
        Value: <code>{JSON.stringify(keywords)}</code>
      </p>
    </div>
  )
}

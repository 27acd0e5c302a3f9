import { useId, useState } from 'react'
import Select from '@rc-component/select'

const snippets: Record<string, string> = {
  hello: 'Hello,\nthank you for writing to us.',
  hours: 'We are open Monday to Friday, 9:00 to 17:00.',
  refund: 'The refund is on its way. It takes up to five days.',
  sorry: 'We are sorry for the trouble.',
  bye: 'Kind regards,\nthe support team',
}

// A slash word at the very end: "/", "/he"
const slashWord = /(^|\s)\/(\w*)$/

export default function ComboboxNotes() {
  const id = useId()
  const [text, setText] = useState('')
  const lines = text.split('\n').length

  // Selecting replaces the whole text, so each option carries all of it: what
  // was written, then the snippet.
  const word = slashWord.exec(text)
  const before =
    word === null ? '' : text.slice(0, word.index) + (word[1] ?? '')
  // #region show
  const options =
    word === null
      ? []
      : Object.entries(snippets)
          .filter(([name]) => name.startsWith(word[2] ?? ''))
          .map(([name, snippet]) => ({
            value: before + snippet,
            label: `/${name}`,
          }))
  // #endregion show

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Reply
        </label>
        {/* #region show */}
        <Select<string | undefined>
          id={id}
          mode="combobox"
          style={{ width: 440, maxWidth: '100%' }}
          value={text}
          onChange={(value) => setText(value ?? '')}
          options={options}
          // Without a list Enter is a line break; with one it takes the active
          // snippet, at first the first.
          defaultActiveFirstOption
          notFoundContent={null}
          listHeight={252}
          listItemHeight={36}
          components={{
            input: (
              <textarea rows={5} placeholder="Write, or type / for a snippet" />
            ),
          }}
          onInputKeyDown={(event) => {
            // In a textarea the arrows would move the caret as well as the
            // active row.
            if (
              options.length > 0 &&
              (event.key === 'ArrowDown' || event.key === 'ArrowUp')
            )
              event.preventDefault()
          }}
        />
        {/* #endregion show */}
        <span className="demo-help">
          Snippets:{' '}
          {Object.keys(snippets)
            .map((name) => `/${name}`)
            .join(' ')}
        </span>
      </div>
      <p className="demo-value">
        {lines === 1 ? '1 line' : `${lines} lines`}:{' '}
        <code>{JSON.stringify(text)}</code>
      </p>
    </div>
  )
}

import { useId, useState } from 'react'
import Select from '@rc-component/select'

export default function TagsClosed() {
  const id = useId()
  const [words, setWords] = useState<string[]>([])
  const [locked, setLocked] = useState(false)

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Words to mute
        </label>
        {/* #region show */}
        <Select<string[]>
          id={id}
          mode="tags"
          // Nothing to suggest: the list stays shut and the field is a plain
          // tag input.
          open={false}
          style={{ width: 420, maxWidth: '100%' }}
          placeholder="spoiler, giveaway"
          value={words}
          // Pieces keep the blanks at a separator: of "a, b" the second is " b".
          onChange={(next) =>
            setWords(
              [...new Set(next.map((word) => word.trim()))].filter(
                (word) => word !== '',
              ),
            )
          }
          tokenSeparators={[',', ';', '\n']}
          disabled={locked}
        />
        {/* #endregion show */}
      </div>
      <div className="demo-tools">
        <fieldset className="demo-choices">
          <legend>Field</legend>
          <label>
            <input
              type="checkbox"
              checked={locked}
              onChange={(event) => setLocked(event.target.checked)}
            />{' '}
            Disabled
          </label>
        </fieldset>
      </div>
      <p className="demo-value">
        Value: <code>{words.join(', ') || 'none'}</code>
      </p>
    </div>
  )
}

import { useId, useState } from 'react'
import Select from '@rc-component/select'

// #region show
/**
 * Called with the whole text as it changes. Cuts at commas, semicolons and line
 * breaks, but not between quotes. The text itself as the only piece means: not
 * yet. A separator alone gives an empty piece, or it would cut the next letter.
 */
function splitQuoted(text: string): string[] {
  const hasOpenQuote = (text.split('"').length - 1) % 2 === 1
  const outside = text.replaceAll(/"[^"]*"/g, '')
  if (hasOpenQuote || !/[,;\n]/.test(outside)) return [text]
  return text.match(/(?:"[^"]*"|[^",;\n])+/g) ?? ['']
}

/**
 * Text committed by Enter or by leaving the field was never cut: take quotes
 * and stray separators off here.
 */
function tidy(places: string[]) {
  const bare = places.map((place) =>
    place
      .replaceAll('"', '')
      .replace(/^[,;\s]+/, '')
      .trim(),
  )
  return [...new Set(bare)].filter((place) => place !== '')
}
// #endregion show

export default function AutoTokenizationQuoted() {
  const id = useId()
  const [places, setPlaces] = useState(['Kyoto'])

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Places to visit
        </label>
        {/* #region show */}
        <Select<string[]>
          id={id}
          mode="tags"
          style={{ width: 420, maxWidth: '100%' }}
          placeholder='Type "San José, CR"; Lima;'
          value={places}
          onChange={(next) => setPlaces(tidy(next))}
          tokenSeparators={splitQuoted}
          // Nothing to suggest: the list stays shut.
          open={false}
        />
        {/* #endregion show */}
        <p className="demo-help">
          Quotes protect a comma: "San José, CR" stays one place.
        </p>
      </div>
      <p className="demo-value">
        Value: <code>{JSON.stringify(places)}</code>
      </p>
    </div>
  )
}

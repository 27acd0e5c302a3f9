import { useId, useRef, useState } from 'react'
import Select, {
  type BaseSelectRef,
  type DefaultOptionType,
} from '@rc-component/select'

// #region show
const languages: DefaultOptionType[] = [
  { value: 'en', label: 'English' },
  { value: 'zh', label: '中文' },
  { value: 'es', label: 'Español' },
]
// #endregion show

export default function FocusQuietly() {
  const id = useId()
  const field = useRef<BaseSelectRef>(null)
  const [language, setLanguage] = useState('en')
  const [event, setEvent] = useState('none')

  return (
    <div className="demo-stack">
      <div className="demo-row">
        <button
          type="button"
          className="demo-button"
          onClick={() => field.current?.focus()}
        >
          Focus
        </button>
        <button
          type="button"
          className="demo-button"
          onClick={() => field.current?.focus({ preventScroll: true })}
        >
          Focus without scrolling
        </button>
        <button
          type="button"
          className="demo-button"
          // Pressing a button takes the focus by itself; here blur() is to do
          // it.
          onMouseDown={(press) => press.preventDefault()}
          onClick={() => field.current?.blur()}
        >
          Blur
        </button>
      </div>
      <div
        className="demo-frame"
        style={{ height: 180, overflow: 'auto', padding: 16 }}
      >
        <p
          className="demo-help"
          style={{ marginBlockStart: 0, minHeight: 420 }}
        >
          The field is at the end of this box. The first two buttons put the
          cursor there; only the first one goes along.
        </p>
        <div className="demo-field">
          <label className="demo-label" htmlFor={id}>
            Language
          </label>
          {/* #region show */}
          <Select<string>
            ref={field}
            id={id}
            style={{ width: 220, maxWidth: '100%' }}
            options={languages}
            value={language}
            onChange={setLanguage}
            onFocus={() => setEvent('onFocus')}
            onBlur={() => setEvent('onBlur')}
          />
          {/* #endregion show */}
        </div>
      </div>
      <p className="demo-value">
        Value: <code>{language}</code> · last event: <code>{event}</code>
      </p>
    </div>
  )
}

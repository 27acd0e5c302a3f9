import { useId, useRef, useState, type SubmitEvent } from 'react'
import Select, {
  type BaseSelectRef,
  type DefaultOptionType,
} from '@rc-component/select'

interface Question {
  name: string
  label: string
  error: string
  options: DefaultOptionType[]
}

const questions: Question[] = [
  {
    name: 'country',
    label: 'Country of purchase',
    error: 'Choose the country of purchase',
    options: [
      { value: 'at', label: 'Austria' },
      { value: 'jp', label: 'Japan' },
      { value: 'mx', label: 'Mexico' },
    ],
  },
  {
    name: 'product',
    label: 'Product',
    error: 'Choose the product',
    options: [
      { value: 'kettle', label: 'Kettle' },
      { value: 'toaster', label: 'Toaster' },
      { value: 'blender', label: 'Blender' },
    ],
  },
  {
    name: 'reason',
    label: 'Reason for the return',
    error: 'Choose a reason for the return',
    options: [
      { value: 'broken', label: 'Arrived broken' },
      { value: 'wrong', label: 'Wrong item' },
      { value: 'changed-mind', label: 'Changed my mind' },
    ],
  },
]

/**
 * As a ref: runs when the element appears, and not again while the reader
 * answers.
 */
function takeFocus(element: HTMLElement | null) {
  element?.focus()
}

export default function Focus() {
  const id = useId()
  const fields = useRef<Record<string, BaseSelectRef | null>>({})
  const [answers, setAnswers] = useState<Record<string, string>>({})
  // What the last try found; it stays as it is while the questions are being
  // answered.
  const [result, setResult] = useState<{
    attempt: number
    missing: Question[]
  } | null>(null)

  function send(event: SubmitEvent) {
    event.preventDefault()
    const missing = questions.filter(({ name }) => answers[name] === undefined)
    setResult({ attempt: (result?.attempt ?? 0) + 1, missing })
  }

  return (
    <form className="demo-stack" onSubmit={send}>
      {result && (
        <div
          key={result.attempt}
          ref={takeFocus}
          className="demo-panel"
          tabIndex={-1}
          role="group"
          aria-label="Result"
        >
          {result.missing.length === 0
            ? 'The return has been registered.'
            : 'Something is missing:'}
          {result.missing.map(({ name, error }) => (
            <div key={name}>
              {/* focus() moves the focus and scrolls the field into view; the
                  list stays closed. */}
              <a
                className="demo-link"
                href={`#${id}-${name}`}
                onClick={(event) => {
                  event.preventDefault()
                  fields.current[name]?.focus()
                }}
              >
                {error}
              </a>
            </div>
          ))}
        </div>
      )}
      {questions.map(({ name, label, error, options }) => {
        const isMissing =
          answers[name] === undefined &&
          result?.missing.some((each) => each.name === name) === true
        return (
          <div key={name} className="demo-field">
            <label className="demo-label" htmlFor={`${id}-${name}`}>
              {label}
            </label>
            {/* #region show */}
            <Select<string>
              ref={(field) => {
                fields.current[name] = field
              }}
              id={`${id}-${name}`}
              style={{ width: 280, maxWidth: '100%' }}
              placeholder="Choose"
              options={options}
              value={answers[name] ?? null}
              onChange={(value) => setAnswers({ ...answers, [name]: value })}
              aria-required
              aria-invalid={isMissing}
              {...(isMissing && { 'aria-describedby': `${id}-${name}-error` })}
            />
            {/* #endregion show */}
            {isMissing && (
              <p
                id={`${id}-${name}-error`}
                className="demo-status"
                data-demo-tone="error"
              >
                {error}
              </p>
            )}
          </div>
        )
      })}
      <div>
        <button className="demo-button" data-demo-kind="primary">
          Send the return
        </button>
      </div>
      <p className="demo-value">
        Value: <code>{JSON.stringify(answers)}</code>
      </p>
    </form>
  )
}

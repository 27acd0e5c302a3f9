import { useId, useState } from 'react'
import Select, { type DefaultOptionType } from '@rc-component/select'

// #region show
const methods: DefaultOptionType[] = [
  // "No preference" is a choice of its own: give it a real value, never null or
  // ''.
  { value: 'any', label: 'No preference' },
  { value: 'standard', label: 'Standard, 3–5 days' },
  { value: 'express', label: 'Express, next day' },
  { value: 'same-day', label: 'Same day (sold out)', disabled: true },
  { value: 'evening', label: 'Evening, 6–9 pm' },
]
// #endregion show

export default function Single() {
  const id = useId()
  const [shipped, setShipped] = useState(true)
  // null is "nothing chosen": it shows the placeholder. undefined would leave
  // the field to itself.
  const [method, setMethod] = useState<string | null>(null)

  return (
    <div className="demo-stack">
      {shipped && (
        <div className="demo-field">
          <label className="demo-label" htmlFor={id}>
            Delivery method
          </label>
          {/* #region show */}
          <Select<string>
            id={id}
            style={{ width: 280, maxWidth: '100%' }}
            placeholder="Choose a method"
            options={methods}
            value={method}
            // Clearing calls with undefined, which the type does not tell.
            onChange={(next: string | undefined) => setMethod(next ?? null)}
            allowClear={{ label: 'Clear delivery method' }}
          />
          {/* #endregion show */}
        </div>
      )}
      <div className="demo-tools">
        <fieldset className="demo-choices">
          <legend>Receive the order</legend>
          <label>
            <input
              type="radio"
              name={`${id}-delivery`}
              checked={shipped}
              onChange={() => setShipped(true)}
            />{' '}
            At my address
          </label>
          <label>
            <input
              type="radio"
              name={`${id}-delivery`}
              checked={!shipped}
              onChange={() => setShipped(false)}
            />{' '}
            In the store
          </label>
        </fieldset>
      </div>
      {shipped && (
        <p className="demo-value">
          Value: <code>{method ?? 'none'}</code>
        </p>
      )}
    </div>
  )
}

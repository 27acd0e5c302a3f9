import { useId, useState } from 'react'
import Select from '@rc-component/select'

interface Currency {
  /** The numeric code of ISO 4217. */
  value: number
  label: string
  code: string
}

// #region show
const currencies: Currency[] = [
  { value: 986, label: 'Brazilian real (BRL)', code: 'BRL' },
  { value: 156, label: 'Chinese yuan (CNY)', code: 'CNY' },
  { value: 978, label: 'Euro (EUR)', code: 'EUR' },
  { value: 356, label: 'Indian rupee (INR)', code: 'INR' },
  { value: 392, label: 'Japanese yen (JPY)', code: 'JPY' },
  { value: 826, label: 'Pound sterling (GBP)', code: 'GBP' },
  { value: 752, label: 'Swedish krona (SEK)', code: 'SEK' },
  { value: 756, label: 'Swiss franc (CHF)', code: 'CHF' },
  { value: 840, label: 'US dollar (USD)', code: 'USD' },
]
// #endregion show

export default function OptionLabelProp() {
  const id = useId()
  const [accepted, setAccepted] = useState([756, 978])

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Accepted currencies
        </label>
        {/* #region show */}
        <Select<number[], Currency>
          id={id}
          mode="multiple"
          style={{ width: 360, maxWidth: '100%' }}
          placeholder="Any currency"
          options={currencies}
          // The list shows `label`; the tags show this field.
          optionLabelProp="code"
          // Showing and searching are separate: without this the numbers would be
          // searched.
          showSearch={{ optionFilterProp: 'label' }}
          value={accepted}
          onChange={setAccepted}
          listHeight={252}
          listItemHeight={36}
        />
        {/* #endregion show */}
      </div>
      <p className="demo-value">
        Value: <code>{accepted.join(', ') || 'none'}</code>
      </p>
    </div>
  )
}

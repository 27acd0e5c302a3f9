import { useId, useState } from 'react'
import Select from '@rc-component/select'

// #region show
/**
 * The ways to write a ten-digit number; none while it is incomplete or already
 * written that way.
 */
function variantsOf(text: string) {
  const [, area, office, line] =
    /^1?(\d{3})(\d{3})(\d{4})$/.exec(text.replaceAll(/\D/g, '')) ?? []
  if (area === undefined) return []
  const variants = [
    `+1 ${area} ${office} ${line}`,
    `(${area}) ${office}-${line}`,
    `${area}.${office}.${line}`,
  ]
  return variants.includes(text) ? [] : variants.map((value) => ({ value }))
}
// #endregion show

export default function UpdateOptionPhone() {
  const id = useId()
  const [phone, setPhone] = useState('')

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Phone number
        </label>
        {/* #region show */}
        <Select<string>
          id={id}
          mode="combobox"
          autoComplete="tel-national"
          style={{ width: 260, maxWidth: '100%' }}
          // Built from the text on each render: nothing to store, nothing to keep
          // in step.
          options={variantsOf(phone)}
          // Nothing to offer: the list stays shut instead of saying so.
          notFoundContent={null}
          value={phone}
          onChange={(next: string | undefined) => setPhone(next ?? '')}
        />
        {/* #endregion show */}
        <p className="demo-help">
          Ten digits, for example <code>2025550143</code>.
        </p>
      </div>
      <p className="demo-value">
        Value: <code>{phone || 'empty'}</code>
      </p>
    </div>
  )
}

import { useId, useState } from 'react'
import Select from '@rc-component/select'

const units = [
  { value: 'kg', label: 'Kilograms' },
  { value: 'lb', label: 'Pounds' },
]

function UnitField({ label, disabled }: { label: string; disabled: boolean }) {
  const id = useId()
  const [unit, setUnit] = useState('kg')

  return (
    <fieldset
      disabled
      style={{ minWidth: 0, margin: 0, padding: 0, border: 0 }}
    >
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          {label}
        </label>
        <Select<string>
          id={id}
          prefix="Unit"
          options={units}
          value={unit}
          onChange={setUnit}
          disabled={disabled}
        />
        <p className="demo-value">
          Value: <code>{unit}</code>
        </p>
      </div>
    </fieldset>
  )
}

export default function DisabledFieldset() {
  return (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(230px, 100%), 1fr))',
      }}
    >
      <UnitField label="Faulty: only the fieldset" disabled={false} />
      <UnitField label="Mended: disabled as well" disabled />
    </div>
  )
}

import { useId, useState } from 'react'
import type { Range } from './read-variables.ts'

interface NumberControlProps {
  label: string
  help: string
  /** `36px` */
  value: string
  range: Range
  /** Takes a number that was made fixed back, and what the button says. */
  follow: { name: string; act: () => void } | undefined
  onChange: (value: string) => void
}

/** How far one press of an arrow key goes, by unit. */
const steps: Readonly<Record<string, number>> = { px: 1, rem: 0.0625, ms: 10, '%': 1 }

/** A size, a time or a share: a slider, and a field for the exact number. */
export function NumberControl({ label, help, value, range, follow, onChange }: NumberControlProps) {
  const id = useId()
  const [draft, setDraft] = useState<string | undefined>()
  const { min, max, unit } = range
  const number = Number.parseFloat(value)
  const limits = { min, max, step: steps[unit] ?? 1 }
  return (
    <div className="studio-number">
      <label htmlFor={id} title={help}>
        {label}
      </label>
      <input
        type="range"
        id={id}
        {...limits}
        value={number}
        aria-valuetext={`${number} ${unit}`}
        onChange={({ target }) => onChange(`${target.value}${unit}`)}
      />
      <input
        type="number"
        {...limits}
        step="any"
        aria-label={`${label} (${unit})`}
        value={draft ?? number}
        onBlur={() => setDraft(undefined)}
        onChange={({ target }) => {
          setDraft(target.value)
          const next = target.valueAsNumber
          if (next >= min && next <= max) onChange(`${next}${unit}`)
        }}
      />
      <span aria-hidden="true">{unit}</span>
      {follow !== undefined && (
        <button type="button" className="studio-link" onClick={follow.act}>
          {follow.name}
        </button>
      )}
    </div>
  )
}

import { useId, useState } from 'react'
import Select from '@rc-component/select'

const seats = [
  { value: 'stalls', label: 'Stalls' },
  { value: 'circle', label: 'Circle' },
  { value: 'box', label: 'Box' },
]

const nearestBand = (field: HTMLElement) =>
  field.closest<HTMLElement>('[data-band]') ?? document.body

interface BandProps {
  scheme: 'dark' | 'light'
  isMended: boolean
}

function Band({ scheme, isMended }: BandProps) {
  const id = useId()
  const [seat, setSeat] = useState('stalls')

  return (
    <div
      data-band
      style={{
        position: 'relative',
        padding: 16,
        borderRadius: 8,
        colorScheme: scheme,
        background: 'light-dark(#f6f4f1, #1d1b18)',
      }}
    >
      <div className="demo-field">
        <label
          htmlFor={id}
          style={{ color: 'light-dark(#1d1b18, #f6f4f1)', fontWeight: 600 }}
        >
          {isMended ? 'Mended: in the band' : 'Faulty: in body'}
        </label>
        <Select<string>
          id={id}
          options={seats}
          value={seat}
          onChange={setSeat}
          {...(isMended && { getPopupContainer: nearestBand })}
        />
      </div>
    </div>
  )
}

export default function ColoursOfABand() {
  const id = useId()
  const [scheme, setScheme] = useState<'dark' | 'light'>('dark')

  return (
    <div className="demo-stack">
      <div
        style={{
          display: 'grid',
          gap: 16,
          gridTemplateColumns:
            'repeat(auto-fit, minmax(min(230px, 100%), 1fr))',
        }}
      >
        <Band scheme={scheme} isMended={false} />
        <Band scheme={scheme} isMended />
      </div>
      <div className="demo-tools">
        <fieldset className="demo-choices">
          <legend>The band is</legend>
          {(['dark', 'light'] as const).map((each) => (
            <label key={each}>
              <input
                type="radio"
                name={id}
                checked={scheme === each}
                onChange={() => setScheme(each)}
              />{' '}
              {each}
            </label>
          ))}
        </fieldset>
      </div>
    </div>
  )
}

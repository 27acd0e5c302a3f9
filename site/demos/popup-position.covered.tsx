import { useId, useState } from 'react'
import Select from '@rc-component/select'

const colours = [
  { value: 'sand', label: 'Sand' },
  { value: 'slate', label: 'Slate' },
  { value: 'moss', label: 'Moss' },
]

function Panel({ zIndex, label }: { zIndex: number | 'auto'; label: string }) {
  const id = useId()
  const [colour, setColour] = useState('sand')

  return (
    <div className="demo-panel" style={{ padding: 0 }}>
      <div className="demo-field" style={{ padding: 16 }}>
        <label className="demo-label" htmlFor={id}>
          {label}
        </label>
        <Select<string>
          id={id}
          options={colours}
          value={colour}
          onChange={setColour}
          // Of the shipped stylesheet it has none, of select.css it has 1050.
          popupStyle={{ zIndex }}
        />
      </div>
      <div
        className="demo-help"
        style={{
          position: 'relative',
          zIndex: 3,
          padding: '28px 16px',
          background: 'light-dark(#f0efee, #2c2a27)',
        }}
      >
        A bar with z-index: 3
      </div>
    </div>
  )
}

export default function CoveringBar() {
  return (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(230px, 100%), 1fr))',
      }}
    >
      <Panel zIndex="auto" label="Faulty: no z-index" />
      <Panel zIndex={1050} label="Mended: above the bar" />
    </div>
  )
}

import { useEffect, useId, useState } from 'react'
import Select from '@rc-component/select'

const sizes = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium' },
  { value: 'l', label: 'Large' },
]

const troubles = [
  { id: 'moved', label: 'A message comes above it' },
  { id: 'scrolled', label: 'Its box is scrolled' },
  { id: 'zoomed', label: 'Its box is zoomed' },
]

/** The element that moves with the field. It is positioned, as it must be. */
const nearestBox = (field: HTMLElement) =>
  field.closest<HTMLElement>('[data-box]') ?? document.body

function Box({ isNear, trouble }: { isNear: boolean; trouble: string }) {
  const id = useId()
  const [size, setSize] = useState('m')
  const [isOpen, setOpen] = useState(false)
  const [message, setMessage] = useState('')

  useEffect(() => {
    if (!isOpen || trouble !== 'moved') return
    const timer = setTimeout(() => setMessage('New sizes are in stock.'), 800)
    return () => {
      clearTimeout(timer)
      setMessage('')
    }
  }, [isOpen, trouble])

  return (
    <div className="demo-frame" style={{ height: 300, padding: 0 }}>
      {message !== '' && (
        <p className="demo-help" style={{ padding: 16 }}>
          {message}
        </p>
      )}
      <div
        data-box
        style={{
          position: 'relative',
          boxSizing: 'border-box',
          minHeight: trouble === 'scrolled' ? 560 : 220,
          padding: 16,
          transform: trouble === 'zoomed' ? 'scale(1.25)' : undefined,
          transformOrigin: '0 0',
        }}
      >
        <div className="demo-field">
          <label className="demo-label" htmlFor={id}>
            {isNear ? 'Mended: in the box' : 'Faulty: in body'}
          </label>
          <Select<string>
            id={id}
            style={{ width: 160 }}
            options={sizes}
            value={size}
            onChange={setSize}
            onPopupVisibleChange={setOpen}
            {...(isNear && { getPopupContainer: nearestBox })}
          />
        </div>
      </div>
    </div>
  )
}

export default function PopupContainers() {
  const id = useId()
  const [trouble, setTrouble] = useState('moved')

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
        <Box isNear={false} trouble={trouble} />
        <Box isNear trouble={trouble} />
      </div>
      <div className="demo-tools">
        <fieldset className="demo-choices">
          <legend>While the list is open</legend>
          {troubles.map((each) => (
            <label key={each.id}>
              <input
                type="radio"
                name={id}
                checked={trouble === each.id}
                onChange={() => setTrouble(each.id)}
              />{' '}
              {each.label}
            </label>
          ))}
        </fieldset>
      </div>
    </div>
  )
}

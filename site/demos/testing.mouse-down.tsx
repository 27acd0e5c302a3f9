import { useId, useRef, useState } from 'react'
import Select from '@rc-component/select'

const sizes = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium' },
]

export default function MouseDownOpens() {
  const id = useId()
  const stage = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [sent, setSent] = useState('')
  const state = open ? 'open' : 'closed'

  function send(type: 'click' | 'mousedown') {
    const event = new MouseEvent(type, { bubbles: true })
    // After the press of the button, which closes an open list.
    setTimeout(() => {
      stage.current?.querySelector('.rc-select')?.dispatchEvent(event)
      setSent(type)
    })
  }

  return (
    <div className="demo-stack" ref={stage}>
      <div className="demo-row">
        <button className="demo-button" onClick={() => send('click')}>
          Send a click
        </button>
        <button className="demo-button" onClick={() => send('mousedown')}>
          Send a mousedown
        </button>
      </div>
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Size
        </label>
        <Select<string>
          id={id}
          style={{ width: 240, maxWidth: '100%' }}
          options={sizes}
          open={open}
          onPopupVisibleChange={setOpen}
        />
        <p className="demo-status" role="status">
          {sent === '' ? '' : `${sent}: ${state}`}
        </p>
      </div>
    </div>
  )
}

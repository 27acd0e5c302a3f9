import { useId, useRef, useState, type SubmitEvent } from 'react'
import Select, { type BaseSelectRef } from '@rc-component/select'

const seats = [
  { value: 'aisle', label: 'Aisle' },
  { value: 'window', label: 'Window' },
]

export default function SeatForm() {
  const id = useId()
  const field = useRef<BaseSelectRef>(null)
  const [seat, setSeat] = useState<string | null>(null)
  const [error, setError] = useState('')
  const [posted, setPosted] = useState('nothing yet')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    // Only here: a form of yours is posted.
    event.preventDefault()
    if (seat === null) {
      setError('Choose a seat.')
      field.current?.focus()
      return
    }
    setPosted(JSON.stringify([...new FormData(event.currentTarget)]))
  }

  return (
    <form
      className="demo-field"
      onSubmit={submit}
      onReset={() => {
        setSeat(null)
        setError('')
      }}
    >
      <label className="demo-label" htmlFor={id}>
        Seat
      </label>
      <Select<string | null>
        ref={field}
        id={id}
        style={{ width: 280, maxWidth: '100%' }}
        placeholder="Choose one"
        options={seats}
        value={seat}
        onChange={(next) => {
          setSeat(next)
          setError('')
        }}
        aria-required
        aria-invalid={error !== ''}
        aria-describedby={`${id}-error`}
      />
      <p id={`${id}-error`} className="demo-help" role="alert">
        {error}
      </p>
      {seat !== null && <input type="hidden" name="seat" value={seat} />}
      <div className="demo-row">
        <button className="demo-button" data-demo-kind="primary">
          Book
        </button>
        <button type="reset" className="demo-button">
          Start again
        </button>
      </div>
      <p className="demo-value">
        Posted: <code>{posted}</code>
      </p>
    </form>
  )
}

import Select from '@rc-component/select'
import { useActionState, useId, useState } from 'react'

const seats = [
  { value: 'aisle', label: 'Aisle' },
  { value: 'window', label: 'Window' },
]

interface Answer {
  error?: string
  booked?: string
}

/** Runs on the server or in the page; the form data is the same. */
async function book(_before: Answer, data: FormData): Promise<Answer> {
  const seat = data.get('seat')
  if (typeof seat !== 'string') return { error: 'Choose a seat.' }
  return { booked: seat }
}

export function BookingForm() {
  const id = useId()
  const [seat, setSeat] = useState<string | null>(null)
  const [answer, submit, isPending] = useActionState(book, {})

  return (
    <form action={submit} onReset={() => setSeat(null)}>
      <label htmlFor={id}>Seat</label>
      <Select<string>
        id={id}
        options={seats}
        value={seat}
        onChange={setSeat}
        disabled={isPending}
        aria-invalid={answer.error !== undefined}
        aria-describedby={`${id}-answer`}
      />
      {seat !== null && <input type="hidden" name="seat" value={seat} />}
      <p id={`${id}-answer`} role="status">
        {answer.error ?? (answer.booked && `Booked: ${answer.booked}`)}
      </p>
      <button type="submit">Book</button>
    </form>
  )
}

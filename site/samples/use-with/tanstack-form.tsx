import Select from '@rc-component/select'
import { useForm } from '@tanstack/react-form'
import { useId } from 'react'

interface Booking {
  seat: string | null
}

const seats = [
  { value: 'aisle', label: 'Aisle' },
  { value: 'window', label: 'Window' },
]
const empty: Booking = { seat: null }

export function BookingForm({ onBook }: { onBook: (data: Booking) => void }) {
  const id = useId()
  const form = useForm({
    defaultValues: empty,
    onSubmit: ({ value }) => onBook(value),
  })

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit()
      }}
    >
      <label htmlFor={id}>Seat</label>
      <form.Field
        name="seat"
        validators={{
          onSubmit: ({ value }) =>
            value === null ? 'Choose a seat.' : undefined,
        }}
      >
        {(field) => (
          <>
            <Select<string>
              id={id}
              options={seats}
              value={field.state.value}
              onChange={(next: string | undefined) =>
                field.handleChange(next ?? null)
              }
              onBlur={(event) => {
                // The clear button belongs to the field.
                const next = event.relatedTarget
                const root = event.currentTarget.closest('.rc-select')
                if (!root?.contains(next)) field.handleBlur()
              }}
              allowClear
              aria-invalid={!field.state.meta.isValid}
              aria-describedby={`${id}-error`}
            />
            <p id={`${id}-error`} role="alert">
              {field.state.meta.errors.join(' ')}
            </p>
            <output>{field.state.meta.isBlurred ? 'visited' : 'new'}</output>
          </>
        )}
      </form.Field>
      <button type="submit">Book</button>
      <button type="button" onClick={() => form.reset()}>
        Start again
      </button>
    </form>
  )
}

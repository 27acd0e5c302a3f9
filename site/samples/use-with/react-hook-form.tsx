import Select from '@rc-component/select'
import { useId } from 'react'
import { Controller, useForm } from 'react-hook-form'

interface Booking {
  seat: string | null
}

const seats = [
  { value: 'aisle', label: 'Aisle' },
  { value: 'window', label: 'Window' },
]

export function BookingForm({ onBook }: { onBook: (data: Booking) => void }) {
  const id = useId()
  const { control, handleSubmit, reset } = useForm<Booking>({
    // null and not undefined: undefined would leave the select to itself.
    defaultValues: { seat: null },
  })

  return (
    <form onSubmit={(event) => void handleSubmit(onBook)(event)}>
      <label htmlFor={id}>Seat</label>
      <Controller
        name="seat"
        control={control}
        rules={{ required: 'Choose a seat.' }}
        render={({ field, fieldState }) => (
          <>
            <Select<string>
              id={id}
              // Has focus(): the form library calls it for the first error.
              ref={field.ref}
              options={seats}
              value={field.value}
              onChange={(next: string | undefined) =>
                field.onChange(next ?? null)
              }
              onBlur={(event) => {
                // The clear button belongs to the field.
                const next = event.relatedTarget
                const root = event.currentTarget.closest('.rc-select')
                if (!root?.contains(next)) field.onBlur()
              }}
              disabled={field.disabled ?? false}
              allowClear
              aria-invalid={fieldState.invalid}
              aria-describedby={`${id}-error`}
            />
            <p id={`${id}-error`} role="alert">
              {fieldState.error?.message}
            </p>
            <output>{fieldState.isTouched ? 'touched' : 'untouched'}</output>
          </>
        )}
      />
      <button type="submit">Book</button>
      <button type="button" onClick={() => reset()}>
        Start again
      </button>
    </form>
  )
}

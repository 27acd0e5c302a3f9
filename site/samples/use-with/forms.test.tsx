// @vitest-environment jsdom
import '../testing/setup.ts'
import Select from '@rc-component/select'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import {
  findField,
  findRow,
  openSelect,
  readChoice,
  waitUntilClosed,
} from '../testing/drive-select.ts'
import { BookingForm as ActionForm } from './form-action.tsx'
import { RoomDialog } from './radix-dialog.tsx'
import { BookingForm as HookForm } from './react-hook-form.tsx'
import { BookingForm as TanStackForm } from './tanstack-form.tsx'

describe.each([
  ['React Hook Form', HookForm],
  ['TanStack Form', TanStackForm],
])('the form with %s', (_, Form) => {
  it('asks for a value, hands it over, and clears to null', async () => {
    const onBook = vi.fn<(data: { seat: string | null }) => void>()
    render(<Form onBook={onBook} />)
    await userEvent.click(screen.getByRole('button', { name: 'Book' }))
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('Choose a seat.'),
    )
    expect(findField('Seat').getAttribute('aria-invalid')).toBe('true')
    expect(onBook).not.toHaveBeenCalled()

    await pickWindow()
    await userEvent.click(screen.getByRole('button', { name: 'Book' }))
    await waitFor(() =>
      expect(onBook.mock.calls[0]?.[0]).toEqual({ seat: 'window' }),
    )
    expect(screen.getByRole('alert').textContent).toBe('')

    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    await userEvent.click(screen.getByRole('button', { name: 'Book' }))
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('Choose a seat.'),
    )
    expect(onBook).toHaveBeenCalledTimes(1)
  })

  it('is reset to nothing chosen', async () => {
    render(<Form onBook={() => {}} />)
    await pickWindow()
    expect(readChoice(findField('Seat'))).toBe('Window')
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }))
    await waitFor(() => expect(readChoice(findField('Seat'))).toBe(''))
  })
})

it.each([
  ['React Hook Form', HookForm, 'untouched', 'touched'],
  ['TanStack Form', TanStackForm, 'new', 'visited'],
])(
  '%s: a field is touched when the focus leaves it, not when it goes to the clear button',
  async (_, Form, before, after) => {
    render(<Form onBook={() => {}} />)
    await pickWindow()
    act(() => findField('Seat').focus())
    act(() => screen.getByRole('button', { name: 'Clear' }).focus())
    expect(screen.getByText(before)).toBeDefined()
    act(() => screen.getByRole('button', { name: 'Book' }).focus())
    expect(screen.getByText(after)).toBeDefined()
  },
)

describe('React Hook Form', () => {
  it('focuses the select that failed, without opening it', async () => {
    render(<HookForm onBook={() => {}} />)
    await userEvent.click(screen.getByRole('button', { name: 'Book' }))
    await waitFor(() => expect(document.activeElement).toBe(findField('Seat')))
    expect(findField('Seat').getAttribute('aria-expanded')).toBe('false')
  })
})

describe('a form with an action', () => {
  it('sends the hidden input, and the select is empty again afterwards', async () => {
    render(<ActionForm />)
    await userEvent.click(screen.getByRole('button', { name: 'Book' }))
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('Choose a seat.'),
    )

    await pickWindow()
    await userEvent.click(screen.getByRole('button', { name: 'Book' }))
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('Booked: window'),
    )
    expect(readChoice(findField('Seat'))).toBe('')
  })
})

describe('what the guide says beside its forms', () => {
  it('onBlur comes when the focus goes to the clear button', () => {
    const onBlur = vi.fn<() => void>()
    render(
      <Select aria-label="Seat" defaultValue="a" allowClear onBlur={onBlur} />,
    )
    act(() => findField('Seat').focus())
    act(() => screen.getByRole('button', { name: 'Clear' }).focus())
    expect(onBlur).toHaveBeenCalledTimes(1)
  })

  it('an action that finds a fault resets the form as well', async () => {
    const onReset = vi.fn<() => void>()
    render(
      <form action={() => Promise.resolve()} onReset={onReset}>
        <button type="submit">Book</button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Book' }))
    await waitFor(() => expect(onReset).toHaveBeenCalledTimes(1))
  })

  it('a modal dialog of Radix leaves nothing outside to the pointer', async () => {
    render(<RoomDialog />)
    await userEvent.click(screen.getByRole('button', { name: 'Book a room' }))
    expect(document.body.style.pointerEvents).toBe('none')
    expect(screen.getByRole('dialog').style.pointerEvents).toBe('auto')
  })

  it('a class of an option stands on its row', () => {
    render(
      <Select
        aria-label="Seat"
        options={[{ value: 'a', label: 'Aisle', className: 'mine' }]}
      />,
    )
    openSelect('Seat')
    expect(findRow('Aisle').closest('.mine')?.className).toContain(
      'item-option',
    )
  })
})

async function pickWindow(): Promise<void> {
  const field = openSelect('Seat')
  fireEvent.click(findRow('Window'))
  await waitUntilClosed(field)
}

import * as Dialog from '@radix-ui/react-dialog'
import Select from '@rc-component/select'
import { useState } from 'react'

const rooms = [
  { value: 'oak', label: 'Oak' },
  { value: 'elm', label: 'Elm' },
]

const dialogOf = (field: HTMLElement) =>
  field.closest<HTMLElement>('[role="dialog"]') ?? document.body

export function RoomDialog() {
  const [room, setRoom] = useState<string | null>(null)
  const [isListOpen, setListOpen] = useState(false)

  return (
    // The dialog may close while its list is open, and the list goes with it.
    <Dialog.Root onOpenChange={() => setListOpen(false)}>
      <Dialog.Trigger>Book a room</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content
          style={{ position: 'fixed', inset: '20% auto auto 20%' }}
          aria-describedby={undefined}
          // The first Escape closes the list, the second one the dialog.
          onEscapeKeyDown={(event) => {
            if (isListOpen) event.preventDefault()
          }}
        >
          <Dialog.Title>Book a room</Dialog.Title>
          <Select<string>
            aria-label="Room"
            style={{ width: 240, maxWidth: '100%' }}
            options={rooms}
            value={room}
            onChange={setRoom}
            onPopupVisibleChange={setListOpen}
            getPopupContainer={dialogOf}
          />
          <Dialog.Close>Done</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

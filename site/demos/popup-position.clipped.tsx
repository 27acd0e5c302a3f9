import { useId, useState } from 'react'
import Select from '@rc-component/select'

const floors = [
  { value: 1, label: 'Ground floor' },
  { value: 2, label: 'First floor' },
  { value: 3, label: 'Second floor' },
]

const card = (field: HTMLElement) =>
  field.closest<HTMLElement>('[data-card]') ?? document.body

/** One further out: it is positioned, and cuts nothing off. */
const aroundCards = (field: HTMLElement) =>
  field.closest<HTMLElement>('[data-cards]') ?? document.body

function Card({ isMended }: { isMended: boolean }) {
  const id = useId()
  const [floor, setFloor] = useState(1)

  return (
    <div
      data-card
      className="demo-panel"
      style={{ position: 'relative', overflow: 'hidden' }}
    >
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          {isMended ? 'Mended: around the cards' : 'Faulty: in the card'}
        </label>
        <Select<number>
          id={id}
          options={floors}
          value={floor}
          onChange={setFloor}
          getPopupContainer={isMended ? aroundCards : card}
        />
      </div>
    </div>
  )
}

export default function ClippingCards() {
  return (
    <div
      data-cards
      style={{
        position: 'relative',
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(230px, 100%), 1fr))',
      }}
    >
      <Card isMended={false} />
      <Card isMended />
    </div>
  )
}

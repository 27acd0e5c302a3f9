import { useId, useState, type CSSProperties } from 'react'
import Select, { type DefaultOptionType } from '@rc-component/select'

const zones: DefaultOptionType[] = [
  { value: 'America/Los_Angeles', label: 'Los Angeles, USA' },
  { value: 'America/New_York', label: 'New York, USA' },
  { value: 'America/Sao_Paulo', label: 'São Paulo, Brazil' },
  { value: 'Europe/London', label: 'London, UK' },
  { value: 'Europe/Berlin', label: 'Berlin, Germany' },
  { value: 'Africa/Nairobi', label: 'Nairobi, Kenya' },
  { value: 'Asia/Kolkata', label: 'Kolkata, India' },
  { value: 'Asia/Tokyo', label: 'Tokyo, Japan' },
]

const edge = 12
const clocks: { name: string; zone: string; place: CSSProperties }[] = [
  {
    name: 'Top left',
    zone: 'America/New_York',
    place: { top: edge, left: edge },
  },
  {
    name: 'Top right',
    zone: 'Europe/London',
    place: { top: edge, right: edge },
  },
  {
    name: 'Middle',
    zone: 'Africa/Nairobi',
    place: {
      top: '50%',
      left: '50%',
      width: 'min(200px, 80%)',
      translate: '-50% -50%',
    },
  },
  {
    name: 'Bottom left',
    zone: 'Asia/Kolkata',
    place: { bottom: edge, left: edge },
  },
  {
    name: 'Bottom right',
    zone: 'Asia/Tokyo',
    place: { bottom: edge, right: edge },
  },
]

export default function AutoAdjustDropdown() {
  const id = useId()
  const [chosen, setChosen] = useState(clocks.map(({ zone }) => zone))

  return (
    <div className="demo-stack">
      {/* The popup keeps inside every box around it that scrolls or clips, and
          inside the window. */}
      <div
        className="demo-frame"
        style={{ position: 'relative', height: 400, overflow: 'hidden' }}
      >
        {clocks.map(({ name, place }, index) => (
          <div
            key={name}
            style={{ position: 'absolute', width: 'min(124px, 44%)', ...place }}
          >
            <label className="demo-label" htmlFor={`${id}-${index}`}>
              {name}
            </label>
            <Select<string>
              id={`${id}-${index}`}
              style={{ width: '100%' }}
              options={zones}
              value={chosen[index] ?? null}
              onChange={(zone) =>
                setChosen(chosen.map((old, at) => (at === index ? zone : old)))
              }
              // Wider than the field, so it may also have to move sideways.
              // With `true` it never does.
              popupMatchSelectWidth={200}
              listHeight={144}
              listItemHeight={36}
              getPopupContainer={(field: HTMLElement) =>
                field.closest<HTMLElement>('.demo-frame') ?? document.body
              }
            />
          </div>
        ))}
      </div>
      <p className="demo-value">
        {clocks.map(({ name }, index) => (
          <span key={name} style={{ display: 'block' }}>
            {name}: <code>{chosen[index]}</code>
          </span>
        ))}
      </p>
    </div>
  )
}

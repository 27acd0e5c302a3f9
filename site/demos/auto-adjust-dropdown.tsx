import { useId, useState, type CSSProperties } from 'react'
import Select, { type DefaultOptionType } from '@rc-component/select'

// #region show
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
// #endregion show

// One moment for everybody, so that the clocks can be compared.
const meeting = new Date('2026-03-03T14:00:00Z')

/** As `15:00`, on the wall of an office in this zone. */
function wallTime(timeZone: string) {
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return meeting.toLocaleTimeString('en-GB', { ...time, timeZone })
}

const edge = 12
const teams: { name: string; zone: string; place: CSSProperties }[] = [
  {
    name: 'Sales',
    zone: 'America/New_York',
    place: { top: edge, left: edge },
  },
  {
    name: 'Design',
    zone: 'Europe/London',
    place: { top: edge, right: edge },
  },
  {
    name: 'Support',
    zone: 'Africa/Nairobi',
    place: {
      top: '50%',
      left: '50%',
      width: 'min(200px, 80%)',
      translate: '-50% -50%',
    },
  },
  {
    name: 'Factory',
    zone: 'Asia/Kolkata',
    place: { bottom: edge, left: edge },
  },
  {
    name: 'Press',
    zone: 'Asia/Tokyo',
    place: { bottom: edge, right: edge },
  },
]

export default function AutoAdjustDropdown() {
  const id = useId()
  const [chosen, setChosen] = useState(teams.map(({ zone }) => zone))

  return (
    <div className="demo-stack">
      <p className="demo-help">
        The call at 14:00 UTC, on the clock of each team
      </p>
      {/* The popup keeps inside every box around it that scrolls or clips. */}
      <div
        data-box
        className="demo-frame"
        style={{ position: 'relative', height: 400, overflow: 'hidden' }}
      >
        {teams.map(({ name, place }, index) => (
          <div
            key={name}
            style={{ position: 'absolute', width: 'min(124px, 44%)', ...place }}
          >
            <label className="demo-label" htmlFor={`${id}-${index}`}>
              {name}
            </label>{' '}
            <time className="demo-help">
              {wallTime(chosen[index] ?? 'UTC')}
            </time>
            {/* #region show */}
            <Select<string>
              id={`${id}-${index}`}
              style={{ width: '100%' }}
              options={zones}
              value={chosen[index] ?? null}
              onChange={(zone) =>
                setChosen(chosen.map((old, at) => (at === index ? zone : old)))
              }
              // Wider than most fields, so it may also have to move sideways.
              // With `true` it is as wide.
              popupMatchSelectWidth={200}
              listHeight={144}
              listItemHeight={36}
              getPopupContainer={(field: HTMLElement) =>
                field.closest<HTMLElement>('[data-box]') ?? document.body
              }
            />
            {/* #endregion show */}
          </div>
        ))}
      </div>
      <p className="demo-value">
        {teams.map(({ name }, index) => (
          <span key={name} style={{ display: 'block' }}>
            {name}: <code>{chosen[index]}</code>
          </span>
        ))}
      </p>
    </div>
  )
}

import { useId, useState } from 'react'
import Select, { type DefaultOptionType } from '@rc-component/select'

// #region show
const places: DefaultOptionType[] = [
  { value: 'depot-north', label: 'North depot' },
  { value: 'depot-harbour', label: 'Harbour depot' },
  { value: 'shop-market', label: 'Market street shop' },
  { value: 'shop-station', label: 'Station shop' },
  { value: 'shop-airport', label: 'Airport shop (closed)', disabled: true },
]
// #endregion show

const paths = {
  pin:
    'M8 14.5s4.5-4.2 4.5-8a4.5 4.5 0 0 0-9 0c0 3.8 4.5 8 4.5 8Z' +
    'M8 8.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4Z',
  down: 'm4 6 4 4 4-4',
  up: 'm4 10 4-4 4 4',
  search: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM10.3 10.3l3.2 3.2',
  wait: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  cross: 'm4.5 4.5 7 7m0-7-7 7',
  tick: 'm3.5 8.5 3 3 6-7',
}

/** Decoration only: the words are in the labels, so screen readers skip it. */
function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      aria-hidden="true"
      data-icon={name}
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ display: 'block' }}
    >
      <path d={paths[name]} />
    </svg>
  )
}

// #region show
// The library types the argument of `suffix` as any; these are the parts used
// here.
function suffixIcon({
  searchValue,
  open,
  loading,
}: {
  searchValue: string
  open: boolean
  loading?: boolean
}) {
  if (loading) return <Icon name="wait" />
  if (searchValue !== '') return <Icon name="search" />
  return <Icon name={open ? 'up' : 'down'} />
}
// #endregion show

export default function CustomIcon() {
  const id = useId()
  const [loading, setLoading] = useState(false)
  const [place, setPlace] = useState<string | null>('shop-market')

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Pick-up point
        </label>
        {/* #region show */}
        <Select<string>
          id={id}
          style={{ width: 320, maxWidth: '100%' }}
          placeholder="Choose a place"
          options={places}
          value={place}
          onChange={(next: string | undefined) => setPlace(next ?? null)}
          showSearch={{ optionFilterProp: 'label' }}
          loading={loading}
          prefix={<Icon name="pin" />}
          suffix={suffixIcon}
          // The button needs a name; the icon inside has none.
          allowClear={{
            clearIcon: <Icon name="cross" />,
            label: 'Clear pick-up point',
          }}
          menuItemSelectedIcon={<Icon name="tick" />}
        />
        {/* #endregion show */}
      </div>
      <div className="demo-tools">
        <fieldset className="demo-choices">
          <legend>State</legend>
          <label>
            <input
              type="checkbox"
              checked={loading}
              onChange={(event) => setLoading(event.target.checked)}
            />{' '}
            Loading
          </label>
        </fieldset>
      </div>
      <p className="demo-value">
        Value: <code>{place ?? 'none'}</code>
      </p>
    </div>
  )
}

import { useEffect, useId, useState } from 'react'
import Select from '@rc-component/select'

const streets = [
  'Alder',
  'Bridge',
  'Canal',
  'Dock',
  'Elm',
  'Ferry',
  'Grove',
  'Harbour',
  'Iron',
  'Jasmine',
]

const lockers = Array.from({ length: 10_000 }, (_, index) => {
  const number = String(index + 1).padStart(5, '0')
  const street = streets[index % streets.length]
  return { value: index + 1, label: `Locker ${number}, ${street} Street` }
})

export default function ScrollLoadingVirtual() {
  const id = useId()
  const [locker, setLocker] = useState<number | null>(null)
  const [popup, setPopup] = useState<HTMLElement | null>(null)
  const [rows, setRows] = useState(0)

  useEffect(() => {
    if (popup === null) return
    const countRows = () =>
      setRows(popup.querySelectorAll('.rc-select-item-option').length)
    const observer = new MutationObserver(countRows)
    observer.observe(popup, { childList: true, subtree: true })
    countRows()
    return () => observer.disconnect()
  }, [popup])

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Parcel locker
        </label>
        <span className="demo-help">
          {rows} rows in the DOM for {lockers.length.toLocaleString('en-US')}{' '}
          options
        </span>
        <Select<number, { value: number; label: string }>
          id={id}
          style={{ width: 320, maxWidth: '100%' }}
          placeholder="Choose or search"
          value={locker}
          onChange={setLocker}
          options={lockers}
          showSearch={{ optionFilterProp: 'label' }}
          listHeight={252}
          // The real height of a row: a wrong guess makes the scrollbar drift.
          listItemHeight={36}
          // Only to count the rows for the line above.
          popupRender={(menu) => <div ref={setPopup}>{menu}</div>}
        />
      </div>
      <p className="demo-value">
        Locker: <code>{locker ?? 'none'}</code>
      </p>
    </div>
  )
}

import { useId, useState } from 'react'
import Select, { type DefaultOptionType } from '@rc-component/select'

const columns: DefaultOptionType[] = [
  { value: 'number', label: 'Number' },
  { value: 'customer', label: 'Customer' },
  { value: 'total', label: 'Total' },
  { value: 'country', label: 'Country' },
  { value: 'status', label: 'Status' },
]

const orders = [
  {
    number: '1048',
    customer: 'Orchard Books',
    total: '€ 84.00',
    country: 'Ireland',
    status: 'Packed',
  },
  {
    number: '1049',
    customer: 'Kaya Ceramics',
    total: '€ 312.50',
    country: 'Türkiye',
    status: 'Paid',
  },
  {
    number: '1050',
    customer: 'Blue Door Café',
    total: '€ 46.90',
    country: 'Portugal',
    status: 'Sent',
  },
]

export default function CustomSelector() {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState<string | null>(null)
  const [shown, setShown] = useState(['number', 'customer', 'total'])
  // #region show
  const title = `Columns (${shown.length})`
  const activeIndex = columns.findIndex(({ value }) => value === active)
  // #endregion show
  const visible = columns.filter(({ value }) => shown.includes(String(value)))

  return (
    <div className="demo-stack">
      <div>
        {/* #region show */}
        <Select<string[]>
          id={id}
          mode="multiple"
          options={columns}
          value={shown}
          onChange={setShown}
          onActive={(next: unknown) =>
            setActive(typeof next === 'string' ? next : null)
          }
          open={open}
          onPopupVisibleChange={setOpen}
          // A button takes no text. Without this Space would open the list and
          // its click close it again.
          showSearch={false}
          popupMatchSelectWidth={200}
          components={{
            // Any focusable element may be the field. It gets the handlers, and
            // no state: what a screen reader needs to know about the list is
            // written here.
            root: (
              <button
                type="button"
                className="demo-button"
                role="combobox"
                aria-label={title}
                aria-haspopup="listbox"
                aria-expanded={open}
                aria-controls={open ? `${id}_list` : undefined}
                aria-activedescendant={
                  open && activeIndex >= 0
                    ? `${id}_list_${activeIndex}`
                    : undefined
                }
              >
                {title}
              </button>
            ),
          }}
        />
        {/* #endregion show */}
      </div>
      <div
        className="demo-frame"
        style={{ overflowX: 'auto', padding: 4 }}
        tabIndex={0}
        role="region"
        aria-label="Orders"
      >
        <table
          style={{
            width: '100%',
            borderCollapse: 'collapse',
            whiteSpace: 'nowrap',
          }}
        >
          <thead>
            <tr>
              {visible.map(({ value, label }) => (
                <th
                  key={value}
                  scope="col"
                  style={{ padding: '8px 12px', textAlign: 'start' }}
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <tr key={order.number}>
                {visible.map(({ value }) => (
                  <td key={value} style={{ padding: '8px 12px' }}>
                    {order[value as keyof typeof order]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="demo-value">
        Shown: <code>{shown.join(', ') || 'none'}</code>
      </p>
    </div>
  )
}

import { useId, useState } from 'react'
import Select from '@rc-component/select'

const routes = [
  { value: 12, label: '12 Harbour, Old Town, University, Airport' },
  { value: 31, label: '31 Central Station, Botanical Garden' },
  { value: 44, label: '44 Ferry Terminal' },
]

function RouteField({ width }: { width: boolean | number }) {
  const id = useId()
  const [route, setRoute] = useState(44)

  return (
    <div className="demo-field">
      <label className="demo-label" htmlFor={id}>
        {String(width)}
      </label>
      <Select<number>
        id={id}
        style={{ width: 140 }}
        options={routes}
        listItemHeight={36}
        value={route}
        onChange={setRoute}
        popupMatchSelectWidth={width}
      />
    </div>
  )
}

export default function PopupWidths() {
  return (
    <div className="demo-row" style={{ gap: 24 }}>
      <RouteField width />
      <RouteField width={260} />
      <RouteField width={false} />
    </div>
  )
}

import { useEffect, useId, useRef, useState } from 'react'
import Select from '@rc-component/select'

const cities = [
  'Madrid',
  'Malmö',
  'Manila',
  'Milan',
  'Montreal',
  'Munich',
  'Murcia',
]

/** Your server. Here, as on a bad day, the shortest text takes the longest. */
function findCities(text: string, signal?: AbortSignal): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const wanted = text.toLowerCase()
    const found = cities.filter((city) => city.toLowerCase().startsWith(wanted))
    setTimeout(() => resolve(found), text.length < 2 ? 1500 : 300)
    signal?.addEventListener('abort', () => reject(new Error('Not wanted')))
  })
}

function CityField({ label, aborts }: { label: string; aborts: boolean }) {
  const id = useId()
  const running = useRef<AbortController>(null)
  const [found, setFound] = useState<string[]>([])
  const [answered, setAnswered] = useState('')

  useEffect(() => () => running.current?.abort(), [])

  function ask(text: string) {
    running.current?.abort()
    if (text === '') return
    const controller = aborts ? new AbortController() : null
    running.current = controller
    findCities(text, controller?.signal).then(
      (list) => {
        setFound(list)
        setAnswered(text)
      },
      () => undefined,
    )
  }

  return (
    <div className="demo-field">
      <label className="demo-label" htmlFor={id}>
        {label}
      </label>
      <Select<string>
        id={id}
        placeholder="Type “ma” quickly"
        options={found.map((value) => ({ value }))}
        notFoundContent={null}
        showSearch={{ filterOption: false, onSearch: ask }}
      />
      <p className="demo-status" role="status">
        {answered === '' ? '' : `${found.length} for “${answered}”`}
      </p>
    </div>
  )
}

export default function LatestAnswer() {
  return (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(230px, 100%), 1fr))',
      }}
    >
      <CityField label="Faulty: every answer counts" aborts={false} />
      <CityField label="Mended: only the latest counts" aborts />
    </div>
  )
}

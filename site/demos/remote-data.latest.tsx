import { useEffect, useId, useRef, useState } from 'react'
import Select from '@rc-component/select'
import { reachServer } from './shared/remote.ts'
// #region site
import { NetworkLab } from '../theme/network/network-lab.tsx'
import { network } from '../theme/network/network.ts'
// #endregion site

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
async function findCities(text: string, signal: AbortSignal) {
  await reachServer(text.length < 2 ? 1500 : 300, { mode: 'normal', signal })
  const wanted = text.toLowerCase()
  return cities.filter((city) => city.toLowerCase().startsWith(wanted))
}

function CityField({ label, aborts }: { label: string; aborts: boolean }) {
  const id = useId()
  const running = useRef<AbortController>(null)
  const [found, setFound] = useState<string[]>([])
  const [answered, setAnswered] = useState('')

  useEffect(() => () => running.current?.abort(), [])

  async function ask(text: string) {
    if (aborts) running.current?.abort()
    if (text === '') return
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    // #region site
    network.label(signal, { name: text, who: aborts ? 'mended' : 'faulty' })
    // #endregion site
    try {
      const list = await findCities(text, signal)
      // Some servers answer all the same: what nobody waits for is dropped.
      if (signal.aborted) return
      setFound(list)
      setAnswered(text)
      // #region site
      network.reportShown(signal)
      // #endregion site
    } catch {
      // Aborted: nobody waits for this answer.
    }
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
        showSearch={{
          filterOption: false,
          onSearch: (text) => void ask(text),
        }}
        // An answer that comes after the focus has left would open the list.
        onBlur={() => {
          if (aborts) running.current?.abort()
        }}
      />
      <p className="demo-status" role="status">
        {answered === '' ? '' : `${found.length} for “${answered}”`}
      </p>
    </div>
  )
}

export default function LatestAnswer() {
  return (
    <div className="demo-stack">
      <div
        style={{
          display: 'grid',
          gap: 16,
          gridTemplateColumns:
            'repeat(auto-fit, minmax(min(230px, 100%), 1fr))',
        }}
      >
        <CityField label="Faulty: every answer counts" aborts={false} />
        <CityField label="Mended: only the latest counts" aborts />
      </div>
      {/* #region site */}
      <div className="demo-tools">
        <NetworkLab isDeaf>Network</NetworkLab>
      </div>
      {/* #endregion site */}
    </div>
  )
}

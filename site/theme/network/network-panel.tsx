import { useId, useSyncExternalStore } from 'react'
import { network } from './network.ts'
import styles from './network-lab.css?inline'
import { readNetworkWords } from './network-words.ts'
import type { NetworkSettings } from './plan-request.ts'
import { RequestTable } from './request-table.tsx'

interface Slider {
  key: 'latency' | 'jitter' | 'reorder' | 'failure'
  min: number
  max: number
  step: number
  show: (value: number) => string
}

const sliders: readonly Slider[] = [
  { key: 'latency', min: 0.5, max: 5, step: 0.5, show: (value) => `× ${value}` },
  { key: 'jitter', min: 0, max: 2000, step: 100, show: (value) => `${value} ms` },
  { key: 'reorder', min: 0, max: 100, step: 10, show: (value) => `${value} %` },
  { key: 'failure', min: 0, max: 100, step: 10, show: (value) => `${value} %` },
]

/** The sliders, what begins again, and the requests. `preset` counts until a slider was moved. */
export function NetworkPanel({ preset }: { preset: NetworkSettings }) {
  const id = useId()
  const { settings = preset, seed, entries } = useSyncExternalStore(network.follow, network.read, network.read)
  const words = readNetworkWords(document.documentElement.lang)
  const set = (next: Partial<NetworkSettings>): void => network.set({ ...settings, ...next })

  return (
    <div className="lab" role="group" aria-label={words.panel}>
      <div className="lab-sliders">
        {sliders.map(({ key, show, ...range }) => (
          <div key={key} className="lab-slider">
            <label htmlFor={id + key}>{words[key]}</label>
            {/* No <output>: it is a live region, and the slider says its value already. */}
            <span aria-hidden="true">{show(settings[key])}</span>
            <input
              type="range"
              id={id + key}
              {...range}
              value={settings[key]}
              aria-valuetext={show(settings[key])}
              onChange={({ target }) => set({ [key]: target.valueAsNumber })}
            />
          </div>
        ))}
      </div>
      <div className="lab-actions">
        <label className="lab-check">
          <input type="checkbox" checked={settings.isDeaf} onChange={({ target }) => set({ isDeaf: target.checked })} />
          {words.isDeaf}
        </label>
        <button className="demo-button" type="button" onClick={() => network.begin(seed)}>
          {words.again}
        </button>
        <button className="demo-button" type="button" onClick={() => network.begin(seed + 1)}>
          {words.others(seed)}
        </button>
      </div>
      <RequestTable entries={entries} words={words} onClear={() => network.clear()} />
      <p className="lab-note">{words.explained}</p>
    </div>
  )
}

let sheet: CSSStyleSheet | undefined

/** Once in a document: pages without the lab do not load its styles. */
export function wearStyles(): void {
  if (sheet !== undefined) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}

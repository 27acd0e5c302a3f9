import { useEffect, useId, useState } from 'react'
import Select from '@rc-component/select'

interface Person {
  value: number
  label: string
}

const people: Person[] = [
  { value: 7, label: 'Ada Lovelace' },
  { value: 12, label: 'Mary Somerville' },
  { value: 31, label: 'Emmy Noether' },
]

/** Your request. Here a timer stands for the server. */
function loadPeople(signal: AbortSignal): Promise<Person[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(people), 1200)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('No longer needed', 'AbortError'))
    })
  })
}

/** One field for one saved ticket. The ticket knows the id, not the name. */
function AssigneeField({ saved }: { saved: number }) {
  const id = useId()
  // Saved first, then what the reader chose. Nothing has to be copied into
  // state when an answer comes.
  const [chosen, setChosen] = useState<number | null>()
  const [options, setOptions] = useState<Person[]>()
  const value = chosen === undefined ? saved : chosen

  useEffect(() => {
    const controller = new AbortController()
    loadPeople(controller.signal).then(setOptions, () => undefined)
    return () => controller.abort()
  }, [])

  return (
    <div className="demo-field">
      <label className="demo-label" htmlFor={id}>
        Assignee
      </label>
      {/* #region show */}
      <Select<number, Person>
        id={id}
        style={{ width: 320, maxWidth: '100%' }}
        placeholder="Nobody"
        options={options ?? []}
        loading={options === undefined}
        notFoundContent={options === undefined ? 'Loading…' : 'Nobody'}
        listItemHeight={36}
        value={value}
        onChange={(next: number | undefined) => setChosen(next ?? null)}
        allowClear={{ label: 'Clear assignee' }}
        // Without this line the field would show “12” until the names arrive.
        labelRender={({ label, value: unnamed }) =>
          label ?? (options ? `No. ${unnamed}` : 'Loading the name…')
        }
      />
      {/* #endregion show */}
      <p className="demo-value">
        Value: <code>{value ?? 'null'}</code>
      </p>
    </div>
  )
}

export default function LateDefault() {
  const [round, setRound] = useState(0)
  return (
    <div className="demo-stack">
      <AssigneeField key={round} saved={12} />
      <div className="demo-row">
        <button
          className="demo-button"
          type="button"
          onClick={() => setRound(round + 1)}
        >
          Open the ticket again
        </button>
      </div>
    </div>
  )
}

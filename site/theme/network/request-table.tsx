import { useEffect, useState } from 'react'
import type { RequestEntry, RequestState } from './create-network.ts'
import { layOutRequests, type RequestBar } from './lay-out-requests.ts'
import type { NetworkWords } from './network-words.ts'

/** A sign for each state, so that none is told by its colour alone. */
const signs: Readonly<Record<RequestState, string>> = {
  waiting: '…',
  aborted: '×',
  ignored: '○',
  shown: '✓',
  stale: '!',
  failed: '△',
}

interface RequestTableProps {
  entries: readonly RequestEntry[]
  words: NetworkWords
  onClear: () => void
}

/** The requests as bars on one axis: a table, so that it can be heard as well as seen. */
export function RequestTable({ entries, words, onClear }: RequestTableProps) {
  const now = useNow(entries.some(({ end }) => end === undefined))
  const bars = layOutRequests(entries, now)
  return (
    <div className="lab-requests">
      <table>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            {words.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.length === 0 && (
            <tr>
              <td colSpan={words.columns.length}>{words.empty}</td>
            </tr>
          )}
          {bars.map((bar) => (
            <Row key={bar.entry.number} bar={bar} words={words} />
          ))}
        </tbody>
      </table>
      <button className="demo-button" type="button" onClick={onClear}>
        {words.clear}
      </button>
    </div>
  )
}

function Row({ bar: { entry, from, width, after, took, isLater }, words }: { bar: RequestBar; words: NetworkWords }) {
  const { number, name, who, state, end } = entry
  return (
    <tr data-state={state} data-later={isLater || undefined}>
      <th scope="row">
        <bdi>{name === '' ? `#${number}` : name}</bdi>
        {who && <span className="lab-who"> {words[who]}</span>}
      </th>
      <td>
        <span className="lab-unseen">{words.starts(toSeconds(after))}</span>
        <span className="lab-axis" aria-hidden="true">
          <span className="lab-bar" style={{ insetInlineStart: toPercent(from), inlineSize: toPercent(width) }} />
        </span>
      </td>
      <td>{end === undefined ? '' : words.seconds(toSeconds(took))}</td>
      <td>
        <span aria-hidden="true">{signs[state]} </span>
        {words.states[state]}
      </td>
    </tr>
  )
}

/** The time, anew with each frame while something is under way; with reduced motion four times a second. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (!isRunning) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      const timer = setInterval(() => setNow(performance.now()), 250)
      return () => clearInterval(timer)
    }
    let frame = requestAnimationFrame(function draw() {
      setNow(performance.now())
      frame = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(frame)
  }, [isRunning])
  return now
}

function toSeconds(ms: number): string {
  return (ms / 1000).toFixed(2)
}

function toPercent(part: number): string {
  return `${(part * 100).toFixed(2)}%`
}

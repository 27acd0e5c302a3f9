import type { RequestEntry } from './create-network.ts'

/** Where a request stands on the time axis, as parts of its width. */
export interface RequestBar {
  entry: RequestEntry
  from: number
  width: number
  /** Milliseconds after the first request of the list. */
  after: number
  /** Milliseconds until its end, or until now. */
  took: number
  /** Nothing happened for a while before it, and the axis leaves that time out. */
  isLater: boolean
}

/** The axis shows this much of a time without requests, in milliseconds. */
const shownGap = 300
/** And it is at least so long. */
const shortest = 1000

/** Places requests on one axis. Long times without any are cut, or the bars before them would shrink to dots. */
export function layOutRequests(entries: readonly RequestEntry[], now: number): RequestBar[] {
  const first = entries[0]?.start ?? now
  let cut = 0
  let busyUntil = first
  const placed = entries.map((entry) => {
    const idle = entry.start - busyUntil
    const isLater = idle > shownGap
    if (isLater) cut += idle - shownGap
    const end = entry.end ?? Math.max(now, entry.start)
    busyUntil = Math.max(busyUntil, end)
    return { entry, begin: entry.start - first - cut, took: end - entry.start, isLater }
  })
  const length = Math.max(shortest, ...placed.map(({ begin, took }) => begin + took))
  return placed.map(({ entry, begin, took, isLater }) => ({
    entry,
    from: begin / length,
    width: took / length,
    after: entry.start - first,
    took,
    isLater,
  }))
}

import type { Call, Gesture, RecordedNews } from '../../model/timeline.ts'

/** Calls that are kept. Older ones go. */
export const mostCalls = 500

/** A call, and how often it came again right after itself. */
export interface LoggedCall extends Call {
  times: number
}

/** What a gesture has called, until something else was called. Without a gesture: what came by itself. */
export interface LogGroup {
  gesture: Gesture | undefined
  /** The gesture has called something before, and others came between. */
  isContinued: boolean
  /** Which run of the code it belongs to, from 1. */
  run: number
  calls: LoggedCall[]
}

/** What was recorded, in its order. */
export interface Log {
  add: (news: RecordedNews) => void
  /** The code runs anew: what follows is another run. */
  startRun: () => void
  clear: () => void
  groups: () => readonly LogGroup[]
  /** Calls that are not kept. */
  dropped: () => number
}

/** `most` calls are kept, and as many gestures. */
export function createLog(most = mostCalls): Log {
  let groups: LogGroup[] = []
  let gestures = new Map<number, Gesture>()
  let [dropped, run] = [0, 1]

  function addCall(call: Call): void {
    const gesture = call.gesture === undefined ? undefined : gestures.get(call.gesture)
    const newest = groups.at(-1)
    if (newest?.run !== run || newest.gesture !== gesture) {
      const isContinued = gesture !== undefined && groups.some((group) => group.gesture === gesture)
      groups.push({ gesture, isContinued, run, calls: [{ ...call, times: 1 }] })
      return
    }
    const before = newest.calls.at(-1)
    if (before !== undefined && isSame(before, call)) before.times += 1
    else newest.calls.push({ ...call, times: 1 })
  }

  function addGesture(gesture: Gesture): void {
    gestures.set(gesture.id, gesture)
    // The others count when they have called something, which opens their group.
    if (['press', 'key', 'input'].includes(gesture.kind)) groups.push({ gesture, isContinued: false, run, calls: [] })
  }

  /** The oldest calls go first, and groups that have none left. */
  function trim(): void {
    let extra = groups.reduce((sum, { calls }) => sum + calls.length, 0) - most
    while (groups[0] !== undefined && (extra > 0 || groups.length > most)) {
      const { calls } = groups[0]
      for (const { times } of calls.splice(0, Math.max(extra, 0))) {
        dropped += times
        extra -= 1
      }
      if (calls.length === 0 || groups.length > most) groups.shift()
    }
    for (const id of gestures.keys()) if (gestures.size > most) gestures.delete(id)
  }

  return {
    add: (news) => {
      for (const entry of news.entries) {
        if (entry.kind === 'gesture') addGesture(entry.gesture)
        else addCall(entry.call)
      }
      dropped += news.dropped
      trim()
    },
    startRun: () => {
      gestures = new Map()
      if (groups.length > 0) run += 1
    },
    clear: () => {
      groups = []
      ;[dropped, run] = [0, 1]
    },
    groups: () => groups,
    dropped: () => dropped,
  }
}

/** Two calls that say the same, as a list that scrolls makes them by the hundred. */
function isSame(a: Call, b: Call): boolean {
  const describe = ({ name, instance, component, thrown, arguments: values }: Call): string =>
    JSON.stringify([name, instance, component, thrown, values.map(({ text }) => text)])
  return describe(a) === describe(b)
}

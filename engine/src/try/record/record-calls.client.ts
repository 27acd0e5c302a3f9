import type { Call, Gesture, RecordedEntry, RecordedNews, WatchedComponent } from '../../model/timeline.ts'
import { describeArgument } from './describe-argument.client.ts'
import { watchGestures } from './watch-gestures.client.ts'

/** Milliseconds between two messages, and entries in one of them. What is more is counted, not told. */
const pause = 100
const mostEntries = 300

type Props = Readonly<Record<string, unknown>>
type Callback = (...values: unknown[]) => unknown

/** Records the callbacks of one component on the page, for as long as it lives. */
interface InstanceRecorder {
  /** Props whose callbacks are recorded before they do what they did. What is no callback is the same as before. */
  wrapProps: <P extends object>(props: P) => P
}

/** Records calls. */
export interface Recorder {
  /** `instance` tells components of one name apart, from 1. */
  createInstance: (component: WatchedComponent, instance: number) => InstanceRecorder
  /** Callbacks that no code has set, but only the recorder. */
  added: () => ReadonlySet<string>
  end: () => void
}

/** Where gestures count, and whether timers may be watched: as `watchGestures` says. */
type RecorderOptions = Parameters<typeof watchGestures>[1]

/** Starts recording. What has happened is told in lots. */
export function recordCalls(tell: (news: RecordedNews) => void, options: RecorderOptions = {}): Recorder {
  const now = performance.now.bind(performance)
  const later = setTimeout.bind(self)
  const began = now()
  const gestures = watchGestures(addGesture, options)
  const [own, onlyAdded] = [new Set<string>(), new Set<string>()]
  let waiting: { entries: RecordedEntry[]; dropped: number } | undefined

  function open(): { entries: RecordedEntry[]; dropped: number } {
    if (waiting !== undefined) return waiting
    later(send, pause)
    waiting = { entries: [], dropped: 0 }
    return waiting
  }

  function addGesture(gesture: Gesture): void {
    const { entries } = open()
    // A gesture that is not told leaves its calls without one, so there is more room for them than for calls.
    if (entries.length < mostEntries * 2) entries.push({ kind: 'gesture', gesture })
  }

  function send(): void {
    const news = waiting
    waiting = undefined
    if (news !== undefined) tell(news)
  }

  function note(name: string, component: string, instance: number, values: readonly unknown[]): Call | undefined {
    const cause = gestures.cause()
    if (cause !== undefined) gestures.name(cause)
    const at = Math.max(now() - (cause?.began ?? began), 0)
    const of = cause === undefined ? {} : { gesture: cause.gesture.id }
    const lot = open()
    if (lot.entries.length >= mostEntries) {
      lot.dropped += 1
      return undefined
    }
    // The arguments are printed now: code may change them later.
    const printed = values.map((value) => describeArgument(value))
    const call: Call = { name, component, instance, ...of, at, arguments: printed }
    lot.entries.push({ kind: 'call', call })
    return call
  }

  function createInstance({ name: component, events }: WatchedComponent, instance: number): InstanceRecorder {
    // The same callback becomes the same function again, so that nothing is drawn anew that would not be without this.
    const callbacks = new WeakMap<object, Map<string, Callback>>()
    const objects = new WeakMap<object, Props>()
    const idle = new Map<string, Callback>()

    function record(name: string, callback: Callback | undefined): Callback {
      return function recorded(this: unknown, ...values: unknown[]): unknown {
        const call = note(name, component, instance, values)
        try {
          return callback?.apply(this, values)
        } catch (error) {
          if (call !== undefined) call.thrown = describeArgument(error).text
          throw error
        }
      }
    }

    function remember(name: string, callback: Callback): Callback {
      const known = callbacks.get(callback) ?? new Map<string, Callback>()
      callbacks.set(callback, known)
      const recorded = known.get(name) ?? record(name, callback)
      known.set(name, recorded)
      return recorded
    }

    function wrapObject(prop: string, value: object): Props {
      const known = objects.get(value)
      if (known !== undefined) return known
      const wrapped = Object.fromEntries(
        Object.entries(value).map(([key, each]: [string, unknown]) =>
          isCallback(key, each) ? [key, remember(`${prop}.${key}`, each)] : [key, each],
        ),
      )
      objects.set(value, wrapped)
      return wrapped
    }

    function wrapProps<P extends object>(props: P): P {
      const result = { ...props } as Record<string, unknown>
      const set = new Set<string>()
      for (const [key, value] of Object.entries(props) as [string, unknown][]) {
        if (isCallback(key, value)) {
          result[key] = remember(key, value)
          set.add(key)
        } else if (isPlain(value)) {
          const inner = Object.entries(value).filter((entry) => isCallback(...entry))
          if (inner.length > 0) result[key] = wrapObject(key, value)
          for (const [name] of inner) set.add(name)
        }
      }
      for (const name of set) own.add(name)
      for (const name of events.filter((each) => !set.has(each))) {
        onlyAdded.add(name)
        const recorded = idle.get(name) ?? record(name, undefined)
        idle.set(name, recorded)
        result[name] = recorded
      }
      return result as P
    }

    return { wrapProps }
  }

  return {
    createInstance,
    added: () => new Set([...onlyAdded].filter((name) => !own.has(name))),
    end: gestures.end,
  }
}

/** Properties that give something back, such as those that draw, are no callbacks: their names begin otherwise. */
function isCallback(name: string, value: unknown): value is Callback {
  return typeof value === 'function' && /^on[A-Z]/.test(name)
}

/** An object that was written as one, and no element of React. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

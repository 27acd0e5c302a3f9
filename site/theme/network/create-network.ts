import { type NetworkSettings, planRequest, type PresetName, presets } from './plan-request.ts'

/**
 * `aborted`: the demo's signal ended it. `ignored`: its answer came and the demo did not use it. `stale`: its answer was
 * shown after that of a later request. `failed`: the server did, and nobody had aborted it.
 */
export type RequestState = 'waiting' | 'aborted' | 'ignored' | 'shown' | 'stale' | 'failed'

/** A request as the lab draws it. Times are milliseconds of `performance.now()`. */
export interface RequestEntry {
  number: number
  /** What was asked for; empty where the demo does not say it. */
  name: string
  /** Which of the two fields of a comparison has asked. */
  who?: RequestLabel['who']
  start: number
  /** When the answer came or the request was aborted. */
  end?: number
  state: RequestState
}

/** What a demo says of a request. */
interface RequestLabel {
  name: string
  who?: 'faulty' | 'mended' | undefined
}

interface NetworkView {
  /** The newest ones, in the order in which they left. */
  entries: readonly RequestEntry[]
  /** What the sliders say, once one was moved; until then the switch of the demo counts. */
  settings: NetworkSettings | undefined
  /** Number of the series of random times. */
  seed: number
}

/** So many requests are kept. */
const keptRequests = 12

/** What a demo gives to its pretend server. */
interface RequestOptions {
  mode: PresetName
  signal: AbortSignal
}

/** What the pretend server of a demo and the lab below it share. A page has one. */
export interface Network {
  read: () => NetworkView
  /** Calls `hear` after each change. Gives the function that ends it. */
  follow: (hear: () => void) => () => void
  /** From here on requests pass the lab; gives the function that ends it and forgets all. */
  open: (settings?: NetworkSettings) => () => void
  set: (settings: NetworkSettings | undefined) => void
  /** Empties the list. The series goes on. */
  clear: () => void
  /** Empties the list and begins the series `seed`. */
  begin: (seed: number) => void
  /** Says what the request with this signal asks for, before it leaves. */
  label: (signal: AbortSignal, label: RequestLabel) => void
  /** Waits as long as the lab says. `off`: there is no lab, nothing was waited for. */
  pass: (usual: number, options: RequestOptions) => Promise<'off' | 'answers' | 'fails'>
  /** The demo has shown what came, an answer or a failure. */
  reportShown: (signal: AbortSignal) => void
}

/** Made once for the page, by `network.ts`; tests make their own. */
export function createNetwork(): Network {
  let view: NetworkView = { entries: [], settings: undefined, seed: 1 }
  let openLabs = 0
  let sent = 0
  let turn = 0
  const listeners = new Set<() => void>()
  const labels = new WeakMap<AbortSignal, RequestLabel>()
  const running = new WeakMap<AbortSignal, { number: number; fails: boolean }>()

  function put(next: Partial<NetworkView>): void {
    view = { ...view, ...next }
    for (const hear of listeners) hear()
  }

  function change(number: number, next: Partial<RequestEntry>): void {
    put({ entries: view.entries.map((each) => (each.number === number ? { ...each, ...next } : each)) })
  }

  function begin(seed: number): void {
    turn = 0
    put({ entries: [], seed })
  }

  /** What nobody has reported as shown was ignored. */
  function settle(number: number, hasFailed: boolean): void {
    if (view.entries.some((each) => each.number === number && each.state === 'waiting'))
      change(number, { state: hasFailed ? 'failed' : 'ignored' })
  }

  function pass(usual: number, { mode, signal }: RequestOptions): ReturnType<Network['pass']> {
    if (openLabs === 0) return Promise.resolve('off')
    const settings = view.settings ?? presets[mode]
    const { ms, fails } = planRequest(usual, settings, { seed: view.seed, turn })
    turn += 1
    sent += 1
    const number = sent
    const { name, who } = labels.get(signal) ?? { name: '' }
    const entry: RequestEntry = { number, name, ...(who && { who }), start: performance.now(), state: 'waiting' }
    running.set(signal, { number, fails })
    put({ entries: [...view.entries, entry].slice(-keptRequests) })
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        clearTimeout(timer)
        change(number, { state: 'aborted', end: performance.now() })
        reject(signal.reason as Error)
      }
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', stop)
        change(number, { end: performance.now() })
        resolve(fails ? 'fails' : 'answers')
        // The demo hears of it in promises, which all come before the next task.
        setTimeout(() => settle(number, fails && !signal.aborted), 0)
      }, ms)
      if (settings.isDeaf) return
      if (signal.aborted) stop()
      else signal.addEventListener('abort', stop, { once: true })
    })
  }

  function reportShown(signal: AbortSignal): void {
    const { number, fails } = running.get(signal) ?? {}
    const own = view.entries.find((each) => each.number === number)
    if (number === undefined || own === undefined) return
    const isLate = view.entries.some(
      ({ number: other, who, state }) => other > number && who === own.who && ['shown', 'failed'].includes(state),
    )
    change(number, { state: isLate ? 'stale' : fails ? 'failed' : 'shown' })
  }

  return {
    read: () => view,
    follow(hear) {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
    open(settings) {
      openLabs += 1
      put({ settings })
      return () => {
        openLabs -= 1
        put({ settings: undefined })
        begin(1)
      }
    },
    set: (settings) => put({ settings }),
    clear: () => put({ entries: [] }),
    begin,
    label: (signal, label) => labels.set(signal, label),
    pass,
    reportShown,
  }
}

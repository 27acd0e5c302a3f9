// A pretend server: it answers late, out of order, or not at all. Your own
// requests take its place.
// #region site
import { network } from '../../theme/network/network.ts'
// #endregion site

/** How the pretend server behaves. */
export type ServerMode = 'normal' | 'slow' | 'failing'

export interface RemoteOptions {
  mode: ServerMode
  /**
   * Ends the request at once; the promise then rejects with the signal's
   * reason.
   */
  signal: AbortSignal
}

/**
 * Resolves after `ms` milliseconds. When the signal is aborted, rejects at once
 * and leaves no timer behind.
 */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}

/**
 * Takes its time, then fails if the mode says so. Every request to the pretend
 * server starts with it.
 */
export async function reachServer(
  ms: number,
  { mode, signal }: RemoteOptions,
): Promise<void> {
  // #region site
  const outcome = await network.pass(ms, { mode, signal })
  if (outcome === 'fails') throw new Error('error 503')
  if (outcome === 'answers') return
  // #endregion site
  await pause(mode === 'slow' ? ms * 3 : ms, signal)
  if (mode === 'failing') throw new Error('error 503')
}

/** Lower case and without accents, so that "zoe" finds "Zoë". */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/**
 * Searches `records` the way a server would: later. A short query takes longer
 * (900 ms for one letter) than a precise one (150 ms), so answers arrive out of
 * order unless the caller drops the older request.
 */
export async function searchRemote<T>(
  records: readonly T[],
  textOf: (record: T) => string,
  query: string,
  options: RemoteOptions,
): Promise<T[]> {
  // #region site
  network.label(options.signal, { name: query })
  // #endregion site
  const length = Array.from(query).length
  await reachServer(length === 1 ? 900 : length === 2 ? 400 : 150, options)
  const words = foldText(query).split(/\s+/).filter(Boolean)
  return records.filter((record) => {
    const text = foldText(textOf(record))
    return words.every((word) => text.includes(word))
  })
}
